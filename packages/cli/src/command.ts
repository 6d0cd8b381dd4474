import type { Arguments, Spec } from './arguments.ts'
import type { Terminal } from './terminal.ts'

/** One command of `saloon`. Gives its exit code. */
export interface Command {
  readonly spec: Spec
  /** What --help says, where it is more than a text. */
  help?(terminal: Terminal): string
  run(args: Arguments, terminal: Terminal): number | Promise<number>
}
