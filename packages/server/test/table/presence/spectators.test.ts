// Those who look on: behind glass, some seconds late; and ghosts, who see everything and say nothing to the living.

import { countOf } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { Reports } from '../../../src/moderation/reports.ts'
import type { LiveTable } from '../../../src/table/live-table.ts'
import { publicTable } from '../../../src/table/table.ts'
import { PHRASES, pointsAtSeat } from '../../../src/words/phrases.ts'
import { Looker, PEOPLE, Room, sure } from '../../support/room.ts'

const SET = { do: 'set-table', open: true, watchable: true, talk: 'phrases', clock: 'none', pace: 0 } as const

describe('onlookers of a table with a delay', () => {
  test('see every step so many seconds later, in order; players at once', async () => {
    const room = new Room()
    const table = await room.playing({ delay: 30 })
    const [eve, ana] = room.join(table, undefined, 'ana')
    expect(eve!.last('table')!.table.delay).toBe(30)
    expect(eve!.last('start')).toBeUndefined()
    for (let moves = 0; moves < 5; moves++) {
      await room.move(table)
      room.now += 1000
    }
    expect(ana!.last('step')!.seq).toBe(5)
    expect(eve!.view).toBeUndefined()
    await room.wait(25_000, table)
    expect(eve!.last('start')!.seq).toBe(0)
    const seen = () => eve!.got.flatMap((message) => (message.type === 'step' ? [message.seq] : []))
    expect(seen()).toEqual([1])
    for (const until of [2, 3, 4, 5]) {
      await room.wait(1000, table)
      expect(seen().at(-1)).toBe(until)
    }
    expect(eve!.view).toEqual(room.game(table).game.view(room.game(table).state, 0))
  })

  test('hear what is said as late, and nothing after they have gone', async () => {
    const room = new Room()
    const table = await room.playing({ delay: 30 })
    const [eve, gone] = room.join(table, undefined, 'gone')
    const message = { kind: 'phrase', phrase: PHRASES.find((id) => !pointsAtSeat(id))! }
    await room.can(table, 'ana', { do: 'say', message })
    table.leave(gone!)
    await room.wait(29_999, table)
    expect(eve!.last('said')).toBeUndefined()
    await room.wait(1, table)
    expect(eve!.last('said')).toMatchObject({ seat: 0 })
    expect(gone!.last('said')).toBeUndefined()
  })

  test('are behind glass from when the host says so, also those who were there', async () => {
    const room = new Room()
    const table = await room.table({}, 3)
    const [eve, cy] = room.join(table, undefined, 'cy')
    await room.can(table, 'ana', { ...SET, delay: 10 })
    await room.can(table, 'ana', { do: 'clear-seat', seat: 3 })
    await room.can(table, 'di', { do: 'sit', seat: 3, name: 'Di' })
    await room.ready(table)
    await room.can(table, 'ana', { do: 'start' })
    expect([eve!.last('start'), cy!.last('start')?.seq]).toEqual([undefined, 0])
    await room.wait(10_000, table)
    expect(eve!.last('start')?.seq).toBe(0)
    expect(table.viewers.size).toBe(2)
    table.leave(eve!)
    expect(table.viewers.size).toBe(1)
  })
})

describe('a ghost', () => {
  /** Until somebody is out, in the first game where that isn't its end. */
  async function someoneOut(more: object = {}): Promise<{ room: Room; table: LiveTable; seat: number; me: string }> {
    const room = new Room()
    for (;;) {
      const table = await room.playing(more)
      while (!table.isOver && table.out === 0) await room.move(table)
      const seat = 31 - Math.clz32(table.out)
      if (!table.isOver) return { room, table, seat, me: PEOPLE[seat]! }
    }
  }
  /** Two are out, and the game goes on. */
  async function twoOut(): Promise<{ room: Room; table: LiveTable; me: string; more: string }> {
    for (;;) {
      const { room, table, me } = await someoneOut()
      while (!table.isOver && countOf(table.out) < 2) await room.move(table)
      const more = PEOPLE.find((player, seat) => (table.out & (1 << seat)) !== 0 && player !== me)
      if (!table.isOver && more !== undefined) return { room, table, me, more }
    }
  }
  /** Somebody who is still in. */
  const livingAt = (table: LiveTable): string => PEOPLE.find((_, seat) => (table.out & (1 << seat)) === 0)!

  test('who swears sees everything from there on; nobody else does', async () => {
    const { room, table, seat, me } = await someoneOut()
    const alive = livingAt(table)
    const [ghost, other] = room.join(table, me, alive)
    expect(await room.wish(table, alive, { do: 'swear' })).toEqual({ code: 'not-out' })
    expect(await room.wish(table, 'eve', { do: 'swear' })).toEqual({ code: 'not-seated' })
    await room.can(table, me, { do: 'swear' })
    expect(table.table.sworn).toBe(1 << seat)
    expect(ghost!.last('table')).toMatchObject({ yours: 1 << seat, table: { sworn: 1 << seat } })
    const all = room.game(table).game.view(room.game(table).state, 0b1111)
    expect(ghost!.view).toEqual(all)
    expect(other!.view).not.toEqual(all)
    room.restart()
    const again = await room.again(table)
    const back = new Looker(me)
    again.join(back)
    expect(back.view).toEqual(all)
    if (!again.isOver) await room.move(again)
    expect(back.view).toEqual(room.game(again).game.view(room.game(again).state, 0b1111))
  })

  test('isn’t let where the host doesn’t want any', async () => {
    const { room, table, me } = await someoneOut({ ghosts: false })
    expect(await room.wish(table, me, { do: 'swear' })).toEqual({ code: 'no-ghosts-here' })
    expect(table.table.sworn).toBe(0)
  })

  test('talks with ghosts and onlookers only', async () => {
    const { room, table, me } = await someoneOut()
    const alive = livingAt(table)
    const [living, ghost, eve] = room.join(table, alive, me, undefined)
    const message = { kind: 'phrase', phrase: PHRASES.find((id) => !pointsAtSeat(id))! }
    await room.can(table, me, { do: 'say', message })
    expect([living, ghost, eve].map((looker) => looker!.last('said')?.channel)).toEqual([undefined, 'ghosts', 'ghosts'])
    await room.can(table, alive, { do: 'say', message })
    expect([living, ghost, eve].map((looker) => looker!.last('said')?.channel)).toEqual(['living', 'living', 'living'])
  })

  test('is heard under oath by others under oath only, while the game goes on; then by everybody', async () => {
    const { room, table, me, more } = await twoOut()
    const alive = livingAt(table)
    // A second window of somebody who plays looks on like anybody else: without a token, or as another guest.
    const lookers = [me, more, alive, undefined, 'second-window'] as const
    const [sworn, other, living, window, guest] = room.join(table, ...lookers)
    await room.can(table, me, { do: 'swear' })
    const message = { kind: 'phrase', phrase: PHRASES.find((id) => !pointsAtSeat(id))! }
    const heard = () =>
      [sworn, other, living, window, guest].map((looker) => {
        const channel = looker!.last('said')?.channel
        looker!.got.length = 0
        return channel
      })
    await room.can(table, me, { do: 'say', message })
    expect(heard()).toEqual(['sworn', undefined, undefined, undefined, undefined])
    await room.can(table, more, { do: 'swear' })
    room.now += 10_000
    await room.can(table, me, { do: 'say', message })
    expect(heard()).toEqual(['sworn', 'sworn', undefined, undefined, undefined])
    await room.can(table, 'second-window', { do: 'say', message })
    expect(heard()).toEqual(['ghosts', 'ghosts', undefined, 'ghosts', 'ghosts'])
    await room.playOut(table)
    room.now += 10_000
    await room.can(table, me, { do: 'say', message })
    expect(heard()).toEqual(['living', 'living', 'living', 'living', 'living'])
  })

  test('under oath is kept from onlookers behind glass as well, however late', async () => {
    const { room, table, me } = await someoneOut({ delay: 30 })
    const [eve, second] = room.join(table, undefined, 'second-window')
    await room.can(table, me, { do: 'swear' })
    await room.can(table, me, { do: 'say', message: { kind: 'phrase', phrase: PHRASES[0] } })
    await room.wait(600_000, table)
    expect([eve, second].map((looker) => looker!.last('said'))).toEqual([undefined, undefined])
  })

  test('under oath is in no report of somebody who didn’t hear it', async () => {
    const { room, table, me } = await someoneOut({ talk: 'free' })
    const reports = new Reports(room.store, () => room.now)
    const alive = livingAt(table)
    const [sworn] = room.join(table, me)
    await room.can(table, alive, { do: 'say', message: { kind: 'text', text: 'Howdy' } })
    await room.can(table, me, { do: 'swear' })
    await room.can(table, me, { do: 'say', message: { kind: 'text', text: 'Seat 2 is the outlaw' } })
    const { id } = sworn!.last('said')!
    const complaint = { reason: 'spam', text: '' } as const
    const seat = PEOPLE.indexOf(me)
    expect(await reports.file(table, alive, { about: { message: id }, ...complaint })).toMatchObject({
      code: 'no-such-message',
    })
    const report = sure(await reports.file(table, alive, { about: { seat }, ...complaint }))
    expect(report.quotes.map(({ said }) => said.message)).toEqual([{ kind: 'text', text: 'Howdy' }])
    const own = sure(await reports.file(table, me, { about: { seat: PEOPLE.indexOf(alive) }, ...complaint }))
    expect(own.quotes).toHaveLength(2)
  })

  test('haunts the table: everybody sees it but those who have muted them, three times a minute', async () => {
    const { room, table, seat, me } = await someoneOut()
    const alive = livingAt(table)
    const [living, ghost, eve] = room.join(table, alive, me, undefined)
    const haunt = { do: 'say', message: { kind: 'haunt', haunt: 'tumbleweed' } } as const
    expect(await room.wish(table, alive, haunt)).toEqual({ code: 'may-not-haunt' })
    expect(await room.wish(table, 'eve', haunt)).toEqual({ code: 'may-not-haunt' })
    await room.can(table, me, haunt)
    for (const looker of [living, ghost, eve])
      expect(looker!.last('said')).toMatchObject({ seat, message: haunt.message })
    await room.can(table, alive, { do: 'mute', seat, muted: true })
    await room.can(table, me, { do: 'say', message: { kind: 'haunt', haunt: 'howl' } })
    const seen = [living, ghost].map((looker) => looker!.last('said')!.message)
    expect(seen).toEqual([haunt.message, { kind: 'haunt', haunt: 'howl' }])
    await room.can(table, me, haunt)
    expect(await room.wish(table, me, haunt)).toMatchObject({ code: 'too-fast' })
    await room.wait(60_000, table)
    await room.can(table, me, haunt)
  })

  test('who has seen everything sends no signs', async () => {
    const { room, table, me } = await someoneOut()
    await room.can(table, me, { do: 'swear' })
    const message = { kind: 'haunt', haunt: 'howl' }
    expect(await room.wish(table, me, { do: 'say', message })).toEqual({ code: 'may-not-haunt' })
  })

  test('says beforehand that they play the next game, and nobody waits for them then', async () => {
    const { room, table, seat, me } = await someoneOut()
    expect(await room.wish(table, livingAt(table), { do: 'ready', ready: true })).toEqual({ code: 'not-out' })
    expect(await room.wish(table, 'eve', { do: 'ready', ready: true })).toEqual({ code: 'not-seated' })
    await room.can(table, me, { do: 'ready', ready: true })
    await room.can(table, me, { do: 'ready', ready: false })
    expect(table.table.next).toBe(0)
    await room.can(table, me, { do: 'ready', ready: true })
    room.restart()
    const again = await room.again(table)
    expect(again.table.next).toBe(1 << seat)
    await room.playOut(again)
    expect(again.table.seats.map(({ ready }) => ready)).toEqual(PEOPLE.map((_, other) => other === seat))
    await room.ready(again)
    await room.can(again, 'ana', { do: 'start' })
    expect(again.table.next).toBe(0)
  })

  test('needn’t wait for bots among themselves, in this game alone', async () => {
    const room = new Room()
    let table: LiveTable
    do {
      table = await room.playing({ pace: 1000 }, 1)
      while (!table.isOver && (table.out & 1) === 0) await room.move(table)
    } while (table.isOver)
    expect(await room.wish(table, 'eve', { do: 'hurry' })).toEqual({ code: 'not-seated' })
    await room.can(table, 'ana', { do: 'hurry' })
    expect(publicTable(table.table)).toMatchObject({ hurried: true, pace: 1000 })
    await room.playOut(table)
    expect(await room.wish(table, 'ana', { do: 'hurry' })).toEqual({ code: 'not-playing' })
    await room.can(table, 'ana', { do: 'start' })
    expect(table.table.hurried).toBe(false)
    expect(await room.wish(table, 'ana', { do: 'hurry' })).toEqual({ code: 'people-play' })
    await room.can(table, 'ana', { do: 'away', seat: 0 })
    await room.can(table, 'ana', { do: 'hurry' })
  })

  test('who knows everything isn’t brought back by taking moves back', async () => {
    const { room, table, me } = await someoneOut()
    const asker = livingAt(table)
    await room.can(table, me, { do: 'swear' })
    const seat = PEOPLE.indexOf(asker)
    expect(await room.wish(table, asker, { do: 'ask-undo', seat, to: 0 })).toEqual({ code: 'undo-ghost-knows' })
  })
})
