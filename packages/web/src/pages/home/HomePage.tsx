// The front door: play at once, join friends, or choose.

import { useLocation } from 'wouter'
import { CATALOGUE } from '../../games/catalogue.ts'
import { isPlayable } from '../../games/index.ts'
import { playNow } from '../new/solo.ts'
import { useSay } from '../../text/index.ts'

export function HomePage() {
  const say = useSay()
  const [, navigate] = useLocation()
  return (
    <main id="main" className="page">
      <h1>{say('saloon')}</h1>
      <p>{say('tagline')}</p>
      {CATALOGUE.map(({ id, seats, minutes, weight }) => (
        <article key={id}>
          <h2>{say(`game.${id}`)}</h2>
          <p>{say(`line.${id}`)}</p>
          <p>
            {say('poster.players', { from: seats.min, to: seats.max })} · {say('poster.minutes', { minutes })} ·{' '}
            {say(`weight.${weight}`)}
          </p>
          {isPlayable(id) ? (
            <button type="button" onClick={() => navigate(playNow(id))}>
              {say('poster.play-bots')}
            </button>
          ) : (
            <p>{say('poster.coming')}</p>
          )}
        </article>
      ))}
    </main>
  )
}
