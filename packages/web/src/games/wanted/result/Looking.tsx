// What was only mine during the game, laid beside the truth: guesses about roles, bets from Boot Hill.

import type { Seat } from '@saloon/kernel'
import type { Reason, Role } from '@saloon/wanted'
import { SeatChip } from '../../../art/marks/Mark.tsx'
import type { Moment } from '../../../link/link.ts'
import { ResultSection } from '../../shared/ResultParts.tsx'
import { type Settled, bookOf, readBets, settle } from '../notes/bets.ts'
import { accuracyOf, guessOf, notebookOf, readNotebook } from '../notes/guesses.ts'
import type { Say } from '../text/words.ts'

/** Which game, and whose screen. */
export interface Whose {
  readonly table: string
  readonly game: number
  readonly seat: Seat
}

export function NotesAndTruth({
  whose,
  roles,
  say,
}: {
  readonly whose: Whose
  readonly roles: readonly Role[]
  readonly say: Say
}) {
  const noted = readNotebook(notebookOf(whose.table, whose.game, whose.seat))
  const accuracy = accuracyOf(noted, roles)
  const final = accuracy.at(-1)
  if (final === undefined || final.all === 0) return null
  return (
    <ResultSection title={say('result.suspicion')}>
      <p>{say('result.suspicion.why', { right: final.right, all: final.all })}</p>
      <ul className="wa-truth">
        {roles.map((role, seat) => {
          const guess = guessOf(noted, seat)
          if (guess === undefined) return null
          return (
            <li key={seat} data-right={guess === role || undefined}>
              <SeatChip seat={seat} size={20} />{' '}
              {say('result.suspicion.row', { seat, guess: say(`guess.${guess}`), role })}
            </li>
          )
        })}
      </ul>
      {accuracy.length > 1 && (
        <ol className="wa-truth wa-small">
          {accuracy.map(({ turn, right, all }) => (
            <li key={turn}>{say('result.suspicion.time', { turn, right, all })}</li>
          ))}
        </ol>
      )}
    </ResultSection>
  )
}

interface BetsProps {
  readonly whose: Whose
  readonly moments: readonly Moment[]
  readonly won: Reason
  readonly say: Say
}

export function BetsSettled({ whose, moments, won, say }: BetsProps) {
  const bets = readBets(bookOf(whose.table, whose.game, whose.seat))
  const settled = settle(bets, moments, won)
  const rows: readonly (readonly [keyof Settled, string])[] = [
    ...(bets.winner === undefined
      ? []
      : [['winner', say('result.bet.winner', { what: say(`ghost.${bets.winner}`) })] as const]),
    ...(bets.next === undefined ? [] : [['next', say('result.bet.next', { seat: bets.next })] as const]),
    ...(bets.dynamite === undefined
      ? []
      : [['dynamite', say('result.bet.dynamite', { what: say(bets.dynamite ? 'ghost.yes' : 'ghost.no') })] as const]),
  ]
  if (rows.length === 0) return null
  return (
    <ResultSection title={say('result.bets')}>
      <ul className="wa-truth">
        {rows.map(([bet, words]) => (
          <li key={bet} data-right={settled[bet] || undefined}>
            {words} <strong>{say(settled[bet] ? 'result.bet.right' : 'result.bet.wrong')}</strong>
          </li>
        ))}
      </ul>
    </ResultSection>
  )
}
