// Ids of things that are listed by their time: the store lists by id, so the time comes first in it.

/** As many digits as any moment of the next three centuries has. */
const DIGITS = 13
const LATEST = 10 ** DIGITS - 1

const padded = (time: number): string => String(time).padStart(DIGITS, '0')

export const oldestFirst = (time: number, ...rest: readonly (string | number)[]): string =>
  [padded(time), ...rest].join('.')
export const newestFirst = (time: number, ...rest: readonly (string | number)[]): string =>
  [padded(LATEST - time), ...rest].join('.')

/** Behind all that is later than this, in a list with the newest first. */
export const newestUpTo = (time: number): string => padded(LATEST - time)
/** Before all that is this old or younger, in a list with the oldest first. */
export const olderThan = (time: number): string => padded(time)

/** What stands behind the time. No part of an id has a full stop in it. */
export const partsOf = (id: string): string[] => id.split('.').slice(1)
