import { SeatChip } from '../../art/marks/Mark.tsx'
import { useTable } from '../frame/context.ts'
import { useNotes } from './notes.ts'

export function Notes() {
  const { names, voice, board, view, module, me, choice } = useTable()
  const [notes, write] = useNotes()
  const { Notes: Known } = board
  return (
    <div className="notes">
      {Known && <Known view={view} module={module} me={me} choice={choice} />}
      <p className="notes-hint">{voice.t('dossier.note-hint')}</p>
      {names.map((name, seat) => (
        <label key={seat}>
          <span>
            <SeatChip seat={seat} size={22} /> {name}
          </span>
          <textarea
            rows={2}
            maxLength={500}
            value={notes[seat] ?? ''}
            onChange={({ target }) => write(seat, target.value)}
          />
        </label>
      ))}
    </div>
  )
}
