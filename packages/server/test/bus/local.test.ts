import { localBus } from '../../src/cluster/bus/local.ts'
import { describeBus } from './conformance.ts'

// One process: both nodes are the same bus.
describeBus('the bus of a single process', () => {
  const bus = localBus()
  return Promise.resolve({ nodes: [bus, bus] })
})
