import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../design/Button.tsx'
import { useAdminSay } from '../../text/admin.ts'
import { type Player, useDate, useOffice } from './office.ts'
import { PlayerActions } from './PlayerActions.tsx'
import { ReportCard } from './Reports.tsx'

/** Somebody, how they stand, and what was reported about them. */
export function Players({ player }: { readonly player: string }) {
  const say = useAdminSay()
  const [, navigate] = useLocation()
  const [id, setId] = useState(player)
  const find = (event: FormEvent): void => {
    event.preventDefault()
    navigate(`/admin/players/${encodeURIComponent(id.trim())}`)
  }
  return (
    <>
      <form className="office-form" onSubmit={find}>
        <label>
          {say('players.find')}
          <input className="well" value={id} maxLength={40} onChange={({ target }) => setId(target.value)} />
        </label>
        <Button type="submit">{say('players.find.go')}</Button>
      </form>
      {player === '' ? <p>{say('players.none')}</p> : <PlayerCard key={player} player={player} />}
    </>
  )
}

function PlayerCard({ player }: { readonly player: string }) {
  const say = useAdminSay()
  const date = useDate()
  const { value, problem, again } = useOffice<Player>(`players/${player}`)
  if (value === undefined) return <p role="alert">{problem}</p>
  const { name, created, lastSeen, language, standing, reports } = value
  const until = (moment: number | null): string =>
    moment === null ? say('players.until-lifted') : say('players.until', { date: date(moment) })
  const isGood = standing.warnings.length === 0 && !standing.muted && !standing.blocked
  return (
    <article>
      <h3>{name}</h3>
      <p className="office-quiet">
        <code>{player}</code>
      </p>
      <p>{say('players.known', { created: date(created), seen: date(lastSeen), language })}</p>
      <h4>{say('players.standing')}</h4>
      {isGood && <p>{say('players.good')}</p>}
      <ul>
        {(['muted', 'blocked'] as const).map((which) => {
          const penalty = standing[which]
          return (
            penalty && (
              <li key={which}>
                {say(`players.${which}`, { reason: say(`reason.${penalty.reason}`), until: until(penalty.until) })}
              </li>
            )
          )
        })}
        {standing.warnings.map(({ id, at, reason, text, seen }) => (
          <li key={id}>
            {say('players.warning', { date: date(at), reason: say(`reason.${reason}`), text })}{' '}
            {seen && <span className="office-tag">{say('players.warning.seen')}</span>}
          </li>
        ))}
      </ul>
      <PlayerActions player={player} onDone={again} />
      {reports.length > 0 && (
        <>
          <h4>{say('players.reports')}</h4>
          <ul className="office-list">
            {reports.map((report) => (
              <li key={report.id}>
                <ReportCard report={report} onDone={again} />
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  )
}
