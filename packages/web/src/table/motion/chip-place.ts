// Where a slip of paper goes that speaks of a seat: beside its panel, on nothing that is read.

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
export interface Spot {
  readonly left: number
  readonly top: number
  readonly covers: number // how much of something else, in square pixels
}

const GAP = 4

const common = (from: number, length: number, other: number, otherLength: number): number =>
  Math.max(0, Math.min(from + length, other + otherLength) - Math.max(from, other))

const covered = (one: Box, other: Box): number =>
  common(one.left, one.width, other.left, other.width) * common(one.top, one.height, other.top, other.height)

/** The first place round `of` where it covers nothing, else where it covers least. */
export function placeBeside(
  of: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
  others: readonly Box[],
  within: Box,
): Spot {
  const columns = [of.left + (of.width - width) / 2, of.left, of.left + of.width - width]
  const rows = [of.top + (of.height - height) / 2, of.top, of.top + of.height - height]
  const [above, below] = [of.top - height - GAP, of.top + of.height + GAP]
  const [before, after] = [of.left - width - GAP, of.left + of.width + GAP]
  const tries = [
    ...columns.flatMap((left) => [
      { left, top: below },
      { left, top: above },
    ]),
    ...rows.flatMap((top) => [
      { left: after, top },
      { left: before, top },
    ]),
    ...columns.flatMap((left) => [
      { left, top: below + height + GAP },
      { left, top: above - height - GAP },
    ]),
  ]
  const inside = (at: number, length: number, from: number, room: number): number =>
    Math.max(from, Math.min(from + room - length, at))
  let best: Spot | undefined
  for (const one of tries) {
    const box = {
      left: inside(one.left, width, within.left, within.width),
      top: inside(one.top, height, within.top, within.height),
      width,
      height,
    }
    const covers = [of, ...others].reduce((sum, other) => sum + covered(box, other), 0)
    if (best === undefined || covers < best.covers) best = { left: box.left, top: box.top, covers }
    if (covers === 0) break
  }
  return best!
}
