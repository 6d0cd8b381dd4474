// My games on the server: the list with replays, and the statistics.

import { isRefusal } from '@saloon/kernel'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../../app/settings.ts'
import { Button } from '../../design/Button.tsx'
import { useAccountSay } from '../../text/account.ts'
import { useSay } from '../../text/index.ts'
import { whyNot } from '../../text/why.ts'
import { type HouseGame, type Range, endOf, gamesAtTheHouse } from './house-games.ts'

export function HouseGames() {
  const say = useAccountSay()
  const language = useSettings((settings) => settings.language)
  const [games, setGames] = useState<readonly HouseGame[]>([])
  const [next, setNext] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const more = async (after?: string): Promise<void> => {
    const page = await gamesAtTheHouse(after)
    if (isRefusal(page)) return setProblem(whyNot(page, language))
    setGames((known) => (after === undefined ? page.games : [...known, ...page.games]))
    setNext(page.next)
  }
  useEffect(() => void more(), [])
  if (games.length === 0 && problem === '') return null
  return (
    <section aria-labelledby="house-games">
      <h2 id="house-games">{say('house.games')}</h2>
      <p role="status">{problem}</p>
      <ul className="ledger">
        {games.map((game) => (
          <Line key={game.replay} game={game} />
        ))}
      </ul>
      {next !== null && <Button onClick={() => void more(next)}>{say('house.more')}</Button>}
    </section>
  )
}

function Line({ game }: { readonly game: HouseGame }) {
  const say = useAccountSay()
  const appSay = useSay()
  const language = useSettings((settings) => settings.language)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(game.ended)
  const others = game.seats.flatMap(({ name }, seat) => (game.mine.includes(seat) ? [] : [name]))
  const rating = game.mine.length === 1 ? game.seats[game.mine[0]!]!.rating : null
  const range = ({ low, high }: Range): string => say('range', { low: Math.round(low), high: Math.round(high) })
  const end = endOf(game)
  return (
    <li className="me-game">
      <span className="me-game-what">
        <strong>{appSay(`game.${game.game}`)}</strong> {others.join(', ')}
        {rating && (
          <span className="me-rated">
            {say('house.rated', { before: range(rating.before), after: range(rating.after) })}
          </span>
        )}
      </span>
      <span>{date}</span>
      <span className={`me-tag me-${end}`}>{say(`result.${end}`)}</span>
      <Link
        className="button button-quiet"
        href={`/replay/${game.replay}`}
        aria-label={say('watch.of', { game: appSay(`game.${game.game}`), date })}
      >
        {say('watch')}
      </Link>
    </li>
  )
}
