// The two clocks. What is stored or shown to people is a moment of the wall clock, which somebody may set, also back. How long
// something takes, and whether it is over yet, is measured by the steady one, which nobody can.

/** Milliseconds since 1970. */
export const wallTime = (): number => Date.now()

/** Whole milliseconds, and only differences mean anything; the same for the whole process. */
export const steadyTime = (): number => Math.round(performance.timeOrigin + performance.now())
