import { useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { Toggle } from '../../design/form.tsx'
import { useAdminSay } from '../../text/admin.ts'
import { type Arrangements, useDate, useDeed, useOffice } from './office.ts'

const FEATURES = ['public-lobby', 'free-chat', 'new-tables', 'new-guests'] as const

/** What is switched on, how long games are kept, and copies of everything. */
export function HousePanel() {
  const say = useAdminSay()
  const date = useDate()
  const { value, problem, again } = useOffice<Arrangements>('house')
  const { said, carryOut } = useDeed()
  const [wanted, setWanted] = useState<Readonly<Record<string, boolean>>>({}) // shown before the house has answered
  if (value === undefined) return <p role="alert">{problem}</p>
  const flip = async (feature: string, on: boolean): Promise<void> => {
    setWanted({ ...wanted, [feature]: on })
    const done = await carryOut(`switches/${feature}`, { method: 'PUT', body: { on } }, say('done'))
    if (!done) setWanted({ ...wanted, [feature]: !on })
    again()
  }
  const backUp = async (): Promise<void> => {
    await carryOut('backups', { method: 'POST' }, say('done'))
    again()
  }
  return (
    <>
      <p role="status">{said}</p>
      <h3>{say('house.switches')}</h3>
      {FEATURES.map((feature) => (
        <Toggle
          key={feature}
          label={say(`switch.${feature}`)}
          checked={wanted[feature] ?? value.switches[feature] ?? true}
          onChange={(on) => void flip(feature, on)}
        />
      ))}
      <h3>{say('house.retention')}</h3>
      <p>{value.keepDays === null ? say('house.keep-ever') : say('house.keep-days', { days: value.keepDays })}</p>
      <h3>{say('house.backups')}</h3>
      {value.backups.length === 0 && <p>{say('house.no-backups')}</p>}
      <ul>
        {value.backups.map(({ name, bytes, at }) => (
          <li key={name}>{say('house.backup', { name, size: Math.round(bytes / 10_000) / 100, date: date(at) })}</li>
        ))}
      </ul>
      <Button onClick={() => void backUp()}>{say('house.back-up')}</Button>
    </>
  )
}
