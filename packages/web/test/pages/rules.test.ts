// The rules as one reads them: in a minute, or all of them.

import { LANGUAGES } from '@saloon/kernel'
import { GAMES } from '@saloon/games'
import { describe, expect, test } from 'vitest'
import { exhibits, exhibitsByName } from '../../src/pages/rules/gallery.ts'
import { sectionsOf } from '../../src/pages/rules/sections.ts'
import { blocksOf, textOf } from '../../src/text/markdown.ts'

/** As many as one reads in a minute, without hurry. */
const WORDS_A_MINUTE = 180

describe.each(GAMES.map((module) => [module.game.rules.id, module] as const))('%s', (_, module) => {
  test.each(LANGUAGES)('the rules in a minute come first, and take no longer (%s)', (language) => {
    const { minute, rest } = sectionsOf(blocksOf(module.rulesText[language]))
    expect(minute.at(-1)!.heading?.text).toBe({ en: 'In a minute', fr: 'En une minute' }[language])
    const words = minute
      .flatMap(({ blocks }) => blocks.map(textOf))
      .join(' ')
      .split(/\s+/)
    expect(words.length).toBeGreaterThan(100)
    expect(words.length).toBeLessThan(WORDS_A_MINUTE + 30) // with who plays and the heading
    expect(rest.length).toBeGreaterThan(3)
  })

  test.each(LANGUAGES)('a picture beside a line is of what it names first (%s)', (language) => {
    const all = exhibits(module.messages[language], language)
    for (const [name, exhibit] of exhibitsByName(all)) {
      expect(exhibit.name).toBe(name)
      expect(all.filter((other) => other.name === name)).toHaveLength(1)
    }
  })
})
