// Asks a person to choose: by number, by name or by the beginning of a name. Answers may be typed ahead on one line.

import { widthOf, wrap } from '../layout.ts'
import type { Terminal } from '../terminal.ts'
import { type Said, commandIn } from './commands.ts'
import type { Input } from './input.ts'

export interface Choosing {
  readonly title: string
  readonly labels: readonly string[]
  readonly min: number
  readonly max: number
  readonly isOrdered?: boolean
}

export class Asker {
  /** What the person said instead of answering. */
  said: Said | undefined
  /** Nothing has been answered yet. */
  isFresh = true
  /** Words that were typed ahead. */
  private typed: string[] = []
  private readonly input: Input
  private readonly terminal: Terminal
  private readonly prompt: string
  private readonly blocked: readonly string[] // what isn't there to choose, and why

  constructor(input: Input, terminal: Terminal, prompt: string, blocked: readonly string[]) {
    this.input = input
    this.terminal = terminal
    this.prompt = prompt
    this.blocked = blocked
  }

  /** A question is asked from its beginning. */
  begin(): void {
    this.typed = []
    this.isFresh = true
  }

  /** Whether everything that was typed has been used. */
  get isDone(): boolean {
    return this.typed.length === 0
  }

  /** Which of the labels; undefined: something else was said. */
  async choose({ title, labels, min, max, isOrdered }: Choosing): Promise<number[] | undefined> {
    for (;;) {
      this.offer(title, listed(labels), min === 0 ? 'ask.several-or-none' : max > 1 ? 'ask.several' : undefined)
      const words = await this.words(max > 1, min === 0)
      if (words === undefined) return undefined
      const found = words.map((word) => find(labels, word))
      const unknown = words[found.indexOf(-1)]
      if (unknown !== undefined) {
        this.tellWrong(this.terminal.say('ask.no-such', { word: unknown }))
        for (const line of this.blocked) this.terminal.print(line)
      } else if (new Set(found).size < found.length) this.tellWrong(this.terminal.say('ask.twice'))
      else if (found.length < min || found.length > max) this.tellWrong(this.terminal.say('ask.how-many', { min, max }))
      else return isOrdered ? found : found.toSorted((a, b) => a - b)
    }
  }

  async number(title: string, from: number, to: number): Promise<number | undefined> {
    for (;;) {
      this.offer(title, [`${from}–${to}`])
      const [word] = (await this.words()) ?? []
      if (word === undefined) return undefined
      const number = Number(word)
      if (/^-?\d+$/.test(word) && number >= from && number <= to) return number
      this.tellWrong(this.terminal.say('ask.number-between', { from, to }))
    }
  }

  /** The next word, or all there are; from what was typed ahead, else from a new line. Just Enter means: not this. */
  async words(all = false, mayBeNone = false): Promise<string[] | undefined> {
    if (this.typed.length === 0) {
      const line = await this.input.line(this.prompt)
      this.said = line === undefined ? { command: 'quit', rest: [] } : commandIn(line)
      if (this.said) return undefined
      this.typed = line!.split(/[\s,]+/).filter((word) => word !== '')
      if (this.typed.length === 0 && !mayBeNone) {
        this.said = { command: 'back', rest: [] }
        return undefined
      }
    }
    this.isFresh = false
    return this.typed.splice(0, all ? Infinity : 1)
  }

  tellWrong(wrong: string): void {
    this.typed = []
    for (const line of wrap(this.terminal.style.warning(wrong), this.terminal.width, '  ')) this.terminal.print(line)
  }

  /** Not for who has typed ahead. */
  private offer(title: string, labels: readonly string[], hint?: 'ask.several' | 'ask.several-or-none'): void {
    if (this.typed.length > 0) return
    const { print, style, width, say } = this.terminal
    print(`  ${title} ${hint ? style.dim(say(hint)) : ''}`.trimEnd())
    const inline = `    ${labels.join('   ')}`
    if (widthOf(inline) <= width) print(inline)
    else for (const label of labels) for (const line of wrap(label, width, '    ')) print(line)
  }
}

/** Labels that are numbers stand for themselves; others get one. */
const areNumbers = (labels: readonly string[]): boolean => labels.every((label) => /^\d+$/.test(label))

const listed = (labels: readonly string[]): string[] =>
  areNumbers(labels) ? [...labels] : labels.map((label, i) => `${i + 1} ${label}`)

function find(labels: readonly string[], word: string): number {
  const typed = word.toLowerCase()
  const exact = labels.findIndex((label) => label.toLowerCase() === typed)
  if (exact !== -1) return exact
  if (/^\d+$/.test(word)) return areNumbers(labels) || labels[Number(word) - 1] === undefined ? -1 : Number(word) - 1
  const begin = labels.flatMap((label, i) => (label.toLowerCase().startsWith(typed) ? [i] : []))
  return begin.length === 1 ? begin[0]! : -1
}
