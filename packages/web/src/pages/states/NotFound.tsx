import { Link } from 'wouter'
import { useSay } from '../../text/index.ts'

export function NotFound() {
  const say = useSay()
  return (
    <main id="main" className="page narrow">
      <h1>{say('not-found.title')}</h1>
      <p>{say('not-found.text')}</p>
      <Link href="/">{say('not-found.home')}</Link>
    </main>
  )
}
