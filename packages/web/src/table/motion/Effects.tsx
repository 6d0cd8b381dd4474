// Arrows, chips and banners over the table. Ornament for whoever sees it: the log and the live regions say the same.

import { memo, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { placeBeside } from './chip-place.ts'
import './effects.css'
import type { Chip, Shot, StageState } from './use-stage.ts'

/** Square pixels of something else that a chip may lie on. */
const MOST_COVERED = 120

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
      {chips.map((chip) => (
        <FloatingChip key={chip.id} chip={chip} />
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

/** What a chip must not lie on. */
const SOLID = [
  '.table-frame :is(.seat, .own, .prompt, .table-header, .side, .tab-bar, .tray)',
  '.middle :is(button, p, svg, img)',
  '.effects-chip[data-placed]',
].join()

function FloatingChip({ chip }: { readonly chip: Chip }) {
  const element = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const place = placeOf(chip.at)
    const slip = element.current
    if (!place || !slip) return
    const { clientWidth: width, clientHeight: height } = document.documentElement
    const others = [...document.querySelectorAll(SOLID)]
      .filter((one) => one !== slip && one.getAttribute('data-seat') !== String(chip.at))
      .map((one) => one.getBoundingClientRect())
    const size = { width: slip.offsetWidth, height: slip.offsetHeight }
    const spot = placeBeside(place, size, others, { left: 4, top: 4, width: width - 8, height: height - 8 })
    // What the log says too isn't worth covering anything.
    if (spot.covers > MOST_COVERED && chip.tone === 'plain') return
    slip.style.left = `${spot.left}px`
    slip.style.top = `${spot.top}px`
    slip.dataset['placed'] = ''
  }, [chip])
  return (
    <span ref={element} className={`effects-chip effects-${chip.tone}`}>
      {chip.text}
    </span>
  )
}
