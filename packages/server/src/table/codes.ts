// Short codes by which people find a table: four letters while there is room, more when those get crowded.

import { randomInt } from 'node:crypto'
import type { Refusal } from '@saloon/kernel'
import type { Store } from '../store/store.ts'

/** Without L, which people take for an I. */
const LETTERS = 'ABCDEFGHIJKMNOPQRSTUVWXYZ'
const SHORTEST = 4
/** Shorter than any id of a table. */
export const LONGEST_CODE = 7
/** Tries before a longer code is used: then most of this length are taken. */
const TRIES = 4
const CODES = 'code'

export async function newCode(store: Store, table: string): Promise<string | Refusal> {
  for (let length = SHORTEST; length <= LONGEST_CODE; length++) {
    for (let tries = 0; tries < TRIES; tries++) {
      const code = Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')
      if (await store.put(CODES, code, 0, table)) return code
    }
  }
  return { code: 'no-code-free' }
}

/** Frees the code, if it is still this table's. */
export async function freeCode(store: Store, code: string, table: string): Promise<void> {
  const stored = await store.get(CODES, code)
  if (stored?.text === table) await store.remove(CODES, code)
}

export async function tableWithCode(store: Store, code: string): Promise<string | undefined> {
  return isCode(code) ? (await store.get(CODES, code))?.text : undefined
}

const isCode = (text: string): boolean => new RegExp(`^[A-Z]{${SHORTEST},${LONGEST_CODE}}$`).test(text)

/** Forgives case and look-alikes, and takes a whole link. */
export const codeIn = (text: string): string =>
  (text.trim().split('/').at(-1) ?? '').toUpperCase().replaceAll('0', 'O').replaceAll(/[1L]/g, 'I')
