// What the result pages of several games show alike: sections, who was who, three highlights, figures player by player.

import type { Seat } from '@saloon/kernel'
import { type ReactNode, useId } from 'react'
import { SeatChip } from '../../art/marks/Mark.tsx'
import { type RoleName, RoleSign, UnknownRole } from '../../art/marks/RoleSign.tsx'
import { CHARACTER_GALLERY } from '../../art/portraits/bang-dice.ts'
import { Portrait } from '../../art/portraits/Portrait.tsx'
import './result-parts.css'

export function ResultSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** What may be wider than its page scrolls by itself. */
export const Wide = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="result-wide" role="group" aria-label={label} tabIndex={0}>
    {children}
  </div>
)

export interface Member {
  readonly character: string | null
  readonly role: RoleName | undefined
  readonly isOut: boolean
  readonly words: string // the role
  readonly more: readonly string[]
}

export const Cast = ({
  members,
  names,
}: {
  readonly members: readonly Member[]
  readonly names: readonly string[]
}) => (
  <ul className="result-cast">
    {members.map(({ character, role, isOut, words, more }, seat) => (
      <li key={seat} data-out={isOut || undefined}>
        {character !== null && <Portrait gallery={CHARACTER_GALLERY} name={character} size={84} />}
        <span className="result-cast-role">
          {role ? <RoleSign role={role} size={34} /> : <UnknownRole size={34} />}
        </span>
        <strong>
          <SeatChip seat={seat} size={20} /> {names[seat]}
        </strong>
        <span>{words}</span>
        {more.map((line) => (
          <span key={line} className="result-cast-more">
            {line}
          </span>
        ))}
      </li>
    ))}
  </ul>
)

export interface ToldHighlight {
  readonly title: string
  readonly what: string
  readonly seat: Seat
}

interface HighlightsProps {
  readonly told: readonly ToldHighlight[]
}
export const Highlights = ({ told }: HighlightsProps) => (
  <ul className="result-highlights">
    {told.map(({ title, what, seat }) => (
      <li key={title}>
        <SeatChip seat={seat} size={36} />
        <span>
          <strong>{title}</strong>
          <span>{what}</span>
        </span>
      </li>
    ))}
  </ul>
)
/** Left out where nothing stood out. */
export const HighlightsSection = ({ title, told }: HighlightsProps & { readonly title: string }) =>
  told.length > 0 && (
    <ResultSection title={title}>
      <Highlights told={told} />
    </ResultSection>
  )

export interface Column {
  readonly title: string
  readonly isWords?: boolean
  of(seat: Seat): ReactNode
}

interface FiguresProps {
  readonly title: string
  readonly player: string // what the first column is called
  readonly names: readonly string[]
  readonly columns: readonly Column[]
}

/** A row for each player. */
export const Figures = ({ title, player, names, columns }: FiguresProps) => (
  <ResultSection title={title}>
    <Wide label={title}>
      <table className="result-figures">
        <thead>
          <tr>
            <th scope="col">{player}</th>
            {columns.map(({ title, isWords }) => (
              <th key={title} scope="col" data-words={isWords}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, seat) => (
            <tr key={seat}>
              <th scope="row">
                <SeatChip seat={seat} size={20} /> {name}
              </th>
              {columns.map(({ title, isWords, of }) => (
                <td key={title} data-words={isWords}>
                  {of(seat)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  </ResultSection>
)
