// Two players at one of our tables, as browsers do it: a view each, kept by patches.

import { type View, chanceFrom, patched } from '@saloon/kernel'
import { WebSocket } from 'ws'
import { type Down, type Up, type Command, readDown } from '../../src/transport/protocol.ts'
import { type Endless, endless } from '../endless.ts'
import { type OpenTable, anyFreeCell, post } from './driver.ts'

class Player {
  view: View<Endless> | undefined
  game = 0
  private commands = 0
  private readonly replies = new Map<string, { resolve(): void; reject(error: Error): void }>()
  private until: { readonly holds: () => boolean; resolve(): void } | undefined
  private readonly socket: WebSocket

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data) => {
      for (const message of readDown((data as Buffer).toString())) this.receive(message)
    })
  }

  /** Somebody new who has come to a table. */
  static async at(url: string, token: string, table: string): Promise<Player> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { perMessageDeflate: false })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    const player = new Player(socket)
    player.send({ type: 'hello', protocol: 1, token })
    player.send({ type: 'join', table })
    return player
  }

  /** Done when the table has answered. */
  command(wish: Command): Promise<void> {
    const id = String(this.commands++)
    return new Promise((resolve, reject) => {
      this.replies.set(id, { resolve, reject })
      this.send({ type: 'command', id, wish })
    })
  }

  /** When this holds; asked again whenever something has come in. */
  async sees(holds: () => boolean): Promise<void> {
    if (!holds()) await new Promise<void>((resolve) => (this.until = { holds, resolve }))
  }

  close(): void {
    this.socket.close()
  }

  private send(message: Up): void {
    this.socket.send(JSON.stringify(message))
  }

  private receive(message: Down): void {
    switch (message.type) {
      case 'start':
        this.view = message.view as View<Endless>
        this.game = message.game
        break
      case 'step':
        this.view = patched(this.view, message.patch) as View<Endless>
        break
      case 'reply': {
        const { resolve, reject } = this.replies.get(message.id)!
        this.replies.delete(message.id)
        if (message.refused) reject(new Error(`refused: ${JSON.stringify(message.refused)}`))
        else resolve()
        break
      }
      case 'wrong':
        throw new Error(`the server understands nothing: ${JSON.stringify(message.refused)}`)
      default:
        break
    }
    if (this.until?.holds() !== true) return
    this.until.resolve()
    this.until = undefined
  }
}

export const openSaloonTable: OpenTable = async (url, number) => {
  const chance = chanceFrom(number + 1)
  const newToken = async () => (await post<{ token: string }>(`${url}/api/guests`, {})).token
  const [hostToken, guestToken] = [await newToken(), await newToken()]
  const { id } = await post<{ id: string }>(`${url}/api/tables`, { game: 'endless', seats: 2 }, hostToken)
  const [host, guest] = [await Player.at(url, hostToken, id), await Player.at(url, guestToken, id)]
  await host.command({ do: 'sit', seat: 0, name: 'Ana' })
  await guest.command({ do: 'sit', seat: 1, name: 'Bo' })
  let view: View<Endless> // the newest that one of the two holds

  async function start(game: number): Promise<void> {
    await guest.command({ do: 'ready', ready: true })
    await host.command({ do: 'start' })
    await guest.sees(() => guest.game === game)
    await host.sees(() => host.game === game)
    view = host.view!
  }
  await start(1)

  return {
    async move() {
      const [ask] = endless.asks(view)
      const { id, seat } = ask!
      const { moves, cells } = view
      const mover = seat === 0 ? host : guest
      const action = { do: 'place', cell: anyFreeCell(cells, chance) }
      await mover.command({ do: 'act', seat, ask: id, action })
      await mover.sees(() => mover.view!.moves > moves)
      view = mover.view!
    },
    async rotate() {
      await host.command({ do: 'concede', seat: 0 })
      await start(host.game + 1)
    },
    close() {
      host.close()
      guest.close()
    },
  }
}
