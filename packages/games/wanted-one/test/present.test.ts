// What a screen promises before an answer is what the rules do after it.

import { type Text, only } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { type Action, type Event, type WantedOne, pointsOf, wantedOne } from '../src/index.ts'
import {
  CRIPPLE_CREEK,
  DALTONS,
  DEADWOOD,
  LONERS,
  SALOON,
  TOMBSTONE,
  WILD_BUNCH,
  draw,
  hunt,
  layOutOne,
  outlaw,
  peek,
  randomMoments,
  recycle,
  swindle,
} from './lay-out.ts'

const present = (state: WantedOne) => wantedOne.rules.present(wantedOne.view(state, only(state.active)), state.active)

function promised(state: WantedOne, action: Action): { then: readonly Text[]; warning: Text | undefined } {
  const found = present(state).options.find(({ option }) => JSON.stringify(option) === JSON.stringify(action))
  if (!found) throw new Error(`${JSON.stringify(action)} is not presented`)
  return { then: found.then, warning: found.warning }
}

describe('in a random game', () => {
  test.each([2, 3, 4])('cards, points, majorities and the end of the round come as promised (%i players)', (seats) => {
    let ended = 0 // rounds: enough of them to see what was promised about their end
    for (let seed = 0; seed < 2 || ended <= 20; seed++) {
      for (const { state } of randomMoments(seats, { dollars: true, cavalry: true, supremacy: true }, seed)) {
        if (state.winner !== null) continue
        for (const { option, then, warning } of present(state).options) {
          const action = option as Action
          const copy = wantedOne.rules.clone(state)
          const told: Event[] = []
          wantedOne.play(
            wantedOne.at(copy, (event) => told.push(event)),
            state.active,
            action,
          )
          const isOver = told.some((event) => event.type === 'counted')
          if (action.do !== 'draw' || action.deck !== SALOON) {
            if (state.decks[SALOON]!.length > 0 || action.do === 'draw') expect(warning !== undefined).toBe(isOver)
            for (const text of then) expectToCome(text, state, copy, isOver ? told : undefined)
          }
          if (isOver) ended++
        }
      }
    }
  })
})

/** Of a finished round the events tell, of one that goes on the table does. */
function expectToCome(
  { key, facts = {} }: Text,
  before: WantedOne,
  after: WantedOne,
  scoring: readonly Event[] | undefined,
): void {
  const number = (fact: string): number => facts[fact] as number
  const points = (seat: number): number | undefined => {
    const scored = scoring?.find((event) => event.type === 'scored' && event.by === seat)
    if (!scoring) return pointsOf(after.players[seat]!, after.supremacy)
    return scored?.type === 'scored' ? scored.points : undefined // a game won by majorities counts no points
  }
  const counts = (gang: number): readonly number[] => {
    const counted = scoring?.find((event) => event.type === 'counted' && event.gang === gang)
    return counted?.type === 'counted' ? counted.counts : after.players.map(({ stacks }) => stacks[gang]!.length)
  }
  const winner = (gang: number): number | undefined => {
    const won = scoring?.find(
      (event) => (event.type === 'wanted-won' || event.type === 'wanted-again') && event.gang === gang,
    )
    return won && 'by' in won ? won.by : undefined
  }
  const reached = !scoring || scoring.some((event) => event.type === 'counted' && event.gang === facts['gang'])
  switch (key) {
    case 'then.counts':
      if (reached) expect(counts(number('gang'))[before.active]).toBe(facts['more'])
      return expect([facts['after'], undefined]).toContain(points(before.active))
    case 'then.loses':
      return expect([facts['after'], undefined]).toContain(points(number('seat')))
    case 'then.leads':
    case 'then.ties.leader':
      if (scoring && reached) expect(winner(number('gang'))).toBe(before.active)
      return undefined
    case 'then.ties':
      if (scoring && reached) expect(winner(number('gang'))).toBeUndefined()
      return undefined
    case 'then.ties.without':
      if (scoring && reached) expect(facts['seats']).toContain(winner(number('gang')))
      return undefined
    default:
      return undefined
  }
}

describe('in words', () => {
  test('a draw tells its card, what it counts, and how the gang stands then', () => {
    const state = layOutOne('0/2/0/0, 0/3/0/0', { decks: { 'cripple-creek': 'emmett-dalton …' } })
    expect(promised(state, draw(CRIPPLE_CREEK)).then).toEqual([
      { key: 'then.takes', facts: { card: outlaw('emmett-dalton'), gang: DALTONS } },
      { key: 'then.counts', facts: { gang: DALTONS, cards: 2, more: 3, before: 3, after: 5 } },
      { key: 'then.ties', facts: { gang: DALTONS, seats: [1] } },
    ])
  })

  test('the leader decides a promised tie', () => {
    const state = layOutOne('0/1/0/0, 0/2/0/0', { decks: { 'cripple-creek': 'bob-dalton …' } })
    expect(promised(state, draw(CRIPPLE_CREEK)).then.at(-1)).toEqual({
      key: 'then.ties.leader',
      facts: { gang: DALTONS, seats: [1] },
    })
  })

  test('the end of the round is announced', () => {
    const state = layOutOne('1/1/1/0, -', {
      decks: { deadwood: 'jesse-james …', tombstone: 'sundance-kid', saloon: 'sheriff' },
    })
    expect(promised(state, draw(DEADWOOD)).warning).toEqual({ key: 'warning.four-gangs' })
    expect(promised(state, draw(TOMBSTONE)).warning).toEqual({ key: 'warning.last-card', facts: { deck: TOMBSTONE } })
    expect(promised(state, draw(SALOON)).warning).toEqual({ key: 'warning.last-card', facts: { deck: SALOON } })
    expect(promised(state, draw(CRIPPLE_CREEK)).warning).toBeUndefined()
  })

  test('the Saloon tells what is left in it, and to who peeked what comes', () => {
    const state = layOutOne('-, -', { options: { dollars: true }, decks: { saloon: 'swindler sheriff sheriff' } })
    expect(promised(state, draw(SALOON)).then).toEqual([
      { key: 'then.saloon', facts: { left: 3, sheriffs: 2, hunters: 0, swindlers: 1 } },
    ])
    wantedOne.play(wantedOne.at(state), 0, peek(SALOON))
    expect(promised(state, draw(SALOON)).then).toEqual([
      { key: 'then.saloon.known', facts: { card: state.decks[SALOON]!.at(-1) } },
    ])
  })

  test('a closed town and a town without hidden cards are blocked, with the reason', () => {
    const state = layOutOne('-, -', {
      options: { cavalry: true, dollars: true },
      cavalry: DEADWOOD,
      decks: { tombstone: 'sundance-kid' },
    })
    const town = { town: DEADWOOD }
    expect(present(state).blocked).toEqual([
      { thing: { key: 'thing.draw', facts: { deck: DEADWOOD } }, because: { key: 'why.cavalry-there', facts: town } },
      {
        thing: { key: 'thing.recycle', facts: { town: TOMBSTONE } },
        because: { key: 'why.nothing-hidden', facts: { town: TOMBSTONE } },
      },
      {
        thing: { key: 'thing.peek', facts: { deck: TOMBSTONE } },
        because: { key: 'why.nothing-hidden', facts: { town: TOMBSTONE } },
      },
      { thing: { key: 'thing.recycle', facts: town }, because: { key: 'why.cavalry-there', facts: town } },
      { thing: { key: 'thing.peek', facts: { deck: DEADWOOD } }, because: { key: 'why.cavalry-there', facts: town } },
    ])
    wantedOne.play(wantedOne.at(state), 0, recycle(CRIPPLE_CREEK))
    expect(present(state).blocked.at(-1)).toEqual({
      thing: { key: 'thing.dollar' },
      because: { key: 'why.one-dollar-a-turn' },
    })
  })

  test('a Saloon card tells what its victims lose', () => {
    const hunting = layOutOne('-, 3/0/1/0', { decks: { saloon: 'bounty-hunter …' } })
    wantedOne.play(wantedOne.at(hunting), 0, draw(SALOON))
    const top = hunting.players[1]!.stacks[WILD_BUNCH]!.at(-1)
    expect(promised(hunting, hunt(1, WILD_BUNCH)).then).toEqual([
      { key: 'then.loses', facts: { seat: 1, card: top, before: 7, after: 5 } },
    ])
    expect(present(hunting).because).toEqual({ key: 'because.saloon', facts: { card: hunting.discard.at(-1) } })
    const swindling = layOutOne('1/1/0/1, 3/0/1/0', { decks: { saloon: 'swindler …' } })
    wantedOne.play(wantedOne.at(swindling), 0, draw(SALOON))
    expect(promised(swindling, swindle(1, LONERS)).warning).toEqual({ key: 'warning.four-gangs' })
    expect(promised(swindling, swindle(1, WILD_BUNCH)).warning).toBeUndefined()
  })

  test('who isn’t asked is shown nothing to do', () => {
    const state = layOutOne('-, -')
    expect(wantedOne.rules.present(wantedOne.view(state, only(1)), 1)).toEqual({ options: [], blocked: [] })
  })
})
