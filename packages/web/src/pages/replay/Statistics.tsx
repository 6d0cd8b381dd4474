// The game in figures, up to the moment one looks at: who did what, what the dice did, where it turned.

import { textOfEvent } from '@saloon/kernel'
import { useMemo } from 'react'
import { SeatChip } from '../../art/marks/Mark.tsx'
import { useTable } from '../../table/frame/context.ts'
import { Sentence } from '../../table/log/Sentence.tsx'
import { useReplaySay } from '../../text/replay.ts'
import { type Dice, diceOf, figuresOf, turningPoints } from './statistics.ts'

const COLUMNS = ['turns', 'decisions', 'at-others', 'lost', 'gained'] as const

export function Statistics() {
  const { game, module, names, voice, lookAt } = useTable()
  const say = useReplaySay()
  const messages = module.messages[voice.language]
  const figures = useMemo(() => figuresOf(game.moments, names.length), [game.moments, names.length])
  const dice = useMemo(() => diceOf(game.moments, messages), [game.moments, messages])
  const points = useMemo(() => turningPoints(game.moments), [game.moments])
  return (
    <div className="replay-statistics" tabIndex={0} role="region" aria-label={say('tab.statistics')}>
      <p className="replay-note">{say('statistics.so-far')}</p>
      <table className="replay-figures">
        <caption>{say('statistics.seats')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{say('statistics.player')}</span>
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {say(`statistics.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map((of, seat) => (
            <tr key={seat}>
              <th scope="row">
                <SeatChip seat={seat} size={22} /> <span>{names[seat]}</span>
              </th>
              <td>{of.turns}</td>
              <td>{of.decisions}</td>
              <td>{of.atOthers}</td>
              <td>{of.lost}</td>
              <td>{of.gained}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {dice && <Faces dice={dice} />}
      {points.length > 0 && (
        <>
          <h3>{say('statistics.turning-points')}</h3>
          <ul className="replay-turning">
            {points.map(({ seq, event }, i) => (
              <li key={i}>
                <Sentence text={textOfEvent(event)} />{' '}
                <button type="button" className="replay-link" onClick={() => lookAt(seq)}>
                  {say('position.spoiler-free', { at: seq })}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Bars over the band in which chance usually stays. */
function Faces({ dice }: { readonly dice: Dice }) {
  const { voice } = useTable()
  const say = useReplaySay()
  const { rolled, faces, expected, stray } = dice
  const low = Math.max(0, Math.ceil(expected - stray))
  const high = Math.floor(expected + stray)
  const most = Math.max(high, ...faces.map(({ count }) => count), 1)
  const share = (n: number): string => `${(n / most) * 100}%`
  return (
    <>
      <h3>{say('statistics.dice')}</h3>
      <p className="replay-note">
        {say('statistics.dice.text', { rolled, expected: Math.round(expected * 10) / 10, low, high })}
      </p>
      <ul className="replay-faces">
        {faces.map(({ face, count }) => (
          <li key={face}>
            <span>{voice.say({ key: `face.${face}` })}</span>
            <span className="replay-bar" aria-hidden="true">
              <span className="replay-band" style={{ left: share(low), width: share(high - low) }} />
              <span className="replay-count" style={{ width: share(count) }} />
            </span>
            <strong>{count}</strong>
          </li>
        ))}
      </ul>
    </>
  )
}
