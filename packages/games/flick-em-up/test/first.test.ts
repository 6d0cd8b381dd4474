import { expect, test } from 'vitest'
import { randomGame } from '@saloon/kernel/kit'
import { flickEmUp, TEN, checkScenario } from '../src/index.ts'
await flickEmUp.rules.ready!()
test.each(Object.entries(TEN))('%s', (_id, s) => { expect(checkScenario(s).problems).toEqual([]) })
test.each(Object.keys(TEN))('random game of %s', (id) => {
  for (let seed = 0; seed < 3; seed++) {
  const t = Date.now()
  const play = randomGame(flickEmUp, { seats: 2 + seed, options: { scenario: id as never, wobble: 'light', lawPowers: 5, outlawPowers: 3 } }, seed)
  let n = 0
  const kinds: Record<string, number> = {}
  for (;;) { const s = play.step(); if (!s) break; n++; kinds[s.action.do] = (kinds[s.action.do] ?? 0) + 1; if (n > 3000) throw new Error('long') }
  console.log(id, n, Date.now() - t, JSON.stringify(play.state.result), JSON.stringify(kinds))
  }
}, 60000)
