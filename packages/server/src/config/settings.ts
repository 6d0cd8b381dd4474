// Every setting with its flag, its variable in the environment, what it must be and what it is without either.

import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import type { Language } from '@saloon/kernel'

export type Texts = Readonly<Record<Language, string>>

export interface Setting {
  readonly name: string // also its flag: --port
  readonly env: string
  readonly usual: string // '': none
  readonly isFine: (text: string) => boolean
  readonly must: Texts // what it must be
  readonly help: Texts
  readonly isSecret?: true // never shown
}

const STORES = ['sqlite', 'memory']
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug']
const RANGES = ['loopback', 'linklocal', 'uniquelocal']

const isCount = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text)
const aCount: Texts = { en: 'a whole number above 0', fr: 'un nombre entier positif' }

const isSeconds = (text: string): boolean => isCount(text) && Number(text) <= 3600
const someSeconds: Texts = { en: 'a whole number from 1 to 3600', fr: 'un nombre entier de 1 à 3600' }

/** How much somebody may have. */
const quota = <N extends string>(name: N, usual: number, en: string, fr: string) => ({
  name,
  env: `SALOON_${name.toUpperCase().replaceAll('-', '_')}`,
  usual: String(usual),
  isFine: isCount,
  must: aCount,
  help: { en, fr },
})

const QUOTAS = [
  quota(
    'tables-per-player',
    50,
    'tables that one player may have opened and not played to the end',
    'tables qu’un joueur peut avoir ouvertes sans les avoir jouées jusqu’au bout',
  ),
  quota(
    'tables-per-address',
    500,
    'tables that may be opened from one address in a day',
    'tables qu’on peut ouvrir depuis une adresse en un jour',
  ),
  quota(
    'brought-per-player',
    20,
    'games begun elsewhere that one player may have brought along; each counts until it is thrown away',
    'parties commencées ailleurs qu’un joueur peut avoir apportées ; chacune compte jusqu’à ce qu’elle soit jetée',
  ),
  quota(
    'brought-per-address',
    100,
    'games begun elsewhere that may be brought from one address in a day',
    'parties commencées ailleurs qu’on peut apporter depuis une adresse en un jour',
  ),
  quota(
    'megabytes-per-player',
    10,
    'megabytes that the games have together which one player has brought',
    'mégaoctets que font ensemble les parties apportées par un joueur',
  ),
  quota(
    'megabytes-per-address',
    50,
    'megabytes of games that may be brought from one address in a day',
    'mégaoctets de parties qu’on peut apporter depuis une adresse en un jour',
  ),
  quota(
    'sockets-per-player',
    20,
    'sockets and streams that one player may have open',
    'connexions et flux qu’un joueur peut avoir ouverts',
  ),
  quota(
    'sockets-per-address',
    500,
    'sockets and streams that one address may have open',
    'connexions et flux qu’une adresse peut avoir ouverts',
  ),
  quota(
    'guests-per-address',
    500,
    'guests who may come in from one address in a day',
    'invités qui peuvent arriver d’une adresse en un jour',
  ),
  quota(
    'unused-hours',
    48,
    'how many hours a table is kept at which nobody has ever played and nobody is',
    'le nombre d’heures pendant lesquelles est gardée une table où personne n’a joué et où il n’y a personne',
  ),
] as const

export const SETTINGS = [
  {
    name: 'port',
    env: 'PORT',
    usual: '3000',
    isFine: (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65535,
    must: {
      en: 'a whole number from 0 to 65535 (0: any free port)',
      fr: 'un nombre entier de 0 à 65535 (0 : n’importe quel port libre)',
    },
    help: { en: 'the port; 0 takes any free one', fr: 'le port ; 0 en prend un qui est libre' },
  },
  {
    name: 'host',
    env: 'HOST',
    usual: '127.0.0.1',
    isFine: (text) => /^[^\s/]+$/.test(text),
    must: { en: 'a name or an address of this machine', fr: 'un nom ou une adresse de cette machine' },
    help: {
      en: 'the address it listens on; 0.0.0.0 lets other machines in',
      fr: 'l’adresse où il écoute ; 0.0.0.0 laisse entrer d’autres machines',
    },
  },
  {
    name: 'store',
    env: 'SALOON_STORE',
    usual: 'sqlite',
    isFine: (text) => STORES.includes(text),
    must: { en: STORES.join(' or '), fr: STORES.join(' ou ') },
    help: {
      en: 'sqlite keeps everything in a folder; memory forgets it with the process',
      fr: 'sqlite garde tout dans un dossier ; memory oublie tout à l’arrêt',
    },
  },
  {
    name: 'data',
    env: 'SALOON_DATA',
    usual: 'data',
    isFine: (text) => text !== '' && !text.includes('\0'),
    must: { en: 'a folder', fr: 'un dossier' },
    help: {
      en: 'the folder for the database; made if it isn’t there',
      fr: 'le dossier de la base de données ; créé s’il n’existe pas',
    },
  },
  {
    name: 'database',
    env: 'DATABASE_URL',
    usual: '',
    isFine: (text) => text === '' || (/^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text)),
    must: {
      en: 'the address of a PostgreSQL database, such as postgres://saloon@db.example/saloon',
      fr: 'l’adresse d’une base PostgreSQL, comme postgres://saloon@db.example/saloon',
    },
    help: {
      en: 'a PostgreSQL database that keeps everything instead of the folder; several servers may share it',
      fr: 'une base PostgreSQL qui garde tout à la place du dossier ; plusieurs serveurs peuvent la partager',
    },
    isSecret: true,
  },
  {
    name: 'database-lines',
    env: 'SALOON_DATABASE_LINES',
    usual: '10',
    isFine: (text) => isCount(text) && Number(text) <= 1000,
    must: { en: 'a whole number from 1 to 1000', fr: 'un nombre entier de 1 à 1000' },
    help: {
      en: 'connections to the database that one server opens at most',
      fr: 'le nombre de connexions qu’un serveur ouvre au plus vers la base',
    },
  },
  {
    name: 'bus',
    env: 'BUS_URL',
    usual: '',
    isFine: (text) =>
      text === '' || text.split(',').every((one) => /^(?:nats|tls):\/\//.test(one) && URL.canParse(one)),
    must: {
      en: 'addresses of NATS servers with commas, such as nats://nats.example:4222',
      fr: 'formé d’adresses de serveurs NATS séparées par des virgules, comme nats://nats.example:4222',
    },
    help: {
      en: 'the NATS servers through which servers that share a database tell each other at once what happens',
      fr: 'les serveurs NATS par lesquels les serveurs d’une même base se disent aussitôt ce qui se passe',
    },
    isSecret: true,
  },
  {
    name: 'web',
    env: 'SALOON_WEB',
    usual: '',
    isFine: (text) => text === '' || (!text.includes('\0') && existsSync(join(text, 'index.html'))),
    must: { en: 'a folder with the built browser app', fr: 'un dossier qui contient l’application construite' },
    help: {
      en: 'the folder with the browser app; without one, the games can only be read about',
      fr: 'le dossier de l’application ; sans lui, on ne peut que lire ce que sont les jeux',
    },
  },
  {
    name: 'log',
    env: 'SALOON_LOG',
    usual: 'warn',
    isFine: (text) => LOG_LEVELS.includes(text),
    must: { en: `one of ${LOG_LEVELS.join(', ')}`, fr: `l’un de ${LOG_LEVELS.join(', ')}` },
    help: {
      en: `how much is logged: ${LOG_LEVELS.join(', ')}`,
      fr: `ce qui est noté au journal : ${LOG_LEVELS.join(', ')}`,
    },
  },
  {
    name: 'requests-per-minute',
    env: 'SALOON_REQUESTS_PER_MINUTE',
    usual: '600',
    isFine: isCount,
    must: aCount,
    help: {
      en: 'requests that one address may make in a minute',
      fr: 'requêtes permises à une adresse en une minute',
    },
  },
  {
    name: 'messages-per-second',
    env: 'SALOON_MESSAGES_PER_SECOND',
    usual: '50',
    isFine: isCount,
    must: aCount,
    help: {
      en: 'messages that one socket may send in a second; four times as many at once',
      fr: 'messages permis à une connexion en une seconde ; quatre fois plus d’un coup',
    },
  },
  {
    name: 'request-seconds',
    env: 'SALOON_REQUEST_SECONDS',
    usual: '60',
    isFine: isSeconds,
    must: someSeconds,
    help: {
      en: 'seconds in which a request must have arrived, with its body; its head in a third of them',
      fr: 'secondes en lesquelles une requête doit être arrivée, corps compris ; son en-tête en un tiers',
    },
  },
  {
    name: 'silent-seconds',
    env: 'SALOON_SILENT_SECONDS',
    usual: '45',
    isFine: isSeconds,
    must: someSeconds,
    help: {
      en: 'seconds after which a socket that says nothing, not even to pings, is taken for gone',
      fr: 'secondes après lesquelles une connexion muette, même aux pings, est tenue pour perdue',
    },
  },
  {
    name: 'socket-work',
    env: 'SALOON_SOCKET_WORK',
    usual: '100',
    isFine: isCount,
    must: aCount,
    help: {
      en: 'milliseconds of the server’s time (or 10 kB each) that the sockets of one address may ask for in a second, and flicks at tables that were opened from there; twice as many at once',
      fr: 'millisecondes du temps du serveur (ou 10 ko chacune) que les connexions d’une adresse peuvent demander en une seconde, pichenettes des tables ouvertes de là comprises ; deux fois plus d’un coup',
    },
  },
  {
    name: 'job-threads',
    env: 'SALOON_JOB_THREADS',
    usual: '2',
    isFine: (text) => isCount(text) && Number(text) <= 64,
    must: { en: 'a whole number from 1 to 64', fr: 'un nombre entier de 1 à 64' },
    help: {
      en: 'threads that play games again (logs from elsewhere, earlier moments, moves taken back), and as many that simulate flicks',
      fr: 'fils qui rejouent des parties (journaux apportés, moments passés, coups repris), et autant qui simulent les pichenettes',
    },
  },
  {
    name: 'job-seconds',
    env: 'SALOON_JOB_SECONDS',
    usual: '20',
    isFine: (text) => /^\d{1,6}(?:\.\d{1,3})?$/.test(text) && Number(text) > 0,
    must: { en: 'a number above 0', fr: 'un nombre positif' },
    help: {
      en: 'seconds that such a thread spends at most on one request',
      fr: 'secondes qu’un tel fil passe au plus sur une demande',
    },
  },
  {
    name: 'job-megabytes',
    env: 'SALOON_JOB_MEGABYTES',
    usual: '256',
    isFine: (text) => isCount(text) && Number(text) >= 64,
    must: { en: 'a whole number, 64 at least', fr: 'un nombre entier, 64 au moins' },
    help: { en: 'megabytes that such a thread uses at most', fr: 'mégaoctets qu’un tel fil utilise au plus' },
  },
  {
    name: 'job-seconds-per-minute',
    env: 'SALOON_JOB_SECONDS_PER_MINUTE',
    usual: '20',
    isFine: isCount,
    must: aCount,
    help: {
      en: 'seconds of those threads that one address gets in a minute',
      fr: 'secondes de ces fils qu’une adresse obtient en une minute',
    },
  },
  {
    name: 'trust-proxy',
    env: 'SALOON_TRUST_PROXY',
    usual: '',
    isFine: (text) => text === '' || text.split(',').every(isRange),
    must: {
      en: `addresses with commas, such as 10.0.0.0/8, or ${RANGES.join(', ')}`,
      fr: `des adresses séparées par des virgules, comme 10.0.0.0/8, ou ${RANGES.join(', ')}`,
    },
    help: {
      en: 'proxies in front, whose X-Forwarded-For is believed: addresses, or loopback',
      fr: 'les proxys placés devant, dont on croit l’en-tête X-Forwarded-For : des adresses, ou loopback',
    },
  },
  {
    name: 'origin',
    env: 'SALOON_ORIGIN',
    usual: '',
    isFine: (text) => text === '' || isOrigin(text),
    must: {
      en: 'an address such as https://saloon.example, without a path',
      fr: 'une adresse comme https://saloon.example, sans chemin',
    },
    help: {
      en: 'the address people open it at, to which passkeys are bound; without it, the one a request names',
      fr: 'l’adresse où on l’ouvre, à laquelle les clés d’accès sont liées ; sans elle, celle que dit la requête',
    },
  },
  {
    name: 'local-push',
    env: 'SALOON_LOCAL_PUSH',
    usual: 'no',
    isFine: (text) => text === 'yes' || text === 'no',
    must: { en: 'yes or no', fr: 'yes ou no' },
    help: {
      en: 'yes lets notices be pushed to http://localhost, for trying them out; never where strangers come in',
      fr: 'yes permet d’envoyer des avis à http://localhost, pour essayer ; jamais là où viennent des inconnus',
    },
  },
  {
    name: 'metrics-token',
    env: 'SALOON_METRICS_TOKEN',
    usual: '',
    isFine: (text) => text === '' || /^[\x21-\x7e]{16,}$/.test(text),
    must: {
      en: 'at least 16 letters, digits or signs without spaces',
      fr: 'formé d’au moins 16 lettres, chiffres ou signes sans espace',
    },
    help: {
      en: 'what /metrics asks for as a bearer token; without one it answers this machine only',
      fr: 'le jeton (bearer) que demande /metrics ; sans lui, il ne répond qu’à cette machine',
    },
    isSecret: true,
  },
  {
    name: 'admins',
    env: 'SALOON_ADMINS',
    usual: '',
    isFine: (text) => /^(?:[\w-]{22}(?:,[\w-]{22})*)?$/.test(text),
    must: {
      en: 'ids of players with commas, as their profiles show them',
      fr: 'formé d’identifiants de joueurs séparés par des virgules, comme les montre leur profil',
    },
    help: {
      en: 'ids of players who look after the house, beside those whom saloon admin has invited',
      fr: 'les identifiants de joueurs qui s’occupent de la maison, en plus de ceux que saloon admin a invités',
    },
  },
  {
    name: 'keep-days',
    env: 'SALOON_KEEP_DAYS',
    usual: '90',
    isFine: (text) => text === 'forever' || (isCount(text) && Number(text) <= 36_500),
    must: { en: 'a whole number from 1 to 36500, or forever', fr: 'un nombre entier de 1 à 36500, ou forever' },
    help: {
      en: 'how many days finished games are kept; forever: all of them',
      fr: 'le nombre de jours pendant lesquels les parties finies sont gardées ; forever : toujours',
    },
  },
  ...QUOTAS,
] as const satisfies readonly Setting[]
export type SettingName = (typeof SETTINGS)[number]['name']

/** An address, a block of them, or a name for some. */
function isRange(text: string): boolean {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const family = isIP(address)
  return RANGES.includes(text) || (family !== 0 && Number(bits) <= (family === 4 ? 32 : 128))
}

const isOrigin = (text: string): boolean => URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text
