// The engine loads and is run warm: the first flicks in unoptimised code would take half a second.

import { loadEngine } from './engine.ts'
import type { Flick } from '../flick.ts'
import { type Layout, type Piece, TABLE, upright } from '../layout.ts'
import { resolve } from './resolve.ts'
import { Run } from './run.ts'
import { speedOf } from '../speeds.ts'

/** Node, a page and a worker all have it. */
declare function setTimeout(task: () => void): unknown

let warm: Promise<void> | undefined

/** Once a process, before the first game that needs it. */
export function ready(): Promise<void> {
  warm ??= loadEngine().then(warmUp)
  return warm
}

const WARM_UP_FLICKS = 16

/** Flick by flick: where the engine is asked for, people may be playing other games meanwhile. */
async function warmUp(): Promise<void> {
  const pieces: Piece[] = []
  for (let n = 0; n < 8; n++) {
    pieces.push({ id: `figure-${n}`, kind: 'figure', pose: upright(10_000, n * 6_000 - 20_000, 18_000) })
    pieces.push({ id: `barrel-${n}`, kind: 'barrel', pose: upright(16_000, n * 6_000 - 20_000, 0) })
    pieces.push({ id: `fence-${n}`, kind: 'fence', pose: upright(24_000, n * 8_000 - 24_000, 0) })
  }
  const layout: Layout = { surface: TABLE, pieces }
  for (let n = 0; n < WARM_UP_FLICKS; n++) {
    const what = n % 3 === 0 ? 'disc' : 'bullet'
    const flick: Flick = {
      what,
      x: -10_000,
      z: (n % 8) * 6_000 - 20_000,
      direction: n % 2 === 0 ? 0 : 35_900,
      speed: speedOf(what, 1000 - n),
      spin: 0,
      doors: [],
      mayTouch: [],
      out: null,
    }
    if (n < COLD) await slowly(layout, flick)
    else resolve(layout, flick)
    await turn()
  }
}

/** The first steps of all take a hundred times as long as later ones: these flicks go a step, two, four … between two turns of others. */
const COLD = 2

async function slowly(layout: Layout, flick: Flick): Promise<void> {
  const run = new Run(layout, flick)
  try {
    for (let steps = 1; run.goOn(steps); steps *= 2) await turn()
    run.result()
  } finally {
    run.close()
  }
}

/** Others go first. */
const turn = (): Promise<void> => new Promise((goOn) => setTimeout(goOn))
