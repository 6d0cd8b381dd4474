// The place where games are learned: every game of the house, with its tutorial and how far one has come.

import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { PageIcon } from '../../app/PageIcon.tsx'
import { Button } from '../../design/Button.tsx'
import { CATALOGUE, type GameId } from '../../games/catalogue.ts'
import { isPlayable } from '../../games/index.ts'
import { progressOf } from '../../learn/progress.ts'
import { isTaught } from '../../learn/taught.ts'
import { loadTutorial } from '../../learn/tutorials/index.ts'
import { useSay } from '../../text/index.ts'
import { useLearnSay } from '../../text/learn.ts'
import { POSTERS, quietTown } from '../home/prints.ts'
import { playNow } from '../new/solo.ts'
import './learn.css'

export default function Games() {
  const say = useLearnSay()
  return (
    <main id="main" className="page learn">
      <h1 className="page-title">{say('learn.title')}</h1>
      <p className="page-lead">{say('learn.lead')}</p>
      <ul className="learn-games">
        {CATALOGUE.filter(({ id }) => isPlayable(id)).map(({ id }) => (
          <Taught key={id} id={id} />
        ))}
      </ul>
    </main>
  )
}

function Taught({ id }: { readonly id: GameId }) {
  const say = useLearnSay()
  const appSay = useSay()
  const [, navigate] = useLocation()
  const steps = useSteps(id)
  const game = appSay(`game.${id}`)
  const { step, isDone } = progressOf(id)
  const way = step > 0 ? 'learn.resume' : isDone ? 'learn.once-more' : 'learn.begin'
  return (
    <li className="learn-game printed">
      <img src={POSTERS[id] ?? quietTown} alt="" width={160} height={120} loading="lazy" />
      <div className="learn-words">
        <h2 className="learn-name">{game}</h2>
        <p>{appSay(`line.${id}`)}</p>
        <p className="learn-facts">
          {isTaught(id) ? steps !== undefined && say('learn.steps', { steps }) : say('learn.read.why')}
          {isDone && (
            <span className="learn-done">
              <PageIcon name="tick" size={16} /> {say('learn.done')}
            </span>
          )}
        </p>
      </div>
      <div className="learn-ways">
        {isTaught(id) ? (
          <Link
            href={`/learn/${id}`}
            className="button button-primary"
            aria-label={say(`${way}.of`, { game, n: step + 1 })}
          >
            {say(way, { n: step + 1 })}
          </Link>
        ) : (
          <Link href={`/rules/${id}`} className="button" aria-label={say('learn.read.of', { game })}>
            {say('learn.read')}
          </Link>
        )}
        <Button look="quiet" onClick={() => navigate(playNow(id, 'easy'))} aria-label={say('learn.play.of', { game })}>
          {say('learn.play')}
        </Button>
      </div>
    </li>
  )
}

/** How many steps a tutorial has: known once it is there. */
function useSteps(game: string): number | undefined {
  const [steps, count] = useState<number>()
  useEffect(() => {
    void loadTutorial(game).then((tutorial) => count(tutorial?.steps.length))
  }, [game])
  return steps
}
