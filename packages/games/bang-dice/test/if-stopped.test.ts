// What a screen says before somebody stops, against what happens when they do.

import { below, chanceFrom, firstOf } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { type Action, type BangDice, type Event, type IfStopped, bangDice, ifStopped } from '../src/index.ts'
import { atTheTable, dealt, shoot } from './lay-out.ts'

describe('if you stop now', () => {
  test('shots by reach with their targets, beers, dynamite and a Gatling that stays silent', () => {
    atTheTable('sheriff, 8, 8, 8, 8', (table) => {
      table.throws(0, '12BDG')
      expect(ifStopped(table.state)).toEqual({
        shots: [
          { face: 'bull1', count: 1, targets: [1, 4] },
          { face: 'bull2', count: 1, targets: [2, 3] },
        ],
        beers: 1,
        gatling: { shown: 1, needed: 3, hits: [], returns: 0 },
        dynamite: { shown: 1, explodes: 3 },
        removes: 0,
        gains: 0,
      })
      table.waits(0, 'reroll')
    })
  })

  test('a Gatling spares Paul Regret, and the shooter returns all arrows', () => {
    atTheTable('sheriff 9/2, paul-regret, 8, out, 8', (table) => {
      table.throws(0, 'GGGBB')
      expect(ifStopped(table.state).gatling).toEqual({ shown: 3, needed: 3, hits: [2, 4], returns: 2 })
      table.waits(0, 'reroll')
    })
  })

  test('Kit’s Gatlings remove arrows, Suzy gains without a bull’s eye', () => {
    atTheTable('sheriff kit-carlson, 8, 8, 8', (table) => {
      table.throws(0, 'GGBBD')
      expect(ifStopped(table.state)).toMatchObject({ removes: 2, gains: 0 })
      table.waits(0, 'reroll')
    })
    atTheTable('sheriff suzy-lafayette, 8, 8, 8', (table) => {
      table.throws(0, 'GGBBD')
      expect(ifStopped(table.state)).toMatchObject({ removes: 0, gains: 2 })
      table.waits(0, 'reroll')
    })
  })

  test('is said in the words of the option to stop', () => {
    atTheTable('sheriff, 8, 8, 8, 8', (table) => {
      table.throws(0, '11BDG')
      const { options } = bangDice.rules.present(table.view(0), 0)
      expect(options.find(({ option }) => option.do === 'stop')).toMatchObject({
        then: [
          { key: 'then.stop.shots', facts: { face: 'bull1', count: 2, seats: [1, 4] } },
          { key: 'then.stop.beers', facts: { count: 1 } },
        ],
        warning: { key: 'warning.gatling' },
      })
      table.waits(0, 'reroll')
    })
  })

  test('Bart reads what each number of arrows leaves of his loss, and why there are no more', () => {
    atTheTable('sheriff 9/6, bart-cassidy 8/1, 8, 8', (table) => {
      table.keeps(0, '11DDB')
      table.act(0, shoot(1, 1))
      const { options } = bangDice.rules.present(table.view(1), 1)
      expect(options).toMatchObject([
        { option: { do: 'swap', count: 0 }, then: [{ facts: { points: 2, left: 2, count: 0 } }] },
        { option: { do: 'swap', count: 1 }, warning: { key: 'warning.last-arrow', facts: { supply: 2 } } },
      ])
      table.waits(1, 'bart-arrows')
    })
  })
})

test('G7: in random games it equals the resolution', () => {
  let turns = 0
  for (let seed = 0; seed < 60; seed++) for (const story of stopsOf(3 + (seed % 6), seed)) turns += check(story)
  expect(turns).toBeGreaterThan(500)
})

interface Story {
  readonly active: number
  readonly dice: BangDice['dice']
  readonly promise: IfStopped
  readonly told: Event[]
  poured: number
}

/** The turns in which somebody stopped, each with all that came of it. */
function stopsOf(seats: number, seed: number): Story[] {
  const stories: Story[] = []
  let story: Story | undefined
  const state = dealt(seats, seed)
  const table = bangDice.at(state, (event) => {
    if (event.type === 'turn-began') story = undefined
    story?.told.push(event)
  })
  const picks = chanceFrom(seed, 2)
  for (let asked = bangDice.asked(state); asked !== 0; asked = bangDice.asked(state)) {
    const seat = firstOf(asked)
    const isRolling = state.stack.at(-1)!.kind === 'reroll'
    const action: Action = isRolling && below(picks, 2) === 0 ? { do: 'stop' } : bangDice.sample(state, seat, picks)
    if (action.do === 'stop') {
      story = { active: state.active, dice: state.dice, promise: ifStopped(state), told: [], poured: 0 }
      stories.push(story)
    }
    if (action.do === 'pour' && story) story.poured += action.to.length
    if (action.do === 'double' && story) story.poured++ // the beer he spent
    bangDice.play(table, seat, action)
  }
  return stories
}

/** A turn that the end of the game or of its player cut short proves nothing of what was still to come. */
function check({ active, dice, promise, told, poured }: Story): number {
  const isOver = told.some(
    (event) => event.type === 'game-over' || (event.type === 'eliminated' && event.by === active),
  )
  const shots = told.filter((event) => event.type === 'shot')
  for (const { face, count, targets } of promise.shots) {
    const own = shots.filter(({ die }) => dice[die] === face)
    expect(own).toHaveLength(count)
    for (const { at } of own) expect(targets).toContain(at)
  }
  expect(shots).toHaveLength(promise.shots.reduce((sum, { count }) => sum + count, 0))
  if (isOver) return 1
  if (poured > 0) expect(poured).toBe(promise.beers)
  const { shown, needed, hits, returns } = promise.gatling
  const fired = told.findIndex((event) => event.type === 'gatling')
  expect(fired !== -1).toBe(shown >= needed)
  const after = fired === -1 ? [] : told.slice(fired)
  const fallen = told.flatMap((event) => (event.type === 'eliminated' ? [event.by] : []))
  const hit = after.flatMap((event) => (event.type === 'life-lost' ? [event.by] : []))
  const saved = after.flatMap((event) => (event.type === 'arrows-swapped' ? [event.by] : []))
  for (const seat of hit) expect(hits).toContain(seat)
  for (const seat of hits) expect([...hit, ...saved, ...fallen]).toContain(seat)
  // El Gringo's arrow may have come between.
  const returned = after.find((event) => event.type === 'arrows-returned' && event.from === active)
  if (returned?.type === 'arrows-returned' && returns > 0) expect(returned.count - returns).toBeOneOf([0, 1])
  const suzy = told.find((event) => event.type === 'life-gained' && event.of === 'suzy-lafayette')
  if (suzy) expect(promise.gains).toBe(2)
  return 1
}
