// It goes on by itself in a moment: said, shown, and stopped by one press.

import type { CSSProperties } from 'react'
import { Button } from '../../design/Button.tsx'
import { useWoodSay } from './text/words.ts'
import { type SettledHands, WAITS } from './use-settled.ts'

export function BySelf({ settled }: { readonly settled: SettledHands }) {
  const say = useWoodSay()
  if (!settled.isWaiting) return null
  return (
    <div className="by-self" style={{ '--waits': `${WAITS}ms` } as CSSProperties}>
      <span className="by-self-bar" aria-hidden="true" />
      <span>{say('hands.by-itself')}</span>
      <Button look="quiet" onClick={() => settled.stop()}>
        {say('hands.by-hand')}
      </Button>
    </div>
  )
}
