// The words cards, items, characters, track boxes, tokens and stories are written in (specification, section 21).
// A component is a row in these words; one interpreter gives them their meaning, and no card has code of its own.

import type { EquipmentType, GearCategory } from './equipment.ts'
import type { Location, Region, Town } from './places.ts'
import type { Rank } from './poker-cards.ts'

export const TRIGGERS = [
  'always',
  'turnStart',
  'action',
  'onGain',
  'afterMove',
  'moveActionEnd',
  'moveEnd',
  'mesaCrossed',
  'fightDeclared',
  'fightStart',
  'fightReveal',
  'fightReaction',
  'fightCardEffect',
  'fightCompare',
  'fightWon',
  'banditDefeated',
  'woundsGained',
  'storyContributed',
  'pokerReveal',
  'pokerWon',
  'pokerLost',
  'prospectRolled',
  'deposit',
  'discarded',
] as const
export type Trigger = (typeof TRIGGERS)[number]

export const ABILITY_KINDS = ['action', 'bonus', 'reaction', 'trigger', 'passive', 'npc'] as const
export const LIMITS = ['oncePerTurn', 'oncePerFightPerPlayer', 'oncePerMoveAction', 'oncePerProspect'] as const

export interface Ability {
  readonly kind: (typeof ABILITY_KINDS)[number]
  readonly trigger: Trigger
  readonly when?: Condition
  readonly optional?: true
  readonly cost?: readonly Effect[]
  readonly effects: readonly Effect[]
  readonly limit?: (typeof LIMITS)[number]
}

// ---- effects ----------------------------------------------------------------------------------------------------

/** Whom an effect touches. Without it: its owner, the contributor, the player of the track. */
export type Who = 'opponent' | 'allPlayers' | `playersIn:${Town}` | 'chosenPlayerInSpace' | 'mib'
type ForWhom = { readonly who?: Who }
export const FIGHT_FLAGS = ['noWounds', 'cancelFightCardEffect', 'restart', 'winTies', 'noMarshalReward'] as const
export type FightFlag = (typeof FIGHT_FLAGS)[number]

export type Effect =
  /** Gain up to the limit; below zero, lose as much as there is; as a cost, pay in full. */
  | ({ readonly op: 'money'; readonly amount: number } & ForWhom)
  | ({ readonly op: 'lp'; readonly amount: number } & ForWhom)
  | ({ readonly op: 'draw'; readonly n: number } & ForWhom)
  | ({ readonly op: 'discard'; readonly n: number; readonly random?: true; readonly filter?: CardFilter } & ForWhom)
  /** As a cost only with fewer than three wounds. */
  | ({ readonly op: 'wound'; readonly n: number; readonly unpreventable?: true } & ForWhom)
  | ({ readonly op: 'heal'; readonly n: number | 'all' } & ForWhom)
  | ({ readonly op: 'nugget'; readonly n: number } & ForWhom)
  | ({ readonly op: 'marshal' | 'wanted'; readonly n: number } & ForWhom)
  | { readonly op: 'actions'; readonly n: number }
  | { readonly op: 'choose'; readonly by: By; readonly options: readonly Choice[]; readonly optional?: true }
  | {
      readonly op: 'if'
      readonly cond: Condition
      readonly then: readonly Effect[]
      readonly else?: readonly Effect[]
    }
  | { readonly op: 'scale'; readonly per: Counted; readonly max?: number; readonly effects: readonly Effect[] }
  | { readonly op: 'move'; readonly max: number }
  | { readonly op: 'move'; readonly domain: 'town' }
  | { readonly op: 'moveSheriff'; readonly n: number; readonly mode: 'upTo' | 'exactly' | 'toward' }
  /** Changes the value of the opposing card. */
  | { readonly op: 'fightMod'; readonly delta: number }
  | ({ readonly op: 'fightFlag'; readonly flag: FightFlag } & ForWhom)
  | { readonly op: 'pokerFlag'; readonly flag: 'anyValue' }
  | { readonly op: 'keepPlayed'; readonly n: number; readonly random: true }
  | { readonly op: 'countsAs'; readonly as: 'nugget'; readonly context: 'deposit' }
  | { readonly op: 'storyDisc'; readonly n: number }
  /** The chosen player gives one of these, as they prefer. */
  | { readonly op: 'extort'; readonly from: 'chosenPlayerInSpace'; readonly options: readonly Ransom[] }
  | { readonly op: 'peekHand'; readonly target: 'opponent'; readonly n: number }
  | { readonly op: 'reroll'; readonly n: number }
  | { readonly op: 'stat'; readonly stat: 'handSize' | 'nuggetCapacity'; readonly delta: number }
  | { readonly op: 'stat'; readonly stat: 'woundsReduceHand'; readonly value: boolean }
  | { readonly op: 'passMesa' }
  | { readonly op: 'discardSelf' }
  | { readonly op: 'discardItem'; readonly item: EquipmentType }
  | { readonly op: 'spawnBandits'; readonly hideouts: readonly Location[] }
  | { readonly op: 'removeBandit'; readonly hideout: Location }
  | { readonly op: 'moveMib'; readonly to: Location | MostPlayer }
  | {
      readonly op: 'mibFight'
      readonly against: MostPlayer
      readonly onMibWin: readonly Effect[]
      readonly onPlayerWin: readonly Effect[]
    }
  | { readonly op: 'rollProspecting'; readonly dice: number }
  /** One purchase or upgrade, wherever the player is. */
  | {
      readonly op: 'shop'
      readonly mode: 'buy' | 'upgrade'
      readonly category: GearCategory | 'any'
      readonly discount?: number
      readonly free?: true
      readonly maxCost?: number
    }
  | { readonly op: 'takeCattle' }
  | ({ readonly op: 'returnCattle' } & ForWhom)
  | { readonly op: 'loseHalfMoney' }

export type Op = Effect['op']
export type By = 'self' | 'opponent' | 'npcPlayer' | 'each:playersInTowns'
export type Counted = 'nugget' | `playerIn:${Town}` | 'playerWithNuggets' | 'playerWithWounds' | 'cattleHeldByPlayers'
/** Ties go to whoever is earlier in turn order. */
export type MostPlayer = 'player:mostLp' | 'player:mostMoney'
export type Ransom = { readonly money: number } | { readonly poker: number }
export type CardFilter = { readonly sameSuit: true } | { readonly ranksExactly: readonly Rank[] }

export interface Choice {
  readonly requires?: Condition
  readonly cost?: readonly Effect[]
  readonly effects: readonly Effect[]
}

/** Every word an effect can open with, for the test that each is played somewhere. */
export const OPS = [
  'money',
  'lp',
  'draw',
  'discard',
  'wound',
  'heal',
  'nugget',
  'marshal',
  'wanted',
  'actions',
  'choose',
  'if',
  'scale',
  'move',
  'moveSheriff',
  'fightMod',
  'fightFlag',
  'pokerFlag',
  'keepPlayed',
  'countsAs',
  'storyDisc',
  'extort',
  'peekHand',
  'reroll',
  'stat',
  'passMesa',
  'discardSelf',
  'discardItem',
  'spawnBandits',
  'removeBandit',
  'moveMib',
  'mibFight',
  'rollProspecting',
  'shop',
  'takeCattle',
  'returnCattle',
  'loseHalfMoney',
] as const satisfies readonly Op[]

// ---- conditions -------------------------------------------------------------------------------------------------

/** All that is written in it must hold; `who` looks at somebody else than the owner. */
export interface Condition {
  readonly who?: 'opponent'
  readonly all?: readonly Condition[]
  readonly any?: readonly Condition[]
  readonly not?: Condition
  readonly anyPlayer?: Condition
  readonly status?: 'wanted' | 'marshal'
  readonly inTown?: boolean | Town // of the player, in a fight of the fight
  readonly inRegion?: Region
  readonly at?: Location
  readonly atAny?: readonly Location[]
  readonly owns?: { readonly category: GearCategory; readonly upgraded?: true }
  readonly minLp?: number
  readonly minWounds?: number
  readonly minHand?: number
  readonly minMoney?: number
  readonly minNuggets?: number
  readonly trackAtLeast?: { readonly track: 'marshal' | 'wanted'; readonly n: number }
  readonly fightAgainst?: 'player' | 'npc' | 'bandit' | 'guard' | 'sheriff'
  readonly fightRole?: 'attacker' | 'target'
  readonly fightType?: 'duel' | 'rob' | 'arrest'
  readonly playedRankIn?: readonly Rank[]
  readonly pokerRole?: 'active'
  readonly pokerCategoryAtLeast?: 'two_pair'
  readonly movedAtLeast?: number
  readonly turnStartedInRegion?: readonly Region[]
  readonly minGained?: number // nuggets of this Prospect action
  readonly minDeposited?: number
  readonly minHealed?: number
  readonly minSpent?: number
  readonly banditsBeatenThisTurn?: number
  readonly activeGear?: 'mount' | 'weapon'
  readonly activeWeapon?: EquipmentType
  readonly othersInSpace?: true
  readonly discardReason?: 'handLimit'
}
/** Everything a condition can look at, for the test that each is looked at somewhere. */
export type Test = Exclude<keyof Condition, 'who' | 'all' | 'any' | 'not'>

/** What happens to a player that stories and objectives look for. */
export const FEATS = [
  'fightWon',
  'bankRobbed',
  'pokerWon',
  'mesaCrossed',
  'deposited',
  'storyContributed',
  'healed',
  'prospected',
  'moveEnded',
  'cattleSold',
  'cattleDelivered',
  'reveled',
  'trackPointsGained',
  'actionResolved',
] as const
export type Feat = (typeof FEATS)[number]
