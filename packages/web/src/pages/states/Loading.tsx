import { useSay } from '../../text/index.ts'

export function Loading() {
  const say = useSay()
  return (
    <main id="main" className="page">
      <p role="status">{say('loading')}</p>
    </main>
  )
}
