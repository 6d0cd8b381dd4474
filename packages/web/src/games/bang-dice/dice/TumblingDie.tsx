// A die on its way: it jerks from frame to frame like a printed strip, and lies still at the end.

import type { Face } from '@saloon/bang-dice'
import { useEffect, useState } from 'react'
import { movesFully } from '../../../app/settings.ts'
import { Die } from '../../../art/dice/Die.tsx'
import { TUMBLE_MS, tumble } from '../../../art/dice/tumble.ts'

interface TumblingDieProps {
  readonly face: Face
  readonly seed: number
  readonly lasts: number
}

export function TumblingDie({ face, seed, lasts }: TumblingDieProps) {
  const [frames] = useState(() => tumble(face, seed))
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (!movesFully()) return
    const timers = frames.map((frame, i) => setTimeout(() => setAt(i), (frame.at * lasts) / TUMBLE_MS))
    return () => timers.forEach(clearTimeout)
  }, [frames, lasts])
  if (!movesFully())
    return (
      <span className="dice-fades">
        <Die face={face} />
      </span>
    )
  const { face: shown, turn, across, lift, squash } = frames[at]!
  return (
    <span
      className="dice-tumbles"
      style={{
        transform: `translate(${across * 100}%, ${-lift * 100}%) rotate(${turn}deg) scaleY(${squash})`,
        transitionDuration: `${lasts / 9}ms`,
      }}
    >
      <Die face={shown} />
    </span>
  )
}
