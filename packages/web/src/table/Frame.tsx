// The common frame of a table that plays.

import { useSyncExternalStore } from 'react'
import { useSettings } from '../app/settings.ts'
import type { TableLink } from '../link/link.ts'
import { say } from '@saloon/kernel'

export interface FrameProps {
  readonly link: TableLink
  /** The game is over and everything that led there has been shown. */
  onEnd(): void
}

export function Frame({ link }: FrameProps) {
  const { table, game } = useSyncExternalStore(link.subscribe, link.snapshot)
  const language = useSettings((settings) => settings.language)
  if (table === undefined || game === undefined) return null
  const { module, view } = game
  const seats = table.seats.map(({ holder }, seat) => holder?.name ?? String(seat + 1))
  const reader = { language, messages: module.messages[language], seats }
  const words = module.game.rules.describe(view)
  return (
    <main id="main">
      {[...words.table, ...words.seats.flat()].map((text, n) => (
        <p key={n}>{say(reader, text)}</p>
      ))}
    </main>
  )
}
