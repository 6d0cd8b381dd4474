// What each seat may see, and a full state guessed from it. Only roles are secret (specification 12).

import {
  type Chance,
  type Eyes,
  HIDDEN,
  type View,
  copyChance,
  copyStack,
  fork,
  has,
  shuffle,
  viewLocked,
} from '@saloon/kernel'
import { type Role, ROLES, ROLES_BY_SEATS } from './components.ts'
import type { BangDice, Player } from './state.ts'

export function clone(state: BangDice): BangDice {
  const players: Player[] = []
  for (let seat = 0; seat < state.players.length; seat++) players.push({ ...state.players[seat]! })
  return {
    chance: copyChance(state.chance),
    moves: state.moves,
    frames: state.frames,
    epoch: state.epoch,
    given: state.given.slice(),
    used: state.used.slice(),
    locked: state.locked.slice(),
    handed: state.handed,
    stack: copyStack(state.stack),
    mode: state.mode,
    players,
    supply: state.supply,
    active: state.active,
    rolls: state.rolls,
    dice: state.dice.slice(),
    spent: state.spent,
    result: state.result && { ...state.result },
  }
}

export function view(state: BangDice, eyes: Eyes): View<BangDice> {
  return {
    eyes,
    moves: state.moves,
    frames: state.frames,
    epoch: state.epoch,
    given: state.given.slice(),
    used: state.used.slice(),
    locked: viewLocked(state.locked, eyes),
    handed: state.handed,
    stack: copyStack(state.stack),
    mode: state.mode,
    players: state.players.map(({ role, shown, character, life, max, arrows }, seat) => ({
      role: shown || has(eyes, seat) ? role : HIDDEN,
      shown,
      character,
      life,
      max,
      arrows,
    })),
    supply: state.supply,
    active: state.active,
    rolls: state.rolls,
    dice: [...state.dice],
    spent: state.spent,
    result: state.result && { winners: [...state.result.winners], reason: state.result.reason },
  }
}

/** The roles that aren't seen are those in play less those that are; which of them lies where is a guess. */
export function imagine(view: View<BangDice>, chance: Chance, belief?: Partial<BangDice>): BangDice {
  const believed = view.players.map((player, seat) =>
    player.role === HIDDEN ? (belief?.players?.[seat]?.role ?? HIDDEN) : player.role,
  )
  const unseen = shuffle(chance, rolesLeft(view.players.length, believed))
  return {
    chance: fork(chance),
    moves: view.moves,
    frames: view.frames,
    epoch: view.epoch,
    given: view.given.slice(),
    used: view.used.slice(),
    locked: view.locked.slice(),
    handed: view.handed,
    stack: copyStack(view.stack),
    mode: view.mode,
    players: view.players.map((player, seat) => ({
      ...player,
      role: believed[seat] === HIDDEN ? unseen.pop()! : believed[seat]!,
    })),
    supply: view.supply,
    active: view.active,
    rolls: view.rolls,
    dice: view.dice.slice(),
    spent: view.spent,
    result: view.result && { ...view.result },
  }
}

/** The roles in play that aren't among these. */
export function rolesLeft(seats: number, known: readonly (Role | typeof HIDDEN)[]): Role[] {
  return ROLES.flatMap((role) => {
    const left = ROLES_BY_SEATS[seats]![role] - known.filter((other) => other === role).length
    if (left < 0)
      throw new Error(`more than ${ROLES_BY_SEATS[seats]![role]} of role ${role} are believed to be in play`)
    return Array.from({ length: left }, () => role)
  })
}
