// The commands that only tell: games, rules, help; languages and styles.

import { GAMES } from '@saloon/games'
import { describe, expect, test } from 'vitest'
import { renderText } from '../src/render-text.ts'
import { styleFor } from '../src/style.ts'
import { widthOf, wrap } from '../src/layout.ts'
import { saloon } from './saloon.ts'

const COMMANDS = [
  'games',
  'rules',
  'play',
  'resume',
  'simulate',
  'arena',
  'balance',
  'train',
  'tune',
  'replay',
  'verify',
  'bench',
]

describe('saloon', () => {
  test('without a command shows what there is', async () => {
    const { code, stdout } = await saloon([])
    expect(code).toBe(0)
    for (const command of COMMANDS) expect(stdout).toContain(`saloon ${command}`)
    expect((await saloon(['--help'])).stdout).toBe(stdout)
    expect((await saloon(['help'])).stdout).toBe(stdout)
  })

  test.concurrent.each(COMMANDS)('%s --help explains it, in both languages', async (command) => {
    const { code, stdout } = await saloon([command, '--help'])
    expect(stdout).toContain(`saloon ${command}`)
    expect(code).toBe(0)
    const french = await saloon(['--lang=fr', 'help', command])
    expect(french.stdout).toContain(`saloon ${command}`)
    expect(french.stdout).not.toBe(stdout)
  })

  test('speaks the language of the system unless told otherwise', async () => {
    expect((await saloon([], { env: { LANG: 'fr_CA.UTF-8' } })).stdout).toContain('les jeux de la maison')
    expect((await saloon([], { env: { LC_ALL: 'fr', LANG: 'en_GB' } })).stdout).toContain('les jeux de la maison')
    expect((await saloon([], { env: { LANG: 'tlh' } })).stdout).toContain('what there is to play')
    expect((await saloon(['--lang', 'en'], { env: { LANG: 'fr_FR' } })).stdout).toContain('what there is to play')
  })

  test('--version is that of the package', async () => {
    expect((await saloon(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  test('games lists every game, for people and for programs', async () => {
    const [{ stdout }, json] = await Promise.all([saloon(['games']), saloon(['games', '--json'])])
    const { games } = JSON.parse(json.stdout) as {
      games: { id: string; seats: object; options: unknown[]; bots: string[] }[]
    }
    expect(games.map(({ id }) => id)).toEqual(GAMES.map(({ game }) => game.rules.id))
    for (const { game, messages } of GAMES) {
      expect(stdout).toContain(messages.en['name'])
      for (const { key } of game.rules.settings) expect(stdout).toContain(`${key}=`)
    }
    expect(games.find(({ id }) => id === 'bang-dice')).toMatchObject({
      seats: { min: 3, max: 8 },
      options: [],
      bots: ['random', 'greedy'],
      levels: ['easy', 'fair', 'hard'],
    })
    const { personalities } = JSON.parse(json.stdout) as { personalities: { id: string; name: string }[] }
    for (const { id, name } of personalities) expect(stdout).toContain(`greedy:${id}  ${name}`)
  })

  test.each(GAMES.map(({ game }) => game.rules.id))(
    'rules %s are there in both languages and fit the screen',
    async (id) => {
      const [english, french] = await Promise.all([saloon(['rules', id]), saloon(['rules', id, '--lang', 'fr'])])
      for (const { code, stdout } of [english, french]) {
        expect(code).toBe(0)
        expect(stdout.split('\n').length).toBeGreaterThan(10)
        for (const line of stdout.split('\n')) expect(widthOf(line), line).toBeLessThanOrEqual(80)
        expect(stdout).not.toMatch(/^#|\*\*/m)
      }
      expect(french.stdout).not.toBe(english.stdout)
    },
  )
})

describe('text on a screen', () => {
  const plain = { width: 30, style: styleFor({ isTTY: false }, {}) }

  test('is wrapped between words, with what follows as far in', () => {
    expect(wrap('one two three', 9, '- ')).toEqual(['- one two', '  three'])
    expect(wrap('extraordinarily', 5)).toEqual(['extraordinarily'])
  })

  test('has headings, lists and tables', () => {
    const text =
      '# Title\n\nA line\nthat goes on.\n\n## Sub\n- one\n  more\n- **two**\n\n1. first\n\n| a | b |\n| --- | --- |\n| 10 | 2 |\n'
    expect(renderText(text, plain)).toEqual([
      'Title',
      'A line that goes on.',
      '',
      'Sub',
      '  • one more',
      '  • two',
      '  1. first',
      '',
      'a   b',
      '10  2',
    ])
  })

  test('has a width, whatever it is made of', () => {
    expect(widthOf('Zoé')).toBe(3)
    expect(widthOf('Zoe\u0301')).toBe(3)
    expect(widthOf('\u001B[1mbold\u001B[22m')).toBe(4)
    expect(widthOf('酒場')).toBe(4)
  })

  test('is coloured only where somebody looks and wants it', () => {
    expect(styleFor({ isTTY: true }, {}).bold('x')).toBe('\u001B[1mx\u001B[22m')
    expect(styleFor({ isTTY: true }, { NO_COLOR: '1' }).bold('x')).toBe('x')
    expect(styleFor({ isTTY: true }, { TERM: 'dumb' }).bold('x')).toBe('x')
    expect(styleFor({}, {}).bold('x')).toBe('x')
  })
})
