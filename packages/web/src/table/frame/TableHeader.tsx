import { memo } from 'react'
import { Link } from 'wouter'
import { useTable } from './context.ts'
import { Pace } from './Pace.tsx'

/** What is played, help, and the menu: nothing else up there. */
export const TableHeader = memo(function TableHeader() {
  const { module, voice, table, snapshot, openSheet, openTab } = useTable()
  const { onlookers } = snapshot
  return (
    <header className="table-header">
      <Link href="/" className="icon-button" aria-label={voice.t('table.home')}>
        <DoorsSign />
      </Link>
      <h1>
        {module.messages[voice.language]['name']}
        {table.series.of > 1 && (
          <small> {voice.t('table.series', { number: table.series.played + 1, of: table.series.of })}</small>
        )}
      </h1>
      {onlookers > 0 && (
        <span
          className="onlookers"
          role="img"
          aria-label={voice.t('table.onlookers', { count: onlookers })}
          title={voice.t('table.onlookers', { count: onlookers })}
        >
          <EyeSign />
          {onlookers}
        </span>
      )}
      <button
        type="button"
        className="icon-button panel-button"
        aria-label={voice.t('side.open')}
        onClick={() => openTab('log')}
      >
        <LogSign />
      </button>
      <Pace />
      <button type="button" className="icon-button" aria-label={voice.t('table.help')} onClick={() => openSheet('aid')}>
        ?
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={voice.t('table.menu')}
        onClick={() => openSheet('menu')}
      >
        <MenuSign />
      </button>
    </header>
  )
})

const lines = (d: string) => (
  <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true" focusable="false">
    <path d={d} fill="none" stroke="currentColor" strokeWidth={2.4} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
const MenuSign = () => lines('M4 6h16M4 12h16M4 18h16')
const EyeSign = () => lines('M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z')
const LogSign = () => lines('M5 4h14v16H5zM9 8h6M9 12h6M9 16h4')
const DoorsSign = () => lines('M3 8c3-3 6-3 8 0v9c-2-2-5-2-8 0zM13 8c2-3 5-3 8 0v9c-3-2-6-2-8 0z')
