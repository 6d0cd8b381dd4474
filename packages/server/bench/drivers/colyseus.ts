// Two clients of a Colyseus room, through its own library. `until`: what the mover waits for, the new state or the reply.

import { chanceFrom } from '@saloon/kernel'
import { blank, isDone } from '../board.ts'
import { importFrom } from '../comparison/peers.ts'
import { type OpenTable, anyFreeCell } from './driver.ts'

interface State {
  readonly cells?: { readonly length: number }
  readonly turn: number
}
type Listener = (state: State) => void
interface Room {
  readonly roomId: string
  readonly state?: State
  readonly onStateChange: {
    (listener: Listener): void
    once(listener: Listener): void
    remove(listener: Listener): void
  }
  onMessage(type: string, listener: (message: unknown) => void): () => void
  send(type: string, message: object): void
  leave(): Promise<unknown>
}
interface Sdk {
  readonly Client: new (url: string) => {
    create(room: string): Promise<Room>
    joinById(id: string): Promise<Room>
  }
}

export async function colyseusTables(until: 'state' | 'reply'): Promise<OpenTable> {
  const { Client } = (await importFrom('colyseus', '@colyseus/sdk/build/index.mjs')) as Sdk

  return async (url, number) => {
    const chance = chanceFrom(number + 1)
    const client = new Client(url)
    let rooms: Room[] = []
    let turn = 0
    // Kept here: the other one's state may still be on its way.
    let cells = blank()

    async function rotate(): Promise<void> {
      await Promise.all(rooms.map((room) => room.leave()))
      const first = await client.create('endless')
      rooms = [first, await client.joinById(first.roomId)]
      turn = 0
      cells = blank()
      for (const room of rooms) {
        room.onMessage('ok', () => undefined)
        room.onMessage('no', (at) => {
          throw new Error(`refused at turn ${String(at)}`)
        })
        if (room.state?.cells?.length !== cells.length)
          await new Promise<void>((resolve) => room.onStateChange.once(() => resolve()))
      }
    }
    await rotate()

    return {
      rotate,
      async move() {
        const seat = turn % 2
        const from = turn
        const room = rooms[seat]!
        const cell = anyFreeCell(cells, chance)
        await new Promise<void>((resolve) => {
          if (until === 'reply') {
            const forget = room.onMessage('ok', () => {
              forget()
              resolve()
            })
          } else {
            const listener: Listener = (state) => {
              if (state.turn <= from) return
              room.onStateChange.remove(listener)
              resolve()
            }
            room.onStateChange(listener)
          }
          room.send('place', { cell, seat })
        })
        turn++
        cells[cell] = seat
        if (isDone(cells)) cells = blank()
      },
      close() {
        for (const room of rooms) void room.leave()
      },
    }
  }
}
