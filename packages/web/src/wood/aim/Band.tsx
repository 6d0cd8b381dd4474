// The band between what is flicked and the finger that pulls it, with the force it has; and on touch a loupe opposite the finger.

import { MOST_POWER } from '@saloon/physics'
import { useEffect, useRef } from 'react'
import { useTable } from '../../table/frame/context.ts'
import { DEAD_ZONE } from './launch.ts'
import type { TableOnScreen } from './on-screen.ts'
import { type Pull, usePull } from './pulling.ts'

/** How wide the loupe is, and how far from the finger it floats. */
const LOUPE = 120
const AWAY = 96

export function Band({ table }: { readonly table: TableOnScreen; readonly me: number | undefined }) {
  const pull = usePull()
  const { voice } = useTable()
  if (!pull) return null
  const { from, to, launch, share, isTouch } = pull
  const force = launch ? Math.round((launch.power / MOST_POWER) * 100) : 0
  return (
    <>
      <svg className="aim-band" data-off={share < DEAD_ZONE || undefined} aria-hidden="true">
        <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} style={{ strokeWidth: 7 - 4 * share }} />
        <circle cx={to.x} cy={to.y} r={9} />
      </svg>
      <output className="aim-force" style={{ translate: `${to.x}px ${to.y}px` }}>
        {launch ? voice.t('aim.force', { force, direction: launch.dir / 100 }) : voice.t('aim.let-go')}
      </output>
      {isTouch && <Glass table={table} pull={pull} />}
    </>
  )
}

function Glass({ table, pull }: { readonly table: TableOnScreen; readonly pull: Pull }) {
  const { from, finger, handle } = pull
  const { width, height } = table.element.getBoundingClientRect()
  const long = Math.hypot(finger.x - from.x, finger.y - from.y) || 1
  const clamp = (value: number, most: number): number => Math.max(LOUPE / 2, Math.min(most - LOUPE / 2, value))
  const x = clamp(from.x + ((from.x - finger.x) / long) * AWAY, width)
  const y = clamp(from.y + ((from.y - finger.y) / long) * AWAY, height)
  return (
    <div className="aim-loupe" style={{ translate: `${x}px ${y}px`, width: LOUPE, height: LOUPE }} aria-hidden="true">
      {table.magnified ? table.magnified(handle.aim, LOUPE) : <FromCanvas table={table} pull={pull} />}
    </div>
  )
}

/** The canvas can be read in the moment in which it is drawn. */
function FromCanvas({ table, pull }: { readonly table: TableOnScreen; readonly pull: Pull }) {
  const own = useRef<HTMLCanvasElement>(null)
  const { x, y } = pull.from
  useEffect(
    () =>
      table.onFrame(() => {
        const [glass, wood] = [own.current, table.canvas]
        if (!glass || !wood) return
        const ratio = wood.width / wood.clientWidth
        const part = (LOUPE / 2) * ratio
        glass
          .getContext('2d')
          ?.drawImage(wood, x * ratio - part / 2, y * ratio - part / 2, part, part, 0, 0, glass.width, glass.height)
      }),
    [table, x, y],
  )
  return <canvas ref={own} width={2 * LOUPE} height={2 * LOUPE} />
}
