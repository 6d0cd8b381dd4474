// The playfield of the wooden games: the table in three dimensions, with its mirror in the page. Where it can't be drawn, or isn't wanted,
// the plan shows everything; it is also what one sees until the first picture.

import type { Plan } from '@saloon/physics'
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button } from '../design/Button.tsx'
import type { Playthrough } from '../link/link.ts'
import { filmOf } from '../plain/plan/film.ts'
import { useTable } from '../table/frame/context.ts'
import { handsOn, presetOfKey } from './camera/hands.ts'
import { Mirror } from './mirror/Mirror.tsx'
import { CameraButtons, MOVED, type CameraMove } from './playfield/CameraButtons.tsx'
import { ReplayBar } from './playfield/ReplayBar.tsx'
import { useStage } from './playfield/use-stage.ts'
import { usePlayfieldWords } from './playfield/words.ts'
import './playfield/wooden.css'
import { isSupported } from './scene/quality.ts'
import type { WhyPlan, WoodenPlayfieldProps } from './scene/wooden-table.ts'
import { fallBack, nowShown, useShowing } from './showing.ts'
import type { Laid, Stage } from './stage/stage.ts'
import type { Track } from '@saloon/physics'

const PlainPlan = lazy(() => import('../plain/plan/PlainPlan.tsx'))

interface Playfield extends WoodenPlayfieldProps {
  /** What is shown in its place; without it the plan by itself. */
  readonly plan?: ReactNode
}

export function WoodenPlayfield(it: Playfield) {
  const { shown } = useShowing()
  const canDraw = useMemo(() => shown === 'plan' || isSupported(), [shown])
  useEffect(() => {
    if (!canDraw) fallBack('unsupported')
  }, [canDraw])
  const { view, module, me, choice } = it
  const plan = it.plan ?? (
    <Suspense>
      <PlainPlan view={view} module={module} me={me} choice={choice} />
    </Suspense>
  )
  return shown === 'wood' && canDraw ? <Wood {...it} plan={plan} /> : plan
}

const FADE = 300

function Wood({ view: seen, module, looks, plan: instead, children }: Playfield) {
  const { game, isPast, choice } = useTable()
  const say = usePlayfieldWords()
  const hint = useId()
  const element = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const plan = useMemo(() => module.plan!.table(seen) as Plan, [module, seen])
  const laid = useMemo<Laid>(() => ({ plan, looks }), [plan, looks])
  const failed = useCallback((why: WhyPlan) => fallBack(why), [])
  const { stage, view, replaying, isSlow, bear } = useStage(element, host, laid, failed)
  const hasFaded = useLater(stage !== undefined, FADE)
  const [hovered, hover] = useState<string>()

  useEffect(() => {
    nowShown(view)
  }, [view])
  useEffect(() => () => nowShown(undefined), [])
  useShowWhatHappens(stage, game, laid, isPast)

  useEffect(() => {
    if (!stage || !element.current) return undefined
    const { rig, ask } = stage
    const moved = (): void => {
      stage.touched()
      ask()
    }
    return handsOn(element.current, {
      orbit(yaw, pitch) {
        rig.orbit(yaw, pitch)
        moved()
      },
      pan(right, down) {
        stage.pan(right, down)
        moved()
      },
      zoom(factor) {
        rig.zoom(factor)
        moved()
      },
      press: (event) => stage.pressed(event),
      tap(event) {
        const piece = stage.tapped(event)
        const tag = piece && element.current?.querySelector<HTMLElement>(`[data-piece="${CSS.escape(piece)}"] button`)
        if (tag) tag.click()
      },
      hover: (event) => hover(event && stage.pick(event.clientX, event.clientY)),
    })
  }, [stage])

  const move = (name: CameraMove): void => {
    const [yaw, pitch, zoom] = MOVED[name]
    stage?.rig.orbit(yaw, pitch)
    if (zoom !== 1) stage?.rig.zoom(zoom)
    stage?.touched()
    stage?.ask()
  }
  const pressed = (event: KeyboardEvent): void => {
    const preset = presetOfKey(event)
    const way = preset ? undefined : wayOfKey(event, choice.amounts.length > 0)
    if (preset) stage?.lookFrom(preset)
    else if (way) move(way)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      ref={element}
      className="wooden map-middle"
      tabIndex={0}
      role="group"
      aria-label={say('title')}
      aria-describedby={hint}
      onKeyDown={pressed}
      data-ready={stage !== undefined || undefined}
      data-playing={view?.isPlaying || undefined}
    >
      <p id={hint} className="unseen">
        {say('keys')}
      </p>
      {!hasFaded && <div className="wooden-until">{instead}</div>}
      <div ref={host} className="wooden-host" />
      {stage && view && (
        <>
          <div className="wooden-vignette" aria-hidden="true" />
          <Mirror pieces={plan.pieces} looks={looks} view={view} hovered={hovered} />
          <div className="wooden-over">{children}</div>
          {replaying ? (
            <ReplayBar
              replaying={replaying}
              from={stage.startPass}
              seek={stage.seek}
              pause={stage.pause}
              close={stage.endReplay}
            />
          ) : (
            <CameraButtons preset={view.preset} lookFrom={stage.lookFrom} move={move} />
          )}
          {isSlow && (
            <div className="wooden-offer" role="status">
              <span>{say('slow')}</span>
              <Button onClick={() => fallBack('slow')}>{say('usePlan')}</Button>
              <Button onClick={bear}>{say('keep')}</Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}

/** The motion of what has just happened; else how everything lies. */
function useShowWhatHappens(stage: Stage | undefined, game: Playthrough, laid: Laid, isPast: boolean): void {
  const before = useRef({ seq: game.seq, laid, stage })
  useEffect(() => {
    const last = before.current
    before.current = { seq: game.seq, laid, stage }
    if (!stage || last.laid === laid) return
    const isNext = last.stage === stage && game.seq === last.seq + 1 && !isPast
    const tracks = isNext ? (game.moments.at(-1)?.film as readonly Track[] | undefined) : undefined
    if (tracks && tracks.length > 0) stage.play(filmOf(last.laid.plan, tracks), laid)
    else stage.layOut(laid)
  }, [stage, game.seq, game.moments, laid, isPast])
}

/** True so many milliseconds after it began to be. */
function useLater(is: boolean, milliseconds: number): boolean {
  const [has, set] = useState(false)
  useEffect(() => {
    if (!is) return set(false)
    const timer = setTimeout(() => set(true), milliseconds)
    return () => clearTimeout(timer)
  }, [is, milliseconds])
  return has
}

/** While something is aimed the arrows aim. */
function wayOfKey({ key, ctrlKey, altKey, metaKey }: KeyboardEvent, aims: boolean): CameraMove | undefined {
  if (ctrlKey || altKey || metaKey) return undefined
  const ways: Readonly<Record<string, CameraMove>> = {
    '+': 'nearer',
    '-': 'farther',
    ...(!aims && { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'higher', ArrowDown: 'lower' }),
  }
  return ways[key]
}
