import { Link } from 'wouter'
import { Button } from '../../design/Button.tsx'
import { useSay } from '../../text/index.ts'
import { type UnderWay, putAway, useUnderWay } from './under-way.ts'

/** What is under way, before everything else. */
export function ResumeStrip() {
  const say = useSay()
  const [games, forget] = useUnderWay()
  if (games.length === 0) return null
  return (
    <section className="resume" aria-label={say('resume.title')}>
      <ul>
        {games.map((game) => (
          <Strip
            key={game.code}
            game={game}
            onDrop={() => {
              void putAway(game)
              forget(game)
            }}
          />
        ))}
      </ul>
    </section>
  )
}

function Strip({ game, onDrop }: { readonly game: UnderWay; onDrop(): void }) {
  const say = useSay()
  const title = say(`game.${game.game}`)
  const state =
    game.state === 'your-turn'
      ? say('resume.your-turn')
      : game.state === 'waiting-for'
        ? say('resume.waiting-for', { names: game.waitingFor })
        : say(`resume.${game.state}`)
  return (
    <li className="resume-game">
      <p className="resume-what">
        <strong>{title}</strong>
        <span className="resume-with">{game.others.join(', ')}</span>
        <span className={`resume-state ${game.state === 'your-turn' ? 'resume-mine' : ''}`}>{state}</span>
      </p>
      <div className="resume-ways">
        <Link
          href={`/t/${game.code}`}
          className="button button-primary"
          aria-label={say('resume.back.of', { game: title })}
        >
          {say('resume.back')}
        </Link>
        <Button look="quiet" onClick={onDrop} aria-label={say('resume.drop.of', { game: title })}>
          {say('resume.drop')}
        </Button>
      </div>
    </li>
  )
}
