// The verdict in words: what the house told of a shot, held against the first thing that its bullet really touched.

import { type Base, below, chanceFrom, type Game, type GameModule, only, seatsOf, type Told } from '@saloon/kernel'
import { setupOf } from '@saloon/kernel/kit'
import { type Event, flickEmUp, flickEmUpModule } from '@saloon/flick-em-up'
import { type Plan, type PlanAim, resolve, type Track } from '@saloon/physics'
import { beforeAll, expect, test } from 'vitest'
import { verdictOf } from '../../src/games/flick-em-up/verdict.ts'
import { wooden } from '../../src/games/flick-em-up/wooden.ts'
import { handlesOf } from '../../src/wood/aim/handles.ts'
import { touchedIn } from '../../src/wood/panels/Verdict.tsx'

const module = flickEmUpModule as unknown as GameModule
const game = flickEmUp as unknown as Game
beforeAll(() => flickEmUp.rules.ready!())

interface Shot {
  readonly verdict: string
  readonly expected: string
}

/** What the first contact means: a standing figure that falls is hit, one that stays up is grazed, anything else is no hit. */
function firstContact(plan: Plan, aim: PlanAim, pitched: { direction: number; speed: number }): string {
  const { x, z } = aim
  const { direction, speed } = pitched
  const flick = { what: aim.what, x, z, direction, speed, spin: 0, doors: [], mayTouch: [], out: null }
  const { touches, moved } = resolve({ surface: plan.surface, pieces: plan.pieces }, flick)
  if (touches.length === 0) return 'missed'
  const together = touches.filter(({ step }) => step === touches[0]!.step)
  const away = (id: string): number => {
    const { pose } = plan.pieces.find((piece) => piece.id === id)!
    return Math.hypot(pose.x - x, pose.z - z)
  }
  const [figure] = together
    .flatMap(({ id }) => plan.pieces.filter((piece) => piece.id === id && piece.kind === 'figure'))
    .toSorted((a, b) => away(a.id) - away(b.id))
  if (figure && figure.pose.turn === null)
    return moved.some(({ id, down }) => id === figure.id && down) ? 'hit' : 'grazed'
  return touches.some(({ id }) => plan.pieces.some((piece) => piece.id === id && piece.side !== null))
    ? 'ricochet'
    : 'wood'
}

/** Games in which everybody only shoots, more or less at somebody. */
function* shots(scenario: string, seed: number): Generator<Shot> {
  const told: Told[] = []
  const films: Track[] = []
  const setup = setupOf(game, { seats: 2, options: { scenario } })
  const state: Base = game.start(setup, chanceFrom(seed, 1))
  const table = game.at(
    state,
    (event) => told.push(event),
    (track) => films.push(track as Track),
  )
  const chance = chanceFrom(seed, 2)
  for (let n = 0; n < 400 && game.asked(state) !== 0; n++) {
    const [seat] = seatsOf(game.asked(state)) as [number]
    const view = game.view(state, only(seat))
    const bullets = handlesOf(module, view, seat, wooden.sideOf).filter(({ action }) => action.do === 'shoot')
    told.length = 0
    films.length = 0
    if (bullets.length === 0) {
      game.play(table, seat, game.safe(state, seat))
      continue
    }
    const { action, aim } = bullets[below(chance, bullets.length)]!
    const astray = below(chance, 1600) - 800
    const aimed = { ...action, dir: (action.dir + astray + 36_000) % 36_000, power: 250 + below(chance, 500) }
    const plan = module.plan!.table(view) as Plan
    game.play(table, seat, aimed)
    const events = told as Told<Event>[]
    const pitched = events.find(({ type }) => type === 'pitched') as { direction: number; speed: number } & Told<Event>
    const touched = touchedIn(films.slice(0, 1)).map((id) => {
      const piece = plan.pieces.find((one) => one.id === id)!
      return { id, name: id, side: piece.side }
    })
    const verdict = verdictOf(told, touched)!.text.key.slice('verdict.'.length)
    yield { verdict: verdict === 'killed' ? 'hit' : verdict, expected: firstContact(plan, aim, pitched) }
  }
}

test('G24 the verdict of 200 shots is what the first contact says', { timeout: 240_000 }, () => {
  const seen: Shot[] = []
  for (let seed = 1; seen.length < 200; seed++)
    for (const scenario of ['s01', 's02', 's06'])
      for (const shot of shots(scenario, seed)) if (seen.length < 200) seen.push(shot)
  expect(seen.filter(({ verdict, expected }) => verdict !== expected)).toEqual([])
  const kinds = new Set(seen.map(({ verdict }) => verdict))
  expect([...kinds].toSorted()).toEqual(['grazed', 'hit', 'missed', 'ricochet', 'wood'])
})
