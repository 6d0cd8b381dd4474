import { expect, test } from 'vitest'
import { type Config, readAddress, readConfig, urlOf, whyNotListening } from '../src/config.ts'

test('without anything set it listens on port 3000 of this machine only', () => {
  expect(readAddress({})).toEqual({ host: '127.0.0.1', port: 3000 })
})

test('PORT and HOST choose another address', () => {
  expect(readAddress({ PORT: '8080', HOST: '0.0.0.0' })).toEqual({ host: '0.0.0.0', port: 8080 })
})

test.each(['', 'abc', '-1', '65536', '3000.5', '0x10', ' 80'])('PORT="%s" is refused with a sentence', (PORT) => {
  expect(readAddress({ PORT })).toBe(`PORT must be a whole number from 0 to 65535 (0: any free port), not "${PORT}".`)
})

test.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['saloon.example', 'http://saloon.example:3000'],
  ['fe80::1', 'http://[fe80::1]:3000'],
])('HOST=%s is announced as %s', (host, url) => {
  expect(urlOf({ host, port: 3000 })).toBe(url)
})

test('a port in use is named, with the way to choose another', () => {
  const error = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' })
  const sentence = whyNotListening(error, readConfig({}) as Config)
  expect(sentence).toContain('Port 3000 is in use')
  expect(sentence).toContain('PORT=3001')
})

test('without anything set it keeps what happens in data/, and lets people play as fast as they like', () => {
  expect(readConfig({})).toEqual({
    address: { host: '127.0.0.1', port: 3000 },
    store: { kind: 'sqlite', directory: 'data' },
    logLevel: 'warn',
    requestsPerMinute: 600,
    messages: { burst: 200, perSecond: 50 },
  })
})

test.each([
  [{ SALOON_STORE: 'paper' }, 'SALOON_STORE must be sqlite or memory, not "paper".'],
  [{ SALOON_LOG: 'loud' }, 'SALOON_LOG must be one of silent, error, warn, info, debug, not "loud".'],
  [{ SALOON_REQUESTS_PER_MINUTE: '0' }, 'SALOON_REQUESTS_PER_MINUTE must be a whole number above 0, not "0".'],
  [{ SALOON_MESSAGES_PER_SECOND: 'x' }, 'SALOON_MESSAGES_PER_SECOND must be a whole number above 0, not "x".'],
  [{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535 (0: any free port), not "x".'],
])('%j is refused with a sentence', (env, sentence) => {
  expect(readConfig(env)).toBe(sentence)
})
