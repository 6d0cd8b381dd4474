// Who one plays against, and how well each of them plays.

import { botsEn, botsFr, levelOf, readBot } from '@saloon/bots'
import { type GameModule, isRefusal } from '@saloon/kernel'
import type { LocalPlayer } from '../logs.ts'
import type { Terminal } from '../terminal.ts'

/** One line for each bot; none where people are among themselves. */
export function opponents(module: GameModule, players: readonly LocalPlayer[], terminal: Terminal): string[] {
  const words = { en: botsEn, fr: botsFr }[terminal.language]
  return players.flatMap(({ name, bot }) => {
    const spec = bot === null ? undefined : readBot(bot)
    if (spec === undefined || isRefusal(spec)) return []
    const { personality } = spec
    const character = personality === null ? [] : [words[`personality.${personality}`]]
    const level = spec.bot === 'random' ? words['bot.random'] : words[`level.${levelOf(spec, module)}`]
    return [terminal.style.dim(terminal.say('play.bot', { name, plays: [...character, level].join(', ') }))]
  })
}
