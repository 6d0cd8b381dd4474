// A link's snapshot as a React hook. A step is rendered as a transition, which a touch may interrupt: on a phone rendering a
// whole table takes longer than anybody should wait for a reaction.

import { startTransition, useEffect, useState } from 'react'
import { NOTHING_YET, type Snapshot, type TableLink } from './link.ts'

type Shown = Pick<TableLink, 'snapshot' | 'subscribe'>

export function useSnapshot(link: Shown | undefined): Snapshot {
  const [shown, show] = useState<{ readonly of: Shown; readonly snapshot: Snapshot }>()
  useEffect(() => {
    if (link === undefined) return
    const changed = (): void => startTransition(() => show({ of: link, snapshot: link.snapshot() }))
    changed() // what was told before anybody listened
    return link.subscribe(changed)
  }, [link])
  if (link === undefined) return NOTHING_YET
  return shown?.of === link ? shown.snapshot : link.snapshot()
}
