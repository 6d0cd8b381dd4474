// One question to one person, from the options as data: which of them, then what is open in it.

import {
  type Action,
  type Ask,
  type Base,
  type GameModule,
  type Presentation,
  type Reader,
  type View,
  say,
  textOfRefusal,
} from '@saloon/kernel'
import { columns, widthOf, wrap } from '../layout.ts'
import type { Terminal } from '../terminal.ts'
import { Asker } from './asker.ts'
import { type Choice, listChoices } from './choices.ts'
import type { Said } from './commands.ts'
import { Fields } from './fields.ts'
import type { Input } from './input.ts'
import { type AnyOption, openFields, sayOption } from './words.ts'

export class Question {
  readonly ask: Ask
  private readonly module: GameModule
  private readonly view: View<Base>
  private readonly reader: Reader
  private readonly terminal: Terminal
  private readonly presentation: Presentation<Action>
  private readonly choices: readonly Choice[]

  constructor(module: GameModule, view: View<Base>, ask: Ask, reader: Reader, terminal: Terminal) {
    this.module = module
    this.view = view
    this.ask = ask
    this.reader = reader
    this.terminal = terminal
    this.presentation = module.game.rules.present(view, ask.seat)
    this.choices = listChoices(module, view, ask.seat, this.presentation.options, reader)
  }

  /** Asks until there is an answer that the rules accept, or something else is said. */
  async answer(input: Input): Promise<{ readonly action: Action } | Said> {
    const { seat } = this.ask
    const { game } = this.module
    const asker = new Asker(input, this.terminal, `${this.reader.seats[seat]}> `, this.blocked())
    const fields = new Fields(game, this.reader, asker, (part, parts) => this.terminal.say('ask.part', { part, parts }))
    this.print()
    for (;;) {
      asker.begin()
      const option = this.onlyOpen ?? (await this.pick(asker))
      const action = option && (await fields.complete(option))
      if (action !== undefined) {
        const refused = game.refusal(this.view, seat, action)
        if (refused === undefined && asker.isDone) return { action }
        asker.tellWrong(refused ? say(this.reader, textOfRefusal(refused)) : this.terminal.say('ask.too-much'))
        continue
      }
      if (asker.said!.command !== 'back') return asker.said!
      const usual = asker.isFresh ? this.usual() : undefined
      if (usual) return { action: usual }
      this.print()
    }
  }

  /** What can't be chosen, and why. */
  blocked(): string[] {
    const { reader, terminal } = this
    return this.presentation.blocked.map(({ thing, because }) => {
      const [what, why] = [say(reader, thing), say(reader, because)]
      return `  ${terminal.style.dim(why.startsWith(what) ? why : `${what}: ${why}`)}`
    })
  }

  /** Where there is nothing to choose between, what is open in it is asked at once. */
  private get onlyOpen(): AnyOption | undefined {
    const [only, another] = this.choices
    return only && !another && openFields(only.option).length > 0 ? only.option : undefined
  }

  /** Which of the choices; undefined: something else was said. */
  private async pick(asker: Asker): Promise<AnyOption | undefined> {
    for (;;) {
      const [word] = (await asker.words()) ?? []
      if (word === undefined) return undefined
      const choice = this.choices[Number(word) - 1]
      if (choice) return choice.option
      asker.tellWrong(this.terminal.say('ask.which', { last: this.choices.length }))
    }
  }

  /** Just Enter: the only answer there is, or what would be done for somebody who isn't there. */
  private usual(): Action | undefined {
    const [only, another] = this.choices
    if (only && !another && openFields(only.option).length === 0) return only.option
    return this.presentation.ifNot && this.module.game.safe(this.view, this.ask.seat)
  }

  private print(): void {
    const { print, style, say: sayOwn } = this.terminal
    const { because, ifNot } = this.presentation
    const [only, another] = this.choices
    const enter = style.dim(sayOwn('ask.enter'))
    if (because) print(say(this.reader, because))
    print(style.bold(this.sentence()))
    if (another) this.printChoices()
    else if (!this.onlyOpen) return print(`  ${enter} ${sayOption(this.reader, only!.option)}`)
    if (ifNot) print(`  ${enter} ${style.dim(say(this.reader, ifNot))}`)
  }

  /** What each would do stands in a column of its own where there is room for one. */
  private printChoices(): void {
    const { print, width } = this.terminal
    const numbers = this.choices.map((_, i) => `  ${i + 1}`)
    const labels = this.choices.map(({ option }) => sayOption(this.reader, option))
    const aligned = columns(labels.map((label, i) => [numbers[i]!, label, '']))
    const isNarrow = width - widthOf(aligned[0]!) < width / 2
    const short = columns(numbers.map((number) => [number, '']))
    for (const [i, choice] of this.choices.entries()) {
      const hint = this.hint(choice)
      const lines = isNarrow ? wrap(`${labels[i]}. ${hint}`, width, short[i]) : wrap(hint, width, aligned[i])
      for (const line of lines) print(line.trimEnd())
    }
  }

  private hint({ then, warning }: Choice): string {
    const { style } = this.terminal
    return [style.dim(then), warning === '' ? '' : style.warning(warning)].filter((part) => part !== '').join(' ')
  }

  /** The question itself; it may speak of what its frame holds. */
  private sentence(): string {
    const frame = this.view.stack.at(-1) as unknown as Readonly<Record<string, number>>
    return say(this.reader, { key: `ask.${this.ask.kind}`, facts: { ...frame, seat: this.ask.seat } })
  }
}
