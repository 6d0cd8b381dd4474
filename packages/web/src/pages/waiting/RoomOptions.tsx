import type { GameModule, SettingValue } from '@saloon/kernel'
import { useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import { Button } from '../../design/Button.tsx'
import { Sheet } from '../../design/Sheet.tsx'
import type { PublicTable, Snapshot } from '../../link/link.ts'
import { useSay } from '../../text/index.ts'
import { usePageSay } from '../../text/pages.ts'
import { type Draft, isMeant, PACES, type Pace } from '../new/draft.ts'
import { GameOptions, useValueName } from '../new/GameOptions.tsx'
import { OnlineOptions } from '../new/TableOptions.tsx'
import type { Room } from './use-room.ts'

/** What is played and how, in words; the host changes it, and everybody says again whether they are ready. */
export function RoomOptions({
  now,
  room,
  module,
}: {
  readonly now: Snapshot
  readonly room: Room
  readonly module: GameModule
}) {
  // prettier-ignore
  const say = usePageSay()
  const appSay = useSay()
  const language = useSettings((settings) => settings.language)
  const valueName = useValueName(module)
  const [isOpen, setOpen] = useState(false)
  const table = now.table!
  const { settings } = module.game.rules
  const messages = module.messages[language]
  // What is as the rulebook has it needs no line.
  const others = settings.filter(isMeant(table.options)).filter(({ key, usual }) => table.options[key] !== usual)
  return (
    <section className="room-options" aria-labelledby="room-options">
      <h2 id="room-options">{say('room.options')}</h2>
      <ul>
        {others.map(({ key }) => (
          <li key={key}>
            {say('room.setting', { name: messages[`setting.${key}`] ?? key })}{' '}
            <strong>{valueName(key, table.options[key] as SettingValue)}</strong>
          </li>
        ))}
        <li>{say(others.length === 0 ? 'room.standard' : 'room.standard-else')}</li>
        <li>{appSay(`clock.${table.clock}`)}</li>
        <li>{appSay(`talk.${table.talk}`)}</li>
        {table.series.of > 1 && <li>{say('new.series.of', { count: table.series.of })}</li>}
        {!table.aids && <li>{say('room.no-aids')}</li>}
        <li>{say(table.open ? 'room.in-lobby' : 'room.link-only')}</li>
        <li>{say(table.watchable ? 'room.watch-yes' : 'room.watch-no')}</li>
      </ul>
      {now.isHost && <Button onClick={() => setOpen(true)}>{say('room.change')}</Button>}
      {isOpen && (
        <Sheet title={say('room.options')} closeLabel={appSay('band.close')} onClose={() => setOpen(false)}>
          <Change table={table} room={room} module={module} />
        </Sheet>
      )}
    </section>
  )
}

const paceOf = (milliseconds: number): Pace =>
  (Object.keys(PACES) as Pace[]).find((pace) => PACES[pace] === milliseconds) ?? 'usual'

function Change({
  table,
  room,
  module,
}: {
  readonly table: PublicTable
  readonly room: Room
  readonly module: GameModule
}) {
  // prettier-ignore
  const { open, watchable, talk, clock, pace, series, takeBacks, ghosts, patient, aids } = table
  const draft: Draft = {
    company: 'friends',
    seats: [{ kind: 'friend' }, { kind: 'bot', bot: '', name: '' }],
    preset: 'house',
    options: table.options as Draft['options'],
    clock,
    talk,
    open,
    watchable,
    pace: paceOf(pace),
    freeUndo: false,
    series: series.of,
    takeBacks,
    ghosts,
    patient,
    aids,
  }
  return (
    <div className="room-change">
      {module.game.rules.settings.length > 0 && (
        <GameOptions
          module={module}
          draft={draft}
          onChange={(options) => void room.wish({ do: 'set-options', options })}
        />
      )}
      <OnlineOptions
        draft={draft}
        onChange={(part) => {
          const wanted = { ...draft, ...part }
          const { open, watchable, talk, clock, series, takeBacks, ghosts, patient, aids } = wanted
          const extras = { series, takeBacks, ghosts, patient, aids }
          void room.wish({ do: 'set-table', open, watchable, talk, clock, pace: PACES[wanted.pace], ...extras })
        }}
      />
      <p className="room-problem" role="alert">
        {room.problem}
      </p>
    </div>
  )
}
