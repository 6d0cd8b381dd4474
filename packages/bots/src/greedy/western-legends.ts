// Western Legends by rules of thumb: go where the next Legend Points are nearest, in a style of one's own, and fight with sense.

import type { Chance, Seat } from '@saloon/kernel'
import {
  type Action,
  type Card,
  EQUIPMENT,
  EQUIPMENT_TYPES,
  type Effect,
  type Event,
  FACES,
  type Legends,
  MAN_IN_BLACK,
  MORE_STEPS,
  MOVEMENT,
  type Movement,
  NONE,
  OPTIONS,
  OUT_OF_REACH,
  type Player,
  type Print,
  type Prospect,
  bestPicks,
  distance,
  drives,
  fightOf,
  halfOfMoney,
  halfOfNuggets,
  isUpgraded,
  journey,
  lootsOf,
  mayPlay,
  movementOf,
  mustDemand,
  owns,
  printOf,
  reactionsOf,
  sideOf,
  stepsFrom,
  surplus,
  uses,
  valueOf,
  valuesOf,
  victims,
  wayTo,
  westernLegends,
} from '@saloon/western-legends'
import type { Dials } from '../manner.ts'
import type { Thumbs } from './thumbs.ts'
import {
  type Table,
  bestGoal,
  bestPurchase,
  dangersOf,
  marshalWorth,
  oddsAgainst,
  quarrels,
  wantedWorth,
  waysOf,
} from './western-legends-errands.ts'
import { LEANINGS, type Style, characterFor, styleOf } from './western-legends-style.ts'

interface Memory {
  style: Style | null // chosen at the first question
}

export const westernLegendsThumbs: Thumbs<Legends, Action, Event, Memory> = {
  born: () => ({ style: null }),
  hear() {},
  hears: [],
  tells: ({ style }) => (style === null ? {} : { style }),
  choose(view, me, chance, memory, dials) {
    memory.style ??= styleOf(dials, chance)
    return decide(view, me, memory.style, chance, dials)
  },
}

function decide(view: Table, me: Seat, style: Style, chance: Chance, dials: Dials): Action {
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
      return act(view, me, style)
    case 'step':
      return step(view, me, style, frame as Movement)
    case 'extend':
      return extend(view, me, style, frame as Movement)
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
    case 'poker-pick':
      return show(view, me)
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
      return 0.8
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

function act(view: Table, me: Seat, style: Style): Action {
  if (view.actionsLeft === 0) return PASS
  const player = view.players[me]!
  const ways = waysOf(view, me)
  const goal = bestGoal(view, me, style, ways)
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
  // Whatever the thumbs have missed: nothing is done that isn't offered.
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
} as const
const isOffered = (offered: ReturnType<typeof westernLegends.options>, action: Action): boolean =>
  offered.some((option) => option.do === action.do)

// ---- moving ---------------------------------------------------------------------------------------------------------

/** One step along the way to the best errand, as seen from here with the steps that are left. */
function towards(view: Table, me: Seat, style: Style, left: number): number | undefined {
  const player = view.players[me]!
  const goal = bestGoal(view, me, style, waysOf(view, me))
  if (goal === undefined || goal.at === player.hex) return undefined
  const way = wayTo(journey(player.hex, Math.max(2, movementOf(player)), 6, dangersOf(view, me), true), goal.at)
  const direct = way.length > 0 ? way : wayTo(waysOf(view, me), goal.at)
  const next = direct[0]
  return next !== undefined && stepsFrom(view, me, left).includes(next) ? next : undefined
}

function step(view: Table, me: Seat, style: Style, frame: Movement): Action {
  const next = towards(view, me, style, frame.left)
  return next === undefined ? westernLegends.safe(view, me) : { do: 'step', to: next }
}

/** A Sprint where it arrives; an extra step wherever it leads on. */
function extend(view: Table, me: Seat, style: Style, frame: Movement): Action {
  const player = view.players[me]!
  const goal = bestGoal(view, me, style, waysOf(view, me))
  if (goal === undefined || goal.at === player.hex) return STOP
  const far = journey(player.hex, 1, 3, dangersOf(view, me), true).actions[goal.at]!
  const offered = westernLegends.options(view, me)
  if (
    offered.some((option) => option.do === 'extra-step') &&
    far !== OUT_OF_REACH &&
    towards(view, me, style, 1) !== undefined
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

// ---- fights ---------------------------------------------------------------------------------------------------------

const LEAST_TO_ACCEPT = 7
const ENOUGH = 0.75

/** The lowest card that is good enough against an NPC, the highest against everybody else. */
function fightCard(view: Table, me: Seat): Card {
  const { hand } = view.players[me]!
  const fight = fightOf(view)!
  const sorted = hand.toSorted((a, b) => valueOf(a) - valueOf(b))
  const drawn = fight.fight === 'bandit' ? 2 : fight.fight === 'guard' ? 3 : 0
  const enough = drawn === 0 ? undefined : sorted.find((card) => oddsAgainst(valueOf(card), drawn) >= ENOUGH)
  return enough ?? sorted.at(-1)!
}

/** How the cards stand, the own value first; and whether a tie is won. */
function standing(view: Table, me: Seat): { readonly mine: number; readonly other: number; readonly tie: boolean } {
  const fight = fightOf(view)!
  const [value, against] = valuesOf(view, fight)
  const attacks = fight.seat === me
  return {
    mine: attacks ? value : against,
    other: attacks ? against : value,
    tie: attacks && fight.against >= 0 && fight.against !== MAN_IN_BLACK,
  }
}
const isLosing = (view: Table, me: Seat, off = 0): boolean => {
  const { mine, other, tie } = standing(view, me)
  return tie ? mine < other - off : mine <= other - off
}

/** Shootout only when losing; Untouchable as anybody would. */
function bonus(view: Table, me: Seat): Action {
  const fight = fightOf(view)!
  const card = fight.seat === me ? view.attack : view.defence
  return printOf(card) === 'shootout'
    ? { do: isLosing(view, me) ? 'bonus' : 'no-bonus' }
    : westernLegends.safe(view, me)
}

const react = (view: Table, me: Seat): Action => {
  const [card] = reactionsOf(view, me)
  return card !== undefined && isLosing(view, me) && !isLosing(view, me, 2) ? { do: 'react', card } : { do: 'hold' }
}

function loot(view: Table): Action {
  const { take, cattle } = lootsOf(view)
  const target = view.players[fightOf(view)!.against]
  const [money, nuggets] = [target?.money ?? 120, target?.nuggets ?? 4]
  const worth = {
    money: halfOfMoney(money) / 30,
    'all-money': money / 30,
    nuggets: halfOfNuggets(nuggets) * 1.4,
    'all-nuggets': nuggets * 1.4,
    nothing: 0,
  }
  const best = take.toSorted((a, b) => worth[b] - worth[a])[0]!
  return { do: 'loot', take: best, cattle: cattle.at(-1)! }
}

// ---- cards ----------------------------------------------------------------------------------------------------------

const USEFUL: Readonly<Partial<Record<Print, number>>> = {
  determination: 16,
  living_legend: 18,
  untouchable: 13,
  bulletproof: 13,
  stick_em_up: 12,
  payday: 11,
  instinct: 10,
  reputation: 9,
  fools_gold: 11,
  manhunt: 8,
}
const usefulness = (card: Card): number => USEFUL[printOf(card)] ?? valueOf(card)

/** In the order of the hand. */
function leastUseful({ hand }: Player, count: number): Card[] {
  const out = hand.toSorted((a, b) => usefulness(a) - usefulness(b)).slice(0, count)
  return hand.filter((card) => out.includes(card))
}

function joins({ money, hand }: Player, style: Style, dials: Dials): boolean {
  if (style === 'reveller') return money >= 10
  const ranks = hand.map((card) => card >> 2)
  const pair = ranks.some((rank, n) => ranks.indexOf(rank) !== n)
  return money >= 20 && (pair || dials.risk >= 7)
}

function show(view: Table, me: Seat): Action {
  const cards = westernLegends.safe(view, me)
  if (cards.do !== 'show') return cards
  const { hand } = view.players[me]!
  const own = bestPicks(view.flop, hand).cards
  return own.length > 0 && own.every((card) => cards.cards.includes(card))
    ? { do: 'show', cards: hand.filter((card) => own.includes(card)) }
    : cards
}

// ---- choices and shopping -------------------------------------------------------------------------------------------

/** Roughly, in Legend Points. */
function worthOf(effect: Effect, player: Player, style: Style): number {
  switch (effect.op) {
    case 'money':
      return effect.amount > 0 ? Math.min(effect.amount, 120 - player.money) / 30 : effect.amount / 30
    case 'lp':
      return effect.amount
    case 'draw':
      return effect.n * 0.35
    case 'discard':
      return -effect.n * 0.35
    case 'wound':
      return player.wounds === 3 ? 0 : -effect.n
    case 'heal':
      return Math.min(effect.n === 'all' ? 3 : effect.n, player.wounds) * 0.9
    case 'marshal':
      return marshalWorth(player) * (LEANINGS[style].arrest ?? 1)
    case 'wanted':
      return style === 'lawman' ? -2 : wantedWorth(player) * (LEANINGS[style].bank ?? 1)
    case 'takeCattle':
      return 0.8
    case 'shop':
      return 0.9
    default:
      return 0
  }
}

function choose(view: Table, me: Seat, style: Style): Action {
  const player = view.players[me]!
  let best: Action = westernLegends.safe(view, me)
  if (best.do !== 'choose' && best.do !== 'skip') return best
  let most = Number.NEGATIVE_INFINITY
  for (const option of westernLegends.options(view, me)) {
    if (option.do !== 'choose' && option.do !== 'skip') continue
    const { cost = [], effects } = option.do === 'skip' ? { effects: [] } : OPTIONS[option.option as number]!.option
    const worth = [...cost, ...effects].reduce((sum, effect) => sum + worthOf(effect, player, style), 0)
    if (worth <= most) continue
    most = worth
    const count = option.do === 'choose' && 'min' in option.cards ? option.cards.min : 0
    best =
      option.do === 'skip'
        ? { do: 'skip' }
        : { do: 'choose', option: option.option as number, cards: leastUseful(player, count) }
  }
  return best
}

/** What a store, or a story, sells: the most useful first, as long as anything is. */
function shop(view: Table, me: Seat, style: Style): Action {
  const offered = westernLegends.options(view, me)
  const best = bestPurchase(view, me, style)
  if (best !== undefined) {
    const found = offered.find((option) => option.do === best.mode && option.item === best.item)
    if (found !== undefined) return buy(view.players[me]!, best.mode, best.item)
  }
  // A story's one sale is never left lying; at a store one keeps one's money.
  const story = (view.stack.at(-1) as { effect?: number }).effect !== NONE
  const any = story ? offered.find((option) => option.do === 'buy' || option.do === 'upgrade') : undefined
  return any === undefined ? { do: 'done' } : buy(view.players[me]!, any.do, any.item as number)
}
const buy = (player: Player, mode: 'buy' | 'upgrade', item: number): Action =>
  mode === 'upgrade' ? { do: 'upgrade', item } : { do: 'buy', item, active: uses(player, item).at(-1)! }
