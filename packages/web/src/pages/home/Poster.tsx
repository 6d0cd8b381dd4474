import { Link, useLocation } from 'wouter'
import { Icon, type IconName } from '../../app/Icon.tsx'
import { Button } from '../../design/Button.tsx'
import { CATALOGUE } from '../../games/catalogue.ts'
import { isPlayable } from '../../games/index.ts'
import { useSay } from '../../text/index.ts'
import { playNow } from '../new/solo.ts'
import { loadAhead } from './ahead.ts'
import { POSTERS, quietTown } from './prints.ts'

type Game = (typeof CATALOGUE)[number]

interface PosterProps {
  readonly game: Game
  readonly isFirst: boolean // the one that is in sight on every screen: its picture doesn't wait
}

/** A handbill for a game, nailed to the wall. */
export function Poster({ game: { id, seats, minutes, weight }, isFirst }: PosterProps) {
  const say = useSay()
  const [, navigate] = useLocation()
  const game = say(`game.${id}`)
  const facts: readonly [IconName, string][] = [
    ['people', say('poster.players', { from: seats.min, to: seats.max })],
    ['clock', say('poster.minutes', { minutes })],
    ['weight', say(`weight.${weight}`)],
  ]
  const canPlay = isPlayable(id)
  return (
    <li className={`poster printed ${canPlay ? '' : 'poster-coming'}`}>
      <div className="poster-picture">
        <img src={POSTERS[id] ?? quietTown} alt="" width={400} height={300} loading={isFirst ? 'eager' : 'lazy'} />
      </div>
      <h3 className="poster-title">{game}</h3>
      <p className="poster-line">{say(`line.${id}`)}</p>
      <ul className="poster-facts">
        {facts.map(([icon, fact]) => (
          <li key={icon}>
            <Icon name={icon} size={16} />
            {fact}
          </li>
        ))}
      </ul>
      {canPlay ? (
        <div className="poster-ways">
          <Button
            look="primary"
            onPointerDown={() => loadAhead(id)}
            onClick={() => navigate(playNow(id))}
            aria-label={say('poster.play-bots.of', { game })}
          >
            {say('poster.play-bots')}
          </Button>
          <Link
            href={`/new/${id}?with=friends`}
            className="button"
            aria-label={say('poster.with-friends.of', { game })}
          >
            {say('poster.with-friends')}
          </Link>
          <Link href={`/new/${id}?with=device`} className="button" aria-label={say('poster.one-device.of', { game })}>
            {say('poster.one-device')}
          </Link>
          <Link href={`/rules/${id}`} className="button button-quiet" aria-label={say('poster.rules.of', { game })}>
            {say('poster.rules')}
          </Link>
        </div>
      ) : (
        <p className="poster-stamp">{say('poster.coming')}</p>
      )}
    </li>
  )
}
