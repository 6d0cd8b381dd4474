// What a condition means (specification 21). It looks at its owner, at the opponent where it says so, at the fight going on, and at the
// facts of the event it is asked about.

import { CARDS, type Condition, EQUIPMENT_TYPES, rankOf } from '../components/index.ts'
import { fightOf, isMibFight, isNpcFight } from '../rules/fights.ts'
import type { Fight } from '../in-progress.ts'
import { locationOf, regionOf, townOf } from '../map/index.ts'
import { CATEGORIES } from '../poker/hands.ts'
import { NONE, type Table } from '../state.ts'
import { WEAPONS, MOUNTS, MISC } from './abilities.ts'

/** The numbers of the event being looked at. Written just before, read at once, never kept. */
export const facts = {
  spaces: 0,
  points: 0,
  gained: 0, // nuggets of a Prospect action
  deposited: 0,
  healed: 0,
  spent: 0,
  category: 0, // of a poker hand
  started: false, // the poker game, by this player
  forLimit: false, // discarded for the hand limit
}

const MASKS = { weapon: WEAPONS, mount: MOUNTS, misc: MISC } as const

export function holds(table: Table, condition: Condition | undefined, self: number, other: number): boolean {
  if (condition === undefined) return true
  const who = condition.who === 'opponent' ? other : self
  for (const test in condition) if (!passes(table, condition, test as keyof Condition, who, other)) return false
  return true
}

function passes(table: Table, it: Condition, test: keyof Condition, who: number, other: number): boolean {
  const player = table.players[who]!
  switch (test) {
    case 'who':
      return true
    case 'all':
      return it.all!.every((part) => holds(table, part, who, other))
    case 'any':
      return it.any!.some((part) => holds(table, part, who, other))
    case 'not':
      return !holds(table, it.not, who, other)
    case 'anyPlayer':
      return table.players.some((_, seat) => holds(table, it.anyPlayer, seat, other))
    case 'status':
      return (it.status === 'wanted' ? player.wanted : player.marshal) > 0
    case 'inTown': {
      const town = townOf(fightOf(table)?.hex ?? player.hex)
      return typeof it.inTown === 'boolean' ? (town !== null) === it.inTown : town === it.inTown
    }
    case 'inRegion':
      return regionOf(player.hex) === it.inRegion
    case 'at':
      return locationOf(player.hex) === it.at
    case 'atAny': {
      const location = locationOf(player.hex)
      return location !== null && it.atAny!.includes(location)
    }
    case 'owns':
      return ((it.owns!.upgraded ? player.upgraded : player.gear) & MASKS[it.owns!.category]) !== 0
    case 'minLp':
      return player.lp >= it.minLp!
    case 'minWounds':
      return player.wounds >= it.minWounds!
    case 'minHand':
      return player.hand.length >= it.minHand!
    case 'minMoney':
      return player.money >= it.minMoney!
    case 'minNuggets':
      return player.nuggets >= it.minNuggets!
    case 'trackAtLeast':
      return player[it.trackAtLeast!.track] >= it.trackAtLeast!.n
    case 'fightAgainst':
    case 'fightRole':
    case 'fightType':
    case 'playedRankIn':
      return passesInFight(table, it, test, who)
    case 'pokerRole':
      return facts.started
    case 'pokerCategoryAtLeast':
      return facts.category >= CATEGORIES.indexOf(it.pokerCategoryAtLeast!)
    case 'movedAtLeast':
      return facts.spaces >= it.movedAtLeast!
    case 'turnStartedInRegion': {
      const region = regionOf(table.startHex)
      return region !== null && it.turnStartedInRegion!.includes(region)
    }
    case 'minGained':
      return facts.gained >= it.minGained!
    case 'minDeposited':
      return facts.deposited >= it.minDeposited!
    case 'minHealed':
      return facts.healed >= it.minHealed!
    case 'minSpent':
      return facts.spent >= it.minSpent!
    case 'banditsBeatenThisTurn':
      return table.banditsBeaten >= it.banditsBeatenThisTurn!
    case 'activeGear':
      return player[it.activeGear!] !== NONE
    case 'activeWeapon':
      return player.weapon !== NONE && EQUIPMENT_TYPES[player.weapon] === it.activeWeapon
    case 'othersInSpace':
      return othersIn(table, who) !== 0 || table.mibHex === player.hex
    case 'discardReason':
      return facts.forLimit
  }
}

function passesInFight(table: Table, it: Condition, test: keyof Condition, who: number): boolean {
  const fight = fightOf(table)
  if (fight === undefined) return false
  switch (test) {
    case 'fightAgainst':
      if (it.fightAgainst === 'player') return !isNpcFight(fight)
      return it.fightAgainst === 'npc' ? isNpcFight(fight) : fight.fight === it.fightAgainst
    case 'fightRole':
      return roleOf(fight, who) === it.fightRole
    case 'fightType':
      return fight.fight === it.fightType || fight.fight === `mib-${it.fightType}`
    default: {
      const card = who === fight.seat ? table.attack : table.defence
      return card >= 0 && card < CARDS && it.playedRankIn!.includes(rankOf(card))
    }
  }
}

/** The Man in Black attacks in his own fights. */
const roleOf = (fight: Fight, who: number): 'attacker' | 'target' =>
  who === fight.seat && !(isMibFight(fight) && fight.fight === 'mib-own') ? 'attacker' : 'target'

/** Everybody else in this player's space, one bit a seat. */
export function othersIn({ players }: Table, seat: number): number {
  const { hex } = players[seat]!
  let others = 0
  for (let other = 0; other < players.length; other++)
    if (other !== seat && players[other]!.hex === hex) others |= 1 << other
  return others
}
