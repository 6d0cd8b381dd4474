import { Link, useLocation } from 'wouter'
import { Button } from '../../design/Button.tsx'
import { CATALOGUE } from '../../games/catalogue.ts'
import { useSay } from '../../text/index.ts'
import { loadAhead } from './ahead.ts'
import { lastPlayed, playNow } from '../new/solo.ts'

/** One press and the dice are out: the game played last, against bots. */
export function PlayNow() {
  const say = useSay()
  const [, navigate] = useLocation()
  const game = lastPlayed()
  const { bots } = CATALOGUE.find(({ id }) => id === game)!
  return (
    <div className="play-now">
      <Button
        look="primary"
        className="play-now-button"
        onPointerEnter={() => loadAhead(game)}
        onPointerDown={() => loadAhead(game)}
        onFocus={() => loadAhead(game)}
        onClick={() => navigate(playNow(game))}
      >
        {say('home.play')}
      </Button>
      <div className="play-now-below">
        <p>{say('home.play.what', { game: say(`game.${game}`), bots })}</p>
        <Link href="/learn">{say('home.learn')}</Link>
      </div>
    </div>
  )
}
