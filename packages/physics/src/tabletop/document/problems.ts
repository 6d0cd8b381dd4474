// What is wrong with a document somebody made, and where: all of it, not just the first thing.

export interface Problem<Code extends string = string> {
  readonly path: string // `objects[3].x`; empty: the document itself
  readonly code: Code
  readonly detail: string // the piece, word or range in question; may be empty
}

/** Whoever finds some of the problems knows only their codes. */
export interface Teller<Code extends string> {
  tell(path: string, code: Code, detail?: string | number): void
}

/** Beyond so many problems nobody reads on. */
const MOST_PROBLEMS = 50

export class Problems<Code extends string = string> implements Teller<Code> {
  readonly found: Problem<Code>[] = []

  tell(path: string, code: Code, detail: string | number = ''): void {
    if (this.found.length < MOST_PROBLEMS) this.found.push({ path, code, detail: String(detail).slice(0, 80) })
  }
}

export const within = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`
