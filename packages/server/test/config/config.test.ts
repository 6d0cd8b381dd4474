import { expect, test } from 'vitest'
import { type Config, SETTINGS, readConfig, urlOf, whyNotOpen } from '../../src/config/config.ts'
import { Damaged } from '../../src/store/legible.ts'
import { StoreError } from '../../src/store/trouble.ts'

const read = (env: Record<string, string>, flags: Record<string, string> = {}): Config => {
  const config = readConfig(env, flags)
  if (typeof config === 'string') throw new Error(config)
  return config
}

test('without anything set it listens on port 3000 of this machine only', () => {
  expect(read({}).address).toEqual({ host: '127.0.0.1', port: 3000 })
})

test('PORT and HOST choose another address', () => {
  expect(read({ PORT: '8080', HOST: '0.0.0.0' }).address).toEqual({ host: '0.0.0.0', port: 8080 })
})

test.each(['', 'abc', '-1', '65536', '3000.5', '0x10', ' 80'])('PORT="%s" is refused with a sentence', (PORT) => {
  expect(readConfig({ PORT })).toBe(`PORT must be a whole number from 0 to 65535 (0: any free port), not "${PORT}".`)
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
  const sentence = whyNotOpen(error, read({}))
  expect(sentence).toContain('Port 3000 is in use')
  expect(sentence).toContain('PORT=3001')
})

test('a damaged database is named, with the way back to a backup', () => {
  const error = new StoreError('damaged', 'The file is no database')
  const sentence = whyNotOpen(error, read({ SALOON_DATA: '/var/lib/saloon' }))
  expect(sentence).toContain('/var/lib/saloon/saloon.sqlite is damaged (The file is no database)')
  expect(sentence).toContain('saloon restore <backup> --data /var/lib/saloon --force')
  expect(whyNotOpen(error, read({}), 'fr')).toContain('saloon restore <sauvegarde> --data data --force')
})

test.each([
  ['key', '0001', 'guests then come in anew', 'les invités reviennent alors'],
  ['vapid', '1', 'ask for them again', 'les redemander'],
])('a damaged document of kind %s is named, with what to do and what is lost', (kind, id, lost, perdu) => {
  const error = new Damaged(kind, id)
  const english = whyNotOpen(error, read({ SALOON_DATA: '/var/lib/saloon' }))
  const french = whyNotOpen(error, read({ SALOON_DATA: '/var/lib/saloon' }), 'fr')
  for (const sentence of [english, french]) {
    expect(sentence).toContain(`DELETE FROM documents WHERE kind = '${kind}' AND id = '${id}';`)
    expect(sentence).toContain('--data /var/lib/saloon --force')
  }
  expect(english).toContain(`kind '${kind}' with the id '${id}'`)
  expect(english).toContain(lost)
  expect(french).toContain(`type « ${kind} » et d’identifiant « ${id} »`)
  expect(french).toContain(perdu)
})

test('without anything set it keeps what happens in data/, and lets people play as fast as they like', () => {
  expect(readConfig({})).toEqual({
    address: { host: '127.0.0.1', port: 3000 },
    store: { kind: 'sqlite', directory: 'data' },
    bus: [],
    logLevel: 'warn',
    webApp: undefined,
    requestsPerMinute: 600,
    messages: { burst: 200, perSecond: 50 },
    requestWithin: 60_000,
    silentFor: 45_000,
    work: { burst: 200, perSecond: 100 },
    jobs: { threads: 2, seconds: 20, megabytes: 256, secondsPerMinute: 20 },
    metricsToken: undefined,
    trustedProxies: [],
    admins: [],
    keepDays: 90,
    quotas: {
      tables: { player: 50, address: 500 },
      brought: { player: 20, address: 100 },
      megabytes: { player: 10, address: 50 },
      sockets: { player: 20, address: 500 },
      guests: { address: 500 },
    },
    unusedHours: 48,
    origin: undefined,
    localPush: false,
  })
})

test('with a database that several share, and the bus between them', () => {
  const url = 'postgres://saloon:secret@db.example/saloon'
  expect(read({ DATABASE_URL: url, BUS_URL: 'nats://a:4222,tls://b:4222' })).toMatchObject({
    store: { kind: 'postgres', url, lines: 10 },
    bus: ['nats://a:4222', 'tls://b:4222'],
  })
  expect(read({ DATABASE_URL: url, SALOON_DATABASE_LINES: '3' })).toMatchObject({ store: { lines: 3 }, bus: [] })
})

test.each([
  [
    { DATABASE_URL: 'mysql://me:secret@x/y' },
    'DATABASE_URL must be the address of a PostgreSQL database, such as postgres://saloon@db.example/saloon.',
  ],
  [
    { DATABASE_URL: 'postgres://x/y', BUS_URL: 'nats://a,http://b' },
    'BUS_URL must be addresses of NATS servers with commas, such as nats://nats.example:4222.',
  ],
  [{ BUS_URL: 'nats://a' }, 'BUS_URL is for servers that share a database: set DATABASE_URL too.'],
  [{ SALOON_DATABASE_LINES: '0' }, 'SALOON_DATABASE_LINES must be a whole number from 1 to 1000, not "0".'],
  [{ SALOON_STORE: 'paper' }, 'SALOON_STORE must be sqlite or memory, not "paper".'],
  [{ SALOON_LOG: 'loud' }, 'SALOON_LOG must be one of silent, error, warn, info, debug, not "loud".'],
  [{ SALOON_REQUESTS_PER_MINUTE: '0' }, 'SALOON_REQUESTS_PER_MINUTE must be a whole number above 0, not "0".'],
  [{ SALOON_MESSAGES_PER_SECOND: 'x' }, 'SALOON_MESSAGES_PER_SECOND must be a whole number above 0, not "x".'],
  [{ HOST: '' }, 'HOST must be a name or an address of this machine, not "".'],
  [{ SALOON_DATA: '' }, 'SALOON_DATA must be a folder, not "".'],
  [
    { SALOON_TRUST_PROXY: '10.0.0.0/33' },
    'SALOON_TRUST_PROXY must be addresses with commas, such as 10.0.0.0/8, or loopback, linklocal, uniquelocal, not "10.0.0.0/33".',
  ],
  [
    { SALOON_METRICS_TOKEN: 'short' },
    'SALOON_METRICS_TOKEN must be at least 16 letters, digits or signs without spaces.',
  ],
  [
    { SALOON_ADMINS: 'ana,bo' },
    'SALOON_ADMINS must be ids of players with commas, as their profiles show them, not "ana,bo".',
  ],
  [{ SALOON_KEEP_DAYS: '0' }, 'SALOON_KEEP_DAYS must be a whole number from 1 to 36500, or forever, not "0".'],
  ...['saloon.example', 'https://saloon.example/', 'https://Saloon.example', 'ftp://saloon.example', 'x'].map(
    (SALOON_ORIGIN) =>
      [
        { SALOON_ORIGIN },
        `SALOON_ORIGIN must be an address such as https://saloon.example, without a path, not "${SALOON_ORIGIN}".`,
      ] as [Record<string, string>, string],
  ),
  [{ SALOON_LOCAL_PUSH: 'true' }, 'SALOON_LOCAL_PUSH must be yes or no, not "true".'],
  [{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535 (0: any free port), not "x".'],
])('%j is refused with a sentence', (env, sentence) => {
  expect(readConfig(env)).toBe(sentence)
})

test('a flag counts before the environment, and is named when it is wrong', () => {
  expect(read({ PORT: '4000', SALOON_LOG: 'info' }, { port: '5000' })).toMatchObject({
    address: { port: 5000 },
    logLevel: 'info',
  })
  expect(readConfig({ PORT: '4000' }, { port: 'x' })).toBe(
    '--port must be a whole number from 0 to 65535 (0: any free port), not "x".',
  )
  expect(readConfig({}, { store: 'papier' }, 'fr')).toBe('--store doit être sqlite ou memory, pas « papier ».')
})

test('proxies and a token for the figures can be set, or left empty', () => {
  expect(read({ SALOON_TRUST_PROXY: 'loopback,10.0.0.0/8,fd00::/8' }).trustedProxies).toEqual([
    'loopback',
    '10.0.0.0/8',
    'fd00::/8',
  ])
  expect(read({ SALOON_METRICS_TOKEN: 'sixteen-letters-or-more' }).metricsToken).toBe('sixteen-letters-or-more')
  const empty = read({ SALOON_TRUST_PROXY: '', SALOON_METRICS_TOKEN: '' })
  expect(empty).toMatchObject({ trustedProxies: [], metricsToken: undefined })
})

test('what every setting is without anything set is fine with it', () => {
  for (const { isFine, usual } of SETTINGS) expect(isFine(usual)).toBe(true)
})
