// Arcs from my place to those whom something reaches, with the distance on each: while a weapon, a shot or a seat is pointed at,
// while a card looks for its target, or all of them by a key.

import { type Seat, has } from '@saloon/kernel'
import { distance, rangeOf } from '@saloon/wanted'
import { useEffect, useLayoutEffect, useState } from 'react'
import { create } from 'zustand'
import { nameOfRef } from '../../../table/choice/ref.ts'
import type { BoardProps, Ref } from '../../board.ts'
import { arcsFor } from './distances.ts'
import { pickedCard, seen } from '../table.ts'

export const useDistances = create<{ readonly all: boolean }>()(() => ({ all: false }))

interface Arc {
  readonly seat: Seat
  readonly path: string
  readonly x: number
  readonly y: number
  readonly far: number
  readonly isNear: boolean
}

export function Arcs({ view: any, me, choice }: BoardProps) {
  const view = seen(any)
  const pointed = usePointed()
  const all = useDistances((one) => one.all)
  const seats = seatsToReach()
  const [arcs, draw] = useState<readonly Arc[]>([])
  const key = seats.join()
  useLayoutEffect(() => {
    const measure = (): void => draw(me === undefined ? [] : seats.flatMap((seat) => arcTo(me, seat) ?? []))
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
    // The seats are new at every render; what they say is the key.
  }, [key, me, any])
  if (arcs.length === 0) return null
  return (
    <svg className="wa-arcs" aria-hidden="true" focusable="false">
      {arcs.map((arc) => (
        <g key={arc.seat} data-near={arc.isNear || undefined}>
          <path className="wa-arc-halo" d={arc.path} />
          <path className="wa-arc" d={arc.path} />
          <circle cx={arc.x} cy={arc.y} r={13} />
          <text x={arc.x} y={arc.y + 5}>
            {arc.far}
          </text>
        </g>
      ))}
    </svg>
  )

  function seatsToReach(): readonly Seat[] {
    if (me === undefined || view.turns === 0 || !has(view.alive, me)) return []
    if (all) return view.players.flatMap((_, seat) => (seat !== me && has(view.alive, seat) ? [seat] : []))
    const card = pickedCard(choice)
    const aimedAt = choice.picked.find((ref) => ref.startsWith('seat:'))
    if (card !== undefined && aimedAt !== undefined) return [Number(nameOfRef(aimedAt))].filter((seat) => seat !== me)
    if (card !== undefined)
      return [...choice.legal].flatMap((ref) =>
        ref.startsWith('seat:') && Number(nameOfRef(ref)) !== me ? [Number(nameOfRef(ref))] : [],
      )
    return pointed === undefined ? [] : arcsFor(view, me, pointed)
  }

  function arcTo(from: Seat, to: Seat): Arc[] | undefined {
    const [start, end] = [placeOf(from), placeOf(to)]
    if (!start || !end) return undefined
    // Straight up to where the question is no longer beside it, and only then across.
    const above = (document.querySelector('.prompt')?.getBoundingClientRect().top ?? Infinity) - CLEAR
    const own = { x: start.left + start.width / 2, y: Math.min(start.top + 6, above) }
    const middle = { x: end.left + end.width / 2, y: end.top + end.height / 2 }
    // To a seat straight above it goes round whoever sits between.
    const isAbove = own.x > end.left && own.x < end.right
    const bend = {
      x: isAbove ? end.right + end.width * 0.75 : own.x + (middle.x - own.x) * 0.3,
      y: Math.min(own.y, middle.y) + Math.abs(own.y - middle.y) * 0.25,
    }
    // At the edge of the panel, so that nothing on it is crossed out.
    const seat = { x: between(end.left, bend.x, end.right), y: between(end.top, bend.y, end.bottom) }
    const far = distance(view, from, to)
    return [
      {
        seat: to,
        path: `M${own.x} ${start.top + 6}V${own.y}Q${bend.x} ${bend.y} ${seat.x} ${seat.y}`,
        // Nearer to the seat than to what stands in the middle.
        x: 0.04 * own.x + 0.32 * bend.x + 0.64 * seat.x,
        y: 0.04 * own.y + 0.32 * bend.y + 0.64 * seat.y,
        far,
        isNear: far <= rangeOf(view.players[from]!),
      },
    ]
  }
}

const CLEAR = 16

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))

const placeOf = (seat: Seat): DOMRect | undefined =>
  document.querySelector(`.table-frame [data-seat="${seat}"]`)?.getBoundingClientRect()

/** What the pointer or the focus is on. */
function usePointed(): Ref | undefined {
  const [ref, point] = useState<Ref>()
  useEffect(() => {
    const look = ({ target }: Event): void => {
      const thing = target instanceof Element ? target.closest<HTMLElement>('.table-frame [data-ref]') : null
      point(thing?.dataset['ref'])
    }
    document.addEventListener('pointerover', look)
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('pointerover', look)
      document.removeEventListener('focusin', look)
    }
  }, [])
  return ref
}
