// The policy for Western Legends: go where the next Legend Points are nearest, in a style of one's own, and fight with sense.

import { type Chance, type Seat, listActions } from '@saloon/kernel'
import {
  type Action,
  type Card,
  EQUIPMENT,
  EQUIPMENT_TYPES,
  type Event,
  FACES,
  type Legends,
  MAN_IN_BLACK,
  MORE_STEPS,
  MOVEMENT,
  type Movement,
  NONE,
  OUT_OF_REACH,
  type Player,
  type Prospect,
  type StoryDisc,
  distance,
  drives,
  isUpgraded,
  mayPlay,
  movementOf,
  mustDemand,
  owns,
  printOf,
  sideOf,
  stepsFrom,
  surplus,
  valueOf,
  victims,
  wayTo,
  westernLegends,
} from '@saloon/western-legends'
import type { Dials, Manner } from '../../personality.ts'
import type { Policy } from '../policy.ts'
import { type Table, bestGoal, dangersOf, marshalWorth, quarrels, wantedWorth, waysOf } from './errands.ts'
import { choose, joins, leastUseful, shop } from './choices.ts'
import { hasUseForDisc, putDisc } from './discs.ts'
import { LEAST_TO_ACCEPT, bonus, fightCard, loot, react } from './fights.ts'
import { LEANINGS, type Plan, type Style, characterFor, styleOf } from './style.ts'
import { wayFrom } from './ways.ts'

export interface Memory {
  style: Style | null // for who counts, once anything was asked
  plan: Plan | null // of who thinks ahead
}

export const westernLegendsPolicy: Policy<Legends, Action, Event, Memory> = {
  born: () => ({ style: null, plan: null }),
  hear() {},
  hears: [],
  /** Objectives are worth more than they ever cost. */
  unasked(view, me) {
    if (!view.options.objectives || view.active !== me) return undefined
    const [option] = listActions<Action>(westernLegends.options(view, me).filter((one) => one.do === 'claim'))
    return option
  },
  why: (view, me, memory, manner) => ({
    key: 'because.errand',
    facts: { style: planOf(view, me, memory, manner).style },
  }),
  tells: ({ style }) => (style === null ? {} : { style }),
  choose(view, me, chance, memory, dials) {
    const plan = planOf(view, me, memory, dials)
    return decide(view, me, plan, chance, dials)
  },
}

/** What was planned before, else a style by one's manner. */
export function planOf(view: Table, me: Seat, memory: Memory, manner: Manner): Plan {
  const plan = memory.plan ?? {
    style: styleOf(manner, view.players[me]!.character, me),
    overlooksWays: manner.beginner,
  }
  memory.style = plan.style
  return plan
}

/** The table may be a view, or an imagined one. */
export function decide(view: Table, me: Seat, plan: Plan, chance: Chance, dials: Dials): Action {
  const { style } = plan
  const frame = view.stack[view.stack.length - 1]!
  const player = view.players[me]!
  switch (frame.kind) {
    case 'choose-character':
      return { do: 'character', character: characterFor(style, dials, player.dealt, chance) }
    case 'income':
      return { do: 'income', income: incomeFor(player, style) }
    case 'gear':
      return gear(player)
    case 'action':
      return act(view, me, plan)
    case 'step':
      return step(view, me, plan, frame as Movement)
    case 'story-disc':
      return putDisc(view, me, frame as StoryDisc, westernLegends.safe(view, me))
    case 'extend':
      return extend(view, me, plan, frame as Movement)
    case 'end-of-move':
      return endOfMove(view, me, style, frame as Movement)
    case 'reroll':
      return reroll(frame as Prospect)
    case 'attack-card':
    case 'defend-card':
      return { do: 'commit', card: fightCard(view, me) }
    case 'fight-answer':
      return { do: player.hand.some((card) => valueOf(card) >= LEAST_TO_ACCEPT) ? 'accept' : 'decline' }
    case 'bonus':
      return bonus(view, me)
    case 'reaction':
      return react(view, me)
    case 'loot':
      return loot(view)
    case 'hand-limit':
      return { do: 'discard', cards: leastUseful(player, surplus(view, me)) }
    case 'shopping':
      return shop(view, me, style)
    case 'join':
      return { do: joins(player, style, dials) ? 'join' : 'stay-out' }
    case 'fight-choice':
    case 'fight-discard':
    case 'bandit-reward':
    case 'story-reward':
    case 'track':
    case 'mib':
    case 'fight-start':
      return choose(view, me, style)
    default:
      return westernLegends.safe(view, me)
  }
}

// ---- the turn -------------------------------------------------------------------------------------------------------

function incomeFor({ hand, money }: Player, style: Style): 'money' | 'cards' | 'mixed' {
  if (money >= 110) return 'cards'
  if (hand.length >= 5) return 'money'
  if (hand.length <= 1) return 'cards'
  return style === 'reveller' || style === 'prospector' ? 'money' : 'mixed'
}

/** The upgraded weapon, the quicker mount; a Mule as long as it carries what nobody else would. */
function gear(player: Player): Action {
  const rank = (item: number): number => {
    const { category, cost } = EQUIPMENT[EQUIPMENT_TYPES[item]!]
    if (category === 'weapon') return (isUpgraded(player, item) ? 100 : 0) + cost
    return player.nuggets > 4 && EQUIPMENT_TYPES[item] === 'mule' ? 100 : MOVEMENT[sideOf(player, item)]!
  }
  const best = (category: 'weapon' | 'mount'): number => {
    let found = NONE
    EQUIPMENT_TYPES.forEach((type, item) => {
      if (EQUIPMENT[type].category === category && owns(player, item) && (found === NONE || rank(item) > rank(found)))
        found = item
    })
    return found
  }
  return { do: 'gear', weapon: best('weapon'), mount: best('mount') }
}

/** What each card's action is worth here and now. */
function cardWorth(view: Table, me: Seat, style: Style, card: Card): number {
  const player = view.players[me]!
  if (!mayPlay(view, card)) return 0
  switch (printOf(card)) {
    case 'determination':
      return 6 // an action more for whatever follows
    case 'payday':
      return player.money <= 90 ? 0.9 : 0
    case 'instinct':
      return player.hand.length <= 3 ? 0.8 : 0.2
    case 'manhunt':
      return (player.wanted > 0 || player.marshal > 0 ? 1 : 0) + (player.wanted > 0 ? 0 : huntWorth(view))
    case 'reputation':
      return hasUseForDisc(view, me) ? 0.8 : 0
    case 'living_legend':
      return Math.max(marshalWorth(player), style === 'lawman' ? 0 : wantedWorth(player)) - 0.3
    default:
      return 0
  }
}

/** Somebody Wanted whom the Sheriff can reach: the further on the track, the better. */
const huntWorth = ({ players, sheriff }: Table): number =>
  players.reduce(
    (worth, { wanted, hex }) =>
      wanted > 0 && hex !== sheriff && distance(sheriff, hex) <= MANHUNT ? Math.max(worth, 0.8 + wanted * 0.2) : worth,
    0,
  )
const MANHUNT = 3

function act(view: Table, me: Seat, plan: Plan): Action {
  const { style } = plan
  if (view.actionsLeft === 0) return PASS
  const player = view.players[me]!
  const ways = waysOf(view, me)
  const goal = bestGoal(view, me, plan, ways)
  let best: Action = PASS
  let most = 0
  const consider = (action: Action, worth: number): void => {
    if (worth > most) [best, most] = [action, worth]
  }
  for (const card of player.hand) consider({ do: 'card', card }, cardWorth(view, me, style, card))
  for (const { errand, at, worth } of quarrels(view, me, style))
    consider(at === MAN_IN_BLACK ? { do: 'fight-mib', fight: errand } : { do: 'fight', at, fight: errand }, worth)
  if (goal !== undefined) {
    const here = goal.at === player.hex ? HERE[goal.errand] : undefined
    const move = goal.at === player.hex ? undefined : ({ do: 'move' } as const)
    const action = here ?? move
    if (action !== undefined) consider(action, goal.rate)
  }
  const offered = westernLegends.options(view, me)
  if (offered.some((option) => option.do === 'work'))
    consider({ do: 'work' }, player.money < 120 ? 0.33 * (LEANINGS[style].work ?? 1) : 0)
  // Whatever the policy has missed: nothing is done that isn't offered.
  return isOffered(offered, best) ? best : PASS
}
const PASS = { do: 'pass' } as const
const HERE = {
  deposit: { do: 'deposit' },
  prospect: { do: 'prospect' },
  revel: { do: 'revel' },
  bank: { do: 'rob-bank' },
  poker: { do: 'poker' },
  cattle: { do: 'take-cattle' },
  heal: { do: 'heal' },
  shop: { do: 'shop' },
  work: { do: 'work' },
  bandit: undefined,
  duel: undefined,
  rob: undefined,
  arrest: undefined,
  objective: undefined,
} as const
const isOffered = (offered: ReturnType<typeof westernLegends.options>, action: Action): boolean =>
  offered.some((option) => option.do === action.do)

// ---- moving ---------------------------------------------------------------------------------------------------------

/** One step along the way to the best errand, as seen from here with the steps that are left. */
function towards(view: Table, me: Seat, plan: Plan, left: number): number | undefined {
  const player = view.players[me]!
  const goal = bestGoal(view, me, plan, waysOf(view, me))
  if (goal === undefined || goal.at === player.hex) return undefined
  const way = wayTo(wayFrom(player.hex, Math.max(2, movementOf(player)), 6, dangersOf(view, me), true), goal.at)
  const direct = way.length > 0 ? way : wayTo(waysOf(view, me), goal.at)
  const next = direct[0]
  return next !== undefined && stepsFrom(view, me, left).includes(next) ? next : undefined
}

function step(view: Table, me: Seat, plan: Plan, frame: Movement): Action {
  const next = towards(view, me, plan, frame.left)
  return next === undefined ? westernLegends.safe(view, me) : { do: 'step', to: next }
}

/** A Sprint where it arrives; an extra step wherever it leads on. */
function extend(view: Table, me: Seat, plan: Plan, frame: Movement): Action {
  const player = view.players[me]!
  const goal = bestGoal(view, me, plan, waysOf(view, me))
  if (goal === undefined || goal.at === player.hex) return STOP
  const far = wayFrom(player.hex, 1, 3, dangersOf(view, me), true).actions[goal.at]!
  const offered = westernLegends.options(view, me)
  if (
    offered.some((option) => option.do === 'extra-step') &&
    far !== OUT_OF_REACH &&
    towards(view, me, plan, 1) !== undefined
  )
    return { do: 'extra-step' }
  const sprint = player.hand.find((card) => MORE_STEPS[card]! > 0)
  return sprint !== undefined && far <= MORE_STEPS[sprint]! && frame.seat === me ? { do: 'sprint', card: sprint } : STOP
}
const STOP = { do: 'stop' } as const

function endOfMove(view: Table, me: Seat, style: Style, frame: Movement): Action {
  const drive = drives(view, frame)
  const { marshal } = view.players[me]!
  if (drive === 'sell' || (drive === 'deliver' && (style !== 'lawman' || marshal === 0))) return { do: drive }
  if (mustDemand(view, frame)) return { do: 'demand' }
  const [victim] = victims(view, me).toSorted((a, b) => view.players[b]!.lp - view.players[a]!.lp)
  return victim === undefined ? { do: 'done' } : { do: 'whiskey', at: victim }
}

function reroll({ dice }: Prospect): Action {
  const poor = dice.findIndex((face) => FACES[face] === 'gravel')
  const worse = poor === -1 ? dice.findIndex((face) => FACES[face] === 'residue') : poor
  return worse === -1 ? { do: 'keep' } : { do: 'reroll', die: worse }
}
