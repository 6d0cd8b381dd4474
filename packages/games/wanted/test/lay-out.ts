import type { Options } from '../src/index.ts'

/** Every number of seats, with and without the cards of the open book. */
export const VARIANTS: readonly { readonly seats: number; readonly options: Partial<Options> }[] = [4, 5, 6, 7].flatMap(
  (seats) => [
    { seats, options: {} },
    { seats, options: { simplified: true } },
  ],
)
