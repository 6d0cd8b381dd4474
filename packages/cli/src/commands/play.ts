// `saloon play <game>`: in the terminal, against bots or around one keyboard.

import { randomBytes } from 'node:crypto'
import { botsFor, makeBot } from '@saloon/bots'
import { type GameModule, isRefusal, newHeader, record } from '@saloon/kernel'
import { type Arguments, readList } from '../arguments.ts'
import type { Command } from '../command.ts'
import { FINE, complaint, refused } from '../complaint.ts'
import { LONGEST_NAME, type LocalHeader, type LocalPlayer, defaultNames, isName } from '../logs.ts'
import { type Input, openInput } from '../play/input.ts'
import { createSave, lastUnfinished } from '../play/saves.ts'
import { Session } from '../play/session.ts'
import { findModule, readSetup } from '../set-up.ts'
import type { Terminal } from '../terminal.ts'
import { goOn } from './resume.ts'

const SET_UP = ['seats', 'people', 'bots', 'names', 'options', 'seed'] as const

export const play: Command = {
  spec: { words: ['game'], texts: SET_UP, switches: ['new'] },
  async run(args, terminal) {
    const module = findModule(args.words[0]!)
    await module.game.rules.ready?.()
    // Everything is read before anything is asked: what is wrong is said at once.
    const setup = readSetup(args, module)
    const players = readPlayers(args, module, setup.seats)
    const seed = args.number('seed', { min: 0 })
    const input = openInput(process.stdin, process.stdout)
    try {
      const saved = asksForNew(args) ? undefined : await lastUnfinished(terminal.env, module.game.rules.id)
      if (saved !== undefined) {
        const wanted = await offer(input, terminal)
        if (wanted === undefined) return FINE
        if (wanted) return await goOn(saved, input, terminal)
      }
      const secret = seed === undefined ? randomBytes(16).toString('hex') : `seed ${seed}`
      const header: LocalHeader = { ...newHeader(module.game, setup, { secret }), players }
      const table = record(module.game, header, secret)
      if (isRefusal(table)) throw refused(table, module)
      const file = createSave(terminal.env, header, secret)
      try {
        await new Session(module, table, players, file, input, terminal).play()
      } finally {
        file.close()
      }
    } finally {
      input.close()
    }
    return FINE
  },
}

/** Who says how to set it up doesn't mean the game that is already there. */
const asksForNew = (args: Arguments): boolean => args.has('new') || SET_UP.some((flag) => args.has(flag))

/** Whether to go on with the unfinished game; undefined: no answer at all. */
async function offer(input: Input, terminal: Terminal): Promise<boolean | undefined> {
  const line = await input.line(terminal.say('play.resume-offer'))
  return line === undefined ? undefined : !/^n/i.test(line.trim())
}

/** People take the first seats; who begins is decided by the deal. */
function readPlayers(args: Arguments, module: GameModule, seats: number): LocalPlayer[] {
  const people = args.number('people', { min: 1, max: seats }) ?? 1
  const bots = readList(args.text('bots')) ?? [botsFor(module).at(-1)!]
  for (const bot of bots) {
    const made = makeBot(bot, module)
    if (isRefusal(made)) throw refused(made)
  }
  return readNames(args, seats).map((name, seat) => ({
    name,
    bot: seat < people ? null : bots[(seat - people) % bots.length]!,
  }))
}

function readNames(args: Arguments, seats: number): string[] {
  const given = readList(args.text('names')) ?? []
  if (given.length > seats) throw complaint('names-too-many', { count: given.length, seats })
  for (const [i, name] of given.entries()) {
    if (!isName(name)) throw complaint('name-wrong', { name, longest: LONGEST_NAME })
    if (given.findIndex((other) => other.toLowerCase() === name.toLowerCase()) < i)
      throw complaint('name-twice', { name })
  }
  const taken = given.map((name) => name.toLowerCase())
  const others = defaultNames(seats + given.length).filter((name) => !taken.includes(name.toLowerCase()))
  return [...given, ...others].slice(0, seats)
}
