import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../design/Button.tsx'
import { Select } from '../../design/form.tsx'
import { HoldButton } from '../../design/HoldButton.tsx'
import { useAdminSay } from '../../text/admin.ts'
import { useSay } from '../../text/index.ts'
import { type SeenTable, useDeed, useOffice } from './office.ts'

const PHASES = ['waiting', 'playing', 'over', 'closed'] as const

/** All tables that are kept: to look on, to freeze, to close. */
export function Tables() {
  const say = useAdminSay()
  const [phase, setPhase] = useState<'' | (typeof PHASES)[number]>('playing')
  const [after, setAfter] = useState('')
  const query = new URLSearchParams({ ...(phase !== '' && { phase }), ...(after !== '' && { after }) }).toString()
  const { value, problem, again } = useOffice<{ tables: readonly SeenTable[]; next: string | null }>(`tables?${query}`)
  const next = value?.next ?? null
  return (
    <>
      <div className="office-filter">
        <Select
          label={say('tables.phase')}
          value={phase}
          options={[
            { value: '', label: say('tables.any') },
            ...PHASES.map((one) => ({ value: one, label: say(`phase.${one}`) })),
          ]}
          onChange={(wanted) => {
            setAfter('')
            setPhase(wanted)
          }}
        />
        <Button onClick={again}>{say('again')}</Button>
      </div>
      <p role="alert">{problem}</p>
      {value?.tables.length === 0 && <p>{say('none')}</p>}
      <ul className="office-list">
        {value?.tables.map((seen) => (
          <TableRow key={seen.table.id} seen={seen} onDone={again} />
        ))}
      </ul>
      {next !== null && <Button onClick={() => setAfter(next)}>{say('more')}</Button>}
    </>
  )
}

function TableRow({ seen, onDone }: { readonly seen: SeenTable; onDone(): void }) {
  const say = useAdminSay()
  const appSay = useSay()
  const { said, carryOut } = useDeed()
  const { table, players, watching } = seen
  const code = table.invite
  const act = async (what: 'freeze' | 'thaw' | 'close'): Promise<void> => {
    await carryOut(`tables/${table.id}/actions`, { body: { do: what } }, say('done'))
    onDone()
  }
  const freezing = table.frozen ? 'thaw' : 'freeze'
  return (
    <li>
      <h3>
        {code} · {appSay(`game.${table.game as 'bang-dice'}`)}{' '}
        <span className="office-tag">{say(`phase.${table.phase}`)}</span>{' '}
        {table.frozen && <span className="office-tag office-tag-bad">{say('tables.frozen')}</span>}
      </h3>
      <p>
        {table.seats.map(({ holder }, seat) => {
          const player = players[seat]
          if (!holder) return null
          return (
            <span key={seat} className="office-seat">
              {player ? (
                <Link href={`/admin/players/${player}`}>{holder.name}</Link>
              ) : (
                say('tables.bot', { name: holder.name })
              )}
            </span>
          )
        })}
        <span className="office-quiet">
          {say('tables.watching')}: {watching}
        </span>
      </p>
      <div className="office-ways" role="group" aria-label={say('tables.do', { code })}>
        <Link className="button" href={`/t/${table.id}/moderator`} aria-label={say('tables.look-on.at', { code })}>
          {say('tables.look-on')}
        </Link>
        {table.phase !== 'closed' && (
          <>
            <Button
              aria-label={say('tables.act.at', { what: say(`tables.${freezing}`), code })}
              onClick={() => void act(freezing)}
            >
              {say(`tables.${freezing}`)}
            </Button>
            <HoldButton
              label={say('tables.close')}
              holdingLabel={say('tables.close')}
              onHeld={() => void act('close')}
            />
          </>
        )}
        <span role="status">{said}</span>
      </div>
    </li>
  )
}
