// Aiming on the wooden table: whatever the hand, the same numbers are the same launch; and the preview says no more than it may.

import { type Action, type Base, chanceFrom, type Game, type GameModule, hashOf, only } from '@saloon/kernel'
import { flickEmUp, flickEmUpModule } from '@saloon/flick-em-up'
import { type Aimed, FULL_TURN, MOST_POWER, type PlanAim } from '@saloon/physics'
import { beforeAll, describe, expect, test } from 'vitest'
import { setupOf } from '@saloon/kernel/kit'
import { type Choice, choiceOf, openingOf, type Question, questionFor } from '../../src/table/choice/choice.ts'
import type { Draft } from '../../src/table/choice/draft.ts'
import { wooden } from '../../src/games/flick-em-up/wooden.ts'
import { aimingOf, marksOf } from '../../src/wood/aim/aiming.ts'
import { type Handle, handlesOf } from '../../src/wood/aim/handles.ts'
import { DEAD_ZONE, nudged, PERCENT, PREVIEW, pulled, shareOf, TENTH } from '../../src/wood/aim/launch.ts'

const module = flickEmUpModule as unknown as GameModule
const game = flickEmUp as unknown as Game
beforeAll(() => flickEmUp.rules.ready!())

/** Somebody's turn in a scenario, with nobody in particular about to act. */
function turnIn(scenario: string, seed: number): Base {
  const state = game.start(setupOf(game, { seats: 2, options: { scenario, wobble: 'off' } }), chanceFrom(seed, 1))
  for (let n = 0; n < 20 && state.stack.at(-1)!.kind !== 'turn'; n++) {
    const seat = game.asked(state) === 1 ? 0 : 1
    game.play(game.at(state), seat, game.safe(state, seat))
  }
  return state
}

/** A hand without a screen. */
class Hand {
  readonly question: Question
  draft: Draft
  committed: Action | undefined
  constructor(state: Base) {
    const seat = game.asked(state) === 1 ? 0 : 1
    this.question = questionFor(game, game.view(state, only(seat)), seat)
    this.draft = openingOf(this.question)
  }
  get choice(): Choice {
    return choiceOf(this.question, this.draft, {
      change: (draft) => void (this.draft = draft),
      commit: (action) => void (this.committed = action),
      refuse: (ref) => expect.fail(ref),
    })
  }
  handles(): readonly Handle[] {
    return handlesOf(module, this.question.view, this.question.seat, wooden.sideOf)
  }
}

/** The end of a band that is pulled for exactly this, on a table that is seen from above. */
function bandFor(
  aim: PlanAim,
  { dir, power }: Aimed,
): { readonly to: { x: number; z: number }; readonly share: number } {
  const radians = (dir / FULL_TURN) * 2 * Math.PI
  const long = 40_000 * shareOf(power)
  const to = { x: Math.round(aim.x - long * Math.cos(radians)), z: Math.round(aim.z + long * Math.sin(radians)) }
  return { to, share: shareOf(power) }
}

describe('G22 slingshot, two stages and keys', () => {
  const LAUNCHES: readonly Aimed[] = [
    { dir: 0, power: 10 },
    { dir: 4570, power: 350 },
    { dir: 12_340, power: 500 },
    { dir: 27_000, power: 770 },
    { dir: 35_990, power: MOST_POWER },
  ]
  test.each(LAUNCHES)('make the same launch of $dir and $power, and the same shot', (launch) => {
    const state = turnIn('s01', 3)
    const verbs = new Hand(state).handles().map(({ id }) => id)
    expect(verbs.length).toBeGreaterThanOrEqual(3) // the disc, and a bullet on either side
    for (const id of verbs) {
      const slingshot = new Hand(state)
      const handle = slingshot.handles().find((one) => one.id === id)!
      const { to, share } = bandFor(handle.aim, launch)
      slingshot.choice.act({ ...handle.action, ...pulled(handle.aim, to, share)! })

      const stages = new Hand(state)
      stages.choice.become({
        ...handle.action,
        ...nudged(launch, 10 * TENTH, launch.power === MOST_POWER ? -PERCENT : PERCENT),
      })
      const stage = (field: string, value: number): void =>
        stages.choice.set(stages.choice.amounts.find((amount) => amount.field === field)!.path, value)
      stage('dir', launch.dir)
      stage('power', launch.power)
      stages.choice.commit()

      const keys = new Hand(state)
      keys.choice.become(handle.action)
      const press = (key: string, more: object = {}): void =>
        void aimingOf(module, keys.question.view, keys.choice)!.press({ key, shiftKey: false, altKey: false, ...more })
      const now = (): Aimed => keys.choice.ready as unknown as Aimed
      for (let n = 0; n < 4000 && now().dir !== launch.dir; n++) press('ArrowLeft', { shiftKey: true })
      for (let n = 0; n < 2000 && now().power !== launch.power; n++)
        press(now().power < launch.power ? 'ArrowUp' : 'ArrowDown', { shiftKey: true })
      keys.choice.commit()

      expect(slingshot.committed).toMatchObject(launch)
      expect(stages.committed).toEqual(slingshot.committed)
      expect(keys.committed).toEqual(slingshot.committed)
      const ends = [slingshot, stages, keys].map(({ committed, question }) => {
        const after = game.rules.clone(state)
        game.play(game.at(after), question.seat, committed!)
        return hashOf(after)
      })
      expect(new Set(ends).size).toBe(1)
    }
  })

  test('G22 whoever comes back to where the pull began flicks nothing; whoever pulls farther than there is pulls no harder', () => {
    const from = { x: 0, z: 0 }
    expect(pulled(from, { x: -1000, z: 0 }, DEAD_ZONE - 0.01)).toBeUndefined()
    expect(pulled(from, from, 1)).toBeUndefined()
    expect(pulled(from, { x: -1000, z: 0 }, 3)).toEqual({ dir: 0, power: MOST_POWER })
    for (let power = PERCENT; power <= MOST_POWER; power += PERCENT)
      expect(pulled(from, { x: -1000, z: 0 }, shareOf(power))!.power).toBe(power)
  })
})

describe('G23 the preview', () => {
  test.each(['s01', 's03', 's05', 's09'])(
    'of %s is never longer than six bullets, straight, and as wide as the hand shakes',
    (scenario) => {
      let seen = 0
      for (let seed = 1; seed <= 4; seed++) {
        const state = turnIn(scenario, seed)
        const hand = new Hand(state)
        for (const { action, aim } of hand.handles())
          for (const power of [10, 500, MOST_POWER])
            for (let dir = 0; dir < FULL_TURN; dir += 4500) {
              hand.choice.become({ ...action, dir, power } as Action)
              const aiming = aimingOf(module, hand.question.view, hand.choice)!
              const marks = marksOf(aiming)
              expect(marks).toMatchObject({ x: aim.x, z: aim.z, direction: dir, power: power / MOST_POWER })
              expect(marks.length).toBeLessThanOrEqual(PREVIEW)
              // Nothing but where it starts, which way and how hard: no bounce, no rest, no figure.
              expect(Object.keys(marks).toSorted()).toEqual([
                'direction',
                'length',
                'power',
                'spread',
                'what',
                'x',
                'z',
              ])
              seen++
            }
      }
      expect(seen).toBeGreaterThan(90)
      expect(PREVIEW).toBe(6 * 2400)
    },
  )

  test('G23 is the same whatever stands in the way, and wider the harder the flick', () => {
    const state = turnIn('s01', 1) as Base & { options: { wobble: string }; objects: unknown[]; cowboys: unknown[] }
    state.options = { ...state.options, wobble: 'normal' }
    const marks = (of: Base, power: number) => {
      const hand = new Hand(of)
      const handle = hand.handles().find(({ id }) => id.includes('left'))!
      hand.choice.become({ ...handle.action, dir: 0, power } as Action)
      return marksOf(aimingOf(module, hand.question.view, hand.choice)!)
    }
    const empty = game.rules.clone(state) as typeof state
    empty.objects = []
    expect(marks(empty, 500)).toEqual(marks(state, 500))
    expect(marks(state, 1000).spread).toBeGreaterThan(marks(state, 500).spread)
  })
})
