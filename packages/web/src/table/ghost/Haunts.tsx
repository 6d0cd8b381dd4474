// What a ghost sends across the table is seen for a moment. The talk says the same.

import { Suspense, lazy, useEffect, useState } from 'react'
import { useTable } from '../frame/context.ts'
import { hauntOf } from './haunt.ts'

const Haunting = lazy(() => import('./Haunting.tsx'))

const LASTS = 5000

export function Haunts() {
  const { snapshot } = useTable()
  const last = snapshot.said.findLast((said) => hauntOf(said) !== undefined)
  const [seen, see] = useState(last?.id) // what was sent before one came is over
  useEffect(() => {
    if (last === undefined || last.id === seen) return
    const timer = setTimeout(() => see(last.id), LASTS)
    return () => clearTimeout(timer)
  }, [last, seen])
  if (last === undefined || last.id === seen) return null
  return (
    <Suspense fallback={null}>
      <Haunting key={last.id} said={last} />
    </Suspense>
  )
}
