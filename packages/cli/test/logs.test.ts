// Logs that hold and logs that don't: replay and verify.

import { join } from 'node:path'
import { hashOf, linkOf } from '@saloon/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { ENTER, altered, linesOf, newHome, saloon, saved } from './saloon.ts'

const home = newHome()
const env = { SALOON_HOME: home }
let file = ''
beforeAll(async () => {
  await saloon(['play', 'bang-dice', '--seed', '1'], { input: ENTER, env })
  file = saved(home)[0]!
})

/** As somebody would who knows how logs are made: the chain is right again. */
function rechained(lines: string[]): string[] {
  let hash = hashOf(JSON.parse(lines[0]!))
  return lines.map((line, i) => {
    if (i < 2) return line // header and secret
    const row = { ...(JSON.parse(line) as object), hash: '' }
    hash = linkOf(hash, row)
    return JSON.stringify({ ...row, hash })
  })
}

const replaced = (lines: string[], line: number, from: string | RegExp, to: string): string[] =>
  lines.map((text, i) => (i === line ? text.replace(from, to) : text))

describe('verify', () => {
  test('says what it checked', async () => {
    const { code, stdout, stderr } = await saloon(['verify', file])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain('version 1 of the rules, 5 seats')
    expect(stdout).toContain('the secret is the one promised before the game')
    expect(stdout).toContain(`${linesOf(file).length - 2} rows, none missing or changed`)
    expect(stdout).toContain('every move is allowed')
    expect(stdout).toContain('every roll and shuffle follows from the secret')
    expect((await saloon(['verify', file, '--lang', 'fr'])).stdout).toContain('découle du secret')
  })

  test('an unfinished log holds as far as it goes', async () => {
    const { code, stdout } = await saloon(['verify', altered(file, 'short', (lines) => lines.slice(0, 5))])
    expect(code).toBe(0)
    expect(stdout).toContain('The game is not finished.')
  })

  type Change = (lines: string[]) => string[] | string
  const BAD: readonly [what: string, change: Change, sentence: string | RegExp][] = [
    ['an empty file', () => '', 'The log is empty.'],
    ['no log at all', () => 'Dear diary,\n', 'Line 1 of the log is not a JSON object.'],
    ['something else in JSON', () => '[1,2]\n', /^Line 1 of the log is not a JSON object\./],
    ['a binary file', () => '\u0000\u0001\u0002\n\u0003', /^The log breaks off in line \d|^Line 1/],
    ['a line that breaks off', (lines) => lines.join('\n').slice(0, -20), /^The log breaks off in line \d+\.$/],
    ['a missing row', (lines) => lines.filter((_, i) => i !== 4), 'Row 3 is missing or out of order.'],
    [
      'a changed row',
      (lines) => replaced(lines, 4, /"by":"(bot|person)"/, '"by":"clock"'),
      'Row 3 has been changed: its fingerprint does not match.',
    ],
    [
      'a changed row with its chain made right',
      (lines) => rechained(replaced(lines, 3, /"state":"../, '"state":"00')),
      /^Row 2 leads somewhere else than the log says\.$/,
    ],
    [
      'better dice with the chain made right',
      (lines) => rechained(replaced(lines, 2, '"roll":1', '"roll":2')),
      'Row 1 leads somewhere else than the log says.',
    ],
    [
      'a move against the rules',
      (lines) => rechained(replaced(lines, 2, '"do":"roll"', '"do":"stop"')),
      /^Row 1 is against the rules \(/,
    ],
    [
      'another version',
      (lines) => replaced(lines, 0, '"version":1', '"version":7'),
      'This log follows version 7 of the rules; here they are at version 1.',
    ],
    [
      'another game',
      (lines) => replaced(lines, 0, '"game":"bang-dice"', '"game":"chess"'),
      'There is no game “chess”.',
    ],
    [
      'another secret',
      (lines) => replaced(lines, 1, 'seed 1', 'seed 2'),
      'The published secret is not the one that was promised before the game.',
    ],
    ['no secret', (lines) => lines.filter((_, i) => i !== 1), 'The secret of this game has not been published'],
    [
      'impossible seats',
      (lines) => replaced(lines, 0, '"seats":5', '"seats":50'),
      '50 seats are not possible: this game is for 3 to 8.',
    ],
    [
      'a position that no rule knows',
      (lines) => replaced(lines, 0, /"from":\{[^}]*\}/, `"from":{"state":${JSON.stringify(BASE)}}`),
      'This log cannot be played again: ',
    ],
  ]
  const BASE = {
    chance: [1, 2, 3, 4],
    moves: 0,
    frames: 0,
    epoch: 0,
    given: [],
    used: [],
    locked: [],
    handed: 0,
    stack: [],
  }
  test.concurrent.each(BAD)('refuses %s', async (what, change, sentence) => {
    const { code, stdout, stderr } = await saloon(['verify', altered(file, what.replaceAll(' ', '-'), change)])
    expect(stderr.trimEnd()).toMatch(sentence)
    expect(stderr.trimEnd()).not.toContain('\n')
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  })

  test('takes a secret that was published elsewhere', async () => {
    const sealed = altered(file, 'sealed', (lines) => lines.filter((_, i) => i !== 1))
    expect((await saloon(['verify', sealed, '--secret', 'seed 1'])).code).toBe(0)
    const wrong = await saloon(['verify', sealed, '--secret', 'seed 2', '--lang', 'fr'])
    expect(wrong.stderr).toBe('Le secret publié n’est pas celui qui avait été promis avant la partie.\n')
    expect(wrong.code).toBe(1)
  })
})

describe('replay', () => {
  test('shows everything, or what one seat saw', async () => {
    const [all, mine, named] = await Promise.all([
      saloon(['replay', file, '--at', '0']),
      saloon(['replay', file, '--at', '0', '--seat', '1']),
      saloon(['replay', file, '--at', '0', '--seat', 'bill']),
    ])
    const table = (text: string): string[] => text.split('\n').slice(-8)
    expect(all.stdout).toContain('row 0 of ')
    expect(table(all.stdout).join('\n')).not.toContain('role unknown')
    expect(table(mine.stdout).join('\n')).toContain('role unknown')
    expect(table(mine.stdout).join('\n')).toContain('Bill (you)')
    expect(named.stdout).toBe(mine.stdout)
  })

  test('goes to any row, and says that the game goes on', async () => {
    const { stdout } = await saloon(['replay', file, '--at', '3'])
    expect(stdout).toContain('row 3 of ')
    expect(stdout).toContain('The game goes on')
    const last = await saloon(['replay', file])
    expect(last.stdout).toMatch(/Winners?: /)
    expect(last.stdout).toContain('The game is over.')
  })

  test('without the secret tells what was told', async () => {
    const sealed = altered(file, 'sealed-too', (lines) => lines.filter((_, i) => i !== 1))
    const { code, stdout } = await saloon(['replay', sealed])
    expect(code).toBe(0)
    expect(stdout).toContain('The game is over.')
    expect(stdout).toContain('this is what was told, without the table')
  })

  test.each([
    [['--at', '9999'], 2, /^--at must be at most \d+, not 9999\.$/],
    [['--at', 'end'], 2, '--at must be a whole number, not “end”.'],
    [['--seat', '5'], 2, 'There is no seat “5”: they are 0 to 4, or Ada, Bill, Clara, Doc, Ella.'],
    [['--seat', 'Zed'], 2, 'There is no seat “Zed”'],
  ])('refuses %s', async (flags, code, sentence) => {
    const result = await saloon(['replay', file, ...flags])
    expect(result.stderr.trimEnd()).toMatch(sentence)
    expect({ code: result.code, stdout: result.stdout }).toEqual({ code, stdout: '' })
  })

  test('refuses a log that does not hold, and so does resume', async () => {
    const bad = altered(file, 'bad', (lines) => replaced(lines, 4, /"by":"(bot|person)"/, '"by":"clock"'))
    for (const command of ['replay', 'resume']) {
      const { code, stderr } = await saloon([command, bad], { env })
      expect(stderr).toBe('Row 3 has been changed: its fingerprint does not match.\n')
      expect(code).toBe(1)
    }
  })

  test('a log that says nothing of who plays can be watched but not resumed', async () => {
    const anonymous = altered(file, 'anonymous', (lines) => {
      const { players: _, ...header } = JSON.parse(lines[0]!) as { players: unknown }
      return rechained([JSON.stringify(header), ...lines.slice(1, 6)])
    })
    expect((await saloon(['replay', anonymous])).stdout).toContain('Ada')
    const { code, stderr } = await saloon(['resume', anonymous], { env })
    expect(stderr).toBe(
      `This log doesn’t say who plays, so it cannot be resumed: ${join(home, 'anonymous')}. It can be replayed.\n`,
    )
    expect(code).toBe(2)
  })
})
