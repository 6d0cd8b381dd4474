// The end of a game: who won and why, everything laid open, and what comes next.

import { type Outcome, type Party, has, isRefusal, say as sayText, seatsOf } from '@saloon/kernel'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useSettings } from '../../app/settings.ts'
import { RuleOrnament } from '../../art/brand/Ornaments.tsx'
import { SeatChip } from '../../art/marks/Mark.tsx'
import { Button } from '../../design/Button.tsx'
import type { Board } from '../../games/board.ts'
import { loadBoard } from '../../games/index.ts'
import { download, finishedGame, replayId } from '../../link/http/finished.ts'
import type { Playthrough, PublicTable, Snapshot, TableLink } from '../../link/link.ts'
import { isLocal } from '../../link/local-id.ts'
import { useSay } from '../../text/index.ts'
import { usePageSay } from '../../text/pages.ts'
import { whyNot } from '../../text/why.ts'
import { forgetVisit } from '../home/under-way.ts'
import { namesOf } from '../waiting/use-room.ts'
import { KeyMoments } from './KeyMoments.tsx'
import { Mine } from './Mine.tsx'
import './result.css'

export function Result(it: { readonly link: TableLink; readonly now: Snapshot; seeTable(): void }) {
  const say = usePageSay()
  const language = useSettings((settings) => settings.language)
  const { now } = it
  const game = now.game!
  const table = now.table!
  const names = namesOf(table)
  const reader = { language, messages: game.module.messages[language], seats: names }
  const outcome = game.module.game.rules.outcome(game.view)
  const nameOf = (party: Party): string =>
    typeof party === 'number' ? (names[party] ?? '') : sayText(reader, { key: `seat.${party}` })
  const open = useLaidOpen(table.id, game)
  const board = useBoard(table.game)
  const Extras = board?.Result
  const [mine, another] = seatsOf(now.yours)
  return (
    <main id="main" className="page result">
      <p className="result-eyebrow">{say('result.title')}</p>
      <h1 className="page-title result-title">{headline(outcome, now, nameOf, say)}</h1>
      {mine !== undefined && another === undefined ? (
        <Mine seat={mine} outcome={outcome} open={open} board={board} reader={reader} />
      ) : (
        <RuleOrnament className="result-rule" />
      )}
      <p className="result-because">
        {outcome ? sayText(reader, outcome.because) : stopReason(game, say)}
        {now.freeUndo && <span className="result-note"> {say('result.free-undo')}</span>}
      </p>
      <Next {...it} />
      <KeyMoments moments={open.moments} replay={replayId(table.id, game.number)} reader={reader} />
      <Ranking outcome={outcome} nameOf={nameOf} open={open} reader={reader} seats={table.seats.length} />
      {Extras && (
        <Extras
          game={open}
          view={open.view}
          module={open.module}
          moments={open.moments}
          names={names}
          whose={whoseScreen(now)}
        />
      )}
    </main>
  )
}

/** On a device of several nothing was anybody's alone. */
function whoseScreen({ table, game, yours }: Snapshot) {
  const [seat, another] = seatsOf(yours)
  return seat === undefined || another !== undefined ? undefined : { table: table!.id, game: game!.number, seat }
}

type Say = ReturnType<typeof usePageSay>
type NameOf = (party: Party) => string

function headline(outcome: Outcome | undefined, { yours }: Snapshot, nameOf: NameOf, say: Say): string {
  if (outcome === undefined || outcome.winners.length === 0) return say('result.nobody')
  const mine = seatsOf(yours)
  if (mine.length === 1) return say(outcome.winners.includes(mine[0]!) ? 'result.won' : 'result.lost')
  // In type this large no name breaks in two.
  const facts = { names: outcome.winners.map((party) => nameOf(party).replaceAll(' ', '\u00a0')).join(', ') }
  return say(outcome.winners.length === 1 ? 'result.winners' : 'result.winners.many', facts)
}

function stopReason({ moments }: Playthrough, say: Say): string {
  const stop = moments.findLast(({ happened }) => happened.type === 'stop')?.happened
  return stop?.type === 'stop' ? say(`result.stopped.${stop.because}`) : ''
}

/** When a game is over nothing is hidden any more: the log has it all. */
function useLaidOpen(table: string, game: Playthrough): Playthrough {
  const { number } = game
  const [laidOpen, setLaidOpen] = useState<Playthrough>(game)
  useEffect(() => {
    let isGone = false
    const open = async (): Promise<void> => {
      const finished = await finishedGame(replayId(table, number))
      if (isRefusal(finished) || isGone) return
      const { ReplayLink } = await import('../../link/replay.ts')
      const link = await ReplayLink.open(finished.text, finished.cast)
      if (isRefusal(link) || isGone) return
      link.goTo(link.last)
      setLaidOpen(link.snapshot().game!)
    }
    open().catch(() => undefined) // then what my eyes saw has to do
    return () => {
      isGone = true
    }
  }, [table, number])
  return laidOpen
}

function useBoard(game: string): Board | undefined {
  const [board, setBoard] = useState<Board>()
  useEffect(() => {
    let isGone = false
    loadBoard(game)
      .then((found) => {
        if (!isGone) setBoard(found)
      })
      .catch(() => undefined) // a result without ornament is a result
    return () => {
      isGone = true
    }
  }, [game])
  return board
}

function Ranking(it: {
  readonly outcome: Outcome | undefined
  readonly nameOf: NameOf
  readonly open: Playthrough
  readonly reader: Parameters<typeof sayText>[0]
  readonly seats: number
}) {
  const say = usePageSay()
  const places: readonly (readonly Party[])[] = it.outcome?.ranking ?? [Array.from({ length: it.seats }, (_, n) => n)]
  const scores = it.outcome?.scores
  const described = it.open.module.game.rules.describe(it.open.view)
  // Where nothing is counted there are sides and no places.
  const isSides = scores === undefined && places.length === 2
  let place = 1
  return (
    <table className="result-ranking">
      <caption className="unseen">{say('result.ranking')}</caption>
      <thead>
        <tr>
          <th scope="col">{say(isSides ? 'result.side' : 'result.place')}</th>
          <th scope="col">{say('result.player')}</th>
          {scores && <th scope="col">{it.reader.messages['score'] ?? say('result.score')}</th>}
        </tr>
      </thead>
      <tbody>
        {places.flatMap((parties) => {
          const at = place
          place += parties.length
          return parties.map((party, n) => (
            <tr key={party} data-won={it.outcome?.winners.includes(party)}>
              {isSides ? (
                n === 0 && (
                  <th scope="rowgroup" rowSpan={parties.length} className="result-side">
                    {say(it.outcome?.winners.includes(party) ? 'result.side.won' : 'result.side.lost')}
                  </th>
                )
              ) : (
                <td className="result-place">{it.outcome ? at : ''}</td>
              )}
              <td>
                <span className="result-player">
                  {typeof party === 'number' && <SeatChip seat={party} size={32} />}
                  <strong>{it.nameOf(party)}</strong>
                </span>
                {typeof party === 'number' && (
                  <span className="result-words">
                    {(described.seats[party] ?? [])
                      .filter(({ key }) => !key.endsWith('.help'))
                      .map((text) => sayText(it.reader, text))
                      .join(' · ')}
                  </span>
                )}
              </td>
              {scores && <td className="result-score">{scores[String(party)] ?? ''}</td>}
            </tr>
          ))
        })}
      </tbody>
    </table>
  )
}

function Next({ link, now, seeTable }: { readonly link: TableLink; readonly now: Snapshot; seeTable(): void }) {
  const say = usePageSay()
  const appSay = useSay()
  const language = useSettings((settings) => settings.language)
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState('')
  const table = now.table!
  const game = now.game!
  const names = namesOf(table)
  const local = isLocal(table.id)
  const mine = seatsOf(now.yours)
  const isUnderWay = table.series.played > 0 && table.series.played < table.series.of
  const isIn = mine.length > 0 && mine.every((seat) => table.seats[seat]!.ready)
  const others = table.seats.filter(({ ready, holder, host }) => holder?.kind === 'person' && (ready || host))

  const wish = async (wanted: Parameters<TableLink['wish']>[0]): Promise<void> => {
    const refused = await link.wish(wanted)
    setProblem(refused ? whyNot(refused, language, names) : '')
  }
  const save = async (): Promise<void> => {
    const finished = await finishedGame(replayId(table.id, game.number))
    if (isRefusal(finished)) setProblem(whyNot(finished, language, names))
    else download(`${table.game}-${game.number}.jsonl`, finished.text)
  }
  const leave = (): void => {
    if (!local && now.yours !== 0) void link.wish({ do: 'leave' })
    forgetVisit(table.id)
    navigate('/')
  }
  return (
    <section className="result-next" aria-label={say('result.rematch')}>
      <SeriesLine table={table} />
      {/* There from the beginning: who wants another game is announced to the others. */}
      {!local && (
        <p className="result-in" role="status">
          {others.length > 0 && say('result.in', { names: others.map(({ holder }) => holder!.name).join(', ') })}
        </p>
      )}
      <p className="room-problem" role="alert">
        {problem}
      </p>
      <div className="result-ways">
        {now.isHost ? (
          <Button look="primary" className="start-button" onClick={() => void wish({ do: 'start' })}>
            {say(isUnderWay ? 'result.series.next' : 'result.rematch')}
          </Button>
        ) : (
          mine.length > 0 &&
          has(now.yours, mine[0]!) && (
            <Button
              look={isIn ? 'plain' : 'primary'}
              className="start-button"
              aria-pressed={isIn}
              onClick={() => void wish({ do: 'ready', ready: !isIn })}
            >
              {say('result.ready')}
            </Button>
          )
        )}
        <Link href={`/replay/${replayId(table.id, game.number)}`} className="button">
          {say('result.review')}
        </Link>
        <Button onClick={seeTable}>{say('result.see-table')}</Button>
        <Button onClick={() => void save()}>{say('result.download')}</Button>
        {now.isHost && isUnderWay && (
          <Button onClick={() => void wish({ do: 'end-series' })}>{say('result.series.end')}</Button>
        )}
        {now.isHost && (
          <Link href="/" className="button">
            {say('result.change-game')}
          </Link>
        )}
        <Button look="quiet" onClick={leave}>
          {say('result.leave')}
        </Button>
      </div>
      <p className="unseen">{appSay(`game.${table.game as 'bang-dice'}`)}</p>
    </section>
  )
}

/** How a series stands. */
function SeriesLine({ table }: { readonly table: PublicTable }) {
  const say = usePageSay()
  const { of, played, wins, winners } = table.series
  if (of <= 1 || played === 0) return null
  const names = namesOf(table)
  const list = wins.map((count, seat) => `${names[seat]} ${count}`).join(', ')
  return (
    <p className="result-series">
      {say('result.series', { played, of, wins: list })}{' '}
      {winners && say('result.series.won', { names: winners.map((seat) => names[seat] ?? '').join(', ') })}
    </p>
  )
}
