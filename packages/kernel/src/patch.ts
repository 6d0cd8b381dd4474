// The difference between two plain values, small enough to send instead of the second.
//   [value]          it is this now
//   []               the key is gone
//   { key: patch }   the same object or list, but for these; '#': the length of a list that has changed

export type Patch = readonly [unknown?] | { readonly [key: string]: Patch }

const LENGTH = '#'

/** Undefined: they are equal. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after)
  if (isObject(before) && isObject(after)) return diffObjects(before, after)
  return [after]
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  const changes: Record<string, Patch> = {}
  let changed = 0
  for (let i = 0; i < after.length; i++) {
    const patch = i < before.length ? diff(before[i], after[i]) : ([after[i]] as const)
    if (patch === undefined) continue
    changes[i] = patch
    changed++
  }
  if (before.length !== after.length) changes[LENGTH] = [after.length]
  else if (changed === 0) return undefined
  // When most of a list is new, the list itself is shorter than the list of its changes.
  return changed * 2 > after.length && !after.some(isObject) ? [after] : changes
}

function diffObjects(before: Record<string, unknown>, after: Record<string, unknown>): Patch | undefined {
  const changes: Record<string, Patch> = {}
  let changed = false
  for (const key in after) {
    const patch = Object.hasOwn(before, key) ? diff(before[key], after[key]) : ([after[key]] as const)
    if (patch === undefined) continue
    changes[key] = patch
    changed = true
  }
  for (const key in before) {
    if (Object.hasOwn(after, key)) continue
    changes[key] = []
    changed = true
  }
  return changed ? changes : undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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
