// After a game on the wooden table: the shot of the game, hits and misses by distance, who felled whom, player by player.

import type { Text } from '@saloon/kernel'
import type { Plan } from '@saloon/physics'
import { useMemo } from 'react'
import { Link } from 'wouter'
import type { ResultProps } from '../../games/board.ts'
import { Figures, ResultSection, Wide } from '../../games/shared/ResultParts.tsx'
import { replayId } from '../../link/http/finished.ts'
import { useResultVoice } from '../../games/shared/use-result-voice.ts'
import { type WoodKey, woodWords } from '../hands/text/words.ts'
import './result.css'
import { type Band, byDistance, fellings, movesOf, type Shot, shotOfTheGame, shotsOf } from './shots.ts'
import { Trails } from './Trails.tsx'

interface WoodenResultProps extends ResultProps {
  /** What a figure is called: a line of the game's messages. */
  readonly nameOf: (id: string) => Text
}
type Say = ReturnType<typeof useResultVoice<WoodKey>>['say']

export function WoodenResult({ nameOf, ...it }: WoodenResultProps) {
  const { moments, names, module, view, whose } = it
  const { say, tell } = useResultVoice(it, woodWords)
  const shots = useMemo(() => shotsOf(moments), [moments])
  const moves = useMemo(() => movesOf(moments, names.length), [moments, names.length])
  const plan = useMemo(() => module.plan!.table(view) as Plan, [module, view])
  const best = shotOfTheGame(shots)
  const called = (id: string): string => tell(nameOf(id))
  const of = (seat: number): readonly Shot[] => shots.filter(({ by }) => by === seat)
  const count = (seat: number, came: Shot['came']): number => of(seat).filter((shot) => shot.came === came).length
  const farthest = (seat: number): string => {
    const ways = of(seat).flatMap(({ came, way }) => (came === 'hit' && way !== undefined ? [way] : []))
    return ways.length === 0 ? '–' : say('result.centimetres', { n: Math.round(Math.max(...ways)) })
  }
  const felled = fellings(shots)
  return (
    <div className="result-extras">
      {best && (
        <ResultSection title={say('result.best')}>
          <div className="wood-best">
            <Trails plan={plan} shots={shots} best={best} label={say('result.trails')} />
            <div>
              <p>
                {say(best.isKill ? 'result.best-kill' : 'result.best-hit', {
                  shooter: called(best.shooter),
                  target: called(best.target!),
                  n: Math.round(best.way ?? 0),
                })}
              </p>
              {whose && (
                <Link className="button" href={`/replay/${replayId(whose.table, whose.game)}?at=${best.seq}`}>
                  {say('result.watch')}
                </Link>
              )}
            </div>
          </div>
        </ResultSection>
      )}
      {shots.length > 0 && (
        <ResultSection title={say('result.distance')}>
          <p>{say('result.distance-why')}</p>
          <Distances bands={byDistance(shots)} say={say} />
        </ResultSection>
      )}
      {felled.length > 0 && (
        <ResultSection title={say('result.felled')}>
          <ul className="wood-felled">
            {felled.map(({ shooter, target, count: times, kills }) => (
              <li key={`${shooter} ${target}`}>
                {say(kills > 0 ? 'result.felled-dead' : 'result.felled-times', {
                  shooter: called(shooter),
                  target: called(target),
                  count: times,
                })}
              </li>
            ))}
          </ul>
        </ResultSection>
      )}
      <Figures
        title={say('result.players')}
        player={say('result.player')}
        names={names}
        columns={[
          { title: say('result.shots'), of: (seat) => of(seat).length },
          { title: say('result.hits'), of: (seat) => count(seat, 'hit') },
          { title: say('result.grazed'), of: (seat) => count(seat, 'grazed') },
          { title: say('result.farthest'), of: farthest },
          { title: say('result.moves'), of: (seat) => `${moves[seat]!.good} / ${moves[seat]!.made}` },
        ]}
      />
    </div>
  )
}

const KINDS = ['hit', 'grazed', 'missed'] as const

/** One bar a distance; the numbers stand in the table itself. */
function Distances({ bands, say }: { readonly bands: readonly Band[]; readonly say: Say }) {
  const most = Math.max(1, ...bands.map(({ hit, grazed, missed }) => hit + grazed + missed))
  return (
    <Wide label={say('result.distance')}>
      <table className="result-figures wood-distances">
        <thead>
          <tr>
            <th scope="col">{say('result.way')}</th>
            <th scope="col">{say('result.hits')}</th>
            <th scope="col">{say('result.grazed')}</th>
            <th scope="col">{say('result.missed')}</th>
            <td aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {bands.map((band) => (
            <tr key={band.from}>
              <th scope="row">
                {band.to === Infinity
                  ? say('result.beyond', { from: band.from })
                  : say('result.between', { from: band.from, to: band.to })}
              </th>
              {KINDS.map((kind) => (
                <td key={kind}>{band[kind]}</td>
              ))}
              <td aria-hidden="true" className="wood-bar">
                {KINDS.map((kind) => (
                  <i key={kind} data-kind={kind} style={{ width: `${(band[kind] / most) * 100}%` }} />
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  )
}
