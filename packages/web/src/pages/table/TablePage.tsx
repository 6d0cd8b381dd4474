// One address for the life of a table: the waiting room, the game, the result.

import { lazy, Suspense } from 'react'
import { Loading } from '../states/Loading.tsx'
import { useTable } from './useTable.ts'

const Frame = lazy(async () => ({ default: (await import('../../table/Frame.tsx')).Frame }))

export default function TablePage({ code, watch }: { readonly code: string; readonly watch: boolean }) {
  const { link, now, refusal } = useTable(code, watch)
  if (refusal) {
    return (
      <main id="main" className="page narrow">
        <h1>{refusal.code}</h1>
      </main>
    )
  }
  if (link === undefined || now.table === undefined || now.game === undefined) return <Loading />
  return (
    <Suspense fallback={<Loading />}>
      <Frame link={link} onEnd={() => undefined} />
    </Suspense>
  )
}
