// Statistics of my games on the server: by game, and for each by role, character, number of players and month.

import { useEffect, useState } from 'react'
import { useAccountSay } from '../../text/account.ts'
import { useSay } from '../../text/index.ts'
import { Details } from './Details.tsx'
import { type Known, knownAtTheHouse } from './house-games.ts'

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
