// Where to put a floating card: beside its object, inside the window, over neither the object, nor what can be picked next, nor
// the prompt.

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What should stay free, and how much each pixel of it counts. */
export interface Kept {
  readonly box: Box
  readonly weight: number
}

const GAP = 10
const EDGE = 8
const OBJECT = 3 // what one points at must be seen, more than anything else
const MOST = 24 // a map has hundreds of places; those far away are in nobody's way
export const PRESSED_NEXT = 4 // a button lies under no card, however far it is: rather the object does
const FAR = 0.5 // for each pixel away: of two free spots, the nearer

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top))

const apart = (a: Box, b: Box): number =>
  Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width) +
  Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height)

export function cardPosition(
  card: Pick<Box, 'width' | 'height'>,
  object: Box,
  free: readonly Kept[],
  window: Pick<Box, 'width' | 'height'>,
): { readonly left: number; readonly top: number } {
  const kept = [
    ...free.filter(({ weight }) => weight >= PRESSED_NEXT),
    ...free
      .filter(({ weight }) => weight < PRESSED_NEXT)
      .toSorted((a, b) => apart(a.box, object) - apart(b.box, object))
      .slice(0, MOST),
  ]
  const cost = (spot: Box): number => {
    let sum = OBJECT * overlap(spot, object) + FAR * apart(spot, object)
    for (const { box, weight } of kept) sum += weight * overlap(spot, box)
    return sum
  }
  // Every free spot can be pushed until it touches something or the edge: those are all that must be tried.
  const things = [object, ...kept.map(({ box }) => box)]
  const lefts = along(card.width, window.width, object.left, things.map(({ left, width }) => [left, width])) // prettier-ignore
  const tops = along(card.height, window.height, object.top, things.map(({ top, height }) => [top, height])) // prettier-ignore
  let best = { left: EDGE, top: EDGE }
  let least = Infinity
  for (const left of lefts) {
    for (const top of tops) {
      const price = cost({ left, top, width: card.width, height: card.height })
      if (price < least) {
        least = price
        best = { left, top }
      }
    }
  }
  return best
}

/** Along one axis: in line with the object, before and after each thing, at both edges; all inside the window. */
function along(size: number, room: number, inLine: number, things: readonly (readonly [number, number])[]): number[] {
  const last = Math.max(EDGE, room - size - EDGE)
  const spots = things.flatMap(([from, length]) => [from + length + GAP, from - size - GAP])
  return [...new Set([inLine, ...spots, EDGE, last].map((spot) => Math.max(EDGE, Math.min(spot, last))))]
}
