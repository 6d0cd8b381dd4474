// What there is to tell of a game that is over: points by round and gang, ties, the Saloon, shoot-outs.

import { GANGS } from '@saloon/wanted-one'
import { useSettings } from '../../../app/settings.ts'
import { SeatChip } from '../../../art/marks/Mark.tsx'
import { dressOf } from '../../../art/marks/gangs.ts'
import type { ResultProps } from '../../board.ts'
import { Highlights } from '../../shared/ResultParts.tsx'
import { type Draws, drawsOf } from './draws.ts'
import { highlightsOf } from './highlights.ts'
import './result.css'
import { type Ledger, type SeatLedger, ledgerOf } from './statistics.ts'
import { type Words, wordsFor } from '../text/words.ts'

interface Told {
  readonly ledger: Ledger
  readonly names: readonly string[]
  readonly words: Words
}

export function Result({ game, names }: ResultProps) {
  const language = useSettings((settings) => settings.language)
  const words = wordsFor(game.module, language, names)
  const ledger = ledgerOf(game.moments, names.length)
  if (ledger.rounds.length === 0) return null
  const draws = drawsOf(game.moments, names.length)
  return (
    <section className="wo-result" aria-labelledby="wo-result">
      <h2 id="wo-result">{words('result.title')}</h2>
      <Highlights
        told={highlightsOf(ledger, draws).map(({ kind, seat, facts }) => ({
          title: words(`highlight.${kind}`),
          what: words(`highlight.${kind}.what`, facts),
          seat,
        }))}
      />
      <PointsByRound ledger={ledger} names={names} words={words} />
      <Deeds ledger={ledger} draws={draws} names={names} words={words} />
    </section>
  )
}

function PointsByRound({ ledger, names, words }: Told) {
  const most = Math.max(1, ...ledger.rounds.flatMap(({ gangs }) => gangs?.map(sum) ?? []))
  return (
    <div className="wo-result-scroll" tabIndex={0} role="region" aria-label={words('result.points')}>
      <table>
        <caption>
          {words('result.points')} <small>{words('result.points.help')}</small>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words('result.player')}</th>
            {ledger.rounds.map(({ round, gangs }) => (
              <th key={round} scope="col" title={gangs ? undefined : words('result.uncounted')}>
                {words('round', { round })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, seat) => (
            <tr key={seat}>
              <Player seat={seat} name={name} />
              {ledger.rounds.map(({ round, gangs }) => (
                <td key={round}>{gangs ? <Points gangs={gangs[seat]!} most={most} words={words} /> : '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

function Points({ gangs, most, words }: { gangs: readonly number[]; most: number; words: Words }) {
  const all = gangs.map((count, gang) => words('unseen.one', { gang, count })).join(', ')
  return (
    <span className="wo-result-points" title={all}>
      <b>{sum(gangs)}</b>
      <span className="wo-result-bar" role="img" aria-label={all}>
        {GANGS.map((key, gang) => (
          <span key={key} style={{ width: `${(gangs[gang]! / most) * 100}%`, background: dressOf(gang).colour }} />
        ))}
      </span>
    </span>
  )
}

const SALOON = ['visits', 'given', 'removed', 'taken', 'nothing'] as const

function Deeds({ ledger, draws, names, words }: Told & { readonly draws: readonly Draws[] }) {
  const duels = ({ won, fought }: SeatLedger): string =>
    fought === 0 ? words('result.duels.none') : words('result.duels.value', { won, fought })
  const column = (key: Exclude<keyof SeatLedger, 'fought' | 'won'>): Column => ({
    title: words(`result.${key}`),
    of: (seat) => ledger.seats[seat]![key],
  })
  return (
    <>
      <Figures
        title={words('result.majorities')}
        columns={[
          ...(['most', 'leader', 'shoot-out', 'lost'] as const).map(column),
          { title: words('result.duels'), of: (seat) => duels(ledger.seats[seat]!) },
          { title: words('result.best'), of: (seat) => words('result.best.value', { ...draws[seat]! }) },
        ]}
        names={names}
        words={words}
      />
      <Figures title={words('result.saloon')} columns={SALOON.map(column)} names={names} words={words} />
    </>
  )
}

interface Column {
  readonly title: string
  of(seat: number): number | string
}

function Figures(it: {
  readonly title: string
  readonly columns: readonly Column[]
  readonly names: readonly string[]
  readonly words: Words
}) {
  return (
    <div className="wo-result-scroll" tabIndex={0} role="region" aria-label={it.title}>
      <table>
        <caption>{it.title}</caption>
        <thead>
          <tr>
            <th scope="col">{it.words('result.player')}</th>
            {it.columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {it.names.map((name, seat) => (
            <tr key={seat}>
              <Player seat={seat} name={name} />
              {it.columns.map(({ title, of }) => (
                <td key={title} className="wo-result-figure">
                  {of(seat)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Player = ({ seat, name }: { readonly seat: number; readonly name: string }) => (
  <th scope="row">
    <span className="wo-result-player">
      <SeatChip seat={seat} size={22} /> {name}
    </span>
  </th>
)
