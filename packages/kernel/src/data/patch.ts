// The difference between two plain values, small enough to send instead of the second.
//   [value]          it is this now
//   []               the key is gone
//   { key: patch }   the same object or list, but for these; '#': the length of a list that has changed

import { quoted } from './canonical.ts'

export type Patch = readonly [unknown?] | { readonly [key: string]: Patch }

const LENGTH = '#'

/** Written as JSON directly: building it as data first takes twice as long. Empty: the values are equal. */
export function difference(before: unknown, after: unknown): string {
  if (before === after) return ''
  if (isObject(before) && isObject(after)) {
    const isList = Array.isArray(after)
    if (Array.isArray(before) !== isList) return whole(after)
    return isList ? ofLists(before as unknown as readonly unknown[], after) : ofObjects(before, after)
  }
  return whole(after)
}

const whole = (value: unknown): string => `[${spelled(value)}]`
const spelled = (value: unknown): string => (typeof value === 'number' ? String(value) : JSON.stringify(value))

function ofLists(before: readonly unknown[], after: readonly unknown[]): string {
  let changes = ''
  let changed = 0
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i] && i < before.length) continue // most of it, most of the time
    const change = i < before.length ? difference(before[i], after[i]) : whole(after[i])
    if (change === '') continue
    changes += changes === '' ? `"${i}":${change}` : `,"${i}":${change}`
    changed++
  }
  if (before.length !== after.length) changes += `${changes === '' ? '' : ','}"${LENGTH}":[${after.length}]`
  if (changes === '') return ''
  // When most of a list is new, the list itself is shorter than the list of its changes.
  return changed * 2 > after.length && !after.some(isKeyed) ? whole(after) : `{${changes}}`
}

/** Compares key by key without making lists of keys: this runs with every step for every set of eyes, and garbage costs time. */
function ofObjects(before: Record<string, unknown>, after: Record<string, unknown>): string {
  let changes = ''
  let common = 0
  for (const key in after) {
    const was = before[key]
    const is = after[key]
    if (was === is && is !== undefined) {
      common++ // most of it, most of the time
      continue
    }
    const isKnown = Object.hasOwn(before, key) // every object answers to names like `constructor`
    if (isKnown) common++
    const change = isKnown ? difference(was, is) : whole(is)
    if (change !== '') changes += (changes === '' ? '' : ',') + named(key) + change
  }
  let known = 0
  for (const _ in before) known++
  if (known > common)
    for (const key in before) if (!Object.hasOwn(after, key)) changes += `${changes === '' ? '' : ','}${named(key)}[]`
  return changes === '' ? '' : `{${changes}}`
}

/** The same few names again and again. */
const names = new Map<string, string>()
/** The cache's limit. */
const MOST_NAMES = 512
function named(key: string): string {
  const known = names.get(key)
  if (known !== undefined) return known
  const name = `${quoted(key)}:`
  if (names.size < MOST_NAMES) names.set(key, name)
  return name
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isKeyed = (value: unknown): boolean => isObject(value) && !Array.isArray(value)

/** The second value, from the first and the difference. The first stays as it is. */
export function patched(before: unknown, patch: Patch | undefined): unknown {
  if (patch === undefined) return before
  if (isReplacement(patch)) return patch[0]
  if (Array.isArray(before)) {
    const list = before.slice(0, isReplacement(patch[LENGTH]) ? (patch[LENGTH][0] as number) : before.length)
    for (const key of Object.keys(patch))
      if (key !== LENGTH) list[Number(key)] = patched(before[Number(key)], patch[key])
    return list
  }
  const object = { ...(before as Record<string, unknown>) }
  for (const key of Object.keys(patch)) {
    const change = patch[key]!
    if (isReplacement(change) && change.length === 0) delete object[key]
    else object[key] = patched(object[key], change)
  }
  return object
}

const isReplacement = (patch: Patch | undefined): patch is readonly [unknown?] => Array.isArray(patch)
