// The servers we are measured beside. They are installed from npm, outside of the repository, and found from there.

import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The oldest Node that Colyseus runs on; everything of a run is measured on the same one. */
export const NODE_MAJOR = 22
const NODE_PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

/** What is installed in which folder, to the digit: figures of other versions are other figures. */
export const PEERS = {
  node: { [NODE_PACKAGE]: '22.23.3' },
  // With koa-compose 4.2 every lobby route of this version answers 404. node-persist from 3.1.2 on queues each write
  // for a second, so that a table kept in files plays one move a second; this is the design, not that accident.
  'boardgame.io': { 'boardgame.io': '0.50.2', 'node-persist': '3.1.0', 'koa-compose': '4.1.0' },
  // The parts, since the `colyseus` bundle takes uWebSockets.js from a git repository.
  colyseus: {
    '@colyseus/core': '0.18.17',
    '@colyseus/ws-transport': '0.18.4',
    '@colyseus/sdk': '0.18.4',
    '@colyseus/schema': '5.0.34',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>
export type Peer = keyof typeof PEERS

export const peersFolder = (): string => process.env['PEERS_DIR'] ?? join(tmpdir(), 'saloon-peers')
export const packageFolder = (peer: Peer, name: string): string => join(peersFolder(), peer, 'node_modules', name)
export const installedNode = (): string =>
  process.platform === 'win32'
    ? join(packageFolder('node', NODE_PACKAGE), 'bin', 'node.exe')
    : join(packageFolder('node', NODE_PACKAGE), 'bin', 'node')

export const requireFrom = (peer: Peer): ((name: string) => unknown) =>
  createRequire(join(peersFolder(), peer, 'package.json'))

/** An ES module, by its path under the peer's packages. */
export const importFrom = (peer: Peer, file: string): Promise<unknown> =>
  import(pathToFileURL(packageFolder(peer, file)).href)
