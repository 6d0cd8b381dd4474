// The deal: a role and a character each, and the arrows in the middle.

import { type Chance, type Eyes, type Setup, only, shuffle } from '@saloon/kernel'
import { ARROWS, CHARACTER_KEYS, CHARACTERS, ROLES, ROLES_BY_SEATS, type Role, SHERIFF_BONUS } from './components.ts'
import { type BangDice, NO_DIE, type Options, type Player, type Playing, type Turn } from './state.ts'

type Dealt = Omit<BangDice, keyof import('@saloon/kernel').Base> & { readonly first: Omit<Turn, 'n' | 'cause'> }

export function deal({ seats }: Setup<Options>, chance: Chance): Dealt {
  const roles = shuffle(chance, rolesFor(seats))
  const characters = shuffle(chance, [...CHARACTER_KEYS])
  const players = roles.map((role, seat): Player => {
    const character = characters[seat]!
    const life = CHARACTERS[character].life + (role === 'sheriff' ? SHERIFF_BONUS : 0)
    return { role, shown: role === 'sheriff' || seats === 3, character, life, max: life, arrows: 0 }
  })
  return {
    mode: seats === 3 ? 'hunt' : 'standard',
    players,
    supply: ARROWS,
    active: roles.indexOf(seats === 3 ? 'deputy' : 'sheriff'),
    rolls: 0,
    dice: noDice(),
    spent: NO_DIE,
    result: null,
    first: { kind: 'turn', step: 'begin' },
  }
}

/** Five dice in the cup. */
export const noDice = (): null[] => [null, null, null, null, null]

export function rolesFor(seats: number): Role[] {
  const roles: Role[] = []
  for (const role of ROLES) for (let left = ROLES_BY_SEATS[seats]![role]; left > 0; left--) roles.push(role)
  return roles
}

/** Told when the first turn begins: who plays whom; his role to each. */
export function tellDeal(game: Playing): void {
  game.state.players.forEach((player, seat) => {
    const role = player.role as Role
    const eyes: Eyes = only(seat)
    const dealt = { type: 'dealt', by: seat, character: player.character, life: player.life } as const
    if (player.shown) {
      game.tell?.(dealt)
      game.tell?.({ type: 'role-shown', by: seat, role })
    } else game.tell?.({ ...dealt, only: { eyes, role } })
  })
}
