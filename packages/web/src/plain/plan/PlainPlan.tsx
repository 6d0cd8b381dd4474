// The wooden table from above: where everything stands, where a flick would start and go, and its motion when it is made.
// Aimed by the sliders of the prompt, by keys here, by a tap on the table or from a list. A tap on a piece says what it is.

import type { Base, GameModule, View } from '@saloon/kernel'
import { discFoot, type Plan, type PlanPiece, type Point, radiusOf } from '@saloon/physics'
import { type KeyboardEvent, type MouseEvent, useId, useMemo, useRef } from 'react'
import type { BoardProps } from '../../games/board.ts'
import { useTable } from '../../table/frame/context.ts'
import { describedIn } from '../../table/frame/described.ts'
import { aimingOf, isAt } from './aiming.ts'
import { pathOf } from './outline.ts'
import { AimMarks, isPlace, PlanAreaShape, PlanPieceShape, readsOnCylinder } from './pieces.tsx'
import './plan.css'
import { useFilm } from './use-film.ts'
import { letterAt, useScale } from './use-scale.ts'

const MARGIN = 2
/** As far from a piece a tap still means it, in pixels. */
const NEAR = 18

const planOf = (module: GameModule, view: View<Base>): Plan => module.plan!.table(view) as Plan

export default function PlainPlan({ view, module, choice }: BoardProps) {
  const { game, voice, isPast, showHelp } = useTable()
  const svg = useRef<SVGSVGElement>(null)
  const hint = useId()
  const plan = useMemo(() => planOf(module, view), [module, view])
  const picture = useFilm(game, plan, isPast)
  const { halfX, halfZ } = plan.surface
  const [width, height] = [halfX / 500 + 2 * MARGIN, halfZ / 500 + 2 * MARGIN]
  const scale = useScale(svg, width, height)
  const letter = letterAt(scale)
  const pieces = picture?.pieces ?? plan.pieces
  const aiming = picture ? undefined : aimingOf(module, view, choice)
  const targets = aiming ? plan.pieces.filter(({ pose }) => !isAt(aiming.aim, pose)) : []
  const inLine = targets.filter((piece) => aiming?.isAimedAt(piece))
  const aimedAt = inLine.find(({ side }) => side !== null) ?? inLine[0] // somebody rather than something on the way
  const isToAim = choice.deeds.some(({ isAimed }) => isAimed)

  const aimAt = aiming?.how === 'turn' ? 'plan.look-at' : 'plan.aim-at'

  const explain = (piece: PlanPiece): void => {
    const drawn = svg.current?.querySelector(`[data-piece="${CSS.escape(piece.id)}"]`)
    const about = describedIn(module.game, view).table.filter(({ facts }) => names(facts, piece.id))
    if (drawn) showHelp({ title: voice.say(piece.name), lines: about.map(voice.say) }, drawn, 'press')
  }
  const tapped = (event: MouseEvent): void => {
    const screen = svg.current?.getScreenCTM()
    if (!screen) return
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(screen.inverse())
    const spot = { x: Math.round(x * 1000), z: Math.round(y * 1000) }
    const within = (NEAR / screen.a) * 1000
    if (aiming) {
      // In front of a building every spot means something else.
      const small = targets.filter((piece) => !isPlace(piece))
      aiming.aimAt(nearest(small, spot, within)?.pose ?? spot)
    } else {
      const drawn = event.target instanceof Element && event.target.closest('[data-piece]')?.getAttribute('data-piece')
      const meant = pieces.find(({ id }) => id === drawn) ?? nearest(pieces, spot, within)
      if (!meant) return
      explain(meant)
    }
    event.stopPropagation()
  }
  const pressed = (event: KeyboardEvent): void => {
    if (!aiming?.press(event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="plan map-middle" data-aimed={aiming?.how}>
      <div
        className="plan-table"
        tabIndex={0}
        role="group"
        aria-label={voice.t('plan.title')}
        aria-describedby={hint}
        onKeyDown={pressed}
      >
        <svg
          ref={svg}
          viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
          aria-hidden="true"
          onClick={tapped}
          data-playing={picture !== undefined || undefined}
        >
          <rect className="plan-top" x={-halfX / 1000} y={-halfZ / 1000} width={halfX / 500} height={halfZ / 500} />
          {plan.areas?.map((area) => (
            <PlanAreaShape key={area.id} area={area} name={voice.say(area.name)} letter={letter} />
          ))}
          {plan.loose?.map(({ x, z, radius }) => (
            <path key={`${x} ${z}`} className="plan-loose" d={pathOf(discFoot(x, z, radius))} />
          ))}
          {pieces.map((piece) => (
            <PlanPieceShape
              key={piece.id}
              piece={piece}
              name={voice.say(piece.name)}
              letter={letter}
              hasRoom={scale !== undefined && readsOnCylinder(scale)}
            />
          ))}
          {aiming && <AimMarks aim={aiming.aim} direction={aiming.direction} />}
          {picture?.flicked && (
            <path
              className="plan-flicked"
              data-what={picture.flicked.what}
              d={pathOf(discFoot(picture.flicked.pose.x, picture.flicked.pose.z, radiusOf(picture.flicked.what)))}
            />
          )}
        </svg>
      </div>
      <div className="plan-foot">
        <p id={hint} className="plan-hint">
          {voice.t(aiming ? `plan.tap-${aiming.how}` : isToAim ? 'plan.nothing-aimed' : 'plan.tap')}
          {aiming && <span className="plan-keys"> {voice.t(`plan.keys-${aiming.how}`)}</span>}
        </p>
        {aiming && aiming.how !== 'lay' && (
          <select
            className="plan-targets"
            aria-label={voice.t(aimAt)}
            value={aimedAt?.id ?? ''}
            onChange={(event) => {
              const target = targets.find(({ id }) => id === event.currentTarget.value)
              if (target) aiming.aimAt(target.pose)
            }}
          >
            <option value="">{voice.t(aimAt)}</option>
            {targets.map(({ id, name }) => (
              <option key={id} value={id}>
                {voice.say(name)}
              </option>
            ))}
          </select>
        )}
      </div>
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
