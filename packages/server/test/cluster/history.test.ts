// The judge is judged: whatever is planted, it finds; and it finds nothing where nothing is.

import { randomBytes } from 'node:crypto'
import { findGame } from '@saloon/games'
import { type Recording, act, chanceFrom, isRefusal, newHeader, record, take } from '@saloon/kernel'
import { beforeEach, describe, expect, test } from 'vitest'
import { spellEntry } from '../../src/table/persistence.ts'
import { type Sent, type StoredLog, type Witness, canonical, judge } from './history.ts'

const module = findGame('bang-dice')
if (isRefusal(module)) throw new Error(module.code)
const { game: rules } = module

/** A whole game of one who answers for everybody and sees through seat 0's eyes. */
function played(): { log: StoredLog; witness: Witness } {
  const setup = rules.prepare({ seats: 4, options: {} })
  if (isRefusal(setup)) throw new Error(setup.code)
  const secret = randomBytes(16).toString('hex')
  const header = newHeader(rules, setup, { secret })
  const recording = record(rules, header, secret) as Recording
  const lines = [JSON.stringify({ header, secret, at: 0 })]
  const witness: Witness = { name: 'Ana', sent: [], seen: [] }
  const look = (): void => {
    const view = canonical(rules.view(recording.state, 1))
    witness.seen.push({ game: 1, seq: recording.rows.length, eyes: 1, view })
  }
  look()
  const chance = chanceFrom(7)
  while (rules.rules.outcome(recording.state) === undefined) {
    const ask = rules.asks(recording.state).find(({ must, locked }) => must && !locked)!
    const action = rules.sample(recording.state, ask.seat, chance)
    const step = act(recording, ask.seat, { ask: ask.id, action })
    if (isRefusal(step)) throw new Error(step.code)
    const receipt = `ana ${recording.rows.length}`
    take(recording, step)
    lines.push(spellEntry(step, { receipt, at: 0, took: 0 }))
    witness.sent.push({ receipt, game: 1, answered: null })
    look()
  }
  return { log: { game: 1, lines }, witness }
}

let log: StoredLog
let witness: Witness
beforeEach(() => {
  ;({ log, witness } = played())
})
const verdict = (lines: readonly string[] = log.lines): string[] => judge(rules, [{ game: 1, lines }], [witness])

describe('the judge', () => {
  test('has nothing to say of a game that went well', () => {
    expect(log.lines.length).toBeGreaterThan(10)
    expect(verdict()).toEqual([])
  })

  test('finds a lost move, at the end and in the middle', () => {
    expect(verdict(log.lines.slice(0, -1))).toContain(
      `Ana: the move ${witness.sent.at(-1)!.receipt} was acknowledged and is lost`,
    )
    const holed = log.lines.toSpliced(5, 1)
    expect(verdict(holed)).toContain(`Ana: the move ${witness.sent[4]!.receipt} was acknowledged and is lost`)
    expect(verdict(holed).some((line) => line.includes("doesn't hold"))).toBe(true)
  })

  test('finds a move that happened twice', () => {
    const doubled = log.lines.toSpliced(4, 0, log.lines[4]!)
    expect(verdict(doubled)).toContain(`the move ${witness.sent[3]!.receipt} is in the log 2 times`)
  })

  test('finds a move that was refused and happened, and one that was never answered', () => {
    ;(witness.sent[2] as Sent).answered = 'not-asked'
    ;(witness.sent[3] as Sent).answered = undefined
    expect(verdict()).toEqual([
      `Ana: ${witness.sent[2]!.receipt} was refused (not-asked) and happened`,
      `Ana: ${witness.sent[3]!.receipt} was never answered`,
    ])
  })

  test('finds that somebody saw what they couldn’t, or what never was', () => {
    const { length } = witness.seen
    const told = witness.seen[3]!
    witness.seen[3] = { ...told, view: told.view.replace(/\d/, '9') }
    expect(verdict()).toEqual(['Ana: saw something else after row 3 of game 1 than the log says'])
    witness.seen[3] = told
    witness.seen.splice(length - 1, 0, { ...told, seq: 9999 })
    expect(verdict()).toEqual([`Ana: was shown row 9999 of game 1, which isn't in the log`])
  })

  test('finds somebody who was left behind, and a game that never ended', () => {
    witness.seen.pop()
    expect(verdict()).toHaveLength(1)
    expect(verdict()[0]).toMatch(/Ana: stopped at row \d+ of game 1, which has \d+/)
    const cut = log.lines.slice(0, 4)
    witness.sent.splice(3)
    witness.seen.splice(4)
    expect(verdict(cut)).toEqual(['game 1 never ended: it stands at row 3'])
  })
})
