// A role as far as it is known; where it isn't, what I think it is: a private note that changes with every press, and has room for words by a long one.

import type { Seat } from '@saloon/kernel'
import { useEffect } from 'react'
import { RoleSign, UnknownRole } from '../../../art/marks/RoleSign.tsx'
import { useTable } from '../../../table/frame/context.ts'
import { useLongPress } from '../../../table/hooks/use-long-press.ts'
import { guessOf, notebookOf, useNotebook } from '../notes/guesses.ts'
import { type Seen, roleOf } from '../table.ts'
import { useWords } from '../text/words.ts'

interface RoleBadgeProps {
  readonly view: Seen
  readonly seat: Seat
  readonly me: Seat | undefined
  readonly size: number
}

export function RoleBadge({ view, seat, me, size }: RoleBadgeProps) {
  const { voice } = useTable()
  const role = roleOf(view, seat)
  if (role !== undefined)
    return (
      <span className="wa-role">
        <RoleSign role={role} size={size} label={voice.say({ key: `role.${role}` })} />
      </span>
    )
  if (me === undefined)
    return (
      <span className="wa-role">
        <UnknownRole size={size} label={voice.say({ key: 'role.hidden' })} />
      </span>
    )
  return <GuessBadge view={view} seat={seat} me={me} size={size} />
}

export function useGuesses(me: Seat | undefined): ReturnType<typeof useNotebook.getState> {
  const { table, game } = useTable()
  const notebook = useNotebook()
  const { open } = notebook
  useEffect(() => open(notebookOf(table.id, game.number, me)), [open, table.id, game.number, me])
  return notebook
}

function GuessBadge({ view, seat, me, size }: RoleBadgeProps) {
  const { voice, tell, openSheet } = useTable()
  const say = useWords()
  const { noted, turnPage } = useGuesses(me)
  const press = useLongPress(() => openSheet({ dossier: seat }))
  const guess = guessOf(noted, seat)
  const words = (of: typeof guess): string =>
    of === undefined ? say('notes.guess.none') : voice.say({ key: `role.${of}` })
  return (
    <button
      type="button"
      className="wa-role wa-guess"
      data-guess={guess}
      aria-label={say('notes.guess', { seat, guess: words(guess) })}
      {...press.handlers}
      onClick={() => {
        if (press.wasLong()) return
        turnPage(seat, view.turns)
        tell(say('notes.guess', { seat, guess: words(guessOf(useNotebook.getState().noted, seat)) }))
      }}
    >
      {guess === undefined ? <UnknownRole size={size} /> : <RoleSign role={guess} size={size} />}
    </button>
  )
}
