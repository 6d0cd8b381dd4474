// The kernel's test kit, run on this game; and what always holds in it (specification 15).

import { type Eyes, HIDDEN, has } from '@saloon/kernel'
import { passesTheKit } from '@saloon/kernel/kit'
import { expect } from 'vitest'
import { type Card, ROLES, ROLES_BY_SEATS, type Wanted, cardsOf, isWeapon, kindOf, wantedModule } from '../src/index.ts'
import { VARIANTS } from './lay-out.ts'

passesTheKit(wantedModule, {
  variants: VARIANTS,
  states: 600,
  longest: 5000, // of 3,000 random games the longest took 870 decisions, an average one 184
  // Before the deal of a next game everything lies in the box.
  conserved: (state) => ({
    cards: state.turns === 0 ? cardsOf(state.options.simplified) : everyCard(state),
    roles:
      state.turns === 0 ? rolesFor(state.players.length) : state.players.map(({ role }) => String(role)).toSorted(),
  }),
  invariants,
  secrets: rolesUnseen,
})

const rolesFor = (seats: number): string[] =>
  ROLES.flatMap((role) => Array.from({ length: ROLES_BY_SEATS[seats]![role] }, () => role)).toSorted()

/** Wherever they lie: in exactly one place each (invariant 1). */
function everyCard(state: Wanted): Card[] {
  const { players, deck, discard, store, flipped, peeked, resolving } = state
  const held = players.flatMap(({ hand, inPlay }) => [...hand, ...inPlay])
  const all = [
    ...held,
    ...deck,
    ...discard,
    ...store,
    ...flipped,
    ...peeked,
    ...(resolving === null ? [] : [resolving]),
  ]
  return all.toSorted((a, b) => a - b)
}

function invariants(state: Wanted): void {
  const { players, alive, stack, result, active, bangs, options } = state
  const wrong: string[] = []
  const must = (condition: boolean, what: string): void => void (condition || wrong.push(what))
  const top = stack.at(-1)
  if (state.turns === 0) {
    must(top?.kind === 'keep-character' && alive === 0, 'before the deal survivors choose')
    expect(wrong).toEqual([])
    return
  }
  must(everyCard(state).join() === cardsOf(options.simplified).join(), '1: every card in one place')
  const dying = top?.kind === 'deaths-door' ? (top as unknown as { seat: number }).seat : -1
  for (const [seat, { life, max, hand, inPlay, shown, role }] of players.entries()) {
    if (has(alive, seat)) must(seat === dying ? life <= 0 : life >= 1 && life <= max, '2: life of the living')
    else must(life === 0 && hand.length + inPlay.length === 0 && shown, '3: who is out has nothing left')
    must(new Set(inPlay.map(kindOf)).size === inPlay.length, '4: no two of a name')
    must(inPlay.filter(isWeapon).length <= 1, '4: one weapon')
    must(role !== 'sheriff' || !inPlay.some((card) => kindOf(card) === 'jail'), '4: no Jail for the Sheriff')
    must(role !== HIDDEN, 'every role is dealt')
  }
  must(new Set(players.map(({ character }) => character)).size === players.length, 'each character once')
  must((result === null) === stack.length > 0, '6: somebody is asked until it is over')
  const going = stack.some(({ kind }) => kind === 'volley')
  const sheriff = players.findIndex(({ role }) => role === 'sheriff')
  must(result !== null || going || has(alive, sheriff), '6: the Sheriff lives, or a Gatling or Indians! goes round')
  const willy = players[active]!.character === 'willy-the-kid'
  must(bangs <= 1 || willy || !options.simplified, '7: one BANG! a turn, without Willy the Kid and Volcanic')
  must(state.resolving === null || stack.length > 1, 'a card is being resolved only while something happens')
  must(state.handed === 0, 'nothing is handed down at rest')
  expect(wrong).toEqual([])
}

/** The roles that nobody has whose role these eyes see. */
function rolesUnseen({ players, turns }: Wanted, eyes: Eyes): string[] {
  if (turns === 0) return []
  const seen = players.flatMap((player, seat) => (player.shown || has(eyes, seat) ? [player.role] : []))
  return ROLES.filter((role) => !seen.includes(role))
}
