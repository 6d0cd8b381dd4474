// After the game: who was who, three highlights, life over time, who hurt whom, what the flips brought, my notes and bets.

import { type Facts, type Seat, type Text, say as sayText } from '@saloon/kernel'
import type { Role } from '@saloon/wanted'
import { useMemo } from 'react'
import { useSettings } from '../../app/settings.ts'
import { SeatChip } from '../../art/marks/Mark.tsx'
import { RoleSign, UnknownRole } from '../../art/marks/RoleSign.tsx'
import { CHARACTER_GALLERY } from '../../art/portraits/bang-dice.ts'
import { Portrait } from '../../art/portraits/Portrait.tsx'
import type { ResultProps } from '../board.ts'
import { highlightsOf } from './highlights.ts'
import { Lives } from './Lives.tsx'
import { BetsSettled, NotesAndTruth } from './Looking.tsx'
import './result.css'
import { type Statistics, statisticsOf } from './statistics.ts'
import { roleOf, seen } from './table.ts'
import { type Say, type Word, words } from './words.ts'

export function Result({ view: any, module, moments, names, whose }: ResultProps) {
  const view = seen(any)
  const language = useSettings((settings) => settings.language)
  const reader = { language, messages: { ...module.messages[language], ...words[language] }, seats: names }
  const say: Say = (key, facts?: Facts) => sayText(reader, facts === undefined ? { key } : { key, facts })
  const tell = (text: Text): string => sayText(reader, text)
  const counted = useMemo(() => statisticsOf(moments, names.length), [moments, names.length])
  const highlights = highlightsOf(view, counted)
  const roles = view.players.map((_, seat) => roleOf(view, seat))
  return (
    <div className="wa-result">
      <section aria-labelledby="wa-cast">
        <h2 id="wa-cast">{say('result.cast')}</h2>
        <ul className="wa-cast">
          {view.players.map(({ character }, seat) => {
            const role = roles[seat]
            const { fell } = counted.players[seat]!
            return (
              <li key={seat} data-out={fell !== undefined || undefined}>
                {character !== null && <Portrait gallery={CHARACTER_GALLERY} name={character} size={84} />}
                <span className="wa-cast-role">
                  {role ? <RoleSign role={role} size={34} /> : <UnknownRole size={34} />}
                </span>
                <strong>
                  <SeatChip seat={seat} size={20} /> {names[seat]}
                </strong>
                <span>{tell({ key: role ? `role.${role}` : 'role.hidden' })}</span>
                <span className="wa-cast-small">{character !== null && tell({ key: `character.${character}` })}</span>
                <span className="wa-cast-small">
                  {fell === undefined ? say('result.survived') : say('result.fell', { turn: fell })}
                </span>
              </li>
            )
          })}
        </ul>
      </section>
      {highlights.length > 0 && (
        <section aria-labelledby="wa-highlights">
          <h2 id="wa-highlights">{say('result.highlights')}</h2>
          <ul className="wa-highlights">
            {highlights.map(({ title, what, seat }) => (
              <li key={title}>
                <SeatChip seat={seat} size={36} />
                <span>
                  <strong>{say(title)}</strong>
                  <span>{tell(what)}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Lives counted={counted} names={names} say={say} />
      <Damage counted={counted} names={names} say={say} />
      <Ledger counted={counted} names={names} say={say} />
      {whose && roles.every((role): role is Role => role !== undefined) && (
        <NotesAndTruth whose={whose} roles={roles} say={say} />
      )}
      {whose && view.result && <BetsSettled whose={whose} moments={moments} won={view.result.reason} say={say} />}
    </div>
  )
}

interface Counted {
  readonly counted: Statistics
  readonly names: readonly string[]
  readonly say: Say
}

/** Rows cost columns so many life points. */
function Damage({ counted, names, say }: Counted) {
  const chips = (seat: Seat) => <SeatChip seat={seat} size={22} label={names[seat]} />
  const cells = (all: readonly number[]) =>
    all.map((points, at) => (
      <td key={at} data-none={points === 0 || undefined}>
        {points === 0 ? '·' : points}
      </td>
    ))
  return (
    <section aria-labelledby="wa-damage">
      <h2 id="wa-damage">{say('result.damage')}</h2>
      <p>{say('result.damage.hint')}</p>
      <div className="wa-scroll" role="group" aria-labelledby="wa-damage" tabIndex={0}>
        <table className="wa-ledger wa-damage">
          <thead>
            <tr>
              <td />
              {names.map((_, seat) => (
                <th key={seat} scope="col">
                  {chips(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {counted.players.map(({ damage }, by) => (
              <tr key={by}>
                <th scope="row">
                  {chips(by)} {names[by]}
                </th>
                {cells(damage)}
              </tr>
            ))}
            <tr>
              <th scope="row">{say('result.damage.nobody')}</th>
              {cells(counted.unblamed)}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Ledger({ counted, names, say }: Counted) {
  const columns: readonly { readonly name: Word; of(player: Statistics['players'][number]): string | number }[] = [
    { name: 'result.fired', of: ({ fired }) => fired },
    { name: 'result.hits', of: ({ hits }) => hits },
    { name: 'result.dodged', of: ({ dodged }) => dodged },
    { name: 'result.drawn', of: ({ drawn }) => drawn },
    { name: 'result.wasted', of: ({ wasted }) => wasted },
    {
      name: 'result.flips',
      of: ({ flips, lucky }) => (flips === 0 ? '–' : say('result.flips.of', { good: lucky, all: flips })),
    },
  ]
  const { all, good, expected } = counted.flips
  return (
    <section aria-labelledby="wa-ledger">
      <h2 id="wa-ledger">{say('result.ledger')}</h2>
      <div className="wa-scroll" role="group" aria-labelledby="wa-ledger" tabIndex={0}>
        <table className="wa-ledger">
          <thead>
            <tr>
              <th scope="col">{say('result.player')}</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {say(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {counted.players.map((player, seat) => (
              <tr key={seat}>
                <th scope="row">
                  <SeatChip seat={seat} size={20} /> {names[seat]}
                </th>
                {columns.map(({ name, of }) => (
                  <td key={name}>{of(player)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {all > 0 && <p className="wa-small">{say('result.flips.why', { all, good, expected: Math.round(expected) })}</p>}
    </section>
  )
}
