// My secret objectives and legendary tokens: names that explain themselves.

import { Sentence } from '../../../table/log/Sentence.tsx'
import type { BoardProps } from '../../board.ts'
import { isKnown, seen } from '../table.ts'
import { useWords } from '../text/words.ts'
import './own.css'

export function Objectives({ view, me }: BoardProps) {
  const say = useWords()
  const player = me === undefined ? undefined : seen(view).players[me]
  if (!player || !seen(view).options.objectives) return null
  const open = player.objectives.filter(isKnown)
  const values = player.tokens.filter(isKnown)
  return (
    <section className="wl-objectives" aria-label={say('turn.objectives.mine')}>
      <h3>{say('turn.objectives.mine')}</h3>
      <ul>
        {open.map((objective) => (
          <li key={objective}>
            <Sentence text={{ key: `objective.${objective}` }} />
          </li>
        ))}
        {player.completed.map((objective) => (
          <li key={objective} data-done>
            <Sentence text={{ key: `objective.${objective}` }} />
          </li>
        ))}
      </ul>
      {values.length > 0 && <p>{say('turn.tokens', { values })}</p>}
    </section>
  )
}
