// What stood there a moment ago goes on standing there: while an answer is on its way there is nothing new to say.

import { useRef } from 'react'

export function useKept<T>(now: T, isKept: boolean): T {
  const kept = useRef(now)
  if (!isKept) kept.current = now
  return kept.current
}
