// How the server is set up, from the environment, and what to say when something is wrong with it.

import type { Limit } from './socket.ts'
import type { StoreConfig } from './store/open.ts'

export interface Address {
  readonly host: string
  readonly port: number
}

export interface Config {
  readonly address: Address
  readonly store: StoreConfig
  readonly logLevel: string
  readonly requestsPerMinute: number
  readonly messages: Limit
}
type Environment = Readonly<Record<string, string | undefined>>

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug']

/** The whole configuration, or a sentence about what is wrong with it. */
export function readConfig(env: Environment): Config | string {
  const address = readAddress(env)
  if (typeof address === 'string') return address
  const { SALOON_STORE: kind = 'sqlite', SALOON_DATA: directory = 'data', SALOON_LOG: logLevel = 'warn' } = env
  if (kind !== 'sqlite' && kind !== 'memory') return `SALOON_STORE must be sqlite or memory, not "${kind}".`
  if (!LOG_LEVELS.includes(logLevel)) return `SALOON_LOG must be one of ${LOG_LEVELS.join(', ')}, not "${logLevel}".`
  const requestsPerMinute = readCount(env, 'SALOON_REQUESTS_PER_MINUTE', 600)
  if (typeof requestsPerMinute === 'string') return requestsPerMinute
  const perSecond = readCount(env, 'SALOON_MESSAGES_PER_SECOND', 50)
  if (typeof perSecond === 'string') return perSecond
  const store: StoreConfig = kind === 'memory' ? { kind } : { kind, directory }
  return { address, store, logLevel, requestsPerMinute, messages: { burst: perSecond * 4, perSecond } }
}

function readCount(env: Environment, name: string, usual: number): number | string {
  const text = env[name] ?? String(usual)
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : `${name} must be a whole number above 0, not "${text}".`
}

/** The address, or a sentence about what is wrong with it. */
export function readAddress(env: Environment): Address | string {
  const { HOST: host = '127.0.0.1', PORT: port = '3000' } = env
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    return `PORT must be a whole number from 0 to 65535 (0: any free port), not "${port}".`
  }
  return { host, port: Number(port) }
}

/** For people: every loopback address is called localhost, and "all addresses" can be reached there too. */
export function urlOf({ host, port }: Address): string {
  const isHere = ['127.0.0.1', '::1', '0.0.0.0', '::', ''].includes(host)
  return `http://${isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}

export function whyNotListening(error: NodeJS.ErrnoException, { address: { host, port } }: Config): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use: stop the program that has it, or choose another one with PORT=${port + 1} npm start.`
  }
  if (error.code === 'EACCES') return `Port ${port} is reserved: choose one above 1023 with PORT=3000 npm start.`
  if (error.syscall === 'listen') return `Can't listen on HOST=${host} PORT=${port}: ${error.message}.`
  return `Saloon can't open: ${error.message}`
}
