// The log of the server: one JSON value a line. Whatever is noted, no token, no secret and no player's id gets through: the
// fields that hold one are hidden, and the finished line is searched for what looks like one.

import { createHash } from 'node:crypto'
import { type DestinationStream, type Logger, pino } from 'pino'

const HIDDEN = '[hidden]'
const FIELDS = ['token', 'secret', 'authorization', 'cookie', 'password', 'headers']

/** A guest's token, or whatever somebody sent as one. */
const TOKENS = /\b1\.\d{4}\.[\w-]{22}\.\d{1,9}\.[\w-]{43}|\bBearer [^\s"\\]+/g
/** 16 random bytes in hexadecimal: the secret of a game. */
const SECRETS = /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/g
/** 16 random bytes in base64: a player. The last letter has only two bits to say. */
const PLAYERS = /(?<![\w-])[\w-]{21}[AQgw](?![\w-])/g

/** `own`: secrets of the server that look like anything. */
export function openLog(level: string, own: readonly string[] = [], to?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: FIELDS.flatMap((field) => [field, `*.${field}`]), censor: HIDDEN },
      hooks: { streamWrite: (line) => clean(line, own) },
    },
    to ?? pino.destination({ fd: 1, sync: true }),
  )
}

function clean(line: string, own: readonly string[]): string {
  let text = line.replaceAll(TOKENS, HIDDEN).replaceAll(SECRETS, HIDDEN).replaceAll(PLAYERS, shortName)
  for (const secret of own) text = text.replaceAll(JSON.stringify(secret).slice(1, -1), HIDDEN)
  return text
}

/** Enough to see that two lines speak of the same player, and no more. */
export const shortName = (player: string): string =>
  `player-${createHash('sha256').update(player).digest('hex').slice(0, 8)}`
