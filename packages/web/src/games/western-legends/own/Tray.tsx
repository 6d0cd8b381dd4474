// On a desk the turn's panel, beside the map. Elsewhere a sheet of three heights with what I hold, what I can do and how it stands.

import { useEffect, useRef, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import { useTable } from '../../../table/frame/context.ts'
import { stageOf } from '../stage/Stage.tsx'
import { Stories } from '../tracks/Stories.tsx'
import { Tracks } from '../tracks/Tracks.tsx'
import { Actions, isActionAsked } from '../turn/Actions.tsx'
import { Pips } from '../turn/Pips.tsx'
import { TurnPanel } from '../turn/TurnPanel.tsx'
import { Recaps } from '../recap/Recaps.tsx'
import { useWords } from '../text/words.ts'
import { cardRef, seen } from '../table.ts'
import { Hand } from './Hand.tsx'
import { MyGear } from './MyBoard.tsx'
import { Objectives } from './Objectives.tsx'
import { useStacked } from './stacked.ts'
import './sheet.css'

const TABS = ['turn', 'hand', 'board', 'tracks'] as const
type Tab = (typeof TABS)[number]
const HEIGHTS = ['peek', 'half', 'full'] as const
type Height = (typeof HEIGHTS)[number]

export function Tray(board: BoardProps) {
  return useStacked() ? <Sheet {...board} /> : <TurnPanel {...board} />
}

/** A question whose answers lie in the hand opens it; the map and the stage on it need their room for all others. */
function tabFor(board: BoardProps): readonly [Tab, Height] | undefined {
  const { choice, view } = board
  if (choice.ask === undefined || choice.seat === undefined) return undefined
  if (isActionAsked(board)) return ['turn', 'peek']
  if (choice.ask.kind === 'poker-pick') return ['hand', 'peek'] // they lie beside the flop
  const isOnTheMap = [...choice.legal].some((ref) => ref.startsWith('place:'))
  const inHand = seen(view).players[choice.seat]!.hand.some((card) => choice.legal.has(cardRef(card)))
  if (inHand && !isOnTheMap) return ['hand', 'half']
  return isOnTheMap || stageOf(seen(view), board) ? ['hand', 'peek'] : undefined
}

function Sheet(board: BoardProps) {
  const say = useWords()
  const { view, choice } = board
  const { voice } = useTable()
  const [tab, setTab] = useState<Tab>('turn')
  const [height, setHeight] = useState<Height>('peek')
  const asked = choice.ask?.id
  const board1 = useRef(board)
  board1.current = board
  useEffect(() => {
    const wanted = tabFor(board1.current)
    if (wanted === undefined) return
    setTab(wanted[0])
    setHeight((now) => (now === 'full' ? now : wanted[1]))
  }, [asked])
  const by = (step: 1 | -1): void => setHeight((now) => HEIGHTS[Math.min(2, Math.max(0, HEIGHTS.indexOf(now) + step))]!)
  const choose = (next: Tab): void => {
    if (next === tab && height !== 'peek') return setHeight('peek')
    setTab(next)
    if (height === 'peek') setHeight('half')
  }
  return (
    <section className="wl-sheet" data-height={height} aria-label={say('sheet.name')}>
      <div className="wl-sheet-bar">
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            className="wl-sheet-tab"
            aria-pressed={tab === one && height !== 'peek'}
            data-sheet-tab={one}
            onClick={() => choose(one)}
          >
            {say(`sheet.${one}`)}
            {one === 'turn' && isActionAsked(board) && <Pips left={seen(view).actionsLeft} />}
          </button>
        ))}
        <button
          type="button"
          className="wl-sheet-size"
          aria-label={say('sheet.smaller')}
          aria-disabled={height === 'peek'}
          onClick={() => by(-1)}
        >
          ▾
        </button>
        <button
          type="button"
          className="wl-sheet-size"
          aria-label={say('sheet.taller')}
          aria-disabled={height === 'full'}
          onClick={() => by(1)}
        >
          ▴
        </button>
      </div>
      {height !== 'peek' && (
        <div className="wl-sheet-body" tabIndex={0} role="group" aria-label={voice.t('table.tray')}>
          {tab === 'turn' && (isActionAsked(board) ? <Actions {...board} /> : <Recaps {...board} />)}
          {tab === 'hand' && <Hand {...board} />}
          {tab === 'board' && (
            <>
              <MyGear {...board} />
              <Objectives {...board} />
            </>
          )}
          {tab === 'tracks' && (
            <>
              <Tracks {...board} />
              <Stories {...board} />
            </>
          )}
        </div>
      )}
    </section>
  )
}
