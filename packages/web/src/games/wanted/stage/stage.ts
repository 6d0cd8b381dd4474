// What is going on in the middle of the table, read from what waits there.

import { type Seat, has } from '@saloon/kernel'
import type {
  Card,
  Character,
  DeathsDoor,
  Draw,
  Duel,
  Indians,
  KeepCharacter,
  Lucky,
  Shot,
  Store,
  Volley,
} from '@saloon/wanted'
import type { Seen } from '../table.ts'
import { livingFrom } from '../table.ts'

interface Attack {
  readonly by: Seat
  readonly seat: Seat
  readonly card: Card | undefined
  readonly coming: readonly Seat[] // of a Gatling or Indians!: who is still to be asked
}
export type Scene =
  | (Attack & { readonly kind: 'shot'; readonly left: number; readonly needed: number; readonly isVolley: boolean })
  | (Attack & { readonly kind: 'indians' })
  | {
      readonly kind: 'duel'
      readonly challenger: Seat
      readonly challenged: Seat
      readonly seat: Seat
      readonly fired: readonly [number, number] // by the challenger, by the challenged
    }
  | { readonly kind: 'door'; readonly seat: Seat; readonly life: number }
  | { readonly kind: 'store'; readonly seat: Seat; readonly order: readonly Seat[]; readonly cards: readonly Card[] }
  | { readonly kind: 'lucky'; readonly seat: Seat; readonly of: Draw; readonly cards: readonly Card[] }
  | { readonly kind: 'kit'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'series'; readonly seat: Seat; readonly character: Character }
  | { readonly kind: 'turn'; readonly seat: Seat }

export function sceneOf(view: Seen): Scene {
  const top = view.stack.at(-1)
  switch (top?.kind) {
    case 'shot': {
      const { by, seat, left } = top as Shot
      const volley = volleyOf(view)
      const needed = volley === undefined && view.players[by]!.character === 'slab-the-killer' ? 2 : 1
      return { kind: 'shot', by, seat, left, needed, isVolley: volley !== undefined, ...aimed(view, volley) }
    }
    case 'indians': {
      const { by, seat } = top as Indians
      return { kind: 'indians', by, seat, ...aimed(view, volleyOf(view)) }
    }
    case 'duel': {
      const { challenger, challenged, seat, fired } = top as Duel
      return { kind: 'duel', challenger, challenged, seat, fired: [fired >> 1, (fired + 1) >> 1] }
    }
    case 'deaths-door': {
      const { seat } = top as DeathsDoor
      return { kind: 'door', seat, life: view.players[seat]!.life }
    }
    case 'store': {
      const { seat } = top as Store
      return { kind: 'store', seat, order: livingFrom(view, seat).slice(0, view.store.length), cards: view.store }
    }
    case 'lucky': {
      const { seat, of } = top as Lucky
      return { kind: 'lucky', seat, of, cards: view.flipped }
    }
    case 'kit':
      return { kind: 'kit', seat: view.active, cards: view.peeked }
    case 'keep-character': {
      const { seat, before } = top as KeepCharacter
      return { kind: 'series', seat, character: before.characters[seat]! }
    }
    default:
      return { kind: 'turn', seat: view.active }
  }
}

const volleyOf = ({ stack }: Seen): Volley | undefined =>
  stack.findLast(({ kind }) => kind === 'volley') as Volley | undefined

function aimed(view: Seen, volley: Volley | undefined): Pick<Attack, 'card' | 'coming'> {
  const coming = volley ? livingFrom(view, (volley.last + 1) % view.players.length) : []
  const until = volley ? coming.indexOf(volley.by) : 0
  return { card: view.resolving ?? undefined, coming: until === -1 ? coming : coming.slice(0, until) }
}

/** The seats that matter now: an attacker and a target, two duellists. */
export function partiesOf(view: Seen): readonly Seat[] {
  const scene = sceneOf(view)
  if (scene.kind === 'duel') return [scene.challenger, scene.challenged]
  return 'by' in scene ? [scene.by, scene.seat] : has(view.alive, scene.seat) ? [scene.seat] : []
}
