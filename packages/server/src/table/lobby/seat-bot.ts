// A bot that the host puts in a seat.

import { botsEn, makeBot, readBot } from '@saloon/bots'
import { type GameModule, type Refusal, isRefusal } from '@saloon/kernel'
import type { Command } from '../../transport/protocol.ts'
import type { LobbyCommand } from './waiting-room.ts'

export type SeatBot = Extract<Command, { do: 'seat-bot' }>

/** Refuses bots that can't play this game. Named after its personality unless the host gives another name. */
export function botFor(module: GameModule, { seat, bot, personality, level, name }: SeatBot): LobbyCommand | Refusal {
  const spelled = [bot, personality, level].filter((word) => word !== undefined).join(':')
  const made = makeBot(spelled, module)
  if (isRefusal(made)) return made
  const spec = readBot(spelled)
  if (isRefusal(spec)) return spec
  const usual = spec.personality === null ? botsEn[`bot.${spec.bot}`] : botsEn[`personality.${spec.personality}`]
  return { do: 'seat-bot', seat, ...spec, name: name ?? usual }
}
