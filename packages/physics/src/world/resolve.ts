// A flick, from the layout and its numbers to the rest: build a world, let it run, read it, throw it away.

import { whyNot } from '../check.ts'
import type { Flick, Result } from '../flick.ts'
import type { Layout } from '../layout.ts'
import { Run } from './run.ts'

export function resolve(layout: Layout, flick: Flick): Result {
  const fault = whyNot(layout, flick)
  if (fault) throw new RangeError(`no flick: ${fault.code} at ${fault.at}`)
  const run = new Run(layout, flick)
  try {
    return run.result()
  } finally {
    run.close()
  }
}
