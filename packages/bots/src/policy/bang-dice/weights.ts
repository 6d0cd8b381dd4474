// What the policy for BANG! The Dice Game weighs, by role. The numbers are data, with the run that made them.

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
  readonly beer: number // a life point of one's own
  readonly thirst: number // ... the more, the fewer there are
  readonly arrow: number
  readonly dynamite: readonly number[] // the cost of one more, by how many lie there already
  readonly gatling: readonly number[] // the part of a volley that a die is worth, by how far it is from firing
}
export type WeightsByRole = Readonly<Record<'sheriff' | 'deputy' | 'outlaw' | 'renegade', Weights>>

export const WEIGHTS: WeightsByRole = data.weights
