// The table top: the middle, which is the game's own, and the seats around it.

import { useTable } from './context.ts'
import { Seats } from './Seats.tsx'
import { othersClockwise } from './seat-order.ts'
import type { StageState } from './use-stage.ts'

export function Playfield({ stage }: { readonly stage: StageState }) {
  const { board, view, module, me, choice, voice, names } = useTable()
  const Middle = board.Playfield
  return (
    <section
      className="field"
      data-showing={stage.isRunning || undefined}
      data-others={othersClockwise(names.length, me).length}
      aria-label={voice.t('table.middle')}
      onClick={(event) => {
        // A tap on the empty table: on with it.
        if (event.target instanceof Element && !event.target.closest('button')) stage.skip()
      }}
    >
      <div className="middle">
        <Middle view={view} module={module} me={me} choice={choice} />
      </div>
      <Seats side="left" />
      <Seats side="top" />
      <Seats side="right" />
    </section>
  )
}
