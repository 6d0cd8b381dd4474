// A game in the terminal: bots answer by themselves, people are asked in turn, and everything is on the disk at once.

import { type Player, makeBot } from '@saloon/bots'
import {
  type Action,
  type Answer,
  type Base,
  type Chance,
  type GameEvent,
  type GameModule,
  type Reader,
  type Recording,
  type Seat,
  type Step,
  type View,
  NOBODY,
  act,
  canonical,
  everyone,
  firstOf,
  hashOf,
  isRefusal,
  only,
  take,
  words,
} from '@saloon/kernel'
import { refused } from '../complaint.ts'
import type { LocalPlayer } from '../logs.ts'
import { type Terminal, printWrapped } from '../terminal.ts'
import { renderText } from '../render-text.ts'
import { board, boardHelp } from './board.ts'
import { opponents } from './opponents.ts'
import { COMMANDS, type Said } from './commands.ts'
import type { Input } from './input.ts'
import { eventsOf, journal } from './journal.ts'
import { Question } from './question.ts'
import { sayResult } from './result.ts'
import type { SaveFile } from './saves.ts'
import { takeBack } from './take-back.ts'

/** So much of what went before is told to somebody who comes back, and by `log`. */
const LAST_LINES = 12

export class Session {
  private readonly module: GameModule
  private readonly table: Recording
  private readonly players: readonly LocalPlayer[]
  private readonly file: SaveFile
  private readonly input: Input
  private readonly terminal: Terminal
  private readonly reader: Reader
  private readonly bots: readonly (Player | undefined)[] // by seat; people have none
  private readonly told: number[] // by seat: the last row it was told of, -1 before the deal
  private looker: Seat | undefined // who last sat at the keyboard

  constructor(
    module: GameModule,
    table: Recording,
    players: readonly LocalPlayer[],
    file: SaveFile,
    input: Input,
    terminal: Terminal,
  ) {
    this.module = module
    this.table = table
    this.players = players
    this.file = file
    this.input = input
    this.terminal = terminal
    this.reader = terminal.reader(
      module,
      players.map(({ name }) => name),
    )
    this.bots = players.map(({ bot }) => (bot === null ? undefined : botNamed(bot, module)))
    this.told = players.map(() => -1)
  }

  /** Until the game is over or somebody leaves. */
  async play(): Promise<void> {
    const { game } = this.module
    if (this.table.rows.length > 0) this.told.fill(this.table.rows.length)
    for (const line of opponents(this.module, this.players, this.terminal)) printWrapped(this.terminal, line)
    for (let isBack = this.table.rows.length > 0; ; isBack = false) {
      const asked = game.asked(this.table.state)
      if (asked === 0) return this.end()
      const seat = firstOf(asked)
      const bot = this.bots[seat]
      if (bot) this.commit(this.botMove(bot, seat))
      else if (!(await this.personMove(seat, isBack))) return this.leave()
    }
  }

  /** What can't be written down hasn't happened. */
  private commit(step: Step<Base, Action, GameEvent>): void {
    this.file.append(step.row)
    take(this.table, step)
  }

  private move(seat: Seat, answer: Answer, by: 'person' | 'bot'): Step<Base, Action, GameEvent> {
    const step = act(this.table, seat, answer, by)
    if (isRefusal(step)) throw new Error(`${by} in seat ${seat}: ${step.code}`)
    return step
  }

  // ---- bots -----------------------------------------------------------------------------------------------------------

  private botMove(bot: Player, seat: Seat): Step<Base, Action, GameEvent> {
    const { game } = this.module
    const view = game.view(this.table.state, only(seat))
    const asks = game.asks(view)
    const decision = bot.decide(view, asks, this.memoryOf(bot, seat), this.thought())
    const ask = asks.find((open) => open.must && open.seat === seat)!
    return this.move(seat, decision?.answer ?? { ask: ask.id, action: game.safe(view, seat) }, 'bot')
  }

  /** Remembered anew from what it was told: so it is right after a take-back and after a pause of a week, too. */
  private memoryOf(bot: Player, seat: Seat): unknown {
    const { game } = this.module
    const memory = bot.born(game.view(this.table.met.get(0)!, only(seat)))
    for (const event of eventsOf(this.table)) bot.hear(memory, game.redact(event, only(seat)))
    return memory
  }

  /** Bots think with chance of their own, but the same secret makes the same game. */
  private thought(): Chance {
    return words(hashOf(['saloon-bots', this.table.secret ?? '', this.table.rows.length]))
  }

  // ---- people ---------------------------------------------------------------------------------------------------------

  /** Whether the game goes on. */
  private async personMove(seat: Seat, isBack: boolean): Promise<boolean> {
    const { game } = this.module
    const view = game.view(this.table.state, only(seat))
    if (!(await this.passKeyboard(seat))) return false
    const ask = game.asks(view).find((open) => open.must && open.seat === seat)!
    const question = new Question(this.module, view, ask, this.reader, this.terminal)
    if (isBack) this.printLog(seat, LAST_LINES)
    this.tellNews(seat)
    this.printBoard(view)
    for (;;) {
      const said = await question.answer(this.input)
      if ('action' in said) {
        this.commit(this.move(seat, { ask: ask.id, action: said.action }, 'person'))
        return true
      }
      if (said.command === 'quit') return false
      if (said.command === 'undo' && this.undo(seat, said)) return true
      if (said.command !== 'undo') this.obey(said, seat, view, question)
    }
  }

  /** Where several people have secrets, nobody looks over a shoulder. */
  private async passKeyboard(seat: Seat): Promise<boolean> {
    const before = this.looker
    this.looker = seat
    const people = this.players.filter(({ bot }) => bot === null).length
    // Neither what the last one saw nor what the next one will see is for the other.
    const isPrivate = this.hasSecrets(seat) || (before !== undefined && this.hasSecrets(before))
    if (people === 1 || before === seat || !isPrivate) return true
    if (process.stdout.isTTY) process.stdout.write('\u001B[2J\u001B[3J\u001B[H')
    const line = await this.input.line(this.terminal.say('play.pass', { name: this.players[seat]!.name }))
    return line !== undefined
  }

  private hasSecrets(seat: Seat): boolean {
    const { eyes: _own, ...seen } = this.module.game.view(this.table.state, only(seat))
    const { eyes: _none, ...open } = this.module.game.view(this.table.state, NOBODY)
    return canonical(seen) !== canonical(open)
  }

  private tellNews(seat: Seat): void {
    const news = journal(this.reader, this.module.game, eventsOf(this.table, this.told[seat]), only(seat))
    if (news.length > 0) this.terminal.print()
    for (const line of news) printWrapped(this.terminal, line, '  ')
    this.told[seat] = this.table.rows.length
  }

  private printBoard(view: View<Base>): void {
    this.terminal.print()
    for (const line of board(this.module.game, view, this.reader, this.terminal)) this.terminal.print(line)
    this.terminal.print()
  }

  private printLog(seat: Seat, most: number): void {
    const lines = journal(this.reader, this.module.game, eventsOf(this.table), only(seat))
    for (const line of lines.slice(-most)) printWrapped(this.terminal, line, '  ')
  }

  private undo(seat: Seat, { rest }: Said): boolean {
    const step = takeBack(this.table, seat, rest.length > 0, this.terminal, this.reader)
    if (typeof step === 'string') {
      printWrapped(this.terminal, this.terminal.style.warning(step), '  ')
      return false
    }
    this.commit(step)
    this.terminal.print(this.terminal.style.dim(`  ${this.terminal.say('play.taken-back')}`))
    return true
  }

  private obey({ command, rest }: Said, seat: Seat, view: View<Base>, question: Question): void {
    const { terminal, module } = this
    const { print, say, style } = terminal
    switch (command) {
      case 'table':
        return this.printBoard(view)
      case 'log':
        return this.printLog(seat, rest.length > 0 ? Infinity : LAST_LINES)
      case 'rules':
        for (const line of renderText(module.rulesText[terminal.language], terminal)) print(line)
        return
      default:
        print()
        for (const name of COMMANDS) print(`  ${style.bold(say(`play.word.${name}`))}  ${say(`play.${name}`)}`)
        print(`  ${say('play.type-ahead')}\n`)
        for (const line of [...boardHelp(module.game, view, this.reader, terminal), ...question.blocked()]) print(line)
        print()
    }
  }

  // ---- the end --------------------------------------------------------------------------------------------------------

  private leave(): void {
    const { print, say, style } = this.terminal
    print(say('play.saved', { file: this.file.path }))
    print(style.dim(say('play.how-to-resume')))
  }

  private end(): void {
    const { game } = this.module
    const { print, say, style } = this.terminal
    const all = everyone(this.players.length)
    const people = this.players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []))
    const seen = Math.min(...people.map((seat) => this.told[seat]!))
    for (const line of journal(this.reader, game, eventsOf(this.table, seen), all))
      printWrapped(this.terminal, line, '  ')
    this.printBoard(game.view(this.table.state, all))
    const outcome = game.rules.outcome(this.table.state)
    if (outcome) printWrapped(this.terminal, style.heading(sayResult(this.reader, outcome, this.terminal)))
    print(style.dim(say('play.where', { file: this.file.path })))
  }
}

function botNamed(name: string, module: GameModule): Player {
  const bot = makeBot(name, module)
  if (isRefusal(bot)) throw refused(bot)
  return bot
}
