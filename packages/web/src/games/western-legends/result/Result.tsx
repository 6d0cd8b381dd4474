import type { ResultProps } from '../../board.ts'

export function Result({ names }: ResultProps) {
  return names.length === 0 ? <p /> : null
}
