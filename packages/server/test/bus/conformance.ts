// What every bus promises.

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Bus } from '../../src/cluster/bus/bus.ts'

/** `nodes`: several connections to the same bus, as several processes would have them. */
export function describeBus(name: string, open: () => Promise<{ readonly nodes: readonly [Bus, Bus] }>): void {
  describe(name, () => {
    let here: Bus
    let there: Bus
    beforeEach(async () => {
      ;({
        nodes: [here, there],
      } = await open())
    })
    afterEach(() => Promise.all([here.close(), there.close()]))

    /** Waits until so many have been heard, or long enough to be sure that no more come. */
    async function heard(list: readonly string[], many: number): Promise<void> {
      for (let tries = 0; tries < 200 && list.length < many; tries++)
        await new Promise((resolve) => setTimeout(resolve, 5))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }

    test('tells every listener of the topic, on every node, once and in order; and nobody else', async () => {
      const lists: string[][] = [[], [], [], []]
      here.listen('t', (text) => lists[0]!.push(text))
      there.listen('t', (text) => lists[1]!.push(text))
      there.listen('t', (text) => lists[2]!.push(text))
      there.listen('other', (text) => lists[3]!.push(text))
      await heard([], 0)
      for (let i = 0; i < 50; i++) here.publish('t', `${i}`)
      for (const list of lists.slice(0, 3)) await heard(list, 50)
      const all = Array.from({ length: 50 }, (_, i) => `${i}`)
      expect(lists).toEqual([all, all, all, []])
    })

    test('never while the publisher is still in the middle of something', async () => {
      const list: string[] = []
      here.listen('t', (text) => list.push(text))
      here.publish('t', 'x')
      expect(list).toEqual([])
      await heard(list, 1)
      expect(list).toEqual(['x'])
    })

    test('who stops listening hears no more, and disturbs nobody', async () => {
      const [one, two]: string[][] = [[], []]
      const hear = (text: string) => one!.push(text)
      const stop = here.listen('t', hear)
      here.listen('t', hear)
      here.listen('t', (text) => two!.push(text))
      stop()
      stop()
      await heard([], 0)
      there.publish('t', 'x')
      await heard(two!, 1)
      expect([one, two]).toEqual([['x'], ['x']])
    })

    test('a listener that throws disturbs neither the others nor the publisher', async () => {
      const list: string[] = []
      here.listen('t', () => {
        throw new Error('oops')
      })
      here.listen('t', (text) => list.push(text))
      here.publish('t', 'x')
      await heard(list, 1)
      expect(list).toEqual(['x'])
    })

    test('when it is closed nothing is delivered and nothing can be said', async () => {
      const list: string[] = []
      here.listen('t', (text) => list.push(text))
      here.publish('t', 'x')
      await here.close()
      expect(() => here.publish('t', 'y')).toThrow('closed')
      await heard(list, 1)
      expect(list.length).toBeLessThanOrEqual(1)
      expect(list).not.toContain('y')
    })
  })
}
