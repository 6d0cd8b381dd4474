// Where a card may float: beside its object, inside the window, over neither the object nor what must stay readable.

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const GAP = 10
const EDGE = 8

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top))

export function place(
  card: Pick<Box, 'width' | 'height'>,
  object: Box,
  keepFree: Box | undefined,
  window: Pick<Box, 'width' | 'height'>,
): { readonly left: number; readonly top: number } {
  const inside = (left: number, top: number): Box => ({
    width: card.width, // by name: the box of an element has nothing of its own to spread
    height: card.height,
    left: Math.max(EDGE, Math.min(left, window.width - card.width - EDGE)),
    top: Math.max(EDGE, Math.min(top, window.height - card.height - EDGE)),
  })
  const right = object.left + object.width
  const bottom = object.top + object.height
  const spots = [
    inside(right + GAP, object.top),
    inside(object.left - card.width - GAP, object.top),
    inside(object.left, object.top - card.height - GAP),
    inside(object.left, bottom + GAP),
    inside(window.width, 0),
    inside(0, 0),
    ...(keepFree ? [inside(object.left, keepFree.top - card.height - GAP)] : []),
  ]
  // The object counts more than the prompt: what one points at must be seen.
  const cost = (spot: Box): number => 3 * overlap(spot, object) + (keepFree ? overlap(spot, keepFree) : 0)
  const best = spots.reduce((a, b) => (cost(b) < cost(a) ? b : a))
  return { left: best.left, top: best.top }
}
