// The two clocks: what is kept or shown as a date is a moment of the wall clock, which somebody may set, also back; how long
// something takes is measured by the page's own.

/** Milliseconds since 1970. */
export const wallTime = (): number => Date.now()

/** Milliseconds; one clock for a page and its workers, which is never set back. */
export const pageTime = (): number => performance.timeOrigin + performance.now()
