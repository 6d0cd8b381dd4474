// After the game: who was who, three highlights, life over time, who hurt whom, what the flips brought, my notes and bets.

import type { Seat, Text } from '@saloon/kernel'
import { ROLES, type Role } from '@saloon/wanted'
import { useMemo } from 'react'
import { useSettings } from '../../../app/settings.ts'
import { SeatChip } from '../../../art/marks/Mark.tsx'
import { RoleSign } from '../../../art/marks/RoleSign.tsx'
import type { ResultProps } from '../../board.ts'
import { Cast, Figures, HighlightsSection, type Member, ResultSection, Wide } from '../../shared/ResultParts.tsx'
import { useResultVoice } from '../../shared/use-result-voice.ts'
import { highlightsOf } from './highlights.ts'
import { Lives } from './Lives.tsx'
import { BetsSettled, NotesAndTruth } from './Looking.tsx'
import './result.css'
import { type Statistics, statisticsOf } from './statistics.ts'
import { roleOf, seen } from '../table.ts'
import { type Say, words } from '../text/words.ts'

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
        <Survival members={members} say={say} tell={tell} />
      </ResultSection>
      <HighlightsSection
        title={say('result.highlights')}
        told={highlights.map(({ title, what, seat }) => ({ title: say(title), what: tell(what), seat }))}
      />
      <Lives counted={counted} names={names} say={say} />
      <Damage counted={counted} names={names} say={say} />
      <Ledger counted={counted} names={names} say={say} />
      {counted.luck.length > 0 && <Fortune luck={counted.luck} say={say} tell={tell} />}
      {whose && roles.every((role): role is Role => role !== undefined) && (
        <NotesAndTruth whose={whose} roles={roles} say={say} />
      )}
      {whose && view.result && <BetsSettled whose={whose} moments={moments} won={view.result.reason} say={say} />}
    </div>
  )
}

/** How many of each role are alive. */
function Survival({
  members,
  say,
  tell,
}: {
  readonly members: readonly Member[]
  readonly say: Say
  readonly tell: Tell
}) {
  return (
    <ul className="wa-survival">
      {ROLES.map((role) => {
        const ofRole = members.filter((member) => member.role === role)
        const alive = ofRole.filter(({ isOut }) => !isOut).length
        return ofRole.length === 0 ? null : (
          <li key={role}>
            <RoleSign role={role} size={22} /> {tell({ key: `role.${role}` })}{' '}
            <strong>{say('result.survival', { alive, all: ofRole.length })}</strong>
          </li>
        )
      })}
    </ul>
  )
}

type Tell = (text: Text) => string

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
  return (
    <Figures
      title={say('result.ledger')}
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
  )
}

/** What was flipped beside what was to be expected: so few cards look unfair by themselves. */
function Fortune({ luck, say, tell }: { readonly luck: Statistics['luck']; readonly say: Say; readonly tell: Tell }) {
  const language = useSettings((settings) => settings.language)
  const inWords = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  return (
    <ResultSection title={say('result.luck')}>
      <Wide label={say('result.luck')}>
        <table className="result-figures">
          <thead>
            <tr>
              {COLUMNS_OF_LUCK.map((column) => (
                <th key={column} scope="col">
                  {say(`result.luck.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {luck.map(({ of, all, good, expected, low, high }) => (
              <tr key={of}>
                <th scope="row">{tell({ key: `kind.${of}` })}</th>
                <td>{all}</td>
                <td>{good}</td>
                <td>{inWords.format(expected)}</td>
                <td>{low === high ? low : `${low}–${high}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      <p className="wa-small">{say('result.luck.why')}</p>
    </ResultSection>
  )
}
const COLUMNS_OF_LUCK = ['for', 'flips', 'helped', 'expected', 'usual'] as const
