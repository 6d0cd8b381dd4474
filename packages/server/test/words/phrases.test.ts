import { expect, test } from 'vitest'
import { LANGUAGES, say } from '@saloon/kernel'
import { offends } from '../../src/words/filter.ts'
import { HAUNTS, PHRASES, PHRASE_TEXTS, STICKERS, pointsAtSeat } from '../../src/words/phrases.ts'
import { MODERATION_TEXTS } from '../../src/moderation/texts.ts'
import { WHY_TEXTS } from '../../src/words/why.ts'

test('there are 30 phrases and 6 stickers', () => {
  expect(new Set(PHRASES).size).toBe(30)
  expect(new Set(STICKERS).size).toBe(6)
})

test.each(LANGUAGES)('each can be said in %s, without offence and without shouting', (language) => {
  const reader = { language, messages: PHRASE_TEXTS[language], seats: ['Ana', 'Bill'] }
  for (const id of PHRASES) {
    const said = say(reader, { key: `phrase.${id}`, ...(pointsAtSeat(id) && { facts: { seat: 1 } }) })
    expect(said.includes('Bill')).toBe(pointsAtSeat(id))
    expect(offends(said)).toBe(false)
    expect(said).not.toMatch(/!|'/)
    expect(said.length).toBeLessThanOrEqual(40)
  }
  for (const id of HAUNTS) expect(say(reader, { key: `haunt.${id}` })).not.toBe('')
  for (const id of STICKERS) expect(say(reader, { key: `sticker.${id}` })).not.toBe('')
})

test('no two phrases read the same', () => {
  for (const language of LANGUAGES) {
    const texts = Object.values(PHRASE_TEXTS[language])
    expect(new Set(texts).size).toBe(texts.length)
  }
})

test('a refusal speaks of the same facts in both languages', () => {
  const facts = (text: string): string[] => [...text.matchAll(/\{(\w+)/g)].map((match) => match[1]!).toSorted()
  for (const { en, fr } of [WHY_TEXTS, MODERATION_TEXTS])
    for (const [key, text] of Object.entries(en)) expect(facts(fr[key as keyof typeof fr])).toEqual(facts(text))
})
