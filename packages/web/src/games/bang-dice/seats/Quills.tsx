// Arrows as quills and as a number.

import { Quill } from '../../../art/signs/Tokens.tsx'
import { useDiceSay } from '../text/words.ts'

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
