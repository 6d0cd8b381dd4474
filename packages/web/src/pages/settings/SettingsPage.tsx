import { useSay } from '../../text/index.ts'

export default function SettingsPage() {
  const say = useSay()
  return (
    <main id="main" className="page narrow">
      <h1>{say('header.settings')}</h1>
    </main>
  )
}
