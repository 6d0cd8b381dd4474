import type { Refusal } from '@saloon/kernel'
export function why(): Refusal | undefined {
  return undefined
}
