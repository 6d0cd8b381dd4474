// Two players of a boardgame.io match over its own socket.io protocol, each with credentials. Without the client library
// around it, which flatters boardgame.io a little.

import { chanceFrom } from '@saloon/kernel'
import { requireFrom } from '../comparison/peers.ts'
import { type OpenTable, anyFreeCell, post } from './driver.ts'

interface State {
  readonly G: { readonly cells: readonly number[] }
  readonly ctx: { readonly currentPlayer: string }
  readonly _stateID: number
}
type Listener = (match: string, state: State) => void
interface Socket {
  once(event: 'connect', listener: () => void): Socket
  once(event: 'connect_error', listener: (error: Error) => void): Socket
  once(event: 'sync', listener: (match: string, info: { state: State }) => void): Socket
  on(event: 'update', listener: Listener): Socket
  off(event: 'update', listener: Listener): Socket
  emit(event: string, ...args: unknown[]): void
  disconnect(): void
}

export function boardgameTables(): OpenTable {
  const { io } = requireFrom('boardgame.io')('socket.io-client') as { io(url: string, options: object): Socket }

  return async (url, number) => {
    const chance = chanceFrom(number + 1)
    const connect = (): Promise<Socket> =>
      new Promise((resolve, reject) => {
        const socket = io(`${url}/endless`, { transports: ['websocket'], forceNew: true })
        socket.once('connect', () => resolve(socket)).once('connect_error', reject)
      })
    const seats = [
      { playerID: '0', socket: await connect(), credentials: '' },
      { playerID: '1', socket: await connect(), credentials: '' },
    ]
    let match = ''
    let state: State

    async function rotate(): Promise<void> {
      const lobby = `${url}/games/endless`
      match = (await post<{ matchID: string }>(`${lobby}/create`, { numPlayers: 2 })).matchID
      for (const seat of seats) {
        const { playerID, socket } = seat
        const joined = await post<{ playerCredentials: string }>(`${lobby}/${match}/join`, {
          playerID,
          playerName: `p${playerID}`,
        })
        seat.credentials = joined.playerCredentials
        await new Promise<void>((resolve) => {
          socket.once('sync', (_match, info) => {
            state = info.state
            resolve()
          })
          socket.emit('sync', match, playerID, seat.credentials, 2)
        })
      }
    }
    await rotate()

    return {
      rotate,
      move() {
        const { socket, playerID, credentials } = seats[Number(state.ctx.currentPlayer)]!
        const from = state._stateID
        const payload = { type: 'place', args: [anyFreeCell(state.G.cells, chance)], playerID, credentials }
        return new Promise((resolve) => {
          const listener: Listener = (id, next) => {
            if (id !== match || next._stateID <= from) return
            socket.off('update', listener)
            state = next
            resolve()
          }
          socket.on('update', listener)
          socket.emit('update', { type: 'MAKE_MOVE', payload }, from, match, playerID)
        })
      },
      close() {
        for (const { socket } of seats) socket.disconnect()
      },
    }
  }
}
