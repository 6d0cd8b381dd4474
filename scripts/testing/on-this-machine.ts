// Promises in seconds are made for a machine that isn't crowded. Where more wants to run than there are cores, everything takes as
// much longer, and a test can't tell that from a promise that is broken.

import { availableParallelism, loadavg } from 'node:os'

/** Milliseconds that something may take on this machine now, which may take so many on one with nothing else to do. */
export const onThisMachine = (milliseconds: number): number =>
  milliseconds * Math.max(1, loadavg()[0]! / availableParallelism())
