// What a step speaks of: it glows, and the note stands beside it.

import { type Box, type Kept, PRESSED_NEXT, cardPosition } from '../../table/help/card-position.ts'

const GLOW = 'data-lesson-glow'

/** A name of a thing, or a selector of a place of the board; only what is to be seen. */
export function elementsOf(glows: readonly string[]): HTMLElement[] {
  return glows.flatMap((name) => {
    const isRef = /^[a-z-]+:/.test(name)
    const found = document.querySelectorAll<HTMLElement>(
      isRef ? `.table-frame [data-ref="${name}"]` : `.table-frame ${name}`,
    )
    // A seat is all that stands on it.
    return [...found].flatMap((one) => {
      const whole = (name.startsWith('seat:') && !name.includes('&') && one.closest<HTMLElement>('.seat')) || one
      return whole.getClientRects().length > 0 ? [whole] : []
    })
  })
}

export function setGlowing(elements: readonly HTMLElement[]): void {
  for (const before of document.querySelectorAll(`[${GLOW}]`))
    if (!elements.includes(before as HTMLElement)) before.removeAttribute(GLOW)
  for (const element of elements) element.setAttribute(GLOW, '')
}

const isOver = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

/** Where the note would lie on nothing that counts; undefined: nowhere, and it has a place of its own above the table. */
export function freeSpot(
  size: Pick<Box, 'width' | 'height'>,
  objects: readonly HTMLElement[],
  before: Pick<Box, 'left' | 'top'> | undefined,
): { readonly left: number; readonly top: number } | undefined {
  const all = [...document.querySelectorAll('.table-frame :is([data-ref], .prompt, .table-header, .own)')]
  const seats = [...document.querySelectorAll('.table-frame .seat')]
  const object = objects[0]?.getBoundingClientRect()
  if (object === undefined) return undefined
  const forbidden: Kept[] = [...objects, ...all].map((one) => ({
    box: one.getBoundingClientRect(),
    weight: PRESSED_NEXT,
  }))
  const better: Kept[] = seats.map((one) => ({ box: one.getBoundingClientRect(), weight: 1 }))
  const isFree = (spot: Pick<Box, 'left' | 'top'>): boolean =>
    !forbidden.some(({ box }) => isOver({ ...spot, ...size }, box))
  // What stands well stays: a note that wanders is no note.
  if (before && isFree(before)) return before
  const spot = cardPosition(size, object, [...forbidden, ...better], { width: innerWidth, height: innerHeight })
  return isFree(spot) ? spot : undefined
}
