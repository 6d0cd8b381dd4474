import { type Refusal, isRefusal } from '@saloon/kernel'
import { useCallback, useEffect, useState } from 'react'
import type { Snapshot, TableLink } from '../../link/link.ts'
import { openLink } from '../../link/open.ts'
import { useSnapshot } from '../../link/use-snapshot.ts'

export interface OpenTable {
  readonly link: TableLink | undefined
  readonly now: Snapshot
  readonly refusal: Refusal | undefined
  again(): void
}

/** The table behind a code, for as long as somebody looks. */
export function useTable(code: string, as: 'player' | 'watch' | 'moderator'): OpenTable {
  const [opened, setOpened] = useState<TableLink | Refusal | undefined>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isGone = false
    let link: TableLink | undefined
    void openLink(code, as).then((found) => {
      if (!isRefusal(found)) link = found
      if (isGone) link?.close()
      else setOpened(found)
    })
    return () => {
      isGone = true
      link?.close()
    }
  }, [code, as, tries])
  const link = opened !== undefined && !isRefusal(opened) ? opened : undefined
  const now = useSnapshot(link)
  const again = useCallback(() => {
    setOpened(undefined)
    setTries((n) => n + 1)
  }, [])
  const refusal = opened !== undefined && isRefusal(opened) ? opened : now.refusal
  return { link, now, refusal, again }
}
