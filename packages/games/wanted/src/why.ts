import type { Refusal } from '@saloon/kernel'
export const CODES = [] as const
export const why = (): Refusal | undefined => undefined
