// The table in words: the piles and what lies in the middle, then what everybody has.

import { type Description, HIDDEN, type Seat, type Text, type View, has } from '@saloon/kernel'
import { distance, rangeOf } from './rules/reach.ts'
import type { Wanted } from './state.ts'

export function describe(view: View<Wanted>): Description {
  const { active, turns, bangs, deck, discard, resolving, store, flipped } = view
  const top = discard.at(-1)
  const known = deck.at(-1)
  const seats = view.players.map((_, seat) => seatInWords(view, seat))
  if (turns === 0) return { table: [{ key: 'table.series' }], seats }
  return {
    table: [
      { key: 'table.turn', facts: { seat: active, turn: turns, bangs } },
      { key: 'table.deck', facts: { count: deck.length } },
      ...(known === undefined || known === HIDDEN ? [] : [{ key: 'table.known', facts: { card: known } }]),
      ...(top === undefined ? [] : [{ key: 'table.discard', facts: { count: discard.length, card: top } }]),
      ...(resolving === null ? [] : [{ key: 'table.resolving', facts: { card: resolving } }]),
      ...(store.length === 0 ? [] : [{ key: 'table.store', facts: { cards: store } }]),
      ...(flipped.length === 0 ? [] : [{ key: 'table.flipped', facts: { cards: flipped } }]),
    ],
    seats,
  }
}

function seatInWords(view: View<Wanted>, seat: Seat): Text[] {
  const { role, character, life, max, hand, inPlay } = view.players[seat]!
  if (character === null || role === null) return [{ key: 'seat.undealt' }]
  const alive = has(view.alive, seat)
  const seen = hand.length > 0 && !hand.includes(HIDDEN)
  return [
    { key: `character.${character}` },
    role === HIDDEN ? { key: 'role.hidden' } : { key: `role.${role}` },
    alive ? { key: 'seat.life', facts: { life, max } } : { key: 'seat.out' },
    ...(alive ? [{ key: 'seat.hand', facts: { count: hand.length } }, ...reachInWords(view, seat)] : []),
    ...(inPlay.length > 0 ? [{ key: 'seat.in-play', facts: { cards: inPlay } }] : []),
    ...(seen ? [{ key: 'seat.cards', facts: { cards: hand } }] : []),
    { key: `character.${character}.help` },
  ]
}

/** How far away from whoever looks, and how far this player shoots. */
function reachInWords(view: View<Wanted>, seat: Seat): Text[] {
  const range = { key: 'seat.range', facts: { range: rangeOf(view.players[seat]!) } }
  const me = view.players.findIndex((_, other) => view.eyes === 1 << other)
  if (me === -1 || me === seat || !has(view.alive, me)) return [range]
  return [range, { key: 'seat.distance', facts: { distance: distance(view, me, seat) } }]
}
