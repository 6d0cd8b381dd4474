// A program that runs for as long as a test needs it: started on a free port in a folder of its own, stopped and started again at
// the same place.

import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Program {
  readonly file: string
  readonly args: readonly string[]
  readonly user?: { readonly uid: number; readonly gid: number } | undefined
  /** Whether it answers. */
  isUp(): Promise<boolean>
}

const LONGEST_START = 120_000

export class Service {
  private readonly program: Program
  private child: ChildProcess | undefined
  private ended: Promise<void> = Promise.resolve()
  private output = ''

  constructor(program: Program) {
    this.program = program
  }

  async start(): Promise<void> {
    const { file, args, user } = this.program
    const child = spawn(file, args, { ...user, stdio: ['ignore', 'pipe', 'pipe'] })
    this.child = child
    this.output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (this.output = (this.output + String(chunk)).slice(-4000)))
    let hasEnded = false
    this.ended = new Promise((resolve) => {
      child.once('error', (error) => (this.output += String(error)))
      child.once('close', () => {
        hasEnded = true
        resolve()
      })
    })
    const deadline = performance.now() + LONGEST_START
    while (!(await this.program.isUp())) {
      if (hasEnded || performance.now() > deadline) throw new Error(`${file} did not start: ${this.output}`)
      await sleep(25)
    }
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    this.child?.kill(signal)
    await this.ended
    this.child = undefined
  }

  get pid(): number | undefined {
    return this.child?.pid
  }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}
