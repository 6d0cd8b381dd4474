// The plan as inputs see it: where a point of the table is on the screen and back, and who is asked first when it is pressed.

import type { PlanPiece, Point } from '@saloon/physics'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { TableOnScreen } from '../../wood/aim/on-screen.ts'
import type { AimMarks, RingMark, TablePress } from '../../wood/scene/wooden-table.ts'
import type { Filmed } from './use-film.ts'

type Take = (press: TablePress) => boolean
const NO_RINGS: readonly RingMark[] = []

export interface PlanScreen {
  readonly table: TableOnScreen | undefined // undefined: it isn't there yet
  readonly marks: AimMarks | undefined
  readonly rings: readonly RingMark[]
  readonly hasGhosts: boolean
  pressed(event: PointerEvent): boolean
  tapped(event: MouseEvent, piece: string | undefined): boolean
}

export function useOnScreen(
  element: RefObject<HTMLDivElement | null>,
  svg: RefObject<SVGSVGElement | null>,
  scale: number | undefined,
  { picture, contacts, last, again }: Filmed,
  magnified: NonNullable<TableOnScreen['magnified']>,
): PlanScreen {
  const [marks, setMarks] = useState<AimMarks>()
  const [rings, setRings] = useState(NO_RINGS)
  const [hasGhosts, showGhosts] = useState(false)
  const calls = useRef({ frame: new Set<() => void>(), press: new Set<Take>(), tap: new Set<Take>() })
  useLayoutEffect(() => {
    for (const call of calls.current.frame) call()
  }, [scale])

  const ways = useMemo(() => {
    const adds =
      <Call>(to: Set<Call>) =>
      (call: Call) => {
        to.add(call)
        return () => void to.delete(call)
      }
    const matrix = (): DOMMatrix => svg.current!.getScreenCTM()!
    const unproject = (clientX: number, clientY: number): Point => {
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix().inverse())
      return { x: Math.round(x * 1000), z: Math.round(y * 1000) }
    }
    return {
      project({ x, z }: Point) {
        const { left, top } = element.current!.getBoundingClientRect()
        const at = new DOMPoint(x / 1000, z / 1000).matrixTransform(matrix())
        return { x: at.x - left, y: at.y - top }
      },
      unproject,
      scaleAt: () => matrix().a,
      setMarks,
      setRings,
      showGhosts,
      holdCamera: () => undefined, // it has none
      onFrame: adds(calls.current.frame),
      onPress: adds(calls.current.press),
      onTap: adds(calls.current.tap),
    }
  }, [element, svg])

  const isThere = scale !== undefined
  const isPlaying = picture !== undefined
  const table = useMemo(
    (): TableOnScreen | undefined =>
      isThere && element.current
        ? {
            ...ways,
            element: element.current,
            isPlaying,
            contacts,
            canReplay: last !== undefined,
            replay: again,
            magnified,
          }
        : undefined,
    [isThere, ways, element, isPlaying, contacts, last, again, magnified],
  )
  const ask = (of: 'press' | 'tap', event: PointerEvent, piece: string | undefined): boolean => {
    const press = { event, piece, point: ways.unproject(event.clientX, event.clientY) }
    return [...calls.current[of]].some((take) => take(press))
  }
  return {
    table,
    marks,
    rings,
    hasGhosts,
    pressed: (event) => ask('press', event, undefined),
    tapped: (event, piece) => ask('tap', event as PointerEvent, piece),
  }
}

/** Where pieces stood before the last flick, those that stand elsewhere now. */
export const ghostsOf = (last: Filmed['last'], pieces: readonly PlanPiece[]): readonly PlanPiece[] =>
  last?.before.pieces.filter(({ id, pose }) => {
    const now = pieces.find((piece) => piece.id === id)?.pose
    return now === undefined || now.x !== pose.x || now.z !== pose.z || now.facing !== pose.facing
  }) ?? []
