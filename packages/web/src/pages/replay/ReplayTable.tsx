// A finished game at the same table: no prompts, but a timeline underneath, and any eyes to look through.

import { type Eyes, type Seat, everyone, only } from '@saloon/kernel'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { createStore, useStore } from 'zustand'
import { useSettings } from '../../app/settings.ts'
import { SeatChip } from '../../art/marks/Mark.tsx'
import { Sheet } from '../../design/Sheet.tsx'
import type { Board } from '../../games/board.ts'
import type { ReplayLink } from '../../link/replay.ts'
import { type Choice, noChoice } from '../../table/choice/choice.ts'
import type { SheetName, TableState } from '../../table/frame/context.ts'
import { describedIn } from '../../table/frame/described.ts'
import { Dossier } from '../../table/seats/Dossier.tsx'
import { Effects } from '../../table/motion/Effects.tsx'
import '../../table/frame/frame.css'
import { HelpCard } from '../../table/help/HelpCard.tsx'
import { helpFor } from '../../table/help/help.ts'
import { namesOf } from '../../table/seats/names.ts'
import '../../table/seats/own.css'
import { Playfield } from '../../table/frame/Playfield.tsx'
import { promptFor } from '../../table/prompt/prompt.ts'
import '../../table/frame/sheets.css'
import { TableProvider } from '../../table/frame/TableProvider.tsx'
import { useHelpCard } from '../../table/help/use-help-card.ts'
import { EMPTY, type OnStage, useStage } from '../../table/motion/use-stage.ts'
import { useShown } from '../../table/motion/use-shown.ts'
import { useLines } from '../../table/log/use-lines.ts'
import { voiceOf } from '../../table/log/voice.ts'
import { awaySeats } from '../../table/seats/who.ts'
import { useReplaySay } from '../../text/replay.ts'
import { whyNot } from '../../text/why.ts'
import { Caption } from './Caption.tsx'
import { Controls } from './playback/Controls.tsx'
import './replay.css'
import { Scrubber } from './playback/Scrubber.tsx'
import { ReplaySide, type SideTab } from './Side.tsx'
import { timelineOf } from './playback/timeline.ts'
import { Tools } from './Tools.tsx'
import { useReplayKeys } from './playback/use-replay-keys.ts'
import { usePlayback } from './playback/use-playback.ts'

/** Nothing can be chosen, and nobody asks why. */
const NOTHING: Choice = { ...noChoice({ key: 'choice.waiting' }), whyNot: () => undefined }
const ignore = (): void => undefined

export interface ReplayTableProps {
  readonly link: ReplayLink
  readonly board: Board
  readonly text: string
  readonly id: string | undefined // of a game of the house: it can be shared by its address
}

export function ReplayTable({ link, board, text, id }: ReplayTableProps) {
  const say = useReplaySay()
  const snapshot = useSyncExternalStore(link.subscribe, link.snapshot)
  const table = snapshot.table!
  const newest = snapshot.game!
  const [now] = useState(() => createStore<OnStage>(() => EMPTY))
  const busy = useCallback((isRunning: boolean) => now.setState({ isRunning }), [now])
  const { game, view, told, time } = useShown(newest, board, busy)
  const { module, moments, eyes } = game
  const language = useSettings((settings) => settings.language)
  const names = useMemo(() => namesOf(table, module, language), [table, module, language])
  const voice = useMemo(
    () => voiceOf(module, language, names, board.words?.[language]),
    [module, language, names, board],
  )
  const lines = useLines(told)
  const timeline = useMemo(() => timelineOf(link.momentsFor(everyone(names.length))), [link, names.length])
  const me = seatBehind(eyes, names.length)
  const prompt = useMemo(() => promptFor(module.game, game.view, undefined, lines), [module, game.view, lines])
  const helpCard = useHelpCard(prompt.ask?.id)
  const [sheet, openSheet] = useState<SheetName>()
  const [tab, openTab] = useState<SideTab>()
  const [isSpoilerFree, setSpoilerFree] = useState(false)
  const state: TableState = {
    link,
    snapshot,
    table,
    game,
    module,
    board,
    view,
    isPast: false,
    voice,
    names,
    me,
    yours: 0,
    isShared: true,
    choice: NOTHING,
    prompt,
    early: [],
    lines,
    out: module.game.out(view),
    away: useMemo(() => awaySeats(moments), [moments]),
    problem: undefined,
    wish: (wish) => link.wish(wish),
    showHelp: helpCard.show,
    hideHelp: helpCard.hide,
    tell: ignore,
    complain: ignore,
    openSheet,
    openTab: () => openTab('log'),
    lookAt: (seq) => playback.goTo(seq ?? link.last),
    holdEnd: ignore,
    helpFor: (ref, field) =>
      helpFor(module.game, describedIn(module.game, view), voice, NOTHING, ref, field, board.shows?.(ref, view)),
  }
  const stage = useStage(state, { now, time, newest }, false, ignore)
  const playback = usePlayback(
    link,
    timeline,
    newest.seq,
    useStore(stage.now, ({ isRunning }) => isRunning),
  )
  useReplayKeys(playback)

  const { Tray } = board
  return (
    <TableProvider state={state}>
      <main
        id="main"
        className="table-frame replay-frame"
        data-board={board.name}
        aria-label={say('title', { game: module.messages[language]['name']! })}
      >
        <header className="table-header replay-header">
          <Link href="/" className="icon-button" aria-label={voice.t('table.home')}>
            <HomeSign />
          </Link>
          <h1>{say('title', { game: module.messages[language]['name']! })}</h1>
          <Tools
            link={link}
            text={text}
            id={id}
            names={names}
            seat={me}
            at={game.seq}
            isSpoilerFree={isSpoilerFree}
            onSpoilerFree={setSpoilerFree}
          />
        </header>
        {link.broken && (
          <p className="band band-lost" role="status">
            {say('broken', { seq: link.last, why: whyNot(link.broken, language) })}
          </p>
        )}
        <Playfield stage={stage} />
        {me !== undefined && <Own me={me} state={state} />}
        <section className="tray" aria-label={voice.t('table.tray')}>
          {Tray && <Tray view={view} module={module} me={me} choice={NOTHING} />}
        </section>
        <footer className="replay-foot">
          <Caption />
          <Scrubber timeline={timeline} playback={playback} names={names} isSpoilerFree={isSpoilerFree} />
          <Controls playback={playback} isSpoilerFree={isSpoilerFree} />
        </footer>
        <ReplaySide tab={tab} onTab={openTab} link={link} text={text} />
        <Effects stage={stage} />
        <HelpCard state={helpCard} />
        {typeof sheet === 'object' && (
          <Sheet title={names[sheet.dossier]!} closeLabel={say('close')} onClose={() => openSheet(undefined)}>
            <Dossier seat={sheet.dossier} />
          </Sheet>
        )}
      </main>
    </TableProvider>
  )
}

/** One seat's eyes: that seat is at the bottom, as it was for whoever played it. */
function seatBehind(eyes: Eyes, seats: number): Seat | undefined {
  for (let seat = 0; seat < seats; seat++) if (eyes === only(seat)) return seat
  return undefined
}

function Own({ me, state }: { readonly me: Seat; readonly state: TableState }) {
  const { board, view, module, names, voice } = state
  const { Own: Body } = board
  return (
    <section className="own" data-seat={me} aria-label={names[me]}>
      <div className="own-head">
        <button type="button" className="replay-own" onClick={() => state.openSheet({ dossier: me })}>
          <SeatChip seat={me} size={30} />
          <span className="seat-name">{names[me]}</span>
        </button>
        {state.prompt.seats.includes(me) && <span className="tag">{voice.t('seat.acting')}</span>}
      </div>
      <div className="own-body">{Body && <Body view={view} module={module} me={me} choice={NOTHING} />}</div>
    </section>
  )
}

const HomeSign = () => (
  <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true" focusable="false">
    <path
      d="M3 8c3-3 6-3 8 0v9c-2-2-5-2-8 0zM13 8c2-3 5-3 8 0v9c-3-2-6-2-8 0z"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.4}
      strokeLinejoin="round"
    />
  </svg>
)
