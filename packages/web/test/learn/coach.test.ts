// What the coach says at a real table of this browser: something that can be done, the same whenever it is asked, and nothing at all
// where anybody else plays.

import { GAMES } from '@saloon/games'
import { type Ask, countOf, everyone } from '@saloon/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Advice } from '@saloon/bots/lazy'
import type { TableLink } from '../../src/link/link.ts'
import { type Holder, localKind, nextWish, until } from '../link/kinds.ts'

beforeAll(async () => {
  for (const { game } of GAMES) await game.rules.ready?.()
})

const ids = GAMES.map(({ game }) => game.rules.id)
const bots = (id: string): Holder[] => {
  const { min } = GAMES.find(({ game }) => game.rules.id === id)!.game.rules.seats
  return Array.from({ length: Math.max(1, min - 1) }, () => 'bot')
}

async function askedAt(link: TableLink): Promise<{ readonly ask: Ask; readonly seq: number }> {
  const { game } = await until(link, (now) => nextWish(now, 1) !== undefined, 'a question')
  const wish = nextWish(link.snapshot(), 1)!
  return { ask: game!.module.game.asks(game!.view).find(({ id }) => id === wish.ask)!, seq: game!.seq }
}
const advise = async ({ seat, id }: Ask, link: TableLink, heard: number[] = []): Promise<Advice | undefined> =>
  link.advise!(seat, id, (share) => heard.push(share))

describe('the coach', () => {
  test.each(ids)(
    'at %s says what can be done, until it isn’t asked any more, and leaves the table as it was',
    async (id) => {
      const { link } = await localKind().open(id, ['me', ...bots(id)])
      for (let n = 0; n < 3; n++) {
        const { ask, seq } = await askedAt(link)
        const shares: number[] = []
        const advice = (await advise(ask, link, shares))!
        const { module, view } = link.snapshot().game!
        expect(module.game.refusal(view, ask.seat, advice.action)).toBeUndefined()
        expect(advice.reasons.length).toBeGreaterThan(0)
        expect(shares).toEqual(shares.toSorted((a, b) => a - b))
        expect(link.snapshot().game!.seq).toBe(seq)
        expect(await link.wish({ do: 'act', seat: ask.seat, ask: ask.id, action: { ...advice.action } })).toBeNull()
        expect(await advise(ask, link)).toBeUndefined() // that isn't asked any more
      }
      link.close()
    },
  )

  test('says the same of the same question', async () => {
    const { link } = await localKind().open('wanted-one', ['me', 'bot', 'bot'])
    const { ask } = await askedAt(link)
    const advice = await advise(ask, link)
    expect(advice!.answers.length).toBeGreaterThan(1)
    expect(await advise(ask, link)).toEqual(advice)
    link.close()
  })

  test('says nothing where somebody else plays, nor for anybody else’s seat', async () => {
    const shared = await localKind().open('wanted-one', ['me', 'me', 'bot'])
    await until(shared.link, ({ yours }) => countOf(yours) === 2)
    shared.link.look(everyone(1))
    const { ask } = await askedAt(shared.link)
    expect(await advise(ask, shared.link)).toBeUndefined()
    shared.link.close()
    const { link } = await localKind().open('wanted-one', ['me', 'bot', 'bot'])
    const mine = (await askedAt(link)).ask
    expect(await advise({ ...mine, seat: 1 }, link)).toBeUndefined()
    link.close()
  })
})
