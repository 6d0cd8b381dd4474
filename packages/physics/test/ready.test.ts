// The engine comes and is run warm in small pieces: whoever plays something else in the same process hardly waits.

import { expect, test, vi } from 'vitest'

// Other files of this process may have loaded the engine already.
vi.resetModules()
const { ready } = await import('../src/index.ts')
const { Run } = await import('../src/world/run.ts')
type Run = InstanceType<typeof Run>

test('the first flicks, which are slow, leave turns to others in between', async () => {
  let turns = 0
  let isOver = false
  const beat = (): void => {
    turns++
    if (!isOver) setTimeout(beat)
  }
  const steps: number[] = []
  const { goOn } = Run.prototype
  Run.prototype.goOn = function (this: Run, many: number) {
    steps.push(many)
    return goOn.call(this, many)
  }
  setTimeout(beat)
  await ready()
  isOver = true
  Run.prototype.goOn = goOn
  expect(steps.slice(0, 5)).toEqual([1, 2, 4, 8, 16])
  expect(turns).toBeGreaterThan(25) // 16 flicks, two of them in slices
})
