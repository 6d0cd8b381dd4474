import type { ResultProps } from '../../board.ts'
export function Result(_: ResultProps) {
  return null
}
