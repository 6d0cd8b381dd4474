// Everything one may know about a seat: what the game says of it, what happened between us, and my own note.

import { levelSaid } from '@saloon/bots/personality'
import { type Seat, has } from '@saloon/kernel'
import { useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { useTable } from '../frame/context.ts'
import { describedIn } from '../frame/described.ts'
import { useNotes } from '../chat/notes.ts'
import { Report } from '../chat/Report.tsx'
import { Sentence } from '../log/Sentence.tsx'

const MOST_LINES = 12

export function Dossier({ seat }: { readonly seat: Seat }) {
  const { voice, module, view, lines, me, yours, table, wish, names } = useTable()
  const [notes, write] = useNotes()
  const [isMuted, setMuted] = useState(false)
  const words = describedIn(module.game, view).seats[seat] ?? []
  const between = me === undefined ? [] : lines.filter(({ seats }) => seats.includes(me) && seats.includes(seat))
  const isOther = !has(yours, seat)
  const holder = table.seats[seat]?.holder
  const level = holder?.kind === 'bot' ? levelSaid(holder) : null
  return (
    <div className="dossier">
      {level !== null && <p>{voice.t(`dossier.bot.${level}`)}</p>}
      <ul>
        {words.map((text, i) => (
          <li key={i}>{voice.say(text)}</li>
        ))}
      </ul>
      {isOther && me !== undefined && (
        <section>
          <h3>{voice.t('dossier.history', { seat })}</h3>
          {between.length === 0 && <p>{voice.t('dossier.no-history')}</p>}
          <ul>
            {between.slice(-MOST_LINES).map((line) => (
              <li key={line.id}>
                <Sentence text={line.text} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <label>
        {voice.t('dossier.note')}
        <textarea
          rows={3}
          maxLength={500}
          value={notes[seat] ?? ''}
          onChange={({ target }) => write(seat, target.value)}
        />
      </label>
      <p>{voice.t('dossier.note-hint')}</p>
      {isOther && table.talk !== 'none' && holder?.kind === 'person' && (
        <Button
          aria-pressed={isMuted}
          onClick={() => {
            void wish({ do: 'mute', seat, muted: !isMuted })
            setMuted(!isMuted)
          }}
        >
          {voice.t(isMuted ? 'dossier.unmute' : 'dossier.mute')}
        </Button>
      )}{' '}
      {isOther && holder?.kind === 'person' && <Report about={{ seat }} name={names[seat]!} />}
    </div>
  )
}
