import { lazy, Suspense } from 'react'
import { Button } from '../design/Button.tsx'
import { useSay } from '../text/index.ts'
import { putAnnouncementAway, useHouseNotices } from './notices.ts'
import { useSettings } from './settings.ts'

const Warnings = lazy(async () => ({ default: (await import('./Warnings.tsx')).Warnings }))

/** What the house has to say, on every page: one closes it when one has read it. */
export function HouseNotices() {
  const say = useSay()
  const language = useSettings((settings) => settings.language)
  const { announcements, warnings } = useHouseNotices()
  return (
    <>
      {announcements.map(({ id, texts, urgent }) => (
        <div key={id} className="app-band band-house" data-urgent={urgent || undefined}>
          <p role={urgent ? 'alert' : undefined}>{texts[language]}</p>
          <Button look="quiet" onClick={() => putAnnouncementAway(id)}>
            {say('band.close')}
          </Button>
        </div>
      ))}
      {warnings.length > 0 && (
        <Suspense fallback={null}>
          <Warnings warnings={warnings} />
        </Suspense>
      )}
    </>
  )
}
