// What my games at the house add up to: by game, and of each by role, character, number of players and month.

import type { Catalogue, GameModule } from '@saloon/kernel'
import { useEffect, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import { loadGame } from '../../games/index.ts'
import { useAccountSay } from '../../text/account.ts'
import { useSay } from '../../text/index.ts'
import { type HouseStatistics, type Known, type Tally, knownAtTheHouse } from './house-games.ts'

export function HouseFigures() {
  const say = useAccountSay()
  const appSay = useSay()
  const [{ statistics, ratings }, setKnown] = useState<Known>({ statistics: [], ratings: [] })
  useEffect(() => void knownAtTheHouse().then(setKnown), [])
  const played = statistics.filter(({ games }) => games > 0)
  if (played.length === 0) return null
  return (
    <section aria-labelledby="house-figures">
      <h2 id="house-figures">{say('statistics')}</h2>
      <p>{say('statistics.text')}</p>
      <div className="me-wide" tabIndex={0} role="region" aria-label={say('statistics')}>
        <table className="result-ranking me-figures">
          <thead>
            <tr>
              {(['game', 'played', 'won', 'rate', 'people', 'best', 'rating'] as const).map((column) => (
                <th key={column} scope="col">
                  {say(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {played.map(({ game, games, wins, people, scores }) => {
              const rating = ratings.find((one) => one.game === game)
              return (
                <tr key={game}>
                  <th scope="row">{appSay(`game.${game}`)}</th>
                  <td>{games}</td>
                  <td>{wins}</td>
                  <td>{say('per-cent', { n: Math.round((wins / games) * 100) })}</td>
                  <td>{people.games === 0 ? say('none') : say('tally.of', { ...people })}</td>
                  <td>{scores?.best ?? say('none')}</td>
                  <td>
                    {rating
                      ? say('range', { low: Math.round(rating.low), high: Math.round(rating.high) })
                      : say('none')}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {played.map((one) => (
        <Details key={one.game} of={one} />
      ))}
    </section>
  )
}

/** Opened, it needs the game's own words for roles and characters. */
function Details({ of }: { readonly of: HouseStatistics }) {
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
