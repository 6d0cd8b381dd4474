import { memo } from 'react'
import { useTable } from './context.ts'

/** The hand, the dice, what there is to do: at the bottom, in reach of the thumb. */
export const Tray = memo(function Tray() {
  const { board, view, module, me, choice, voice } = useTable()
  return (
    <section className="tray" aria-label={voice.t('table.tray')}>
      {board.Tray && <board.Tray view={view} module={module} me={me} choice={choice} />}
    </section>
  )
})
