// The learnt models of one game, by seats. Each file says of which games it was made, and how well it does where it hadn't learnt.

import type { Model, Quality } from './regression.ts'

export interface Kept extends Quality {
  readonly run: {
    readonly games: number
    readonly bots: readonly string[]
    readonly seed: number
    readonly rows: number
  }
  readonly model: Model
}
export type Models = Readonly<Record<string, Kept>>

/** For so many seats, or for the number nearest to it. */
export function modelFor(models: Models, seats: number): Model {
  let best: string | undefined
  for (const known of Object.keys(models))
    if (best === undefined || Math.abs(Number(known) - seats) < Math.abs(Number(best) - seats)) best = known
  return models[best!]!.model
}
