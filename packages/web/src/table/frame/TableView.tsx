// Lays out the regions of the table's screen, and gives each of them the table's state.

import { type Text, countOf } from '@saloon/kernel'
import { type ComponentType, useCallback, useMemo, useRef, useState } from 'react'
import { createStore } from 'zustand'
import { useSettings } from '../../app/settings.ts'
import { TableTop } from '../../art/surfaces/Surfaces.tsx'
import type { Board } from '../../games/board.ts'
import type { Playthrough, PublicTable, Snapshot, TableLink } from '../../link/link.ts'
import { isLocal } from '../../link/local-id.ts'
import { Banners } from './Banners.tsx'
import type { Ref } from '../choice/ref.ts'
import type { SheetName, Tab, TableState } from './context.ts'
import { describedIn } from './described.ts'
import { Effects } from '../motion/Effects.tsx'
import { Haunts } from '../ghost/Haunts.tsx'
import { HelpCard } from '../help/HelpCard.tsx'
import { helpFor } from '../help/help.ts'
import { LiveRegions } from '../keys/LiveRegions.tsx'
import { namesOf } from '../seats/names.ts'
import { OwnStrip } from '../seats/OwnStrip.tsx'
import { Playfield } from './Playfield.tsx'
import { promptFor } from '../prompt/prompt.ts'
import { PromptBar } from '../prompt/PromptBar.tsx'
import { RecapStrip } from '../log/RecapStrip.tsx'
import { SidePanel } from './SidePanel.tsx'
import { Sheets } from './Sheets.tsx'
import { TableHeader } from './TableHeader.tsx'
import { TableProvider } from './TableProvider.tsx'
import { Tray } from './Tray.tsx'
import { useAuto } from '../prompt/use-auto.ts'
import { useAnnouncer, useTelling } from '../keys/use-announcer.ts'
import { useChoice } from '../choice/use-choice.ts'
import { usePremoves } from '../prompt/use-premoves.ts'
import { useHelpCard } from '../help/use-help-card.ts'
import { useHistory } from '../log/use-history.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useLines } from '../log/use-lines.ts'
import { useNotice } from '../chat/use-notice.ts'
import { useProblem } from '../chat/use-problem.ts'
import { EMPTY, type OnStage, useStage } from '../motion/use-stage.ts'
import { useShown } from '../motion/use-shown.ts'
import { awaySeats, meOf } from '../seats/who.ts'
import { voiceOf } from '../log/voice.ts'

/** A table at which somebody is taught: another header, and what the teacher says. */
export interface LessonParts {
  readonly Header: ComponentType
  readonly Note: ComponentType
}

export interface TableViewProps {
  readonly link: TableLink
  readonly snapshot: Snapshot
  readonly table: PublicTable
  readonly game: Playthrough
  readonly board: Board
  onEnd(): void
  readonly lesson: LessonParts | undefined
}

export function TableView({ link, snapshot: newest, table, game: latest, board, onEnd, lesson }: TableViewProps) {
  const { module } = latest
  const language = useSettings((settings) => settings.language)
  const names = useMemo(() => namesOf(table, module, language), [table, module, language])
  const voice = useMemo(
    () => voiceOf(module, language, names, board.words?.[language]),
    [module, language, names, board],
  )
  const [now] = useState(() => createStore<OnStage>(() => EMPTY))
  const busy = useCallback((isRunning: boolean) => now.setState({ isRunning }), [now])
  const { game, view: shown, told, time } = useShown(latest, board, busy)
  // Everything at the table sees the moment that is shown; only what is no part of the game is ahead of it.
  const snapshot = useSame<Snapshot>({ ...newest, game })
  const lines = useLines(told)
  const isShared = countOf(snapshot.yours) > 1
  const me = meOf(module.game, game, snapshot.yours)
  const history = useHistory(link, game)
  const view = history.view ?? shown
  const prompt = useMemo(() => promptFor(module.game, game.view, me, lines), [module, game.view, me, lines])
  const announcer = useAnnouncer()
  const { problem, complain } = useProblem(announcer.tell, voice)
  const helpCard = useHelpCard(prompt.ask?.id)
  const [sheet, openSheet] = useState<SheetName>()
  const [tab, openTab] = useState<Tab>()
  const main = useRef<HTMLElement>(null)

  // What is wished for is judged by the newest state, and answered when that is shown.
  const wish = useCallback<TableState['wish']>(
    async (wanted) => {
      const refused = await link.wish(wanted)
      if (!refused && wanted.do === 'act') await time.reached(link.snapshot().game?.seq ?? 0)
      return refused
    },
    [link, time],
  )
  const [isHeld, holdEnd] = useState(false)
  const blockedBy = history.at !== undefined ? LOOKING_BACK : isPaused(table) ? PAUSED : isHeld ? READING : undefined
  const { choice, isSending, isArmed, isInert } = useChoice(
    module.game,
    game.view,
    me,
    blockedBy,
    wish,
    board.isOneTap,
    {
      refused: (ref: Ref) => complain(choice.whyNot(ref) ?? { key: 'why.not-offered' }),
      rejected: complain,
    },
  )
  const isHere = isLocal(table.id)
  const company = { isAlone: isHere && !isShared, pace: isHere ? 0 : table.pace }
  const isAuto = useAuto(module.game, game.view, choice, isInert, company)
  const help = useCallback<TableState['helpFor']>(
    (ref, field) => {
      const described = describedIn(module.game, view)
      const help = helpFor(module.game, described, voice, choice, ref, field, board.shows?.(ref, view))
      return { ...help, lines: [...help.lines, ...(board.about?.(ref, { view, me, voice, names }) ?? [])] }
    },
    [module, view, voice, choice, board, me, names],
  )
  const state = useSame<TableState>({
    link,
    snapshot,
    table,
    game,
    module,
    board,
    view,
    isPast: history.at !== undefined,
    voice,
    names,
    me,
    yours: snapshot.yours,
    isShared,
    choice,
    prompt,
    early: usePremoves(module.game, game.view, me, snapshot.prepared, wish),
    lines,
    out: module.game.out(view),
    away: useMemo(() => awaySeats(game.moments), [game.moments]),
    problem,
    wish,
    showHelp: helpCard.show,
    hideHelp: helpCard.hide,
    tell: announcer.tell,
    complain,
    openSheet,
    openTab,
    lookAt: history.lookAt,
    replay: history.replay,
    holdEnd,
    helpFor: help,
  })
  const stage = useStage(state, { now, time, newest: latest }, isHeld, onEnd)
  useKeys(state, { stage, history, helpCard, main })
  useNotice(state)
  useTelling(announcer, state)

  return (
    <TableProvider state={state}>
      <main
        ref={main}
        id="main"
        className="table-frame"
        data-board={board.name}
        data-seq={game.seq} // what is drawn: a step that has come may still be waiting for its turn
        data-past={history.at !== undefined || undefined}
        data-mine={prompt.kind === 'mine' || undefined}
        data-lesson={lesson !== undefined || undefined}
        aria-label={voice.t('table.name')}
      >
        <TableTop className="frame-top" />
        {lesson ? <lesson.Header /> : <TableHeader />}
        <Banners history={history} Note={lesson?.Note} />
        <PromptBar isInert={isInert || isHeld} isSending={isSending} isArmed={isArmed} isAuto={isAuto} />
        <Playfield stage={stage} />
        <Tray />
        <OwnStrip />
        <SidePanel tab={tab} onTab={openTab} history={history} />
        <RecapStrip />
        <Effects stage={stage} />
        <Haunts />
        <HelpCard state={helpCard} />
        <Sheets sheet={sheet} onOpen={openSheet} />
        <LiveRegions announcer={announcer} />
      </main>
    </TableProvider>
  )
}

/** Keeps the same object while all its values are the same, so that its readers don't render again. */
const useSame = <T extends object>(now: T): T => useMemo(() => now, Object.values(now))

const isPaused = ({ pause }: PublicTable): boolean => pause !== null && pause.since !== null

const PAUSED: Text = { key: 'choice.paused' }
const READING: Text = { key: 'choice.reading' }
const LOOKING_BACK: Text = { key: 'choice.looking-back' }
