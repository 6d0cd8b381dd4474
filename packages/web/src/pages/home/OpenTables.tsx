// Public tables with free seats. The list is polled, and no row ever moves under a pointer.

import { useRef } from 'react'
import { Link } from 'wouter'

import type { PublicTable } from '../../link/link.ts'
import { useSay } from '../../text/index.ts'
import { type Row, useOpenTables } from './open-tables.ts'
import { quietTown } from './prints.ts'

export function OpenTables() {
  const say = useSay()
  const list = useRef<HTMLUListElement>(null)
  // Whoever points at a row or has the keyboard on one keeps it where it is.
  const isHeld = (): boolean => list.current?.matches(':hover, :focus-within') ?? false
  const { rows, isReachable } = useOpenTables(isHeld)
  return (
    <section className="open-tables" aria-labelledby="open-tables">
      <h2 id="open-tables" className="home-heading">
        <span>{say('home.open-tables')}</span>
      </h2>
      {rows.length === 0 ? (
        <div className="open-tables-none">
          <img className="open-tables-scene" src={quietTown} alt="" width={430} height={212} loading="lazy" />
          <p>{say(isReachable ? 'home.open-tables.none' : 'home.open-tables.offline')}</p>
          {isReachable && (
            <Link href="/new/bang-dice?with=friends" className="button">
              {say('home.open-tables.open')}
            </Link>
          )}
        </div>
      ) : (
        <ul ref={list} className="ledger">
          {rows.map((row) => (
            <OpenTable key={row.table.id} row={row} />
          ))}
        </ul>
      )}
    </section>
  )
}

const nameOfHost = (table: PublicTable): string | undefined => table.seats.find(({ host }) => host)?.holder?.name

function OpenTable({ row: { table, isGone } }: { readonly row: Row }) {
  const say = useSay()
  const game = say(`game.${table.game as 'bang-dice'}`)
  const name = nameOfHost(table)
  const host = name === undefined ? say('open-table.no-host') : say('open-table.host', { name })
  const taken = table.seats.filter(({ holder }) => holder !== null).length
  return (
    <li className="ledger-row" data-table={table.invite} data-gone={isGone}>
      <span className="ledger-game">{game}</span>
      <span>{host}</span>
      <span>{say('open-table.seats', { taken, seats: table.seats.length })}</span>
      <span className="ledger-more">
        {say(`clock.${table.clock}`)}, {say(`talk.${table.talk}`)}
      </span>
      {isGone ? (
        <span className="ledger-gone">{say('open-table.gone')}</span>
      ) : (
        <span className="ledger-ways">
          <Link href={`/t/${table.invite}`} className="button" aria-label={say('open-table.sit.of', { game, host })}>
            {say('open-table.sit')}
          </Link>
          {table.watchable && (
            <Link
              href={`/t/${table.invite}/watch`}
              className="button button-quiet"
              aria-label={say('open-table.watch.of', { game, host })}
            >
              {say('open-table.watch')}
            </Link>
          )}
        </span>
      )}
    </li>
  )
}
