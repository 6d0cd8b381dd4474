// After the game: who was who, three highlights, life over time, who hurt whom, what the flips brought, my notes and bets.

import type { Seat } from '@saloon/kernel'
import type { Role } from '@saloon/wanted'
import { useMemo } from 'react'
import { SeatChip } from '../../art/marks/Mark.tsx'
import type { ResultProps } from '../board.ts'
import { Cast, Figures, Highlights, ResultSection, Wide } from '../shared/ResultParts.tsx'
import { useResultVoice } from '../shared/use-result-voice.ts'
import { highlightsOf } from './highlights.ts'
import { Lives } from './Lives.tsx'
import { BetsSettled, NotesAndTruth } from './Looking.tsx'
import './result.css'
import { type Statistics, statisticsOf } from './statistics.ts'
import { roleOf, seen } from './table.ts'
import { type Say, words } from './words.ts'

export function Result(it: ResultProps) {
  const { moments, names, whose } = it
  const view = seen(it.view)
  const { say, tell } = useResultVoice(it, words)
  const counted = useMemo(() => statisticsOf(moments, names.length), [moments, names.length])
  const highlights = highlightsOf(view, counted)
  const roles = view.players.map((_, seat) => roleOf(view, seat))
  const members = view.players.map(({ character }, seat) => {
    const role = roles[seat]
    const { fell } = counted.players[seat]!
    return {
      character,
      role,
      isOut: fell !== undefined,
      words: tell({ key: role ? `role.${role}` : 'role.hidden' }),
      more: [
        ...(character === null ? [] : [tell({ key: `character.${character}` })]),
        fell === undefined ? say('result.survived') : say('result.fell', { turn: fell }),
      ],
    }
  })
  return (
    <div className="result-extras wa-result">
      <ResultSection title={say('result.cast')}>
        <Cast members={members} names={names} />
      </ResultSection>
      {highlights.length > 0 && (
        <ResultSection title={say('result.highlights')}>
          <Highlights
            told={highlights.map(({ title, what, seat }) => ({ title: say(title), what: tell(what), seat }))}
          />
        </ResultSection>
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
    <ResultSection title={say('result.damage')}>
      <p>{say('result.damage.hint')}</p>
      <Wide label={say('result.damage')}>
        <table className="result-figures wa-damage">
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
      </Wide>
    </ResultSection>
  )
}

function Ledger({ counted, names, say }: Counted) {
  const player = (seat: Seat) => counted.players[seat]!
  const flips = (seat: Seat): string => {
    const { flips: turned, lucky } = player(seat)
    return turned === 0 ? '–' : say('result.flips.of', { good: lucky, all: turned })
  }
  const { all, good, expected } = counted.flips
  return (
    <ResultSection title={say('result.ledger')}>
      <Figures
        label={say('result.ledger')}
        player={say('result.player')}
        names={names}
        columns={[
          { title: say('result.fired'), of: (seat) => player(seat).fired },
          { title: say('result.hits'), of: (seat) => player(seat).hits },
          { title: say('result.dodged'), of: (seat) => player(seat).dodged },
          { title: say('result.drawn'), of: (seat) => player(seat).drawn },
          { title: say('result.wasted'), of: (seat) => player(seat).wasted },
          { title: say('result.flips'), of: flips },
        ]}
      />
      {all > 0 && <p className="wa-small">{say('result.flips.why', { all, good, expected: Math.round(expected) })}</p>}
    </ResultSection>
  )
}
