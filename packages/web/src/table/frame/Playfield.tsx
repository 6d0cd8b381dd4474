// The table top: the game's board in the middle, the seats around it.

import { memo } from 'react'
import { useStore } from 'zustand'
import { useTable } from './context.ts'
import { Seats } from '../seats/Seats.tsx'
import { othersClockwise } from '../seats/seat-order.ts'
import type { StageState } from '../motion/use-stage.ts'

export const Playfield = memo(function Playfield({ stage }: { readonly stage: StageState }) {
  const { me, voice, names } = useTable()
  const isShowing = useStore(stage.now, ({ isRunning }) => isRunning)
  return (
    <section
      className="field"
      data-showing={isShowing || undefined}
      data-others={othersClockwise(names.length, me).length}
      aria-label={voice.t('table.middle')}
      onClick={(event) => {
        // A tap on the empty table: on with it.
        if (event.target instanceof Element && !event.target.closest('button')) stage.skip()
      }}
    >
      <Laid />
    </section>
  )
})

/** Memoised by itself, so that animations don't render the board again. */
const Laid = memo(function Laid() {
  const { board, view, module, me, choice } = useTable()
  const Middle = board.Playfield
  return (
    <>
      <div className="middle">
        <Middle view={view} module={module} me={me} choice={choice} />
      </div>
      <Seats side="left" />
      <Seats side="top" />
      <Seats side="right" />
    </>
  )
})
