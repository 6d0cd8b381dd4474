// What the games of this browser add up to: how many were won, personal bests, and how it goes lately.

import { useAccountSay } from '../../text/account.ts'
import { useSay } from '../../text/index.ts'
import { usePageSay } from '../../text/pages.ts'
import type { KeptGame } from '../../link/worker/local-store.ts'
import { FiguresSection } from './FiguresSection.tsx'
import { figuresOf } from './ledger.ts'

const COLUMNS = ['me.played', 'me.won', 'me.rate', 'me.best', 'me.streak', 'me.lately'] as const

export function Figures({ games }: { readonly games: readonly KeptGame[] }) {
  const say = usePageSay()
  const accountSay = useAccountSay()
  const appSay = useSay()
  const figures = figuresOf(games)
  if (figures.length === 0) return null
  return (
    <FiguresSection
      id="me-figures"
      title={say('me.figures')}
      columns={[
        <span key="game" className="unseen">
          {say('me.figures')}
        </span>,
        ...COLUMNS.map((column) => say(column)),
      ]}
      of={figures}
      row={(it) => (
        <>
          <th scope="row">{appSay(`game.${it.game}`)}</th>
          <td>{it.games}</td>
          <td>{it.wins}</td>
          <td>{say('per-cent', { n: Math.round((it.wins / it.games) * 100) })}</td>
          <td>{it.scores?.best ?? accountSay('none')}</td>
          <td>{it.streak}</td>
          <td>
            <Lately results={it.lately} />
          </td>
        </>
      )}
    />
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
