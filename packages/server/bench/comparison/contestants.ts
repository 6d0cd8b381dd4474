// Who is measured.

import type { Driver } from '../load.ts'
import type { Peer } from './peers.ts'

export interface Contestant {
  readonly name: string
  /** How well a move is kept when its player holds the answer. */
  readonly kept: string
  readonly peer: Exclude<Peer, 'node'> | undefined // none: ours
  readonly entry: 'saloon-server' | 'boardgame-io-server' | 'colyseus-server'
  readonly mode: string
  readonly driver: Driver
}

export const CONTESTANTS = [
  {
    name: 'saloon-memory',
    kept: 'in memory',
    peer: undefined,
    entry: 'saloon-server',
    mode: 'memory',
    driver: 'saloon',
  },
  {
    name: 'saloon-sqlite',
    kept: 'on disk (fsync)',
    peer: undefined,
    entry: 'saloon-server',
    mode: 'sqlite',
    driver: 'saloon',
  },
  {
    name: 'boardgame.io-memory',
    kept: 'in memory',
    peer: 'boardgame.io',
    entry: 'boardgame-io-server',
    mode: 'memory',
    driver: 'boardgame.io',
  },
  {
    name: 'boardgame.io-flatfile',
    kept: 'file, written after',
    peer: 'boardgame.io',
    entry: 'boardgame-io-server',
    mode: 'flatfile',
    driver: 'boardgame.io',
  },
  {
    name: 'colyseus-state',
    kept: 'in memory',
    peer: 'colyseus',
    entry: 'colyseus-server',
    mode: 'state',
    driver: 'colyseus-state',
  },
  {
    name: 'colyseus-reply',
    kept: 'in memory',
    peer: 'colyseus',
    entry: 'colyseus-server',
    mode: 'reply',
    driver: 'colyseus-reply',
  },
] as const satisfies readonly Contestant[]

export const NAMES: readonly string[] = CONTESTANTS.map(({ name }) => name)
