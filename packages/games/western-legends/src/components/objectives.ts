// The forty-eight objectives of the variant, four to a character in the order of the characters: whole numbers 0 … 47.

import { CHARACTERS, type Character } from './characters.ts'
import type { Location, Region } from './places.ts'
import type { Condition, Effect, Feat } from './vocabulary.ts'

/**
 * `pay`: by paying the cost while at one of the places. `stand`: by being there while it holds. `feat`: by what happens in one's own
 * turn, from then until the turn ends.
 */
type Row =
  | { readonly kind: 'pay'; readonly at: readonly Spot[]; readonly cost: readonly Effect[] }
  | { readonly kind: 'stand'; readonly at: readonly Spot[]; readonly when: Condition }
  | { readonly kind: 'feat'; readonly feat: Feat; readonly when: Condition }
export type Spot = Location | `region:${Region}`

const ROWS: readonly Row[] = [
  // annie oakley
  { kind: 'pay', at: ['red_falls_saloon'], cost: [{ op: 'discardItem', item: 'provisions' }] },
  {
    kind: 'feat',
    feat: 'fightWon',
    when: { all: [{ fightType: 'duel' }, { fightRole: 'attacker' }, { inTown: 'red_falls' }] },
  },
  { kind: 'pay', at: ['red_falls_cabaret'], cost: [{ op: 'discard', n: 2, filter: { sameSuit: true } }] },
  {
    kind: 'feat',
    feat: 'fightWon',
    when: { all: [{ fightAgainst: 'bandit' }, { atAny: ['hideout_a_sunny', 'hideout_b_sunny'] }] },
  },
  // bass reeves
  { kind: 'stand', at: ['darkrock_sheriff_office'], when: { trackAtLeast: { track: 'marshal', n: 3 } } },
  {
    kind: 'feat',
    feat: 'fightWon',
    when: { all: [{ fightAgainst: 'bandit' }, { atAny: ['hideout_c_spikes', 'hideout_c_cliff'] }] },
  },
  { kind: 'pay', at: ['darkrock_bank'], cost: [{ op: 'money', amount: -40 }] },
  { kind: 'feat', feat: 'fightWon', when: { all: [{ fightAgainst: 'player' }, { playedRankIn: ['K', 'A'] }] } },
  // billy the kid
  { kind: 'feat', feat: 'bankRobbed', when: {} },
  { kind: 'feat', feat: 'pokerWon', when: { all: [{ pokerRole: 'active' }, { at: 'darkrock_saloon' }] } },
  { kind: 'pay', at: ['hideout_a_sunny'], cost: [{ op: 'discard', n: 2 }] },
  {
    kind: 'feat',
    feat: 'fightWon',
    when: { all: [{ fightType: 'rob' }, { fightRole: 'attacker' }, { inTown: false }] },
  },
  // bloody knife
  { kind: 'feat', feat: 'mesaCrossed', when: {} },
  { kind: 'pay', at: ['hideout_b_dixon'], cost: [{ op: 'discard', n: 2 }] },
  { kind: 'feat', feat: 'deposited', when: { minDeposited: 3 } },
  {
    kind: 'feat',
    feat: 'fightWon',
    when: { all: [{ fightAgainst: 'bandit' }, { atAny: ['hideout_b_dixon', 'hideout_b_sunny'] }] },
  },
  // calamity jane
  { kind: 'pay', at: ['darkrock_saloon'], cost: [{ op: 'discardItem', item: 'whiskey' }] },
  { kind: 'feat', feat: 'storyContributed', when: { inTown: 'red_falls' } },
  { kind: 'feat', feat: 'healed', when: { minHealed: 2 } },
  { kind: 'stand', at: ['spikes_view_mine'], when: { minHand: 5 } },
  // doc holliday
  { kind: 'feat', feat: 'pokerWon', when: { all: [{ pokerRole: 'active' }, { at: 'red_falls_saloon' }] } },
  { kind: 'feat', feat: 'fightWon', when: { minWounds: 2 } },
  { kind: 'pay', at: ['red_falls_doctor'], cost: [{ op: 'discardItem', item: 'whiskey' }] },
  { kind: 'pay', at: ['red_falls_cabaret'], cost: [{ op: 'money', amount: -60 }] },
  // jesse james
  { kind: 'feat', feat: 'bankRobbed', when: { activeGear: 'mount' } },
  { kind: 'stand', at: ['rail_station'], when: { trackAtLeast: { track: 'wanted', n: 4 } } },
  { kind: 'pay', at: ['hideout_b_sunny'], cost: [{ op: 'discard', n: 3 }] },
  { kind: 'feat', feat: 'fightWon', when: { all: [{ fightAgainst: 'player' }, { inTown: false }] } },
  // kit carson
  { kind: 'pay', at: ['cliff_junction_mine'], cost: [{ op: 'discardItem', item: 'miners_map' }] },
  { kind: 'feat', feat: 'prospected', when: { minGained: 2 } },
  { kind: 'feat', feat: 'moveEnded', when: { all: [{ movedAtLeast: 4 }, { inRegion: 'dixon_creek' }] } },
  { kind: 'feat', feat: 'fightWon', when: { all: [{ fightAgainst: 'bandit' }, { atAny: ['hideout_a_mesitos'] }] } },
  // stagecoach mary
  { kind: 'pay', at: ['rail_station'], cost: [{ op: 'money', amount: -30 }] },
  { kind: 'feat', feat: 'cattleSold', when: {} },
  { kind: 'pay', at: ['darkrock_sheriff_office'], cost: [{ op: 'discardItem', item: 'provisions' }] },
  { kind: 'feat', feat: 'fightWon', when: { activeWeapon: 'shotgun' } },
  // wild bill hickok
  { kind: 'feat', feat: 'pokerWon', when: { pokerCategoryAtLeast: 'two_pair' } },
  {
    kind: 'pay',
    at: ['darkrock_saloon', 'red_falls_saloon'],
    cost: [{ op: 'discard', n: 2, filter: { ranksExactly: ['A', '8'] } }],
  },
  { kind: 'feat', feat: 'reveled', when: { minSpent: 60 } },
  {
    kind: 'feat',
    feat: 'fightWon',
    when: { all: [{ fightType: 'duel' }, { fightRole: 'attacker' }, { inTown: 'darkrock' }] },
  },
  // wyatt earp
  { kind: 'feat', feat: 'fightWon', when: { banditsBeatenThisTurn: 2 } },
  { kind: 'stand', at: ['darkrock_sheriff_office'], when: { owns: { category: 'weapon', upgraded: true } } },
  { kind: 'pay', at: ['red_falls_saloon'], cost: [{ op: 'money', amount: -50 }] },
  { kind: 'feat', feat: 'fightWon', when: { inTown: true } },
  // yb rowdy
  { kind: 'pay', at: ['hideout_c_cliff'], cost: [{ op: 'discard', n: 2 }] },
  {
    kind: 'feat',
    feat: 'moveEnded',
    when: { all: [{ inRegion: 'mesitos_point' }, { turnStartedInRegion: ['spikes_view', 'cliff_junction'] }] },
  },
  { kind: 'feat', feat: 'prospected', when: { all: [{ minGained: 1 }, { at: 'sunny_hills_mine' }] } },
  { kind: 'stand', at: ['region:spikes_view'], when: { minNuggets: 4 } },
]

export type Objective = number
export const OBJECTIVES = ROWS.length
export const OBJECTIVES_EACH = 4
export const OBJECTIVES_KEPT = 3
export const objectiveRow = (objective: Objective): Row => ROWS[objective]!
export const ownerOf = (objective: Objective): Character => CHARACTERS[(objective / OBJECTIVES_EACH) | 0]!
/** The first of the four of a character. */
export const firstObjectiveOf = (character: Character): Objective => CHARACTERS.indexOf(character) * OBJECTIVES_EACH
/** What it is called in the specification: `annie_oakley_1`. */
export const objectiveId = (objective: Objective): string =>
  `${ownerOf(objective)}_${(objective % OBJECTIVES_EACH) + 1}`

/** Legendary tokens by their Legend Points. */
export const TOKENS: readonly number[] = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3]
