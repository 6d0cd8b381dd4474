import { useSay } from '../../text/index.ts'
import { isGameId } from '../../games/catalogue.ts'
import { NotFound } from '../states/NotFound.tsx'

export default function RulesPage({ game }: { readonly game: string }) {
  const say = useSay()
  if (!isGameId(game)) return <NotFound />
  return (
    <main id="main" className="page narrow">
      <h1>{say(`game.${game}`)}</h1>
      <p>{say(`line.${game}`)}</p>
    </main>
  )
}
