// After the game: how it was counted, where the points came from, the purse, the routes, the fights.

import { useMemo } from 'react'
import type { ResultProps } from '../../board.ts'
import { firstOf, mostOf } from '../../shared/highlights.ts'
import { Figures, HighlightsSection, ResultSection } from '../../shared/ResultParts.tsx'
import { type ResultVoice, useResultVoice } from '../../shared/use-result-voice.ts'
import { type StageWord, stageWords } from '../stage/text/words.ts'
import { Counting } from './Counting.tsx'
import { Curve } from './Curve.tsx'
import { Routes } from './Routes.tsx'
import { Sources } from './Sources.tsx'
import { type SeatLedger, ledgerOf } from './statistics.ts'
import './result.css'

export type Say = ResultVoice<StageWord>['say']
export interface ToldProps {
  readonly ledger: readonly SeatLedger[]
  readonly names: readonly string[]
  readonly say: Say
}

export function Result(it: ResultProps) {
  const { moments, names } = it
  const { say, tell } = useResultVoice(it, stageWords)
  const ledger = useMemo(() => ledgerOf(moments, names.length), [moments, names.length])
  const told = { ledger, names, say }
  const closest = (one: SeatLedger): number => Math.min(...one.margins.map(Math.abs))
  const clearest = (one: SeatLedger): number => Math.max(...one.margins)
  return (
    <div className="result-extras wl-result">
      <ResultSection title={say('result.counted')}>
        <Counting {...told} />
      </ResultSection>
      <HighlightsSection
        title={say('result.highlights')}
        told={highlightsOf(ledger).map(({ title, what, seat }) => ({ title: say(title), what: tell(what), seat }))}
      />
      <ResultSection title={say('result.points')}>
        <Curve {...told} of={({ lp }) => lp} title={say('result.points')} />
      </ResultSection>
      <Sources {...told} />
      <ResultSection title={say('result.money-curve')}>
        <Curve {...told} of={({ money }) => money} title={say('result.money-curve')} />
      </ResultSection>
      <ResultSection title={say('result.routes')}>
        <Routes {...told} />
      </ResultSection>
      <Figures
        title={say('result.fights')}
        player={say('result.player')}
        names={names}
        columns={[
          { title: say('result.won'), of: (seat) => ledger[seat]!.won },
          { title: say('result.lost'), of: (seat) => ledger[seat]!.lost },
          {
            title: say('result.margin'),
            of: (seat) => (ledger[seat]!.margins.length > 0 ? closest(ledger[seat]!) : '–'),
          },
          {
            title: say('result.biggest'),
            of: (seat) => (ledger[seat]!.margins.some((by) => by > 0) ? `+${clearest(ledger[seat]!)}` : '–'),
          },
          { title: say('result.poker'), of: (seat) => ledger[seat]!.poker },
          { title: say('result.ridden'), of: (seat) => ledger[seat]!.ridden },
          { title: say('result.lawful'), of: (seat) => ledger[seat]!.lawful },
          { title: say('result.outlawed'), of: (seat) => ledger[seat]!.outlawed },
        ]}
      />
    </div>
  )
}

const KINDS = ['fighter', 'rider', 'rich', 'marshal', 'wanted'] as const
const OF: Readonly<Record<(typeof KINDS)[number], (one: SeatLedger) => number>> = {
  fighter: ({ won }) => won,
  rider: ({ ridden }) => ridden,
  rich: ({ earned }) => earned,
  marshal: ({ highest }) => highest.marshal,
  wanted: ({ highest }) => highest.wanted,
}
const highlightsOf = (ledger: readonly SeatLedger[]) =>
  firstOf<StageWord>(
    KINDS.map((kind) => {
      const { seat, count } = mostOf(ledger, OF[kind])
      return (
        count > 0 && { title: `highlight.${kind}`, what: { key: `highlight.${kind}.what`, facts: { count } }, seat }
      )
    }),
  )
