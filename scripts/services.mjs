// Where the PostgreSQL and the NATS for the tests are. Looked for by set-up and by the tests.

import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isProgram, onPath } from './programs.mjs'

/** Where Debian and its kin keep the programs of each version; the newest counts. */
const DEBIAN = '/usr/lib/postgresql'

/**
 * The folder with initdb and postgres: the one named by POSTGRES_BIN, else Debian's, else the first on PATH.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const { POSTGRES_BIN } = process.env
  if (POSTGRES_BIN) return isPostgres(POSTGRES_BIN) ? POSTGRES_BIN : undefined
  const versions = listed(DEBIAN).sort((a, b) => Number(b) - Number(a))
  const debian = versions.map((version) => join(DEBIAN, version, 'bin')).find(isPostgres)
  const initdb = debian === undefined ? onPath('initdb') : undefined
  return debian ?? (initdb && isPostgres(dirname(initdb)) ? dirname(initdb) : undefined)
}

/**
 * The program: the one named by NATS_SERVER, else the first on PATH, else Debian's, which is for administrators only.
 * @returns {string | undefined}
 */
export function findNats() {
  const { NATS_SERVER } = process.env
  if (NATS_SERVER) return isProgram(NATS_SERVER) ? NATS_SERVER : undefined
  return onPath('nats-server') ?? ['/usr/sbin/nats-server', '/usr/local/bin/nats-server'].find(isProgram)
}

/** @param {string} folder */
function isPostgres(folder) {
  return ['initdb', 'postgres'].every((name) => isProgram(join(folder, name)))
}

/** @param {string} folder */
function listed(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
