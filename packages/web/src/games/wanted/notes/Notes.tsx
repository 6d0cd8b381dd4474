// What helps to find out who is who: roles left, my own guesses, and who did what to whom.

import { type Seat, has } from '@saloon/kernel'
import { ROLES, ROLES_BY_SEATS, type Role } from '@saloon/wanted'
import { SeatChip } from '../../../art/marks/Mark.tsx'
import { RoleSign } from '../../../art/marks/RoleSign.tsx'
import { useTable } from '../../../table/frame/context.ts'
import type { BoardProps } from '../../board.ts'
import { Wide } from '../../shared/ResultParts.tsx'
import { type Acts, actsOf } from './acts.ts'
import './notes.css'
import { RoleBadge } from '../seats/RoleBadge.tsx'
import { type Seen, roleOf, seen } from '../table.ts'
import { useWords } from '../text/words.ts'

export function Notes({ view: any, me }: BoardProps) {
  const view = seen(any)
  const { table } = useTable()
  const say = useWords()
  return (
    <div className="wa-notes">
      <RolesLeft view={view} />
      <Guesses view={view} me={me} />
      {table.aids ? <WhoDidWhat seats={view.players.length} /> : <p>{say('notes.off')}</p>}
    </div>
  )
}

/** How many of each role are in the game, and which of them everybody has seen. */
function RolesLeft({ view }: { readonly view: Seen }) {
  const say = useWords()
  const all = ROLES_BY_SEATS[view.players.length]!
  const shown = (role: Role): number => view.players.filter((player) => player.shown && player.role === role).length
  const out = view.players.filter((_, seat) => view.turns > 0 && !has(view.alive, seat) && roleOf(view, seat)).length
  return (
    <section>
      <h3>{say('notes.roles')}</h3>
      <ul className="wa-roles-left">
        {ROLES.filter((role) => all[role] > 0).map((role) => (
          <li key={role}>
            <RoleSign role={role} size={26} />
            <span>
              {say(`notes.left.${role}`, { count: all[role] })}
              {shown(role) > 0 && <small> · {say('notes.shown', { count: shown(role) })}</small>}
            </span>
          </li>
        ))}
      </ul>
      <p className="unseen">{say('notes.shown', { count: out })}</p>
    </section>
  )
}

function Guesses({ view, me }: { readonly view: Seen; readonly me: Seat | undefined }) {
  const { names } = useTable()
  if (me === undefined || view.turns === 0) return null
  return (
    <ul className="wa-guesses">
      {view.players.map((_, seat) =>
        seat === me ? null : (
          <li key={seat}>
            <SeatChip seat={seat} size={20} />
            <span>{names[seat]}</span>
            <RoleBadge view={view} seat={seat} me={me} size={32} />
          </li>
        ),
      )}
    </ul>
  )
}

function WhoDidWhat({ seats }: { readonly seats: number }) {
  const { lines, names } = useTable()
  const say = useWords()
  const matrix = actsOf(lines, seats)
  const isEmpty = matrix.every((row) => row.every(({ hostile, friendly }) => hostile + friendly === 0))
  return (
    <section>
      <h3>{say('notes.acts')}</h3>
      <p className="notes-hint">{isEmpty ? say('notes.acts.none') : say('notes.acts.hint')}</p>
      {!isEmpty && (
        <Wide label={say('notes.acts')}>
          <table className="wa-matrix">
            <thead>
              <tr>
                <td />
                {names.map((name, seat) => (
                  <th key={seat} scope="col">
                    <SeatChip seat={seat} size={20} label={name} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {matrix.map((row, by) => (
                <tr key={by}>
                  <th scope="row">
                    <SeatChip seat={by} size={20} label={names[by]} />
                  </th>
                  {row.map((acts, at) => (
                    <td key={at} data-self={by === at || undefined}>
                      <Cell acts={acts} by={by} at={at} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      )}
    </section>
  )
}

function Cell({ acts: { hostile, friendly }, by, at }: { readonly acts: Acts; readonly by: Seat; readonly at: Seat }) {
  const say = useWords()
  if (hostile + friendly === 0) return null
  return (
    <span role="img" aria-label={say('notes.acts.cell', { by, at, hostile, friendly })}>
      {hostile > 0 && <span className="wa-hostile">✕{hostile}</span>}
      {friendly > 0 && <span className="wa-friendly">♥{friendly}</span>}
    </span>
  )
}
