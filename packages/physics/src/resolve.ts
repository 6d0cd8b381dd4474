// A flick, from the layout and its numbers to the rest: build a world, let it run, read it, throw it away.

import { whyNot } from './check.ts'
import { discFoot, footOf, overlaps } from './feet.ts'
import type { Flick, Result } from './flick.ts'
import type { Layout } from './layout.ts'
import { radiusOf } from './pieces.ts'
import { Run } from './run.ts'
import { buildWorld, discard } from './world.ts'

export function resolve(layout: Layout, flick: Flick): Result {
  const fault = whyNot(layout, flick)
  if (fault) throw new RangeError(`no flick: ${fault.code} at ${fault.at}`)
  const start = discFoot(flick.x, flick.z, radiusOf(flick.what))
  const passed = new Set<string>()
  for (const piece of layout.pieces) if (overlaps(start, footOf(piece))) passed.add(piece.id)
  const wooden = buildWorld(layout, passed)
  try {
    return new Run(layout, flick, wooden).result()
  } finally {
    discard(wooden)
  }
}
