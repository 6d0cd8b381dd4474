import { Button } from '../design/Button.tsx'
import { useWarningSay } from '../text/warnings.ts'
import { type Warning, warningsRead } from './notices.ts'

/** What a moderator has told us, until we say that we have read it. */
export function Warnings({ warnings }: { readonly warnings: readonly Warning[] }) {
  const say = useWarningSay()
  return (
    <div className="app-band band-house" data-urgent>
      <p role="alert">
        {warnings.map(({ id, reason, text }) => (
          <span key={id}>
            {say('warning.is', { why: say(`reason.${reason}`) })} {text}{' '}
          </span>
        ))}
      </p>
      <Button look="quiet" onClick={() => void warningsRead()}>
        {say('warning.read')}
      </Button>
    </div>
  )
}
