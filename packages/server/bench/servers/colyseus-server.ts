// A Colyseus server with endless tic-tac-toe. usage: colyseus-server.mjs state | reply
// state: the room pushes the new state after every move, as a turn-based game would.
// reply: its default, the state every 50 ms; the mover gets a reply at once.

import type { Server as HttpServer } from 'node:http'
import { EMPTY, blank, isDone } from '../board.ts'
import { importFrom } from '../comparison/peers.ts'
import { answerTheBench } from './answering.ts'

interface State {
  cells: number[]
  turn: number
  games: number
}
interface Client {
  send(type: string, message: unknown): void
}
interface RoomOfTheirs {
  state: State
  patchRate: number | null
  onMessage(type: string, listener: (client: Client, message: { cell: number; seat: number }) => void): void
  broadcastPatch(): void
}
interface Core {
  readonly Room: new () => RoomOfTheirs
  readonly Server: new (options: object) => {
    define(name: string, room: object): void
    listen(port: number, host: string): Promise<unknown>
  }
}
interface Transport {
  readonly WebSocketTransport: new (options: object) => { readonly server: HttpServer }
}
interface Schema {
  schema(fields: object): new () => State
  readonly t: { array(of: string): unknown; uint32(): unknown }
  readonly ArraySchema: new (...values: number[]) => number[]
}

const { Room, Server } = (await importFrom('colyseus', '@colyseus/core/build/index.mjs')) as Core
const { WebSocketTransport } = (await importFrom('colyseus', '@colyseus/ws-transport/build/index.mjs')) as Transport
const { schema, t, ArraySchema } = (await importFrom('colyseus', '@colyseus/schema/build/index.mjs')) as Schema
const pushesState = process.argv[2] === 'state'

const EndlessState = schema({ cells: t.array('uint8'), turn: t.uint32(), games: t.uint32() })

class Endless extends Room {
  maxClients = 2
  onCreate(): void {
    const state = new EndlessState()
    state.cells = new ArraySchema(...blank())
    state.turn = 0
    state.games = 0
    this.state = state
    if (pushesState) this.patchRate = null
    this.onMessage('place', (client, { cell, seat }) => this.place(client, cell, seat))
  }

  private place(client: Client, cell: number, seat: number): void {
    const { state } = this
    if (state.turn % 2 !== seat || state.cells[cell] !== EMPTY) return client.send('no', state.turn)
    state.cells[cell] = seat
    if (isDone(state.cells)) {
      for (const [i, empty] of blank().entries()) state.cells[i] = empty
      state.games++
    }
    state.turn++
    if (pushesState) this.broadcastPatch()
    else client.send('ok', state.turn)
  }
}

const transport = new WebSocketTransport({ pingInterval: 0 })
const server = new Server({ transport, greet: false })
server.define('endless', Endless)
await server.listen(0, '127.0.0.1')
answerTheBench(transport.server.address())
