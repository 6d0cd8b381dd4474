// Life as bullets and as a number; arrows as quills and as a number.

import { Bullet, Quill } from '../../art/signs/Tokens.tsx'
import { useDiceSay } from './words.ts'

export function Life({ life, max, size }: { readonly life: number; readonly max: number; readonly size: number }) {
  const say = useDiceSay()
  return (
    <span className="dice-life" role="img" aria-label={say('seat.bullets', { life, max })}>
      <span className="dice-number">{life}</span>
      <span className="dice-bullets">
        {Array.from({ length: max }, (_, i) => (
          <Bullet key={i} lost={i >= life} size={size} />
        ))}
      </span>
    </span>
  )
}

export function Quills({ arrows, size }: { readonly arrows: number; readonly size: number }) {
  const say = useDiceSay()
  return (
    <span
      className="dice-quills"
      data-none={arrows === 0 || undefined}
      role="img"
      aria-label={say('seat.quills', { arrows })}
    >
      <span className="dice-quill-row">
        {Array.from({ length: Math.max(1, arrows) }, (_, i) => (
          <Quill key={i} size={size} />
        ))}
      </span>
      <span className="dice-number">{arrows}</span>
    </span>
  )
}
