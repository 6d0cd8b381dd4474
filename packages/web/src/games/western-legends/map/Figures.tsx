// Who rides where: each legend with its brand, the Sheriff, bandits, the Man in Black. A figure goes to its new place by itself.

import { memo, useMemo } from 'react'
import type { Seen } from '../table.ts'
import { FigureDrawing } from './FigureDrawing.tsx'
import { MIDDLES } from './geometry.ts'
import { type Figure, figuresOn, nameOf, placesOf } from './standing.ts'

interface Placed {
  readonly figure: Figure
  readonly style: React.CSSProperties
}

function placed(table: Seen): Placed[] {
  const all = figuresOn(table)
  return all.map((figure) => {
    const together = all.filter(({ hex }) => hex === figure.hex)
    const [dx, dy, scale] = placesOf(together.length)[together.indexOf(figure)]!
    const { x, y } = MIDDLES[figure.hex]!
    return {
      figure,
      style: { transform: `translate(${x + dx}px, ${y + dy}px) translate(-50%, -62%) scale(${scale})` },
    }
  })
}

export const Figures = memo(function Figures({ table, active }: { readonly table: Seen; readonly active: number }) {
  const { players, sheriff, mibHex, bandits } = table
  const where = players.map(({ hex }) => hex).join(' ')
  const all = useMemo(() => placed(table), [where, sheriff, mibHex, bandits])
  return (
    <div className="wl-figures" aria-hidden="true">
      {all.map(({ figure, style }) => (
        <span
          key={nameOf(figure)}
          className="wl-figure"
          data-figure={nameOf(figure)}
          data-active={(figure.kind === 'legend' && figure.seat === active) || undefined}
          style={style}
        >
          <FigureDrawing figure={figure} />
        </span>
      ))}
    </div>
  )
})
