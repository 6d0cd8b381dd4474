// How long is left to decide: digits, never colour alone; said aloud at ten and at five seconds.

import { useEffect, useState } from 'react'
import { useTable } from './context.ts'
import { ALLOWANCES, clockAt, timeWords } from './clock.ts'

export function Clock() {
  const { table, prompt, voice, tell, isPast } = useTable()
  const allowance = ALLOWANCES[table.clock]
  const ask = prompt.ask?.id
  const [opened, setOpened] = useState<{ ask: string | undefined; at: number }>({ ask, at: Date.now() })
  const [now, setNow] = useState(Date.now())
  if (opened.ask !== ask) setOpened({ ask, at: Date.now() })
  useEffect(() => {
    if (!allowance || ask === undefined) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [allowance, ask])
  const clock = allowance && clockAt(allowance, now - opened.at)
  const cue = clock && prompt.kind === 'mine' ? clock.cue : undefined
  useEffect(() => {
    if (cue) tell(voice.t(cue === 10 ? 'clock.ten' : 'clock.five'), true)
  }, [cue, tell, voice])
  if (!clock || isPast || prompt.kind === 'over') return null
  return (
    <span className="clock" data-low={clock.cue !== undefined || undefined}>
      {voice.t(clock.isReserve ? 'clock.reserve' : 'clock.left', { time: timeWords(clock.left) })}
    </span>
  )
}
