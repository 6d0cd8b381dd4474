// What a file of tests takes of the processors, on a busy machine as on a quiet one: its worker, and the programs that it started
// and that ended.

declare module 'vitest' {
  export interface TaskMeta {
    processor?: number // seconds
  }
}

const TICKS_PER_SECOND = 100

/** Seconds so far, of this process and its children that are done. */
export function processorTime(): number {
  if (typeof process === 'undefined') return 0 // in a browser
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + childrenTime()
}

/** Linux says it; elsewhere nothing does. */
function childrenTime(): number {
  try {
    // Not imported, because there is no such module in a browser.
    const stat = process.getBuiltinModule('node:fs').readFileSync('/proc/self/stat', 'utf8')
    // The name of the program stands in brackets and may hold spaces: what is counted comes after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND
  } catch {
    return 0
  }
}
