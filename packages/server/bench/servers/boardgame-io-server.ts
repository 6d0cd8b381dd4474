// A boardgame.io server with endless tic-tac-toe. usage: boardgame-io-server.mjs memory | flatfile <folder>

import type { Server as HttpServer } from 'node:http'
import { blank, isDone, EMPTY } from '../board.ts'
import { requireFrom } from '../comparison/peers.ts'
import { answerTheBench } from './answering.ts'

interface Boardgame {
  Server(config: { games: readonly object[]; db?: object; origins: readonly string[] }): {
    run(config: { port: object }): Promise<{ appServer: HttpServer }>
  }
  readonly FlatFile: new (options: { dir: string }) => object
}
interface Move {
  readonly G: { cells: number[]; games: number }
  readonly playerID: string
}

const { Server, FlatFile } = requireFrom('boardgame.io')('boardgame.io/server') as Boardgame
const { INVALID_MOVE } = requireFrom('boardgame.io')('boardgame.io/core') as { INVALID_MOVE: string }

const endless = {
  name: 'endless',
  setup: () => ({ cells: blank(), games: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place({ G, playerID }: Move, cell: number) {
      if (G.cells[cell] !== EMPTY) return INVALID_MOVE
      G.cells[cell] = Number(playerID)
      if (!isDone(G.cells)) return
      G.cells = blank()
      G.games++
    },
  },
}

const [kind, dir = ''] = process.argv.slice(2)
const { appServer } = await Server({
  games: [endless],
  origins: ['*'],
  ...(kind === 'flatfile' && { db: new FlatFile({ dir }) }),
}).run({ port: { host: '127.0.0.1', port: 0 } }) // handed to listen() as it is
answerTheBench(appServer.address())
