import { useMemo, useRef } from 'react'
import type { Moment } from '../../link/link.ts'
import { type Line, keptLines, linesOf } from './log-lines.ts'

/** The log as it grows. */
export function useLines(moments: readonly Moment[]): readonly Line[] {
  const before = useRef<readonly Line[]>([])
  return useMemo(() => (before.current = keptLines(before.current, linesOf(moments))), [moments])
}
