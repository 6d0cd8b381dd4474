// The paper a stage is printed on, and who stands on it.

import type { Seat } from '@saloon/kernel'
import { MAN_IN_BLACK } from '@saloon/western-legends'
import { type ReactNode, useId } from 'react'
import { Sign } from '../../../art/cards/western-legends/signs.tsx'
import { Drawing } from '../../../art/Drawing.tsx'
import { SeatChip } from '../../../art/marks/Mark.tsx'
import { Portrait } from '../../../art/portraits/Portrait.tsx'
import { LEGEND_GALLERY } from '../../../art/portraits/western-legends.ts'
import { useTable } from '../../../table/frame/context.ts'
import { slugOf } from '../cards/CharacterCard.tsx'
import { type Seen, characterOf } from '../table.ts'
import './stage.css'

interface SceneProps {
  readonly kind: string
  readonly title: string
  readonly note?: ReactNode
  readonly children: ReactNode
}

export function Scene({ kind, title, note, children }: SceneProps) {
  const id = useId()
  return (
    <section className="wl-scene printed" data-scene={kind} aria-labelledby={id}>
      <h2 id={id} className="wl-scene-title">
        {title}
      </h2>
      {children}
      {note && <p className="wl-scene-note">{note}</p>}
    </section>
  )
}

export type Npc = 'bandit' | 'guard' | 'sheriff' | 'stranger'
const NPC_SIGNS = { bandit: 'bandit', guard: 'guard', sheriff: 'lawman', stranger: 'stranger' } as const
/** By what the rules call them. */
export const npcOf = (party: number | string): Npc =>
  party === MAN_IN_BLACK || party === 'man-in-black' ? 'stranger' : (party as Npc)

export function Party({
  table,
  party,
  size = 64,
}: {
  readonly table: Seen
  readonly party: Seat | string
  readonly size?: number
}) {
  const { names, voice } = useTable()
  const isSeat = typeof party === 'number' && party !== MAN_IN_BLACK
  const character = isSeat ? characterOf(table, party) : undefined
  const name = isSeat ? names[party] : voice.say({ key: `seat.${party === MAN_IN_BLACK ? 'man-in-black' : party}` })
  return (
    <span className="wl-party">
      {isSeat ? (
        character !== undefined && <Portrait gallery={LEGEND_GALLERY} name={slugOf(character)} size={size} />
      ) : (
        <Drawing view={[-106, -106, 212, 212]} size={Math.round(size * 1.1)}>
          <Sign name={NPC_SIGNS[npcOf(party)]} />
        </Drawing>
      )}
      <span className="wl-party-name">
        {isSeat && <SeatChip seat={party} size={18} />} <span>{name}</span>
      </span>
    </span>
  )
}

/** A sign as large as a line of text, or larger. */
export const Icon = ({
  name,
  size = 28,
}: {
  readonly name: Parameters<typeof Sign>[0]['name']
  readonly size?: number
}) => (
  <Drawing view={[-106, -106, 212, 212]} size={size} className="wl-icon">
    <Sign name={name} />
  </Drawing>
)
