// What the policy for WANTED! weighs, by role. The numbers are data, with the run that made them.

import data from './weights.json' with { type: 'json' }

export interface Weights {
  /** How much good it does that one of this role is hurt by a life point. */
  readonly towardsSheriff: number
  readonly towardsDeputy: number
  readonly towardsOutlaw: number
  readonly towardsRenegade: number
  readonly balance: number // the Renegade's: against the stronger side
  readonly late: number // the Renegade's, once there are no Outlaws: towards everybody but the Sheriff
  readonly focus: number // how much more a life point counts of who has few
  readonly kill: number // ... and the last one
  readonly killSheriff: number // ... of the Sheriff
  readonly bangCost: number // a BANG! is worth something in the hand
  readonly dodges: number // that an unseen card is a Missed!
  readonly returnsFire: number // that it is a BANG!
  readonly duelLost: number
  readonly duelEdge: number // confidence in duels
  readonly jail: number
  readonly steal: number // a card more for oneself
  readonly grabHand: number // a card less in an enemy's hand
  readonly beer: number
  readonly store: number
  readonly dynamite: number
  readonly volley: number
  readonly least: number // what isn't worth more than this isn't done
}
export type WeightsByRole = Readonly<Record<'sheriff' | 'deputy' | 'outlaw' | 'renegade', Weights>>

export const WEIGHTS: WeightsByRole = data.weights
