// The board as a plain plan: a hex for each space, what stands on it, and those that can be chosen to press. What it shows is also said in
// the lines below it.

import { CELLS, type Cell, HIDEOUT_SPACES, type Legends, MESAS, SPACES, kindOf, spaceOf } from '@saloon/western-legends'
import type { View } from '@saloon/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { refOf } from '../../table/choice/ref.ts'
import { useTable } from '../../table/frame/context.ts'
import { Pickable } from '../../table/choice/Pickable.tsx'
import type { BoardProps } from '../board.ts'
import './plan.css'

const COLUMNS = 12
const ROWS = 9
/** Pointed hexes: a row is three quarters of a height further down. */
const HEIGHT = 2 / Math.sqrt(3)
const WHOLE = ((ROWS - 1) * 0.75 + 1) * HEIGHT

const SHAPE = { aspectRatio: `${COLUMNS} / ${WHOLE}`, '--hex-shape': COLUMNS / WHOLE } as CSSProperties

const SIGNS: Readonly<Record<string, string>> = {
  sheriff_office: '★',
  store: '⌂',
  saloon: '♠',
  bank: '$',
  doctor: '✚',
  cabaret: '♪',
  mine: '◆',
  ranch: '♉',
  station: '⇄',
  hideout: '⚑',
}

/** A mesa is one place, however many hexes it has: its first one stands for it. */
function placeOf(cell: Cell): number | undefined {
  const hex = spaceOf(cell.key)
  if (hex >= 0) return hex
  const isFirst = CELLS.find(({ area }) => area === cell.area) === cell
  return isFirst ? SPACES + (MESAS as readonly string[]).indexOf(cell.area) : undefined
}

const places = CELLS.map((cell) => ({ cell, place: placeOf(cell) }))

const where = ({ column, row }: Cell): CSSProperties => ({
  left: `${((column + (row & 1) / 2) / COLUMNS) * 100}%`,
  top: `${((row * 0.75 * HEIGHT) / WHOLE) * 100}%`,
  width: `${100 / COLUMNS}%`,
  height: `${(HEIGHT / WHOLE) * 100}%`,
})

/** `isPicture`: too small for fingers; what could be chosen is marked all the same. */
export function HexPlan({ view, choice, isPicture }: BoardProps & { readonly isPicture: boolean }) {
  const table = view as View<Legends>
  return (
    <div className="hex-plan" style={SHAPE} data-picture={isPicture || undefined}>
      {places.map(({ cell, place }) => {
        const ref = place === undefined ? undefined : refOf('place', place)
        const isOpen = ref !== undefined && (choice.takes(ref) || choice.holds(ref))
        return (
          <div key={cell.key} className={`hex hex-${cell.area}`} style={where(cell)} data-place={place}>
            <Hex cell={cell} table={table}>
              {isOpen && (isPicture ? <span className="hex-open" /> : <Pickable refName={ref} className="hex-pick" />)}
            </Hex>
          </div>
        )
      })}
    </div>
  )
}

function Hex({
  cell,
  table,
  children,
}: {
  readonly cell: Cell
  readonly table: View<Legends>
  readonly children: ReactNode
}) {
  const hex = spaceOf(cell.key)
  const kind = hex < 0 ? null : kindOf(hex)
  return (
    <>
      <span className="hex-ground" aria-hidden="true">
        {kind && <span className="hex-sign">{SIGNS[kind]}</span>}
        <Standing table={table} hex={hex} />
      </span>
      {children}
    </>
  )
}

/** Whoever stands here, as small as there are many. */
function Standing({ table, hex }: { readonly table: View<Legends>; readonly hex: number }) {
  const { seats } = useTable().voice.reader
  if (hex < 0) return null
  const hideout = HIDEOUT_SPACES.indexOf(hex)
  return (
    <span className="hex-standing">
      {table.players.map(
        (player, seat) =>
          player.hex === hex && (
            <span key={seat} className="hex-figure" style={{ background: `var(--seat-${seat})` }}>
              {seats[seat]?.slice(0, 1)}
            </span>
          ),
      )}
      {table.sheriff === hex && <span className="hex-figure hex-sheriff">★</span>}
      {table.mibHex === hex && <span className="hex-figure hex-mib">☗</span>}
      {hideout >= 0 && (table.bandits & (1 << hideout)) !== 0 && <span className="hex-figure hex-bandit">✖</span>}
    </span>
  )
}
