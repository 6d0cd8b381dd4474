// Games in the terminal, played through a pipe.

import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { GAMES } from '@saloon/games'
import { beforeAll, describe, expect, test } from 'vitest'
import { ENTER, type Result, linesOf, newHome, saloon, saved, start } from './saloon.ts'

const play = (home: string, input: string, ...flags: string[]): Promise<Result> =>
  saloon(['play', 'bang-dice', ...flags], { input, env: { SALOON_HOME: home } })

describe('a whole game', () => {
  const home = newHome()
  let played: Result
  beforeAll(async () => {
    played = await play(home, ENTER, '--seed', '1', '--names', 'Zoé')
  })

  test('is played to the end, and says who won, where it is kept and how to check it', () => {
    const { code, stdout, stderr } = played
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain('Zoé (you)')
    expect(stdout).toMatch(/wins?: .*Winners?: /)
    expect(stdout).toContain(`Log: ${saved(home)[0]}`)
    expect(stdout).toContain('saloon verify')
  })

  test('never shows what the seat may not see', () => {
    const beforeTheEnd = played.stdout.split('The game is over.')[0]!
    const dealt = beforeTheEnd.split('\n').filter((line) => /plays .* life points/.test(line))
    expect(dealt).toHaveLength(5)
    // One's own role, and the Sheriff's: the other three lie face down.
    expect(dealt.filter((line) => /[Rr]ole/.test(line)).length).toBeLessThanOrEqual(2)
    expect(beforeTheEnd).toContain('role unknown')
  })

  test('is the same again with the same seed', async () => {
    const again = await play(newHome(), ENTER, '--seed', '1', '--names', 'Zoé')
    const withoutPath = (text: string): string => text.replace(/Log: .*/, '')
    expect(withoutPath(again.stdout)).toBe(withoutPath(played.stdout))
  })

  test('holds when verified, and can be looked at', async () => {
    const [file] = saved(home)
    const { code, stdout } = await saloon(['verify', file!])
    expect(code).toBe(0)
    expect(stdout.match(/✓/g)).toHaveLength(5)
    expect((await saloon(['replay', file!])).stdout).toContain('Zoé')
  })

  test('is over when resumed', async () => {
    const { code, stdout } = await saloon(['resume', saved(home)[0]!], { env: { SALOON_HOME: home } })
    expect(code).toBe(0)
    expect(stdout).toMatch(/Winners?: /)
  })
})

describe.each(GAMES.map(({ game }) => game.rules.id))('%s', (id) => {
  test('is played to the end by pressing Enter, in French, and holds', async () => {
    const home = newHome()
    const flags = ['play', id, '--seed', '2', '--lang', 'fr']
    const { code, stdout } = await saloon(flags, { input: ENTER.repeat(5), env: { SALOON_HOME: home } })
    expect(code).toBe(0)
    expect(stdout).toMatch(/Gagnants? : /)
    expect(stdout).not.toMatch(/undefined|NaN|\{\w+\}/)
    expect((await saloon(['verify', saved(home)[0]!])).code).toBe(0)
  }, 240_000) // flicks are simulated, and bots try a dozen of them before each of theirs
})

describe('leaving and coming back', () => {
  test('the end of the input is a quit, and every row is saved', async () => {
    const home = newHome()
    const { code, stdout } = await play(home, '\n', '--seed', '1')
    const [file] = saved(home)
    expect(code).toBe(0)
    expect(stdout).toContain(`Saved: ${file}`)
    expect(existsSync(`${file}.lock`)).toBe(false)
    const before = readFileSync(file!, 'utf8')
    const resumed = await saloon(['resume'], { input: 'quit\n', env: { SALOON_HOME: home } })
    expect(resumed.code).toBe(0)
    expect(readFileSync(file!, 'utf8')).toBe(before)
    // And the rest of it, as if nobody had been away.
    const rest = await saloon(['resume'], { input: ENTER, env: { SALOON_HOME: home } })
    expect(rest.stdout).toMatch(/Winners?: /)
    const whole = newHome()
    await play(whole, ENTER, '--seed', '1')
    expect(linesOf(file!)).toEqual(linesOf(saved(whole)[0]!))
  })

  test('who sits there and how well they play is said first, and again on coming back', async () => {
    const home = newHome()
    const { stdout } = await play(
      home,
      'q\n',
      '--seed',
      '1',
      '--seats',
      '4',
      '--bots',
      'greedy:steely,greedy:easy,random',
    )
    expect(stdout).toMatch(/is a bot: Iron Nell, Hard\n.* is a bot: Easy\n.* is a bot: Anything goes\n/)
    const resumed = await saloon(['resume', '--lang', 'fr'], { input: 'q\n', env: { SALOON_HOME: home } })
    expect(resumed.stdout).toMatch(/est un bot : Nell de Fer, Difficile\n/)
  })

  test('play offers the unfinished game, unless a new one is wanted', async () => {
    const home = newHome()
    await play(home, 'q\n', '--seed', '1')
    expect((await play(home, 'n\nq\n')).stdout).toContain('Go on with it? [Y/n] n')
    expect(saved(home)).toHaveLength(2)
    expect((await play(home, '\nq\n')).stdout).toContain('Go on with it?')
    expect(saved(home)).toHaveLength(2)
    expect((await play(home, 'q\n', '--new')).stdout).not.toContain('Go on with it?')
    expect((await play(home, 'q\n', '--seats', '3')).stdout).not.toContain('Go on with it?')
    expect(saved(home)).toHaveLength(4)
    expect((await play(home, '')).code).toBe(0)
    expect(saved(home)).toHaveLength(4)
  })

  test('a game that another window plays is left alone', async () => {
    const home = newHome()
    const { process: other, ended } = start(['play', 'bang-dice', '--seed', '1'], { SALOON_HOME: home })
    await new Promise((resolve) =>
      other.stdout?.on('data', (chunk) => String(chunk).includes('>') && resolve(undefined)),
    )
    const [file] = saved(home)
    const { code, stderr } = await saloon(['resume', file!], { env: { SALOON_HOME: home } })
    expect(stderr).toBe(`This game is open in another window (process ${other.pid}): ${file}.\n`)
    expect(code).toBe(2)
    other.kill('SIGKILL')
    await ended
    // The lock of a process that is gone holds nobody up.
    expect((await saloon(['resume'], { input: 'q\n', env: { SALOON_HOME: home } })).code).toBe(0)
  })

  test('a row that was cut off when the machine went down is dropped, and the game goes on', async () => {
    const home = newHome()
    await play(home, '\n', '--seed', '1')
    const [file] = saved(home)
    const whole = readFileSync(file!, 'utf8')
    appendFileSync(file!, '{"type":"act"')
    expect((await saloon(['verify', file!])).stderr).toMatch(/^The log breaks off in line \d+\.\n$/)
    expect((await play(home, '\nq\n')).stdout).toContain('Go on with it?')
    expect(readFileSync(file!, 'utf8')).toBe(whole)
    appendFileSync(file!, '{"type":"act"')
    expect((await saloon(['resume', file!], { input: 'q\n', env: { SALOON_HOME: home } })).code).toBe(0)
    expect(readFileSync(file!, 'utf8')).toBe(whole)
  })

  test('a file that was changed is refused and left as it is, and play looks past it', async () => {
    const home = newHome()
    await play(home, '\n', '--seed', '1')
    const [file] = saved(home)
    appendFileSync(file!, '{"type":"dance"}\n')
    const damaged = readFileSync(file!, 'utf8')
    const { code, stderr } = await saloon(['resume', file!], { env: { SALOON_HOME: home } })
    expect(stderr).toMatch(/^Line \d+ of the log is of no known kind: "dance"\.\n$/)
    expect(code).toBe(1)
    expect((await play(home, 'q\n')).stdout).not.toContain('Go on with it?')
    expect(readFileSync(file!, 'utf8')).toBe(damaged)
  })
})

describe('at a question', () => {
  test('help, log, rules and table can be asked for', async () => {
    const home = newHome()
    const { stdout } = await play(home, 'help\nlog\nlog all\nrules\ntable\nquit\n', '--seed', '2')
    expect(stdout).toContain('take the last move back')
    expect(stdout).toContain('Answers can be typed ahead')
    expect(stdout.match(/Arrows in the middle/g)!.length).toBeGreaterThanOrEqual(2)
    expect(saved(home)).toHaveLength(1)
  })

  test('in French, too', async () => {
    const { stdout } = await play(newHome(), 'aide\nannuler\njournal\nquitter\n', '--seed', '2', '--lang', 'fr')
    expect(stdout).toContain('reprendre le dernier coup')
    expect(stdout).toContain('Il n’y a rien à reprendre.')
    expect(stdout).toContain('Enregistré : ')
    expect(stdout).toContain('(vous)')
  })

  test('answers that make no sense are asked again', async () => {
    const { stdout } = await play(newHome(), '\n7\n1 9\n1 1\n\nx\nq\n', '--seed', '2')
    expect(stdout).toContain('Choose a number from 1 to 2, or say help.')
    expect(stdout).toContain('There is no “9” to choose.')
    expect(stdout).toContain('Saved: ')
  })

  test('after chance a move is taken back only if everybody agrees; then the dice are others', async () => {
    const home = newHome()
    const { stdout } = await play(home, 'undo\n\nundo\nundo anyway\n\nq\n', '--seed', '2')
    expect(stdout).toContain('There is nothing to take back.')
    expect(stdout).toContain('Chance was involved. Say “undo anyway”')
    expect(stdout).toContain('Taken back.')
    const [file] = saved(home)
    const rolls = linesOf(file!)
      .filter((line) => line.includes('"by":"person"'))
      .map((line) => /"faces":\[[^\]]*\]/.exec(line)?.[0])
    expect(rolls).toHaveLength(2)
    expect(rolls[0]).not.toBe(rolls[1])
    expect((await saloon(['verify', file!])).code).toBe(0)
  })
})

describe('around one keyboard', () => {
  test('it is passed on where there are secrets', async () => {
    const { code, stdout } = await play(
      newHome(),
      ENTER,
      '--seed',
      '4',
      '--people',
      '5',
      '--names',
      'Ann,Ben,Cat,Dan,Eve',
    )
    expect(code).toBe(0)
    for (const name of ['Ann', 'Ben', 'Cat', 'Dan', 'Eve']) expect(stdout).toContain(`The keyboard to ${name}.`)
    expect(stdout).toMatch(/Winners?: /)
  })

  test('but not with three, who all show their roles', async () => {
    const { stdout } = await play(newHome(), ENTER, '--seed', '4', '--people', '3', '--seats', '3')
    expect(stdout).not.toContain('The keyboard to')
    expect(stdout).toMatch(/Winners?: /)
  })
})
