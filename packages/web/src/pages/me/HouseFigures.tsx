// Statistics of my games on the server: by game, and for each by role, character, number of players and month.

import { useEffect, useState } from 'react'
import { useAccountSay } from '../../text/account.ts'
import { useSay } from '../../text/index.ts'
import { FiguresSection } from './FiguresSection.tsx'
import { type Known, knownAtTheHouse } from './house-games.ts'

const COLUMNS = ['game', 'played', 'won', 'rate', 'people', 'best', 'rating'] as const

export function HouseFigures() {
  const say = useAccountSay()
  const appSay = useSay()
  const [{ statistics, ratings }, setKnown] = useState<Known>({ statistics: [], ratings: [] })
  useEffect(() => void knownAtTheHouse().then(setKnown), [])
  const played = statistics.filter(({ games }) => games > 0)
  if (played.length === 0) return null
  return (
    <FiguresSection
      id="house-figures"
      title={say('statistics')}
      intro={<p>{say('statistics.text')}</p>}
      columns={COLUMNS.map((column) => say(column))}
      of={played}
      row={({ game, games, wins, people, scores }) => {
        const rating = ratings.find((one) => one.game === game)
        return (
          <>
            <th scope="row">{appSay(`game.${game}`)}</th>
            <td>{games}</td>
            <td>{wins}</td>
            <td>{say('per-cent', { n: Math.round((wins / games) * 100) })}</td>
            <td>{people.games === 0 ? say('none') : say('tally.of', { ...people })}</td>
            <td>{scores?.best ?? say('none')}</td>
            <td>
              {rating ? say('range', { low: Math.round(rating.low), high: Math.round(rating.high) }) : say('none')}
            </td>
          </>
        )
      }}
    />
  )
}
