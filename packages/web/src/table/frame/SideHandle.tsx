// The edge of the side panel: dragged, or moved by the arrow keys; as wide as it was left.

import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import { remember, remembered } from '../../app/storage.ts'
import { useTable } from './context.ts'

const NARROWEST = 280
const WIDEST = 420
const USUAL = 320
const STEP = 20

export interface SideWidth {
  readonly width: number
  readonly style: CSSProperties
  set(width: number): void
}

export function useSideWidth(): SideWidth {
  const [width, setWidth] = useState(() => remembered<number>('side') ?? USUAL)
  return {
    width,
    style: { width },
    set(wanted) {
      const next = Math.round(Math.max(NARROWEST, Math.min(WIDEST, wanted)))
      setWidth(next)
      remember('side', next)
    },
  }
}

export function SideHandle({ side }: { readonly side: SideWidth }) {
  const { voice } = useTable()
  const isLeft = useSettings((settings) => settings.leftHanded) // then the panel stands on the left
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: STEP, ArrowRight: -STEP }[event.key]
    if (by === undefined) return
    event.preventDefault()
    event.stopPropagation()
    side.set(side.width + (isLeft ? -by : by))
  }
  const onPointerMove = ({ clientX, buttons }: PointerEvent): void => {
    if (buttons !== 0) side.set(isLeft ? clientX : document.documentElement.clientWidth - clientX)
  }
  return (
    <div
      className="side-handle"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={voice.t('side.width')}
      aria-valuenow={side.width}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    />
  )
}
