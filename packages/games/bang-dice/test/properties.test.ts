// The kernel's test kit, run on this game; and what always holds in it (specification 13).

import { type Eyes, chanceFrom, firstOf, has } from '@saloon/kernel'
import { passesTheKit } from '@saloon/kernel/kit'
import { expect, test } from 'vitest'
import { ARROWS, type BangDice, type Face, ROLES, bangDice, bangDiceModule, rollsOf } from '../src/index.ts'
import { dealt, rolesOf } from './lay-out.ts'

passesTheKit(bangDiceModule, {
  variants: [3, 4, 5, 6, 7, 8].map((seats) => ({ seats })),
  longest: 500, // of 20,000 random games of eight the longest took 227 decisions, an average one 109
  conserved: (state) => ({
    arrows: state.players.reduce((sum, player) => sum + player.arrows, state.supply),
    roles: rolesOf(state),
    characters: state.players.map((player) => player.character),
  }),
  invariants,
  secrets: rolesUnseen,
})

function invariants(state: BangDice): void {
  const { players, supply, active, rolls, dice, result, stack } = state
  expect(players.reduce((sum, player) => sum + player.arrows, supply)).toBe(ARROWS)
  expect(supply).toBeGreaterThanOrEqual(1)
  for (const { life, max, arrows, shown } of players) {
    expect(life).toBeGreaterThanOrEqual(0)
    expect(life).toBeLessThanOrEqual(max)
    if (life === 0) expect({ arrows, shown }).toEqual({ arrows: 0, shown: true })
  }
  expect(rolls).toBeLessThanOrEqual(rollsOf(players[active]!.character))
  expect(result === null).toBe(stack.length > 0)
  if (result) {
    if (result.winners.length === 0) expect(result.reason).toBe('no-survivor')
    return
  }
  expect(players[active]!.life).toBeGreaterThan(0)
  expect(players.filter((player) => player.life > 0).length).toBeGreaterThanOrEqual(2)
  if (stack.at(-1)!.kind === 'reroll') expect(dice.filter((face) => face === 'dynamite').length).toBeLessThan(3)
}

/** The roles that nobody has whose role these eyes see. */
function rolesUnseen({ players }: BangDice, eyes: Eyes): string[] {
  const seen = players.flatMap((player, seat) => (player.shown || has(eyes, seat) ? [player.role] : []))
  return ROLES.filter((role) => !seen.includes(role))
}

interface TurnStory {
  readonly by: number
  faces: readonly Face[]
  readonly shots: number[]
  doubled: number
  poured: number | undefined
  explosions: number
  gatlings: number
  cutShort: boolean
}

test('a turn has at most one explosion, one volley and one Gatling, and uses every bull’s eye and every beer once', () => {
  for (let seed = 0; seed < 200; seed++) for (const story of turnsOf(3 + (seed % 6), seed)) check(story)
})

function turnsOf(seats: number, seed: number): TurnStory[] {
  const turns: TurnStory[] = []
  const state = dealt(seats, seed)
  const newTurn = (by: number): TurnStory => ({
    by,
    faces: [],
    shots: [],
    doubled: 0,
    poured: undefined,
    explosions: 0,
    gatlings: 0,
    cutShort: false,
  })
  turns.push(newTurn(state.active))
  const table = bangDice.at(state, (event) => {
    const turn = turns.at(-1)!
    if (event.type === 'turn-began') turns.push(newTurn(event.by))
    else if (event.type === 'rolled') turn.faces = event.faces
    else if (event.type === 'shot') turn.shots.push(event.die)
    else if (event.type === 'exploded') turn.explosions++
    else if (event.type === 'gatling') turn.gatlings++
    else if (event.type === 'game-over' || (event.type === 'eliminated' && event.by === turn.by)) turn.cutShort = true
  })
  const picks = chanceFrom(seed, 2)
  for (let asked = bangDice.asked(state); asked !== 0; asked = bangDice.asked(state)) {
    const seat = firstOf(asked)
    const action = bangDice.sample(state, seat, picks)
    const turn = turns.at(-1)!
    if (action.do === 'pour') turn.poured = action.to.length
    if (action.do === 'double') turn.doubled++
    bangDice.play(table, seat, action)
  }
  return turns
}

function check({ faces, shots, doubled, poured, explosions, gatlings, cutShort }: TurnStory): void {
  const showing = (...wanted: Face[]) => faces.flatMap((face, die) => (wanted.includes(face) ? [die] : []))
  expect(explosions).toBeLessThanOrEqual(1)
  expect(gatlings).toBeLessThanOrEqual(1)
  if (!cutShort) expect(explosions).toBe(showing('dynamite').length >= 3 ? 1 : 0)
  if (poured !== undefined) expect(poured).toBe(showing('beer').length - doubled)
  if (!cutShort || shots.length > 0) expect(shots).toEqual(showing('bull1', 'bull2'))
}
