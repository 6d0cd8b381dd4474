// For screens: what each option would surely do, what is blocked and why; and the table in words. Why one is asked is in causes.ts.

import type { Description, Option, Presentation, Seat, Text, View } from '@saloon/kernel'
import { HIDDEN } from '@saloon/kernel'
import { causeOf } from './causes.ts'
import { type Face, rollsOf } from './components.ts'
import { frames } from './frames/index.ts'
import { eligibleDice } from './frames/rolling.ts'
import { ifStopped } from './if-stopped.ts'
import { shotDice } from './rules/shots.ts'
import { type Action, type BangDice, type Batch, type Question, isAlive } from './state.ts'
import { whyNotTarget } from './why.ts'

export function present(view: View<BangDice>, seat: Seat): Presentation<Action> {
  const question = view.stack.at(-1) as Question | undefined
  if (question === undefined || question.seat !== seat) return { options: [], blocked: [] }
  const rule = frames[question.kind as keyof typeof frames]
  const offered = (rule.options?.(view, question as never, seat) ?? []) as readonly Option<Action>[]
  const { because, ifNot } = causeOf(view, question)
  return {
    options: offered.flatMap((option) =>
      option.do === 'swap'
        ? swaps(view, question)
        : option.do === 'return'
          ? returns(view, question)
          : [{ option, ...consequence(view, seat, option) }],
    ),
    blocked: blocked(view, seat, question),
    because,
    ifNot,
  }
}

type Presented = Presentation<Action>['options'][number]
type Consequence = Pick<Presented, 'then' | 'warning'>

function consequence(view: View<BangDice>, seat: Seat, option: Option<Action>): Consequence {
  switch (option.do) {
    case 'roll':
      return { then: [{ key: 'then.roll', facts: { rolls: rollsOf(view.players[seat]!.character) } }] }
    case 'reroll':
      return { then: [{ key: 'then.reroll', facts: { left: rollsOf(view.players[seat]!.character) - view.rolls } }] }
    case 'stop':
      return { then: stopped(view), ...unusedGatling(view) }
    default:
      return { then: [{ key: `then.${option.do}` }] }
  }
}

/** In the order in which it would happen. */
function stopped(view: View<BangDice>): Text[] {
  const { shots, beers, gatling, removes, gains } = ifStopped(view)
  const then: Text[] = shots.map(({ face, count, targets }) => ({
    key: 'then.stop.shots',
    facts: { face, count, seats: targets },
  }))
  if (beers > 0) then.push({ key: 'then.stop.beers', facts: { count: beers } })
  if (gatling.shown >= gatling.needed)
    then.push({ key: 'then.stop.gatling', facts: { hits: gatling.hits.length, returns: gatling.returns } })
  if (removes > 0) then.push({ key: 'then.stop.removes', facts: { count: removes } })
  if (gains > 0) then.push({ key: 'then.stop.gains', facts: { points: gains } })
  return then.length > 0 ? then : [{ key: 'then.stop' }]
}

/** Gatling dice that don't suffice do nothing: worth a word before one stops. */
function unusedGatling(view: View<BangDice>): { warning?: Text } {
  const { shown, needed } = ifStopped(view).gatling
  return shown > 0 && shown < needed ? { warning: { key: 'warning.gatling', facts: { shown, needed } } } : {}
}

/** Each number of arrows by itself: what is left of the loss, and why no more can be taken. */
function swaps(view: View<BangDice>, { seat, most }: Question): Presented[] {
  const points = lossesBelow(view)[seat]!
  return upTo(most).map((count) => ({
    option: { do: 'swap', count },
    then: [{ key: 'then.swap', facts: { points, left: points - count, count } }],
    ...(count === most && most < points && { warning: { key: 'warning.last-arrow', facts: { supply: view.supply } } }),
  }))
}

function returns(view: View<BangDice>, { seat, most }: Question): Presented[] {
  const { arrows } = view.players[seat]!
  return upTo(most).map((count) => ({
    option: { do: 'return', count },
    then: [{ key: 'then.return', facts: { before: arrows, after: arrows - count } }],
  }))
}

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, count) => count)
const lossesBelow = (view: View<BangDice>): readonly number[] => (view.stack.at(-2) as Batch).losses

function blocked(view: View<BangDice>, seat: Seat, question: Question): Presentation<Action>['blocked'] {
  if (question.kind === 'reroll') {
    const eligible = eligibleDice(view, seat)
    return view.dice.flatMap((_, die) =>
      eligible.includes(die)
        ? []
        : [{ thing: { key: 'thing.die', facts: { die } }, because: { key: 'why.dynamite-locked', facts: { die } } }],
    )
  }
  if (question.kind === 'assign-shots') {
    const faces = [...new Set(shotDice(view).map((die) => view.dice[die] as Face))]
    return faces.flatMap((face) =>
      view.players.flatMap((player, target) => {
        const refused = isAlive(player) ? whyNotTarget(view, seat, face, target) : undefined
        return refused
          ? [
              {
                thing: { key: 'thing.target', facts: { face, seat: target } },
                because: { key: `why.${refused.code}`, ...(refused.facts && { facts: refused.facts }) },
              },
            ]
          : []
      }),
    )
  }
  return []
}

export function describe(view: View<BangDice>): Description {
  const dice = view.dice.filter((face) => face !== null)
  return {
    table: [
      { key: 'table.supply', facts: { supply: view.supply } },
      ...(dice.length > 0 ? [{ key: 'table.dice', facts: { seat: view.active, faces: dice, rolls: view.rolls } }] : []),
    ],
    seats: view.players.map((player) => [
      { key: `character.${player.character}` },
      player.role === HIDDEN ? { key: 'role.hidden' } : { key: `role.${player.role}` },
      isAlive(player)
        ? { key: 'seat.life', facts: { life: player.life, max: player.max, arrows: player.arrows } }
        : { key: 'seat.out' },
      { key: `character.${player.character}.help` },
    ]),
  }
}
