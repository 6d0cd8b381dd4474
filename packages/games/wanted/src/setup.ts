// The deal: a role, a character and a hand each; and what one game of a series leaves to the next (specification 3).

import {
  type Base,
  type Chance,
  type Refusal,
  type Seat,
  type Setting,
  type Setup,
  only,
  shuffle,
} from '@saloon/kernel'
import {
  CHARACTERS,
  type Character,
  ROLES,
  ROLES_BY_SEATS,
  type Role,
  SHERIFF_BONUS,
  cardsOf,
  lifeOf,
} from './components.ts'
import type { Before, KeepCharacter, Options, Player, Playing, Turn, Wanted } from './state.ts'

export const settings: readonly (Setting & { readonly key: keyof Options })[] = [
  { key: 'simplified', values: [false, true], usual: false },
  { key: 'rotate', values: [false, true], usual: false },
  { key: 'keep', values: [false, true], usual: true },
]

/** What comes from outside is looked at: the last game must have had as many players, and each character once. */
export function check({ seats, before }: Setup<Options>): Refusal | undefined {
  return before === undefined || isBefore(before, seats) ? undefined : { code: 'no-such-game-before', facts: { seats } }
}

function isBefore(raw: unknown, seats: number): raw is Before {
  if (typeof raw !== 'object' || raw === null) return false
  const { sheriff, characters } = raw as Partial<Before>
  if (!Number.isInteger(sheriff) || sheriff! < 0 || sheriff! >= seats) return false
  if (!Array.isArray(characters) || characters.length !== seats) return false
  const named = (characters as unknown[]).filter((character) => character !== null)
  return new Set(named).size === named.length && named.every((name) => (CHARACTERS as unknown[]).includes(name))
}

/** Of a finished game: who was Sheriff, and who survived as whom. Nothing else is carried over (W-R07). */
export function carry({ players, alive }: Wanted): Before {
  return {
    sheriff: players.findIndex(({ role }) => role === 'sheriff'),
    characters: players.map(({ character }, seat) => ((alive & only(seat)) === 0 ? null : character)),
  }
}

type First = Omit<Turn, 'n' | 'cause'> | Omit<KeepCharacter, 'n' | 'cause'>
type Dealt = Omit<Wanted, keyof Base> & { readonly first: First }

export function deal({ seats, options, before: raw }: Setup<Options>, chance: Chance): Dealt {
  const before = raw as Before | undefined
  const table: Omit<Wanted, keyof Base> = {
    options,
    players: Array.from({ length: seats }, newPlayer),
    alive: 0,
    active: 0,
    turns: 0,
    bangs: 0,
    deck: [],
    topKnown: 0,
    discard: [],
    resolving: null,
    store: [],
    flipped: [],
    peeked: [],
    result: null,
  }
  const nobody = table.players.map(() => null)
  if (before && options.keep && before.characters.some((character) => character !== null)) {
    return Object.assign(table, { first: { kind: 'keep-character', seat: 0, before, kept: nobody } as const })
  }
  dealTo(table, chance, options.rotate ? before : undefined, nobody)
  return Object.assign(table, { first: firstTurn() })
}

export const firstTurn = (): Omit<Turn, 'n' | 'cause'> => ({ kind: 'turn', step: 'begin' })

const newPlayer = (): Player => ({ role: null, shown: false, character: null, life: 0, max: 0, hand: [], inPlay: [] })

/** `rotating`: the last game, where the Sheriff's role passes on from it (W-R09). */
export function dealTo(
  table: Pick<Wanted, 'options' | 'players' | 'alive' | 'active' | 'deck'>,
  chance: Chance,
  rotating: Before | undefined,
  kept: readonly (Character | null)[],
): void {
  const { players } = table
  const seats = players.length
  const roles = rolesFor(seats, chance, rotating && (rotating.sheriff + 1) % seats)
  // Kept characters leave the pool first; what others had is back in it (W-R08).
  const pool = shuffle(
    chance,
    CHARACTERS.filter((character) => !kept.includes(character)),
  )
  const deck = shuffle(chance, [...cardsOf(table.options.simplified)])
  const sheriff = roles.indexOf('sheriff')
  for (let i = 0; i < seats; i++) {
    const seat = (sheriff + i) % seats
    const player = players[seat]!
    const role = roles[seat]!
    const character = kept[seat] ?? pool[seat]!
    const life = lifeOf(character) + (role === 'sheriff' ? SHERIFF_BONUS : 0)
    player.role = role
    player.shown = role === 'sheriff'
    player.character = character
    player.life = life
    player.max = life
    for (let left = life; left > 0; left--) player.hand.push(deck.pop()!)
  }
  table.deck = deck
  table.active = sheriff
  table.alive = (1 << seats) - 1
}

function rolesFor(seats: number, chance: Chance, sheriff: Seat | undefined): Role[] {
  const roles: Role[] = []
  for (const role of ROLES) for (let left = ROLES_BY_SEATS[seats]![role]; left > 0; left--) roles.push(role)
  if (sheriff === undefined) return shuffle(chance, roles)
  const others = shuffle(chance, roles.slice(1)) // the Sheriff is the first of them
  others.splice(sheriff, 0, 'sheriff')
  return others
}

/** Told when the first turn begins: who plays whom, his role and his hand to each. */
export function tellDeal(game: Playing): void {
  game.state.players.forEach(({ role, shown, character, life, hand }, seat) => {
    const dealt = { type: 'dealt', by: seat, character: character!, life } as const
    const eyes = only(seat)
    if (shown) {
      game.tell?.(dealt)
      game.tell?.({ type: 'role-shown', by: seat, role: role as Role })
    } else game.tell?.({ ...dealt, only: { eyes, role: role as Role } })
    game.tell?.({ type: 'drew', by: seat, count: hand.length, only: { eyes, cards: hand.slice() } })
  })
}
