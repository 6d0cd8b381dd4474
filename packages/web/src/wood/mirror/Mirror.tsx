// The table as buttons: one a piece, where it is seen. For keys and screen readers, for what can be picked, and as a tag that can be
// read where a hat is too small.

import type { PlanPiece } from '@saloon/physics'
import { memo, useLayoutEffect, useRef } from 'react'
import { Pickable } from '../../table/choice/Pickable.tsx'
import { useTable } from '../../table/frame/context.ts'
import type { Looks, WoodenView } from '../scene/wooden-table.ts'
import { aboutPiece } from './about-piece.ts'
import './mirror.css'

export interface MirrorProps {
  readonly pieces: readonly PlanPiece[]
  readonly looks: Looks
  readonly view: Pick<WoodenView, 'project' | 'onFrame' | 'scaleAt' | 'poseOf' | 'isPlaying' | 'preset'>
  readonly hovered: string | undefined
}

/** How high above the table a tag is, in thousandths of a centimetre. */
const HEIGHTS: Readonly<Record<PlanPiece['kind'], number>> = {
  building: 8600,
  house: 2500,
  coach: 4500,
  wagon: 5000,
  gallows: 10_500,
  barrel: 2800,
  hay: 1800,
  cactus: 5000,
  fence: 2000,
  crate: 2400,
  cylinder: 900,
  sack: 900,
  figure: 4600,
}
const PLACES: ReadonlySet<string> = new Set(['building', 'house', 'coach', 'wagon'])
/** From so many pixels a centimetre on a hat can be read by itself. */
const READABLE = 15

export const Mirror = memo(function Mirror({ pieces, looks, view, hovered }: MirrorProps) {
  const { voice, showHelp, module, view: seen } = useTable()
  const list = useRef<HTMLDivElement>(null)

  const { project, onFrame, scaleAt, poseOf } = view
  useLayoutEffect(() => {
    const places = [...(list.current?.children ?? [])] as HTMLElement[]
    const put = (): void => {
      pieces.forEach((piece, n) => {
        const { x, y, z, turn } = poseOf(piece.id) ?? piece.pose
        const high = turn ? 1500 : HEIGHTS[piece.kind]
        const at = project({ x, y: y + high, z })
        const element = places[n]
        if (element) element.style.transform = `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px)`
      })
      list.current!.dataset['near'] = String(scaleAt({ x: 0, z: 0 }) > READABLE)
    }
    put()
    return onFrame(put)
  }, [pieces, poseOf, project, onFrame, scaleAt])

  return (
    <div className="mirror" ref={list} data-preset={view.preset} data-playing={view.isPlaying || undefined}>
      {pieces.map((piece) => {
        const { id, kind, side, mark, name, isActive } = piece
        const isPlace = PLACES.has(kind)
        const label = voice.say(name)
        return (
          <div
            key={id}
            className="mirror-place"
            data-piece={id}
            data-kind={kind}
            data-side={side ?? undefined}
            data-active={isActive || undefined}
            data-hovered={hovered === id || undefined}
          >
            <Pickable
              refName={looks(piece).ref ?? `word:${id}`}
              label={label}
              className="mirror-tag"
              onIdle={() => {
                const at = list.current?.querySelector(`[data-piece="${CSS.escape(id)}"] button`)
                if (at) showHelp(aboutPiece(module, seen, voice, piece), at, 'press')
              }}
            >
              {kind === 'figure' && mark !== '' && <span className="mirror-mark">{mark}</span>}
              <span className={isPlace ? 'mirror-name mirror-place-name' : 'mirror-name'}>{label}</span>
            </Pickable>
          </div>
        )
      })}
    </div>
  )
})
