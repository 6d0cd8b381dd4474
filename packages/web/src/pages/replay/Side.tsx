// Log, figures and the proof: beside the table on a desk, sheets elsewhere.

import { type KeyboardEvent, useRef } from 'react'
import { Sheet } from '../../design/Sheet.tsx'
import type { ReplayLink } from '../../link/replay.ts'
import { useTable } from '../../table/frame/context.ts'
import { LogPanel } from '../../table/log/LogPanel.tsx'
import '../../table/frame/side.css'
import type { History } from '../../table/log/use-history.ts'
import { useMedia } from '../../table/hooks/use-media.ts'
import { useReplaySay } from '../../text/replay.ts'
import { Check } from './Check.tsx'
import { Statistics } from './Statistics.tsx'

export const SIDE_TABS = ['log', 'statistics', 'check'] as const
export type SideTab = (typeof SIDE_TABS)[number]

interface SideProps {
  readonly tab: SideTab | undefined
  onTab(tab: SideTab | undefined): void
  readonly link: ReplayLink
  readonly text: string
}

/** The strip under the table is the only one there is. */
const NO_HISTORY: History = {
  at: undefined,
  view: undefined,
  isUnknown: false,
  points: [],
  lookAt: () => undefined,
  step: () => undefined,
  replay: () => undefined,
}

export function ReplaySide({ tab, onTab, link, text }: SideProps) {
  const say = useReplaySay()
  const { voice } = useTable()
  const isDesk = useMedia('(min-width: 1024px) and (min-height: 500px)')
  const panel = (shown: SideTab) => (
    <div className="panel" id="side-panel" role="tabpanel" aria-label={say(`tab.${shown}`)} tabIndex={-1}>
      {shown === 'log' && <LogPanel history={NO_HISTORY} />}
      {shown === 'statistics' && <Statistics />}
      {shown === 'check' && <Check link={link} text={text} />}
    </div>
  )
  if (isDesk)
    return (
      <aside className="side" aria-label={voice.t('table.side')}>
        <TabList tab={tab ?? 'log'} onTab={onTab} />
        {panel(tab ?? 'log')}
      </aside>
    )
  return (
    <>
      <nav className="tab-bar" aria-label={voice.t('table.side')}>
        <button type="button" aria-current={tab === undefined} onClick={() => onTab(undefined)}>
          {say('tab.table')}
        </button>
        {SIDE_TABS.map((one) => (
          <button key={one} type="button" aria-current={tab === one} onClick={() => onTab(one)}>
            {say(`tab.${one}`)}
          </button>
        ))}
      </nav>
      {tab && (
        <Sheet title={say(`tab.${tab}`)} closeLabel={say('close')} side="full" onClose={() => onTab(undefined)}>
          {panel(tab)}
        </Sheet>
      )}
    </>
  )
}

function TabList({ tab, onTab }: Pick<SideProps, 'onTab'> & { readonly tab: SideTab }) {
  const say = useReplaySay()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined) return
    event.stopPropagation()
    const next = SIDE_TABS[(SIDE_TABS.indexOf(tab) + by + SIDE_TABS.length) % SIDE_TABS.length]!
    onTab(next)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <div ref={list} className="tabs" role="tablist" onKeyDown={onKeyDown}>
      {SIDE_TABS.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          data-tab={one}
          aria-selected={one === tab}
          aria-controls="side-panel"
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onTab(one)}
        >
          {say(`tab.${one}`)}
        </button>
      ))}
    </div>
  )
}
