import { useEffect, useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { useSay } from '../../text/index.ts'
import './states.css'

/** Longer than this, and one wants to know that it isn't forgotten. */
const LATE = 3_000

/** Blank seats at once: never an empty page. */
export function Loading({ again = () => location.reload() }: { readonly again?: () => void }) {
  const say = useSay()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main id="main" className="page loading">
      <div className="loading-seats" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((seat) => (
          <div key={seat} className="loading-seat" />
        ))}
      </div>
      <h1 className="unseen">{say('loading')}</h1>
      <p role="status">{say(isLate ? 'loading.late' : 'loading')}</p>
      {isLate && <Button onClick={again}>{say('loading.again')}</Button>}
    </main>
  )
}
