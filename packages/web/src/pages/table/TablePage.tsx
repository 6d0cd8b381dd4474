// A table's page, at one address for its whole life: waiting room, game, result.

import { lazy, startTransition, Suspense, useEffect, useState } from 'react'
import { Header } from '../../app/Header.tsx'
import { isLocal } from '../../link/local-id.ts'
import { noteVisit } from '../home/under-way.ts'
import { Loading } from '../states/Loading.tsx'
import { useTable } from './useTable.ts'

const Frame = lazy(async () => ({ default: (await import('../../table/frame/Frame.tsx')).Frame }))
const WaitingRoom = lazy(async () => ({ default: (await import('../waiting/WaitingRoom.tsx')).WaitingRoom }))
const NoTable = lazy(async () => ({ default: (await import('./NoTable.tsx')).NoTable }))
const Result = lazy(async () => ({ default: (await import('../result/Result.tsx')).Result }))

interface TablePageProps {
  readonly code: string
  readonly as: 'player' | 'watch' | 'moderator'
}

export default function TablePage({ code, as }: TablePageProps) {
  const { link, now, refusal, again } = useTable(code, as)
  const { table, game, yours } = now
  const wasOver = useWasOver(table?.phase, game?.number)
  const [shown, setShown] = useState<'table' | 'result'>() // what somebody has chosen since the game was over
  const isOver = table?.phase === 'over' && game !== undefined
  useEffect(() => {
    if (!isOver) setShown(undefined)
  }, [isOver])
  const seated = table !== undefined && yours !== 0 && !isLocal(code) ? table.id : undefined
  useEffect(() => {
    if (seated !== undefined) noteVisit(seated)
  }, [seated])

  if (refusal) {
    return (
      <>
        <Header />
        <Suspense fallback={<Loading />}>
          <NoTable code={code} refusal={refusal} again={again} here={() => link?.retry()} />
        </Suspense>
      </>
    )
  }
  if (link === undefined || table === undefined) return <Loading again={again} />
  const mayShowResult = isOver && (shown ?? (wasOver ? 'result' : 'table')) === 'result'
  return (
    <Suspense fallback={<Loading />}>
      {game === undefined ? (
        <>
          <Header />
          <WaitingRoom link={link} now={now} />
        </>
      ) : mayShowResult ? (
        <>
          <Header />
          <Result link={link} now={now} seeTable={() => setShown('table')} />
        </>
      ) : (
        <Frame link={link} onEnd={() => startTransition(() => setShown((chosen) => chosen ?? 'result'))} />
      )}
    </Suspense>
  )
}

/** Whether this game was over when we came: then there is nothing to show before its result. */
function useWasOver(phase: string | undefined, game: number | undefined): boolean {
  const [seenRunning, setSeenRunning] = useState<number>()
  useEffect(() => {
    if (phase === 'playing') setSeenRunning(game)
  }, [phase, game])
  return phase === 'over' && game !== undefined && seenRunning !== game
}
