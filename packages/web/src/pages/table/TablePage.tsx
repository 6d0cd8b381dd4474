// One address for the life of a table: the waiting room, the game, the result.

import { useSay } from '../../text/index.ts'

export default function TablePage({ code }: { readonly code: string; readonly watch: boolean }) {
  const say = useSay()
  return (
    <main id="main" className="page narrow">
      <h1>{code}</h1>
      <p role="status">{say('loading')}</p>
    </main>
  )
}
