// After the game: who was who, three highlights, and the dice against what was to be expected of them.

import { type Text, say as sayText } from '@saloon/kernel'
import { useMemo } from 'react'
import { useSettings } from '../../app/settings.ts'
import { SeatChip } from '../../art/marks/Mark.tsx'
import { RoleSign, UnknownRole } from '../../art/marks/RoleSign.tsx'
import { CHARACTER_GALLERY } from '../../art/portraits/bang-dice.ts'
import { Portrait } from '../../art/portraits/Portrait.tsx'
import type { ResultProps } from '../board.ts'
import { DiceChart } from './DiceChart.tsx'
import { highlightsOf } from './highlights.ts'
import './result.css'
import { type Statistics, statisticsOf } from './statistics.ts'
import { roleOf, seen } from './table.ts'
import { type SayDice, words } from './words.ts'

export function Result({ view: any, module, moments, names }: ResultProps) {
  const view = seen(any)
  const language = useSettings((settings) => settings.language)
  const reader = { language, messages: { ...module.messages[language], ...words[language] }, seats: names }
  const say: SayDice = (key, facts) => sayText(reader, facts === undefined ? { key } : { key, facts })
  const tell = (text: Text): string => sayText(reader, text)
  const counted = useMemo(() => statisticsOf(moments, names.length), [moments, names.length])
  const highlights = highlightsOf(view, counted)
  return (
    <div className="dice-result">
      <section aria-labelledby="dice-roles">
        <h2 id="dice-roles">{say('result.roles')}</h2>
        <ul className="dice-cast">
          {view.players.map(({ character, life }, seat) => {
            const role = roleOf(view, seat)
            return (
              <li key={seat} data-out={life === 0 || undefined}>
                <Portrait gallery={CHARACTER_GALLERY} name={character} size={84} />
                <span className="dice-cast-role">
                  {role ? <RoleSign role={role} size={34} /> : <UnknownRole size={34} />}
                </span>
                <strong>
                  <SeatChip seat={seat} size={20} /> {names[seat]}
                </strong>
                <span>{tell({ key: role ? `role.${role}` : 'role.hidden' })}</span>
                <span className="dice-cast-character">{tell({ key: `character.${character}` })}</span>
              </li>
            )
          })}
        </ul>
      </section>
      {highlights.length > 0 && (
        <section aria-labelledby="dice-highlights">
          <h2 id="dice-highlights">{say('result.highlights')}</h2>
          <ul className="dice-highlights">
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
      <DiceChart counted={counted} say={say} tell={tell} />
      <Players counted={counted} names={names} say={say} />
    </div>
  )
}

function Players(it: { readonly counted: Statistics; readonly names: readonly string[]; readonly say: SayDice }) {
  const { counted, names, say } = it
  const columns = [
    { name: 'result.rerolls', of: ({ rerolls }) => rerolls },
    { name: 'result.arrows', of: ({ arrows }) => arrows },
    { name: 'result.damage', of: ({ damage }) => damage },
    { name: 'result.healing', of: ({ healing }) => healing },
  ] as const satisfies readonly { name: string; of: (player: Statistics['players'][number]) => number }[]
  const fired = (shots: readonly number[]): string =>
    shots.flatMap((count, at) => (count > 0 ? [`${names[at]} ${count}`] : [])).join(', ') || '–'
  return (
    <section aria-labelledby="dice-players">
      <h2 id="dice-players">{say('result.players')}</h2>
      <div className="dice-scroll" tabIndex={0} role="group" aria-labelledby="dice-players">
        <table className="dice-ledger">
          <thead>
            <tr>
              <th scope="col">{say('result.player')}</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {say(name)}
                </th>
              ))}
              <th scope="col">{say('result.targets')}</th>
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
                <td className="dice-ledger-words">{fired(player.shots)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
