// What is worth going for, and how far it is. Everything is counted in Legend Points: $30 are one, since the Cabaret sells them so.

import type { Seat, Seen } from '@saloon/kernel'
import {
  CHARACTERS,
  type Dangers,
  EQUIPMENT,
  EQUIPMENT_TYPES,
  type Hex,
  HIDEOUT_SPACES,
  type Journey,
  LOCATIONS,
  LOCATION_ROWS,
  type Legends,
  MAN_IN_BLACK,
  NONE,
  NOWHERE,
  OUT_OF_REACH,
  type PlaceKind,
  type Player,
  claimPlaces,
  fightable,
  isUpgraded,
  mayArrest,
  mayBuy,
  mayUpgrade,
  movementOf,
  nuggetLimit,
  owns,
  spacesOf,
} from '@saloon/western-legends'
import { type Errand, LEANINGS, type Plan, type Style } from './style.ts'
import { wayFrom } from './ways.ts'

export type Table = Seen<Legends>
export interface Goal {
  readonly errand: Errand
  readonly at: Hex
  readonly worth: number
}

const DOLLAR = 1 / 30
const A_CARD = 0.3
const A_TOKEN = 2 // on the average
const BOX_WORTH = [0.6, 0.6, 2, 0.9, 0.9, 4, 1.2, 1.2, 6, 1] // of the next Marshal box
const TURNS_AHEAD = 4 // for which being Wanted pays

const hexesOf = (kind: PlaceKind): readonly Hex[] =>
  LOCATIONS.filter((location) => LOCATION_ROWS[location].kind === kind).flatMap((location) => spacesOf(location))
const HEXES: Readonly<
  Record<'store' | 'saloon' | 'bank' | 'doctor' | 'cabaret' | 'mine' | 'ranch' | 'station', readonly Hex[]>
> = {
  store: hexesOf('store'),
  saloon: hexesOf('saloon'),
  bank: hexesOf('bank'),
  doctor: hexesOf('doctor'),
  cabaret: hexesOf('cabaret'),
  mine: hexesOf('mine'),
  ranch: hexesOf('ranch'),
  station: hexesOf('station'),
}
const [GREEN_RANCH, BLUE_RANCH] = [spacesOf('green_ranch')[0]!, spacesOf('blue_ranch')[0]!]

// ---- the odds -------------------------------------------------------------------------------------------------------

/** What is taken off the other card: by an upgraded weapon in use. */
const edge = (player: Player): number => (player.weapon !== NONE && isUpgraded(player, player.weapon) ? 1 : 0)
export const bestValue = ({ hand }: Player): number => hand.reduce((best, card) => Math.max(best, (card >> 2) + 2), 0)

/** That so many fight cards, of which the highest is played, are all lower. */
export function oddsAgainst(value: number, drawn: number): number {
  const lower = Math.min(12, value - 2)
  let odds = 1
  for (let n = 0; n < drawn; n++) odds *= Math.max(0, lower - n) / (13 - n)
  return odds
}
const oddsOf = (player: Player, drawn: number): number =>
  player.hand.length === 0 ? 0 : oddsAgainst(bestValue(player) + edge(player), drawn)
/** Against a player, by how many cards he can choose from. */
const oddsInFight = (me: Player, other: Player): number =>
  other.hand.length === 0
    ? 1
    : Math.max(0.05, Math.min(0.95, 0.5 + (bestValue(me) + edge(me) - 8 - other.hand.length - edge(other)) * 0.09))

/** The box itself, and that every one of them leads to better ones. */
export const marshalWorth = ({ wanted, marshal }: Player): number => (wanted > 0 ? 0 : 0.5 * BOX_WORTH[marshal]! + 1.1)
/** Each turn that follows pays, and the furthest of all gains more at the end; a Marshal gives up what he has. */
export const wantedWorth = ({ wanted, marshal }: Player): number =>
  wanted === 0 ? TURNS_AHEAD * 0.8 - marshal * 0.8 : wanted % 3 === 0 ? TURNS_AHEAD * 0.8 : 0.5

// ---- what there is to do --------------------------------------------------------------------------------------------

/** All errands that make sense now, wherever they lead. */
export function goalsOf(view: Table, me: Seat, style: Style): Goal[] {
  const goals: Goal[] = []
  const player = view.players[me]!
  const add = (errand: Errand, at: readonly Hex[], worth: number): void => {
    const leaning = LEANINGS[style][errand] ?? 1
    if (worth * leaning <= 0) return
    for (const hex of at) goals.push({ errand, at: hex, worth: worth * leaning })
  }
  const { money, nuggets, wounds, herd, hand } = player
  if (nuggets > 0) add('deposit', HEXES.bank, nuggets * (1 + 20 * DOLLAR * 0.8))
  if (nuggets < nuggetLimit(player)) add('prospect', HEXES.mine, 1.45)
  if (money >= 30) add('revel', HEXES.cabaret, Math.floor(money / 30))
  if (!view.bankRobbed && hand.length > 0) {
    const odds = oddsOf(player, 3)
    add(
      'bank',
      HEXES.bank,
      odds * (wantedWorth(player) + 1 + 80 * DOLLAR) + (1 - odds) * (wantedWorth(player) - 1) * 0.7,
    )
  }
  if (hand.length > 0) {
    const reward = Math.max(1, marshalWorth(player))
    const bandits = HIDEOUT_SPACES.filter((_, hideout) => ((view.bandits >> hideout) & 1) !== 0)
    add('bandit', bandits, oddsOf(player, 2) * reward - (1 - oddsOf(player, 2)) * 0.7 - A_CARD)
  }
  if (money >= 10) add('poker', HEXES.saloon, pokerWorth(player))
  if (herd === 0) {
    if (view.ranches[0]!.length > 0) add('cattle', [GREEN_RANCH], 0.9)
    if (view.ranches[1]!.length > 0) add('cattle', [BLUE_RANCH], 0.9)
  } else {
    const reward = 1.3
    add('cattle', HEXES.station, reward + marshalWorth(player))
    add('cattle', [herd === 1 ? BLUE_RANCH : GREEN_RANCH], reward + (style === 'lawman' ? -2 : wantedWorth(player)))
  }
  if (wounds > 0 && money >= 10) add('heal', HEXES.doctor, wounds * 0.9 - 0.3)
  // Whoever could be fought where they stand; it is nobody's if they move on, so it counts for less.
  if (hand.length > 0)
    view.players.forEach((other, at) => {
      if (at === me || ((view.fought >> at) & 1) !== 0) return
      const odds = oddsInFight(player, other)
      const lost = (1 - odds) * 0.8 + A_CARD
      add('duel', [other.hex], (odds * 2.5 - lost) * 0.8)
      add(
        'rob',
        [other.hex],
        (odds * (wantedWorth(player) + Math.max(other.money * DOLLAR, other.nuggets * 1.5) / 2) - lost) * 0.8,
      )
      if (player.marshal > 0 && other.wanted > 0)
        add('arrest', [other.hex], (odds * (marshalWorth(player) + 1.5 + other.wanted * 0.4) - lost) * 0.9)
    })
  const purchase = bestPurchase(view, me, style)
  if (purchase !== undefined) add('shop', HEXES.store, purchase.worth)
  // Where one stands it is claimed before anything is asked.
  if (view.options.objectives) {
    const places = claimPlaces(view, me).filter((hex) => hex !== player.hex)
    add('objective', places, A_TOKEN)
  }
  return goals
}
const TEN_GALLON = EQUIPMENT_TYPES.indexOf('ten_gallon')
const WILD_BILL = CHARACTERS.indexOf('wild_bill_hickok')

/** The better with cards to choose from, a Hat, and for whom the game was made. */
const pokerWorth = (player: Player): number =>
  0.9 +
  Math.min(3, player.hand.length) * 0.15 +
  (owns(player, TEN_GALLON) ? 0.7 : 0) +
  (player.legend && player.character === WILD_BILL ? 0.6 : 0)

/** What can be done with others on the same space. */
export function quarrels(
  view: Table,
  me: Seat,
  style: Style,
): { errand: 'duel' | 'rob' | 'arrest'; at: Seat; worth: number }[] {
  const player = view.players[me]!
  const found: { errand: 'duel' | 'rob' | 'arrest'; at: Seat; worth: number }[] = []
  const targets = fightable(view, me)
  for (let at = 0; at <= MAN_IN_BLACK; at++) {
    if (((targets >> at) & 1) === 0) continue
    const other = view.players[at]
    const odds = other === undefined ? oddsAgainst(bestValue(player) + edge(player) - 1, 3) : oddsInFight(player, other)
    const lost = (1 - odds) * 0.8 + A_CARD
    const add = (errand: 'duel' | 'rob' | 'arrest', worth: number): void =>
      void found.push({ errand, at, worth: (odds * worth - lost) * (LEANINGS[style][errand] ?? 1) })
    add('duel', 2.5)
    const booty = other === undefined ? 2 : Math.max(other.money * DOLLAR, other.nuggets * 1.5) / 2
    if ((LEANINGS[style].rob ?? 1) > 0) add('rob', wantedWorth(player) + booty)
    if (other !== undefined && mayArrest(view, me, at)) add('arrest', marshalWorth(player) + 1.5 + other.wanted * 0.3)
  }
  return found
}

// ---- shopping -------------------------------------------------------------------------------------------------------

export interface Purchase {
  readonly mode: 'buy' | 'upgrade'
  readonly item: number
  readonly worth: number
}

/** The most useful thing one can pay for: a mount first of all, then what counts at the end. */
export function bestPurchase(view: Table, me: Seat, style: Style): Purchase | undefined {
  let best: Purchase | undefined
  const player = view.players[me]!
  EQUIPMENT_TYPES.forEach((type, item) => {
    const row = EQUIPMENT[type]
    const price = row.cost * DOLLAR
    const consider = (mode: 'buy' | 'upgrade', worth: number): void => {
      if (worth > 0.3 && (best === undefined || worth > best.worth)) best = { mode, item, worth }
    }
    if (mayUpgrade(view, me, item))
      consider(
        'upgrade',
        (row.upgraded?.lp ?? 0) + (row.category === 'mount' ? 1.2 : edge(player) === 0 ? 2.6 : 0.1) - price,
      )
    if (!mayBuy(view, me, item)) return
    if (row.category === 'mount') consider('buy', (row.base.movement! - movementOf(player)) * 1.6 - price)
    else if (row.category === 'weapon') consider('buy', player.weapon === NONE ? 1.5 - price : 0)
    else consider('buy', MISC_WORTH[style][type] ?? 0)
  })
  return best
}
const MISC_WORTH: Readonly<Record<Style, Readonly<Record<string, number>>>> = {
  outlaw: { provisions: 0.4 },
  lawman: { provisions: 0.4 },
  prospector: { miners_map: 1.2 },
  reveller: { ten_gallon: 1.5 },
}

// ---- the way there --------------------------------------------------------------------------------------------------

const CAREFUL = 0.55 // odds below which bandits are gone around

export function dangersOf(view: Table, me: Seat): Dangers {
  const { wanted, legend, character } = view.players[me]!
  return {
    bandits: view.bandits,
    sheriff: wanted > 0 ? view.sheriff : NOWHERE,
    mesas: legend && character === BLOODY_KNIFE,
  }
}
const BLOODY_KNIFE = CHARACTERS.indexOf('bloody_knife')

export function waysOf(view: Table, me: Seat): Journey {
  const player = view.players[me]!
  const dangers = dangersOf(view, me)
  const from = player.hex
  return wayFrom(from, movementOf(player), MOST_ACTIONS, dangers, oddsOf(player, 2) < CAREFUL)
}
const MOST_ACTIONS = 6

/** The best of all errands for the actions they take, or the one that is planned, as long as it can be done; what is done here counts one action. */
export function bestGoal(
  view: Table,
  me: Seat,
  { style, errand, overlooksWays }: Plan,
  ways: Journey,
): (Goal & { readonly rate: number }) | undefined {
  let best: Goal | undefined
  let most = 0
  for (const goal of goalsOf(view, me, style)) {
    const moves = ways.actions[goal.at]!
    if (moves === OUT_OF_REACH) continue
    const own = arrives(view, me, goal) ? 0 : 1
    const rate =
      goal.errand === errand?.errand && goal.at === errand.at
        ? PLANNED
        : goal.worth / (overlooksWays ? 1 : Math.max(1, moves + own))
    if (best !== undefined && rate <= most) continue
    best = goal
    most = rate
  }
  return best && { errand: best.errand, at: best.at, worth: best.worth, rate: most }
}
/** Better than anything else. */
const PLANNED = 50

/** What there is to go for, whatever one's style, the quickest gains first. */
export function errandsFrom(view: Table, me: Seat, styles: readonly Style[]): Errands[] {
  const ways = waysOf(view, me)
  const found = new Map<string, Errands & { readonly rate: number }>()
  for (const style of styles) {
    for (const goal of goalsOf(view, me, style)) {
      const moves = ways.actions[goal.at]!
      if (moves === OUT_OF_REACH) continue
      const rate = goal.worth / Math.max(1, moves + 1)
      const key = `${goal.errand} ${goal.at}`
      const known = found.get(key)
      if (known === undefined || known.rate < rate) found.set(key, { errand: goal.errand, at: goal.at, style, rate })
    }
  }
  return [...found.values()].toSorted((a, b) => b.rate - a.rate)
}
export interface Errands {
  readonly errand: Errand
  readonly at: Hex
  readonly style: Style // who thinks most of it
}

/** Bandits and cattle are met on arriving, objectives claimed: the way is all it takes. */
const arrives = (view: Table, me: Seat, { errand }: Goal): boolean =>
  errand === 'bandit' || errand === 'objective' || (errand === 'cattle' && view.players[me]!.herd !== 0)
