// The table in words: the board and the piles, then what everybody has.

import { type Description, HIDDEN, type Text, type View, hasLocked } from '@saloon/kernel'
import { COLOURS, EQUIPMENT_TYPES } from './components/index.ts'
import { HIDEOUT_SPACES } from './map/index.ts'
import { type Legends, NONE, type Player } from './state.ts'

export function describe(view: View<Legends>): Description {
  return {
    table: tableInWords(view),
    seats: view.players.map((player, seat) => seatInWords(player, hasLocked(view, seat))),
  }
}

const bitsOf = (bits: number, most: number): number[] =>
  Array.from({ length: most }, (_, n) => n).filter((n) => (bits & (1 << n)) !== 0)
const maybe = (there: boolean, text: () => Text): Text[] => (there ? [text()] : [])
const seen = (things: readonly number[]): boolean => things.length > 0 && !things.includes(HIDDEN)

function tableInWords(view: View<Legends>): Text[] {
  const { phase, round, active, actionsLeft, ending, lastRound, deck, discard, sheriff, bandits, store, ranches } = view
  if (phase === 'setup') return [{ key: 'table.setup' }]
  const hideouts = bitsOf(bandits, HIDEOUT_SPACES.length).map((hideout) => HIDEOUT_SPACES[hideout]!)
  const items = EQUIPMENT_TYPES.map((_, item) => item).filter((item) => store[item] !== 0)
  return [
    { key: 'table.round', facts: { round, seat: active, actions: actionsLeft } },
    ...maybe(ending && !lastRound, () => ({ key: 'table.ending' })),
    ...maybe(lastRound, () => ({ key: 'table.last-round' })),
    { key: 'table.deck', facts: { count: deck.length, discarded: discard.length } },
    { key: 'table.sheriff', facts: { place: sheriff } },
    ...maybe(hideouts.length > 0, () => ({ key: 'table.bandits', facts: { places: hideouts } })),
    ...maybe(view.mibHex !== NONE, () => ({ key: 'table.mib', facts: { place: view.mibHex, lp: view.mibLp } })),
    ...view.showing.flatMap((condition, slot) => slotInWords(view, condition, slot)),
    ...maybe(view.revealed !== NONE, () => ({ key: 'table.story', facts: { story: view.revealed } })),
    ...maybe(items.length > 0, () => ({ key: 'table.store', facts: { items } })),
    ...maybe(ranches.length > 0 && !view.options.firstGame, () => ({
      key: 'table.ranches',
      facts: { green: ranches[0]!.length, blue: ranches[1]!.length },
    })),
    ...fightInWords(view),
    ...maybe(view.flop.length > 0, () => ({ key: 'table.flop', facts: { cards: view.flop, pot: view.pot } })),
  ]
}

function slotInWords({ piles, discs, players }: View<Legends>, condition: number, slot: number): Text[] {
  if (condition === NONE) return []
  const seats = players.flatMap((_, seat) => (discs[slot * 6 + seat]! > 0 ? [seat] : []))
  const facts = { slot, condition, count: piles[slot]!.length }
  return [seats.length === 0 ? { key: 'table.slot', facts } : { key: 'table.slot.discs', facts: { ...facts, seats } }]
}

/** The cards of a fight, as far as these eyes see them. */
function fightInWords({ attack, defence, fightHand }: View<Legends>): Text[] {
  return [
    ...maybe(attack >= 0, () => ({ key: 'table.attack', facts: { card: attack } })),
    ...maybe(defence >= 0, () => ({ key: 'table.defence', facts: { card: defence } })),
    ...maybe(seen(fightHand), () => ({ key: 'table.fight-cards', facts: { cards: fightHand } })),
  ]
}

function seatInWords(player: Player, hasChosen: boolean): Text[] {
  const { character, hex, money, nuggets, lp, wounds, marshal, wanted, legend, hand, gear, upgraded } = player
  if (character === NONE || character === HIDDEN) return maybe(!hasChosen, () => ({ key: 'seat.undecided' }))
  const items = bitsOf(gear & ~upgraded, EQUIPMENT_TYPES.length)
  const better = bitsOf(upgraded, EQUIPMENT_TYPES.length)
  const using = [player.weapon, player.mount].filter((item) => item !== NONE)
  return [
    { key: `character.${character}` },
    ...maybe(hex !== NONE, () => ({ key: 'seat.at', facts: { place: hex } })),
    { key: 'seat.lp', facts: { lp } },
    { key: 'seat.money', facts: { money } },
    ...maybe(nuggets > 0, () => ({ key: 'seat.nuggets', facts: { count: nuggets } })),
    ...maybe(marshal > 0, () => ({ key: 'seat.marshal', facts: { points: marshal } })),
    ...maybe(wanted > 0, () => ({ key: 'seat.wanted', facts: { points: wanted } })),
    ...maybe(wounds > 0, () => ({ key: 'seat.wounds', facts: { count: wounds } })),
    { key: 'seat.hand', facts: { count: hand.length } },
    ...maybe(items.length > 0, () => ({ key: 'seat.gear', facts: { items } })),
    ...maybe(better.length > 0, () => ({ key: 'seat.upgraded', facts: { items: better } })),
    ...maybe(using.length > 0, () => ({ key: 'seat.using', facts: { items: using } })),
    ...cattleInWords(player),
    ...objectivesInWords(player),
    ...maybe(seen(hand), () => ({ key: 'seat.cards', facts: { cards: hand } })),
    ...maybe(legend, () => ({ key: 'seat.legend' })),
    { key: `character.${character}.help` },
  ]
}

function cattleInWords({ herd, cattle }: Player): Text[] {
  if (herd === 0) return []
  return [
    cattle >= 0
      ? { key: 'seat.cattle', facts: { cattle } }
      : { key: 'seat.herd', facts: { colour: COLOURS[herd - 1]! } },
  ]
}

function objectivesInWords({ objectives, completed, tokens }: Player): Text[] {
  return [
    ...maybe(objectives.length > 0, () =>
      seen(objectives)
        ? { key: 'seat.objectives', facts: { objectives } }
        : { key: 'seat.objectives.hidden', facts: { count: objectives.length } },
    ),
    ...maybe(completed.length > 0, () => ({ key: 'seat.completed', facts: { objectives: completed } })),
    ...maybe(tokens.length > 0, () =>
      seen(tokens)
        ? { key: 'seat.tokens', facts: { values: tokens } }
        : { key: 'seat.tokens.hidden', facts: { count: tokens.length } },
    ),
  ]
}
