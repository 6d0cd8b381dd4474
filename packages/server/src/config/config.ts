// How the server is set up, read from flags and the environment; and what to say when something is wrong with it.

import { resolve } from 'node:path'
import type { Language } from '@saloon/kernel'
import type { Rate } from '../jobs/allowance.ts'
import type { JobSettings } from '../jobs/job-pool.ts'
import { SETTINGS, type Setting, type SettingName, type Texts } from './settings.ts'
import type { Limits, Quota } from '../quotas/quotas.ts'
import type { Limit } from '../transport/connection.ts'
import { DATABASE } from '../store/files.ts'
import { Damaged } from '../store/legible.ts'
import type { StoreConfig } from '../store/open.ts'
import { StoreError } from '../store/trouble.ts'

export { SETTINGS, type Setting } from './settings.ts'

export interface Address {
  readonly host: string
  readonly port: number
}

export interface Config {
  readonly address: Address
  readonly store: StoreConfig
  /** Where nodes tell each other what happens; none: they look into the store now and then. */
  readonly bus: readonly string[]
  readonly logLevel: string
  /** The folder with the browser app. */
  readonly webApp: string | undefined
  readonly requestsPerMinute: number
  readonly messages: Limit
  /** How long a request may take to arrive, and how long a socket may be silent; milliseconds. */
  readonly requestWithin: number
  readonly silentFor: number
  /** What the sockets of an address may ask of us. */
  readonly work: Rate
  readonly jobs: JobSettings
  readonly metricsToken: string | undefined
  /** Addresses of proxies that are believed when they say whom they speak for. */
  readonly trustedProxies: readonly string[]
  /** The ids of players who are admins. */
  readonly admins: readonly string[]
  /** How long finished games are kept; none: for ever. */
  readonly keepDays: number | undefined
  /** How much each player and each address may have. */
  readonly quotas: Limits
  /** How long tables are kept at which nobody has played. */
  readonly unusedHours: number
  /** Where browsers find the server; none: wherever they ask for it. */
  readonly origin: string | undefined
  /** Whether notices may be pushed to this machine, without TLS. */
  readonly localPush: boolean
}

type Values = Readonly<Record<string, string | undefined>>

const BUS_ALONE: Texts = {
  en: 'BUS_URL is for servers that share a database: set DATABASE_URL too.',
  fr: 'BUS_URL sert aux serveurs qui partagent une base : donnez aussi DATABASE_URL.',
}

/** The whole configuration, or a sentence about what is wrong with it. Flags count before the environment. */
export function readConfig(env: Values, flags: Values = {}, language: Language = 'en'): Config | string {
  const values = {} as Record<SettingName, string>
  for (const setting of SETTINGS as readonly Setting[]) {
    const flag = flags[setting.name]
    const value = flag ?? env[setting.env] ?? setting.usual
    if (!setting.isFine(value))
      return whyWrong(setting, flag === undefined ? setting.env : `--${setting.name}`, value, language)
    values[setting.name as SettingName] = value
  }
  if (values.bus !== '' && values.database === '') return language === 'fr' ? BUS_ALONE.fr : BUS_ALONE.en
  const perSecond = Number(values['messages-per-second'])
  return {
    address: { host: values.host, port: Number(values.port) },
    store: storeOf(values),
    bus: values.bus === '' ? [] : values.bus.split(','),
    logLevel: values.log,
    webApp: values.web || undefined,
    requestsPerMinute: Number(values['requests-per-minute']),
    messages: { burst: perSecond * 4, perSecond },
    requestWithin: Number(values['request-seconds']) * 1000,
    silentFor: Number(values['silent-seconds']) * 1000,
    work: { burst: Number(values['socket-work']) * 2, perSecond: Number(values['socket-work']) },
    jobs: {
      threads: Number(values['job-threads']),
      seconds: Number(values['job-seconds']),
      megabytes: Number(values['job-megabytes']),
      secondsPerMinute: Number(values['job-seconds-per-minute']),
    },
    metricsToken: values['metrics-token'] || undefined,
    trustedProxies: values['trust-proxy'] === '' ? [] : values['trust-proxy'].split(','),
    admins: values.admins === '' ? [] : values.admins.split(','),
    keepDays: values['keep-days'] === 'forever' ? undefined : Number(values['keep-days']),
    quotas: quotasOf(values),
    unusedHours: Number(values['unused-hours']),
    origin: values.origin || undefined,
    localPush: values['local-push'] === 'yes',
  }
}

function storeOf(values: Readonly<Record<SettingName, string>>): StoreConfig {
  const { database: url, store, data: directory } = values
  if (url !== '') return { kind: 'postgres', url, lines: Number(values['database-lines']) }
  return store === 'memory' ? { kind: 'memory' } : { kind: 'sqlite', directory }
}

function quotasOf(values: Readonly<Record<SettingName, string>>): Limits {
  const of = (what: 'tables' | 'brought' | 'megabytes' | 'sockets'): Quota => ({
    player: Number(values[`${what}-per-player`]),
    address: Number(values[`${what}-per-address`]),
  })
  return {
    tables: of('tables'),
    brought: of('brought'),
    megabytes: of('megabytes'),
    sockets: of('sockets'),
    guests: { address: Number(values['guests-per-address']) },
  }
}

function whyWrong({ must, isSecret }: Setting, where: string, value: string, language: Language): string {
  const what = isSecret ? '' : language === 'fr' ? `, pas « ${value} »` : `, not "${value}"`
  return language === 'fr' ? `${where} doit être ${must.fr}${what}.` : `${where} must be ${must.en}${what}.`
}

/** For people: every loopback address is called localhost, and "all addresses" can be reached there too. */
export function urlOf({ host, port }: Address): string {
  const isHere = ['127.0.0.1', '::1', '0.0.0.0', '::', ''].includes(host)
  return `http://${isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}

export function whyNotOpen(
  error: unknown,
  { address: { host, port }, store }: Config,
  language: Language = 'en',
): string {
  const { code, syscall, message } = error as NodeJS.ErrnoException
  const french = language === 'fr'
  if (error instanceof StoreError && error.code === 'damaged' && store.kind === 'sqlite') {
    const file = resolve(store.directory, DATABASE)
    const restore = restoring(store, french)
    return french
      ? `${file} est abîmé (${message}). Reprenez une sauvegarde : ${restore}`
      : `${file} is damaged (${message}). Go back to a backup: ${restore}`
  }
  if (error instanceof Damaged) return whyDamaged(error, store, french)
  if (code === 'EADDRINUSE') {
    return french
      ? `Le port ${port} est pris : arrêtez le programme qui l’occupe, ou choisissez-en un autre, par exemple PORT=${port + 1}.`
      : `Port ${port} is in use: stop the program that has it, or choose another one, such as PORT=${port + 1}.`
  }
  if (code === 'EACCES' && syscall === 'listen') {
    return french
      ? `Le port ${port} est réservé : choisissez-en un au-dessus de 1023, par exemple PORT=3000.`
      : `Port ${port} is reserved: choose one above 1023, such as PORT=3000.`
  }
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    return french
      ? `Impossible d’écouter à HOST=${host} PORT=${port} : ${message}.`
      : `Can't listen on HOST=${host} PORT=${port}: ${message}.`
  }
  return french ? `Saloon ne peut pas ouvrir : ${message}` : `Saloon can't open: ${message}`
}

/** A way back to a backup. */
const restoring = ({ directory }: Extract<Config['store'], { kind: 'sqlite' }>, french: boolean): string =>
  `saloon restore <${french ? 'sauvegarde' : 'backup'}> --data ${directory} --force`

/** Which document it is, what it was for, how to get it back and how to do without it. */
function whyDamaged({ kind, id }: Damaged, store: Config['store'], french: boolean): string {
  const remove = `DELETE FROM documents WHERE kind = '${kind}' AND id = '${id}';`
  const restore = store.kind === 'sqlite' ? ` (${restoring(store, french)})` : ''
  const [is, lost] = LOST[kind]?.[french ? 'fr' : 'en'] ?? ['', '']
  return french
    ? `Le document de type « ${kind} » et d’identifiant « ${id} »${is} est abîmé. Reprenez une sauvegarde${restore} ; ou supprimez-le, et Saloon en fera un autre${lost} : ${remove}`
    : `The document of kind '${kind}' with the id '${id}'${is} is damaged. Go back to a backup${restore}; or remove it, and Saloon makes another${lost}: ${remove}`
}

/** What a document is, and what is lost with it. */
const LOST: Readonly<Record<string, Readonly<Record<Language, readonly [string, string]>>>> = {
  key: {
    en: [' (it signs the tokens of guests)', ' (guests then come in anew, unless they have a passkey)'],
    fr: [
      ' (il signe les jetons des invités)',
      ' (les invités reviennent alors comme nouveaux, sauf avec une clé d’accès)',
    ],
  },
  vapid: {
    en: [' (the key of push messages)', ' (whoever wants push messages then has to ask for them again)'],
    fr: [' (la clé des notifications)', ' (qui veut des notifications doit alors les redemander)'],
  },
}
