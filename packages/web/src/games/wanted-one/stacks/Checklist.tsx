// What it takes to win, and what of it somebody has: four posters and the One. Always in sight.

import { has, type Seat } from '@saloon/kernel'
import { GANGS } from '@saloon/wanted-one'
import { One, WantedToken } from '../../../art/signs/Prizes.tsx'
import type { Seen } from '../table.ts'
import { useWords } from '../text/words.ts'

export function Checklist({ view, seat, size }: { readonly view: Seen; readonly seat: Seat; readonly size: number }) {
  const words = useWords()
  const { wanted } = view.players[seat]!
  const holdsOne = view.one === seat
  return (
    <ul className="wo-checklist" aria-label={words('checklist')}>
      {GANGS.map((key, gang) => (
        <li key={key} data-won={has(wanted, gang) || undefined}>
          <WantedToken
            gang={gang}
            size={size}
            label={words(has(wanted, gang) ? 'tokens.have' : 'tokens.lack', { gang })}
          />
        </li>
      ))}
      <li data-won={holdsOne || undefined} className="wo-one">
        <One size={Math.round(size * 1.25)} label={words(holdsOne ? 'one.have' : 'one.lack')} />
      </li>
    </ul>
  )
}
