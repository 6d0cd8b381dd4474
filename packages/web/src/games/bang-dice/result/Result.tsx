// After the game: who was who, three highlights, and the dice against what was to be expected of them.

import { useMemo } from 'react'
import type { ResultProps } from '../../board.ts'
import { Cast, Figures, HighlightsSection, ResultSection } from '../../shared/ResultParts.tsx'
import { useResultVoice } from '../../shared/use-result-voice.ts'
import { DiceChart } from './DiceChart.tsx'
import { highlightsOf } from './highlights.ts'
import './result.css'
import { statisticsOf } from './statistics.ts'
import { roleOf, seen } from '../table.ts'
import { words } from '../text/words.ts'

export function Result(it: ResultProps) {
  const { moments, names } = it
  const view = seen(it.view)
  const { say, tell } = useResultVoice(it, words)
  const counted = useMemo(() => statisticsOf(moments, names.length), [moments, names.length])
  const highlights = highlightsOf(view, counted)
  const members = view.players.map(({ character, life }, seat) => {
    const role = roleOf(view, seat)
    return {
      character,
      role,
      isOut: life === 0,
      words: tell({ key: role ? `role.${role}` : 'role.hidden' }),
      more: [tell({ key: `character.${character}` })],
    }
  })
  const player = (seat: number) => counted.players[seat]!
  const fired = (shots: readonly number[]): string =>
    shots.flatMap((count, at) => (count > 0 ? [`${names[at]} ${count}`] : [])).join(', ') || '–'
  return (
    <div className="result-extras">
      <ResultSection title={say('result.roles')}>
        <Cast members={members} names={names} />
      </ResultSection>
      <HighlightsSection
        title={say('result.highlights')}
        told={highlights.map(({ title, what, seat }) => ({ title: say(title), what: tell(what), seat }))}
      />
      <DiceChart counted={counted} say={say} tell={tell} />
      <Figures
        title={say('result.players')}
        player={say('result.player')}
        names={names}
        columns={[
          { title: say('result.rerolls'), of: (seat) => player(seat).rerolls },
          { title: say('result.arrows'), of: (seat) => player(seat).arrows },
          { title: say('result.damage'), of: (seat) => player(seat).damage },
          { title: say('result.healing'), of: (seat) => player(seat).healing },
          { title: say('result.targets'), isWords: true, of: (seat) => fired(player(seat).shots) },
        ]}
      />
    </div>
  )
}
