import type { Text } from '@saloon/kernel'
import { useCallback, useEffect, useState } from 'react'
import type { Voice } from '../log/voice.ts'

const SHOWN = 6000

/** The latest refusal, shown at once and hidden after a while. */
export function useProblem(
  tell: (sentence: string, isUrgent?: boolean) => void,
  voice: Voice,
): { readonly problem: Text | undefined; readonly complain: (why: Text) => void } {
  const [problem, setProblem] = useState<Text>()
  useEffect(() => {
    if (!problem) return
    const timer = setTimeout(() => setProblem(undefined), SHOWN)
    return () => clearTimeout(timer)
  }, [problem])
  const complain = useCallback(
    (why: Text) => {
      setProblem({ ...why })
      tell(voice.say(why), true)
    },
    [tell, voice],
  )
  return { problem, complain }
}
