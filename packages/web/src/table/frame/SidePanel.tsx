// Log, chat, rules and notes: beside the table on a desktop, a drawer on a tablet, whole sheets behind tabs on a phone.

import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import { Icon } from '../../app/Icon.tsx'
import { Sheet } from '../../design/Sheet.tsx'
import { Chat } from '../chat/Chat.tsx'
import { type Tab, useTable } from './context.ts'
import { LogPanel } from '../log/LogPanel.tsx'
import { Notes } from '../chat/Notes.tsx'
import { RulesPanel } from '../help/RulesPanel.tsx'
import { SideHandle, useSideWidth } from './SideHandle.tsx'
import './side.css'
import type { History } from '../log/use-history.ts'
import { useMedia } from '../hooks/use-media.ts'

const TABS: readonly Tab[] = ['log', 'chat', 'rules', 'notes']

interface SidePanelProps {
  readonly tab: Tab | undefined
  onTab(tab: Tab | undefined): void
  readonly history: History
}

export const SidePanel = memo(function SidePanel({ tab, onTab, history }: SidePanelProps) {
  const isDesk = useMedia('(min-width: 1024px) and (min-height: 500px)')
  const isPhone = useMedia('(max-width: 599px)')
  const { voice, board } = useTable()
  const side = useSideWidth()
  if (isDesk && tab === undefined && board.isSideFolded)
    return (
      <aside className="side" data-folded aria-label={voice.t('table.side')}>
        {TABS.map((one) => (
          <button key={one} type="button" data-tab={one} aria-expanded={false} onClick={() => onTab(one)}>
            {voice.t(`side.${one}`)}
          </button>
        ))}
      </aside>
    )
  if (isDesk)
    return (
      <aside className="side" style={side.style} aria-label={voice.t('table.side')}>
        <SideHandle side={side} />
        <TabList tab={tab ?? 'log'} onTab={onTab} />
        {board.isSideFolded && (
          <button
            type="button"
            className="icon-button side-fold"
            aria-label={voice.t('side.close')}
            onClick={() => onTab(undefined)}
          >
            <Icon name="close" />
          </button>
        )}
        <Panel tab={tab ?? 'log'} history={history} />
      </aside>
    )
  return (
    <>
      {isPhone && <TabBar tab={tab} onTab={onTab} />}
      {tab && (
        <Sheet
          title={voice.t(`side.${tab}`)}
          closeLabel={voice.t('side.close')}
          side={isPhone ? 'full' : 'right'}
          onClose={() => onTab(undefined)}
        >
          {!isPhone && <TabList tab={tab} onTab={onTab} />}
          <Panel tab={tab} history={history} />
        </Sheet>
      )}
    </>
  )
})

function TabList({ tab, onTab }: { readonly tab: Tab; onTab(tab: Tab): void }) {
  const { voice } = useTable()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined) return
    event.stopPropagation()
    const next = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length]!
    onTab(next)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <div ref={list} className="tabs" role="tablist" onKeyDown={onKeyDown}>
      {TABS.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`tab-${one}`}
          data-tab={one}
          aria-selected={one === tab}
          aria-controls="side-panel"
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onTab(one)}
        >
          {voice.t(`side.${one}`)}
        </button>
      ))}
    </div>
  )
}

/** At the foot of a phone: the table itself and the sheets. */
function TabBar({ tab, onTab }: { readonly tab: Tab | undefined; onTab(tab: Tab | undefined): void }) {
  const { voice, snapshot } = useTable()
  const unread = useUnread(snapshot.said.length, tab === 'chat')
  return (
    <nav className="tab-bar" aria-label={voice.t('table.side')}>
      <button type="button" aria-current={tab === undefined} onClick={() => onTab(undefined)}>
        {voice.t('side.table')}
      </button>
      {TABS.map((one) => (
        <button key={one} type="button" data-tab={one} aria-current={tab === one} onClick={() => onTab(one)}>
          {voice.t(`side.${one}`)}
          {one === 'chat' && unread > 0 && <span className="badge">{unread}</span>}
        </button>
      ))}
    </nav>
  )
}

function useUnread(said: number, isOpen: boolean): number {
  const [seen, see] = useState(said)
  useEffect(() => {
    if (isOpen) see(said)
  }, [isOpen, said])
  return isOpen ? 0 : said - seen
}

function Panel({ tab, history }: { readonly tab: Tab; readonly history: History }) {
  return (
    <div className="panel" id="side-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={-1}>
      {tab === 'log' && <LogPanel history={history} />}
      {tab === 'chat' && <Chat />}
      {tab === 'rules' && <RulesPanel />}
      {tab === 'notes' && <Notes />}
    </div>
  )
}
