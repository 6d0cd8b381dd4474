import type { Thing } from '../../board.ts'

export function Picture({ thing }: { readonly thing: Thing }) {
  return thing.kind === 'none' ? <span /> : null
}
