// The wooden table from above: where everything stands, where a flick would start and go, and its motion when it is made.
// It is aimed like the table in three dimensions; a tap on a piece picks it, or says what it is.

import type { Base, GameModule, View } from '@saloon/kernel'
import { discFoot, type Plan, type PlanPiece, type Point, radiusOf } from '@saloon/physics'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react'
import type { BoardProps } from '../../games/board.ts'
import { useTable } from '../../table/frame/context.ts'
import { describedIn } from '../../table/frame/described.ts'
import { AimLayer } from '../../wood/aim/AimLayer.tsx'
import { aimingOf } from '../../wood/aim/aiming.ts'
import type { SideOf } from '../../wood/aim/offer.ts'
import { planIsShown } from '../../wood/aim/on-screen.ts'
import { Loupe } from './Loupe.tsx'
import { pathOf } from './outline.ts'
import { AimShape, isPlace, PlanAreaShape, PlanPieceShape, readsOnCylinder, RingShape } from './pieces.tsx'
import './plan.css'
import { PlanFoot } from './PlanFoot.tsx'
import { useFilm } from './use-film.ts'
import { ghostsOf, useOnScreen } from './use-on-screen.ts'
import { letterAt, useScale } from './use-scale.ts'

const MARGIN = 2
/** As far from a piece a tap still means it, in pixels. */
const NEAR = 18

const planOf = (module: GameModule, view: View<Base>): Plan => module.plan!.table(view) as Plan

export interface PlainPlanProps extends BoardProps {
  readonly sideOf?: SideOf
  readonly hasFoot?: boolean // what can be done is said below it, with the list of things to aim at
  readonly children?: ReactNode // over the table
}

export default function PlainPlan({ view, module, me, choice, sideOf, hasFoot = true, children }: PlainPlanProps) {
  const { game, voice, isPast, showHelp } = useTable()
  const element = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const [hint, drawing] = [useId(), useId()]
  const plan = useMemo(() => planOf(module, view), [module, view])
  const filmed = useFilm(game, plan, isPast)
  const { picture, last } = filmed
  const { halfX, halfZ } = plan.surface
  const [width, height] = [halfX / 500 + 2 * MARGIN, halfZ / 500 + 2 * MARGIN]
  const scale = useScale(svg, width, height)
  const magnified = useCallback(
    (around: Point, pixels: number) => <Loupe of={drawing} around={around} pixels={pixels} svg={svg} />,
    [drawing],
  )
  const screen = useOnScreen(element, svg, scale, filmed, magnified)
  const { table } = screen
  useEffect(() => {
    planIsShown(table)
    return () => planIsShown(undefined)
  }, [table])
  const letter = letterAt(scale)
  const pieces = picture?.pieces ?? plan.pieces
  const aiming = useMemo(() => aimingOf(module, view, choice), [module, view, choice])
  const side = useCallback<SideOf>(
    (seen, seat) => sideOf?.(seen, seat) ?? plan.pieces.find(({ isActive }) => isActive)?.side ?? 0,
    [sideOf, plan],
  )

  const explain = (piece: PlanPiece): void => {
    const drawn = svg.current?.querySelector(`[data-piece="${CSS.escape(piece.id)}"]`)
    const about = describedIn(module.game, view).table.filter(({ facts }) => names(facts, piece.id))
    if (drawn) showHelp({ title: voice.say(piece.name), lines: about.map(voice.say) }, drawn, 'press')
  }
  const tapped = (event: MouseEvent): void => {
    const matrix = svg.current?.getScreenCTM()
    if (!matrix || !screen.table) return
    const spot = screen.table.unproject(event.clientX, event.clientY)!
    const drawn = event.target instanceof Element && event.target.closest('[data-piece]')?.getAttribute('data-piece')
    const within = (NEAR / matrix.a) * 1000
    // In front of a building every spot means something else.
    const small = pieces.filter((piece) => !isPlace(piece))
    const meant = nearest(small, spot, within) ?? pieces.find(({ id }) => id === drawn) ?? nearest(pieces, spot, within)
    event.stopPropagation()
    if (screen.tapped(event.nativeEvent, meant?.id)) return
    const ref = meant && `word:${meant.id}`
    if (ref && choice.takes(ref)) choice.pick(ref)
    else if (meant) explain(meant)
  }
  const pressed = (event: KeyboardEvent): void => {
    if (picture || !aiming?.press(event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="plan map-middle" data-aimed={aiming?.how}>
      <div
        ref={element}
        className="plan-table"
        tabIndex={0}
        role="group"
        aria-label={voice.t('plan.title')}
        aria-describedby={hasFoot ? hint : undefined}
        data-playing={picture !== undefined || undefined}
        onKeyDown={pressed}
        onPointerDown={(event) => {
          if (event.target instanceof Element && event.target.closest('button')) return
          if (!screen.pressed(event.nativeEvent)) return
          event.preventDefault()
          element.current?.focus({ preventScroll: true })
        }}
      >
        <svg
          ref={svg}
          viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
          aria-hidden="true"
          onClick={tapped}
          data-playing={picture !== undefined || undefined}
        >
          <g id={drawing}>
            <rect className="plan-top" x={-halfX / 1000} y={-halfZ / 1000} width={halfX / 500} height={halfZ / 500} />
            {plan.areas?.map((area) => (
              <PlanAreaShape key={area.id} area={area} name={voice.say(area.name)} letter={letter} />
            ))}
            {screen.rings.map((ring) => (
              <RingShape key={ring.tone} ring={ring} />
            ))}
            {plan.loose?.map(({ x, z, radius }) => (
              <path key={`${x} ${z}`} className="plan-loose" d={pathOf(discFoot(x, z, radius))} />
            ))}
            {screen.hasGhosts &&
              ghostsOf(last, pieces).map((piece) => (
                <g key={piece.id} className="plan-ghost">
                  <PlanPieceShape piece={piece} name="" letter={letter} hasRoom={false} />
                </g>
              ))}
            {pieces.map((piece) => (
              <PlanPieceShape
                key={piece.id}
                piece={piece}
                name={voice.say(piece.name)}
                letter={letter}
                hasRoom={scale !== undefined && readsOnCylinder(scale)}
                isLegal={choice.takes(`word:${piece.id}`)}
                isPicked={choice.holds(`word:${piece.id}`)}
              />
            ))}
            {!picture && screen.marks && <AimShape marks={screen.marks} />}
            {picture?.flicked && (
              <path
                className="plan-flicked"
                data-what={picture.flicked.what}
                d={pathOf(discFoot(picture.flicked.pose.x, picture.flicked.pose.z, radiusOf(picture.flicked.what)))}
              />
            )}
          </g>
        </svg>
        {screen.table && (
          <AimLayer
            table={screen.table}
            module={module}
            view={view}
            me={me}
            choice={choice}
            plan={plan}
            aiming={aiming}
            sideOf={side}
          />
        )}
        {children}
      </div>
      {hasFoot && <PlanFoot id={hint} plan={plan} aiming={picture ? undefined : aiming} choice={choice} />}
    </div>
  )
}

/** Whether a line of the table in words speaks of this piece. */
const names = (facts: object | undefined, id: string): boolean =>
  Object.values(facts ?? {}).some((fact) => fact === id || (Array.isArray(fact) && fact.includes(id)))

function nearest(pieces: readonly PlanPiece[], { x, z }: Point, within: number): PlanPiece | undefined {
  let [best, least] = [undefined as PlanPiece | undefined, within]
  for (const piece of pieces) {
    const away = Math.hypot(piece.pose.x - x, piece.pose.z - z)
    if (away <= least) [best, least] = [piece, away]
  }
  return best
}
