// What a stranger can send that takes long: repeated as fast as the limits allow.

import { type Wavering, logOf, waveringGame } from './long-logs.ts'
import { Visitor } from './visitor.ts'
import { playAlone } from './wooden-table.ts'

export const ATTACKS = ['bring', 'views', 'undo', 'joins', 'moves'] as const
export type Attack = (typeof ATTACKS)[number]

export interface Tally {
  served: number
  refused: number
}
export interface Arms {
  readonly wooden: string
  readonly woodenRows: number
  readonly cards: string
}

const FLICKS = 'flick-em-up'
const WOODEN: Wavering = { game: 'pitch-in-the-west', seats: 4, rows: 75, backEvery: 2 }
const CARDS: Wavering = { game: 'western-legends', seats: 4, rows: 1000, backEvery: 4 }

export async function forge(): Promise<Arms> {
  const wooden = await waveringGame(WOODEN)
  return { wooden: logOf(wooden), woodenRows: wooden.rows.length, cards: logOf(await waveringGame(CARDS)) }
}

interface Attacker {
  /** Before the clock runs; the table it is about. */
  prepare(visitor: Visitor, arms: Arms): Promise<string>
  go(on: Target, tally: Tally, goesOn: () => boolean): Promise<void>
}
interface Target {
  readonly visitor: Visitor
  readonly arms: Arms
  readonly table: string
}

/** Milliseconds until somebody who was refused tries again. */
const AGAIN = 100
/** Things that an address asks for at once. */
const AT_ONCE = 4
const JOINS_A_TENTH = 5 // of a second: what a socket's allowance of messages lets in

export const attack: Readonly<Record<Attack, Attacker>> = {
  bring: {
    prepare: begin('wooden'),
    go: ({ visitor, arms: { wooden, cards } }, tally, goesOn) =>
      many(async (n) => {
        while (goesOn()) await count(tally, () => visitor.bring(n % 2 === 0 ? wooden : cards))
      }),
  },

  views: {
    prepare: begin('wooden'),
    go({ visitor: { url, address }, arms, table }, tally, goesOn) {
      const stranger = new Visitor(url, address)
      return many(async () => {
        while (goesOn()) {
          const seq = Math.floor(Math.random() * arms.woodenRows)
          await count(tally, () => stranger.ask(`/api/tables/${table}/games/1/views/${seq}`))
        }
      })
    },
  },

  undo: {
    prepare: begin('wooden'),
    async go({ visitor, arms: { wooden, woodenRows }, table: first }, tally, goesOn) {
      for (
        let table: string | undefined = first;
        goesOn();
        table = await visitor.begin(wooden).catch(() => undefined)
      ) {
        if (table === undefined) {
          tally.refused++
          await sleep(AGAIN)
          continue
        }
        for (let to = woodenRows - 1; to >= 0 && goesOn(); to--) {
          const undo = { do: 'undo', seat: 0, to }
          await count(tally, async () => ({ status: await visitor.command(table, undo) }))
        }
      }
    },
  },

  joins: {
    prepare: begin('cards'),
    go: ({ visitor, table }, tally, goesOn) =>
      many(async () => {
        while (goesOn()) {
          const socket = await visitor.connect()
          socket.on('message', (data) => {
            const text = (data as Buffer).toString()
            tally.served += text.split('"type":"start"').length - 1
            tally.refused += text.split('"type":"wrong"').length - 1
          })
          while (goesOn() && socket.readyState === socket.OPEN) {
            for (let n = 0; n < JOINS_A_TENTH; n++) socket.send(JSON.stringify({ type: 'join', table, whole: true }))
            await sleep(100)
          }
          socket.terminate()
        }
      }),
  },

  moves: {
    prepare: (visitor) => visitor.open(FLICKS, 2),
    go: ({ visitor }, tally, goesOn) =>
      many(async () => {
        while (goesOn()) {
          const table = await visitor.open(FLICKS, 2).catch(() => undefined)
          if (table === undefined) await sleep(AGAIN)
          else await playAlone(visitor, FLICKS, table, tally, goesOn)
        }
      }),
  },
}

function begin(log: 'wooden' | 'cards') {
  return (visitor: Visitor, arms: Arms): Promise<string> => visitor.begin(arms[log])
}

const many = async (task: (n: number) => Promise<void>): Promise<void> => {
  await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => task(n)))
}

async function count(tally: Tally, ask: () => Promise<{ readonly status: number }>): Promise<void> {
  const { status } = await ask().catch(() => ({ status: 0 }))
  const isServed = status === 200 || status === 201
  if (isServed) tally.served++
  else tally.refused++
  if (!isServed) await sleep(AGAIN)
}

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
