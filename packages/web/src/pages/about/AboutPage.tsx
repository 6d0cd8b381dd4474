import { useSay } from '../../text/index.ts'

export default function AboutPage() {
  const say = useSay()
  return (
    <main id="main" className="page narrow">
      <h1>{say('saloon')}</h1>
    </main>
  )
}
