// The processes of a run: started on cores of their own, asked and answering, and gone when we go, however we go.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

export const SERVER_CORE = 0
export const LOAD_CORE = 1

/** Whether processes can be kept on one core each. */
export function canPin(): boolean {
  const works = (core: number) => spawnSync('taskset', ['-c', String(core), 'true'], { stdio: 'ignore' }).status === 0
  return process.platform === 'linux' && availableParallelism() > 1 && works(SERVER_CORE) && works(LOAD_CORE)
}

const running = new Set<ChildProcess>()

export function stopAll(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** Counts among those that go when we go. */
export function watched(child: ChildProcess): ChildProcess {
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

export interface Program {
  readonly node: string
  readonly file: string
  readonly args: readonly string[]
  readonly profile?: string | undefined // the folder where its CPU profile goes
  readonly core: number | undefined // any, if none
}

/** Seconds. */
const STARTS_WITHIN = 30
const ENDS_WITHIN = 10
/** Characters of what it last said, for when something goes wrong. */
const HEARD = 2_000

/** A process that is asked one thing at a time. */
export class Helper {
  private readonly child: ChildProcess
  private readonly name: string
  private said = ''
  private listener: { resolve(answer: unknown): void; reject(error: Error): void } | undefined

  private constructor(name: string, { node, file, args, profile, core }: Program) {
    this.name = name
    const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]
    const command = [node, '--expose-gc', '--disable-warning=ExperimentalWarning', ...profiling, file, ...args]
    if (core !== undefined) command.unshift('taskset', '-c', String(core))
    this.child = watched(
      spawn(command[0]!, command.slice(1), {
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        env: { ...process.env, NODE_ENV: 'production' },
      }),
    )
    const hear = (chunk: unknown): void => void (this.said = (this.said + String(chunk)).slice(-HEARD))
    this.child.stdout!.on('data', hear)
    this.child.stderr!.on('data', hear)
    this.child.on('message', (answer) => this.listener?.resolve(answer))
    this.child.on('error', (error) => this.listener?.reject(error))
    this.child.on('close', () => this.listener?.reject(new Error(`${name} ended. ${this.said.trim()}`)))
  }

  /** Started, with the first thing it has to say. */
  static async start<T>(name: string, program: Program): Promise<[Helper, T]> {
    const helper = new Helper(name, program)
    return [helper, (await helper.answer(STARTS_WITHIN)) as T]
  }

  ask<T>(request: unknown, withinSeconds: number): Promise<T> {
    const answer = this.answer(withinSeconds) as Promise<T>
    if (this.child.connected) this.child.send(request as object)
    return answer
  }

  /** It ends by itself when nobody listens, in time or not at all. */
  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const ended = new Promise((resolve) => this.child.once('exit', resolve))
    this.child.disconnect()
    const timer = setTimeout(() => this.child.kill('SIGKILL'), ENDS_WITHIN * 1000)
    await ended
    clearTimeout(timer)
  }

  private answer(withinSeconds: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const late = new Error(`${this.name} has not answered within ${withinSeconds} s. ${this.said.trim()}`)
      const timer = setTimeout(() => reject(late), withinSeconds * 1000)
      this.listener = {
        resolve(answer) {
          clearTimeout(timer)
          resolve(answer)
        },
        reject(error) {
          clearTimeout(timer)
          reject(error)
        },
      }
    })
  }
}
