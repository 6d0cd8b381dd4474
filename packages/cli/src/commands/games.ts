// `saloon games`: what there is to play, and against whom.

import { CHARACTERS, PERSONALITIES, type Personality, botsEn, botsFor, botsFr, levelsFor } from '@saloon/bots'
import { GAMES } from '@saloon/games'
import { type GameModule, type Setting, say } from '@saloon/kernel'
import type { Command } from '../command.ts'
import { FINE } from '../complaint.ts'
import { type Terminal, printWrapped } from '../terminal.ts'

export const games: Command = {
  spec: { switches: ['json'] },
  run(args, terminal) {
    if (args.has('json')) {
      const personalities = PERSONALITIES.map((id) => ({ id, ...described(id, terminal), ...CHARACTERS[id] }))
      terminal.print(JSON.stringify({ games: GAMES.map((module) => facts(module, terminal)), personalities }))
      return FINE
    }
    GAMES.forEach((module, i) => printGame(module, terminal, i > 0))
    printBots(terminal)
    return FINE
  },
}

function facts(module: GameModule, { language }: Terminal): object {
  const { id, version, seats, settings } = module.game.rules
  const { name, tagline } = module.messages[language]
  return { id, name, tagline, version, seats, options: settings, bots: botsFor(module), levels: levelsFor(module) }
}

function printGame(module: GameModule, terminal: Terminal, isNext: boolean): void {
  const { print, style } = terminal
  const { id, seats, settings } = module.game.rules
  const reader = terminal.reader(module)
  if (isNext) print()
  print(`${style.heading(reader.messages['name']!)}  ${style.dim(id)}  ${terminal.say('games.seats', { ...seats })}`)
  printWrapped(terminal, reader.messages['tagline']!, '  ')
  for (const setting of settings) {
    const help = say(reader, { key: `setting.${setting.key}.help` })
    const house = setting.house ? ` (${terminal.say('games.house')})` : ''
    const usual = terminal.say('games.usual', { value: String(setting.usual) })
    print(`  ${style.bold(`${setting.key}=${allowed(setting)}`)}  ${style.dim(usual)}`)
    printWrapped(terminal, `${say(reader, { key: `setting.${setting.key}` })}${house}: ${help}`, '    ')
  }
}

function described(id: Personality, { language }: Terminal): { readonly name: string; readonly manner: string } {
  const words = { en: botsEn, fr: botsFr }[language]
  return { name: words[`personality.${id}`], manner: words[`personality.${id}.manner`] }
}

function printBots(terminal: Terminal): void {
  const { print, style } = terminal
  print()
  print(style.heading(terminal.say('games.bots')))
  for (const id of PERSONALITIES) {
    const { name, manner } = described(id, terminal)
    print(`  ${style.bold(`greedy:${id}`)}  ${name}  ${style.dim(terminal.say(`games.level.${CHARACTERS[id].level}`))}`)
    printWrapped(terminal, manner, '    ')
  }
}

function allowed({ values }: Setting): string {
  if (values === 'document') return '…'
  return 'from' in values ? `${values.from}–${values.to}` : values.map(String).join('|')
}
