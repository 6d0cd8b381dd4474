// The sheets over the table: the menu, the keys, a seat's dossier.

import { textOfRefusal } from '@saloon/kernel'
import { Suspense, lazy, memo } from 'react'
import { useLocation } from 'wouter'
import { change, useSettings } from '../../app/settings.ts'
import { Button } from '../../design/Button.tsx'
import { HoldButton } from '../../design/HoldButton.tsx'
import { Sheet } from '../../design/Sheet.tsx'
import { isLocal } from '../../link/local-id.ts'
import { isCoached } from '../../learn/coach/coached.ts'
import type { PublicTable } from '../../link/link.ts'
import { type SheetName, useTable } from './context.ts'
import { HelpSheet } from '../help/PlayerAid.tsx'
import { Dossier } from '../seats/Dossier.tsx'
import { ContinueOnline } from '../hot-seat/ContinueOnline.tsx'
import './sheets.css'

const Coach = lazy(async () => ({ default: (await import('../../learn/coach/Coach.tsx')).Coach }))

interface SheetsProps {
  readonly sheet: SheetName | undefined
  onOpen(sheet: SheetName | undefined): void
}

export const Sheets = memo(function Sheets({ sheet, onOpen }: SheetsProps) {
  const { voice, names, openTab } = useTable()
  const onClose = (): void => onOpen(undefined)
  if (sheet === undefined) return null
  const title =
    sheet === 'menu'
      ? voice.t('table.menu')
      : isHelp(sheet) || sheet === 'coach'
        ? voice.t(`${sheet}.title`)
        : names[sheet.dossier]!
  return (
    <Sheet
      title={title}
      closeLabel={voice.t('help.close')}
      onClose={onClose}
      {...(sheet === 'aid' ? { side: 'wide' } : {})}
    >
      {sheet === 'menu' ? (
        <Menu onClose={onClose} onOpen={onOpen} />
      ) : sheet === 'coach' ? (
        <Suspense>
          <Coach onClose={onClose} />
        </Suspense>
      ) : isHelp(sheet) ? (
        <HelpSheet
          shows={sheet}
          onShow={(what) => {
            if (what !== 'rules') return onOpen(what)
            onClose()
            openTab('rules')
          }}
        />
      ) : (
        <Dossier seat={sheet.dossier} />
      )}
    </Sheet>
  )
})

const isHelp = (sheet: SheetName): sheet is 'aid' | 'keys' => sheet === 'aid' || sheet === 'keys'

function Menu({ onClose, onOpen }: { onClose(): void; onOpen(sheet: SheetName): void }) {
  const state = useTable()
  const { voice, wish, me, prompt, yours, table, complain } = state
  const { muted } = useSettings()
  const [, go] = useLocation()
  const plays = yours !== 0 && prompt.kind !== 'over' && me !== undefined
  return (
    <div className="menu">
      <Button onClick={onClose}>{voice.t('menu.resume')}</Button>
      {isCoached(state) && <Button onClick={() => onOpen('coach')}>{voice.t('menu.coach')}</Button>}
      <Button onClick={() => onOpen('aid')}>{voice.t('aid.title')}</Button>
      <Button onClick={() => onOpen('keys')}>{voice.t('menu.keys')}</Button>
      <Button aria-pressed={!muted} onClick={() => change({ muted: !muted })}>
        {voice.t('menu.sound')}: {voice.t(muted ? 'sound.off' : 'sound.on')}
      </Button>
      {document.fullscreenEnabled && <Button onClick={toggleFullScreen}>{voice.t('menu.full-screen')}</Button>}
      <Button onClick={() => go('/settings')}>{voice.t('menu.settings')}</Button>
      {plays && isShared(table) && table.pause === null && (
        <>
          <Button
            onClick={() => {
              void wish({ do: 'pause' }).then((refused) => refused && complain(textOfRefusal(refused)))
              onClose()
            }}
          >
            {voice.t('menu.pause')}
          </Button>
          <p>{voice.t('menu.pause-hint')}</p>
        </>
      )}
      {plays && (
        <>
          <Button
            onClick={() => {
              void wish({ do: 'away', seat: me })
              onClose()
            }}
          >
            {voice.t('menu.away')}
          </Button>
          <p>{voice.t('menu.away-hint')}</p>
        </>
      )}
      {plays && isLocal(table.id) && <ContinueOnline />}
      <hr />
      <Button
        onClick={() => {
          void wish({ do: 'leave' })
          go('/')
        }}
      >
        {voice.t('menu.leave')}
      </Button>
      {plays && (
        <>
          <p>{voice.t('menu.leave-hint')}</p>
          <HoldButton
            label={voice.t('menu.concede')}
            holdingLabel={voice.t('menu.hold')}
            onHeld={() => {
              void wish({ do: 'concede', seat: me })
              onClose()
            }}
          />
          <p>{voice.t('menu.concede-hint')}</p>
        </>
      )}
    </div>
  )
}

/** At the server's: a table of one's own stands still whenever one likes. */
const isShared = ({ invite }: PublicTable): boolean => invite !== ''

export function toggleFullScreen(): void {
  void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen())
}
