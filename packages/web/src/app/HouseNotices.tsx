import { useHouseNotices, putAnnouncementAway, warningsRead } from './notices.ts'
import { Button } from '../design/Button.tsx'
import { useSay } from '../text/index.ts'
import { useSettings } from './settings.ts'

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
        <div className="app-band band-house" data-urgent>
          <p role="alert">
            {warnings.map(({ id, reason, text }) => (
              <span key={id}>
                {say('band.warning', { why: say(`reason.${reason}`) })} {text}{' '}
              </span>
            ))}
          </p>
          <Button look="quiet" onClick={() => void warningsRead()}>
            {say('band.warning.read')}
          </Button>
        </div>
      )}
    </>
  )
}
