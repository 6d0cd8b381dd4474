import { memo } from 'react'
import { useStore } from 'zustand'
import type { Announcer } from './use-announcer.ts'

/** Where a screen reader listens. */
export const LiveRegions = memo(function LiveRegions({ announcer }: { readonly announcer: Announcer }) {
  const { polite, urgent } = useStore(announcer.now)
  return (
    <>
      <div className="unseen" role="status" aria-live="polite">
        {polite}
      </div>
      <div className="unseen" role="alert" aria-live="assertive">
        {urgent}
      </div>
    </>
  )
})
