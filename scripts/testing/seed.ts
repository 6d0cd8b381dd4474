// Where random cases begin: the same every day, another one in long runs, and `SALOON_SEED` where somebody repeats one.

import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    seed: number
  }
}

export const SEED = inject('seed')
