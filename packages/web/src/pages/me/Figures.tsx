// What the games of this browser add up to: how many were won, personal bests, and how it goes lately.

import { useAccountSay } from '../../text/account.ts'
import { useSay } from '../../text/index.ts'
import { usePageSay } from '../../text/pages.ts'
import type { KeptGame } from '../../link/worker/local-store.ts'
import { Details } from './Details.tsx'
import { figuresOf } from './ledger.ts'

const COLUMNS = ['me.played', 'me.won', 'me.rate', 'me.best', 'me.streak', 'me.lately'] as const

export function Figures({ games }: { readonly games: readonly KeptGame[] }) {
  const say = usePageSay()
  const accountSay = useAccountSay()
  const appSay = useSay()
  const figures = figuresOf(games)
  if (figures.length === 0) return null
  return (
    <section aria-labelledby="me-figures">
      <h2 id="me-figures">{say('me.figures')}</h2>
      <div className="me-wide" tabIndex={0} role="region" aria-labelledby="me-figures">
        <table className="result-ranking me-figures">
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{say('me.figures')}</span>
              </th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {say(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map((it) => (
              <tr key={it.game}>
                <th scope="row">{appSay(`game.${it.game}`)}</th>
                <td>{it.games}</td>
                <td>{it.wins}</td>
                <td>{say('per-cent', { n: Math.round((it.wins / it.games) * 100) })}</td>
                <td>{it.scores?.best ?? accountSay('none')}</td>
                <td>{it.streak}</td>
                <td>
                  <Lately results={it.lately} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {figures.map((it) => (
        <Details key={it.game} of={it} />
      ))}
    </section>
  )
}

/** A full mark for each game won, an empty one for each that wasn't. */
function Lately({ results }: { readonly results: readonly boolean[] }) {
  const say = usePageSay()
  const label = say('me.lately.of', { n: results.length, won: results.filter(Boolean).length })
  return (
    <span className="me-lately" role="img" aria-label={label} title={label}>
      {results.map((isWon, n) => (
        <span key={n} data-won={isWon} />
      ))}
    </span>
  )
}
