// Figures of one game, told apart: by role, character, number of players, month.

import type { Catalogue, GameModule } from '@saloon/kernel'
import { useEffect, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import { loadGame } from '../../games/index.ts'
import { useAccountSay } from '../../text/account.ts'
import { useSay } from '../../text/index.ts'
import type { Statistics, Tally } from './house-games.ts'

/** Opened, it needs the game's own words for roles and characters. */
export function Details({ of }: { readonly of: Statistics }) {
  const say = useAccountSay()
  const appSay = useSay()
  const language = useSettings((settings) => settings.language)
  const [module, setModule] = useState<GameModule>()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isOpen) void loadGame(of.game).then(setModule)
  }, [isOpen, of.game])
  const messages: Catalogue = module?.messages[language] ?? {}
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <details className="me-details" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{appSay(`game.${of.game}`)}</summary>
      {isOpen && (
        <div className="me-tallies">
          {Object.entries(of.counts).map(([what, tallies]) => (
            <Tallies
              key={what}
              title={what === 'role' || what === 'character' ? say(`by.${what}`) : say('by.other', { what })}
              tallies={tallies}
              name={(key) => messages[`${what}.${key}`] ?? key}
            />
          ))}
          <Tallies title={say('by.seats')} tallies={of.seats} name={(n) => say('players', { n })} />
          <Tallies title={say('by.months')} tallies={of.months} name={(key) => month.format(new Date(`${key}-01`))} />
        </div>
      )}
    </details>
  )
}

function Tallies(it: {
  readonly title: string
  readonly tallies: Readonly<Record<string, Tally>>
  name(key: string): string
}) {
  const say = useAccountSay()
  return (
    <div>
      <h3>{it.title}</h3>
      <ul>
        {Object.entries(it.tallies).map(([key, { games, wins }]) => (
          <li key={key}>
            <span>{it.name(key)}</span>
            <span className="me-bar" aria-hidden="true">
              <span style={{ width: `${(wins / games) * 100}%` }} />
            </span>
            <span>{say('tally.of', { wins, games })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
