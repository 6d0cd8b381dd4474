// Arrows, chips and banners over the table. Ornament for whoever sees it: the log and the live regions say the same.

import { memo, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import './effects.css'
import type { Chip, Shot, StageState } from './use-stage.ts'

const CHIP_HEIGHT = 34

interface Point {
  readonly x: number
  readonly y: number
}

const placeOf = (seat: number): DOMRect | undefined =>
  document.querySelector(`.table-frame [data-seat="${seat}"]`)?.getBoundingClientRect()
const middleOf = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 })
const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))
/** Where a line towards this point leaves the panel, so that it crosses nothing that stands on it. */
const edgeOf = ({ left, top, right, bottom }: DOMRect, { x, y }: Point): Point => ({
  x: between(left, x, right),
  y: between(top, y, bottom),
})

export const Effects = memo(function Effects({ stage }: { readonly stage: StageState }) {
  const { shots, chips, banner } = useStore(stage.now)
  return (
    <div className="effects" aria-hidden="true">
      <svg className="effects-arrows">
        {shots.map((shot) => (
          <Arrow key={shot.id} shot={shot} />
        ))}
      </svg>
      {chips.map((chip, i) => (
        <FloatingChip
          key={chip.id}
          chip={chip}
          above={chips.slice(i + 1).filter((later) => later.at === chip.at).length}
        />
      ))}
      {banner && <p className="effects-banner">{banner}</p>}
    </div>
  )
})

function Arrow({ shot }: { readonly shot: Shot }) {
  const [path, setPath] = useState('')
  useLayoutEffect(() => {
    const [start, end] = [placeOf(shot.from), placeOf(shot.to)]
    if (!start || !end) return
    const [from, to] = [middleOf(start), middleOf(end)]
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const length = Math.max(1, Math.hypot(dx, dy))
    // Bent a little, so that an arrow there and one back are two.
    const bend = { x: from.x + dx / 2 - (dy / length) * 30, y: from.y + dy / 2 + (dx / length) * 30 }
    const [first, last] = [edgeOf(start, bend), edgeOf(end, bend)]
    setPath(`M${first.x} ${first.y}Q${bend.x} ${bend.y} ${last.x} ${last.y}`)
  }, [shot])
  return (
    <g className="effects-arrow">
      <path d={path} className="effects-halo" />
      <path d={path} pathLength={1} />
    </g>
  )
}

/** Newer chips push older ones up. */
function FloatingChip({ chip, above }: { readonly chip: Chip; readonly above: number }) {
  const element = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const place = placeOf(chip.at)
    if (!place || !element.current) return
    const at = middleOf(place)
    const { width } = element.current.getBoundingClientRect()
    const edge = document.documentElement.clientWidth - width / 2 - 8
    element.current.style.left = `${Math.max(width / 2 + 8, Math.min(edge, at.x))}px`
    element.current.style.top = `${at.y - above * CHIP_HEIGHT}px`
  }, [chip, above])
  return (
    <span ref={element} className={`effects-chip effects-${chip.tone}`}>
      {chip.text}
    </span>
  )
}
