// The wooden table from above: where everything stands, where a flick would start and go, and its motion when it is made.
// Aimed by the sliders of the prompt, by keys here, by a tap on the table or from a list.

import type { Base, GameModule, View } from '@saloon/kernel'
import {
  bearing,
  cosine,
  discFoot,
  type Plan,
  type PlanAim,
  type PlanArea,
  type PlanPiece,
  radiusOf,
  sine,
  toWorld,
  wrapped,
} from '@saloon/physics'
import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react'
import { keyStep, stepped } from '../../design/Slider.tsx'
import type { BoardProps } from '../../games/board.ts'
import { type Amount, stepsOf } from '../../table/choice/choice.ts'
import { useTable } from '../../table/context.ts'
import { outlineOf, pathOf } from './outline.ts'
import './plan.css'
import { useFilm } from './use-film.ts'

/** The aim line is short on purpose: six bullets long. */
const AIM_LENGTH = 14_400
const MARGIN = 2

const planOf = (module: GameModule, view: View<Base>): Plan => module.plan!.table(view) as Plan

export default function PlainPlan({ view, module, choice }: BoardProps) {
  const { game, voice, isPast } = useTable()
  const svg = useRef<SVGSVGElement>(null)
  const hint = useId()
  const plan = planOf(module, view)
  const picture = useFilm(game, plan, isPast)
  const { halfX, halfZ } = plan.surface
  const [width, height] = [halfX / 500 + 2 * MARGIN, halfZ / 500 + 2 * MARGIN]

  const direction = choice.amounts.find(({ kind }) => kind === 'angle')
  const power = choice.amounts.find(({ kind, field }) => kind === 'number' && field === 'power')
  const aim =
    choice.seat === undefined || choice.ready === undefined || picture
      ? undefined
      : (module.plan!.aim(view, choice.seat, choice.ready) as PlanAim | undefined)

  const aimAt = (x: number, z: number): void => {
    if (aim && direction) choice.set(direction.path, Math.round((bearing(aim.x, aim.z, x, z) * direction.unit) / 100))
  }
  const tapped = (event: MouseEvent): void => {
    const screen = svg.current?.getScreenCTM()
    if (!aim || !screen) return
    event.stopPropagation()
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(screen.inverse())
    aimAt(Math.round(x * 1000), Math.round(y * 1000))
  }
  const turn = (amount: Amount | undefined, by: number | undefined): boolean => {
    if (!amount || by === undefined) return false
    const range = { from: amount.possible[0]!, to: amount.possible.at(-1)!, wraps: amount.kind === 'angle' }
    choice.set(amount.path, stepped(amount.value, by, range))
    return true
  }
  const pressed = (event: KeyboardEvent): void => {
    const used =
      turn(direction, direction && keyStep(event, 'ArrowLeft', 'ArrowRight', stepsOf(direction))) ||
      turn(power, power && keyStep(event, 'ArrowUp', 'ArrowDown', stepsOf(power)))
    if (!used) return
    event.preventDefault()
    event.stopPropagation()
  }

  const pieces = picture?.pieces ?? plan.pieces
  return (
    <div className="plan map-middle">
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
            <PlanAreaShape key={area.id} area={area} name={voice.say(area.name)} />
          ))}
          {pieces.map((piece) => (
            <PlanPieceShape key={piece.id} piece={piece} name={voice.say(piece.name)} />
          ))}
          {aim && direction && (
            <AimLine aim={aim} direction={wrapped(Math.round((direction.value * 100) / direction.unit))} />
          )}
          {picture?.flicked && (
            <path
              className="plan-flicked"
              data-what={picture.flicked.what}
              d={pathOf(discFoot(picture.flicked.pose.x, picture.flicked.pose.z, radiusOf(picture.flicked.what)))}
            />
          )}
        </svg>
      </div>
      <p id={hint} className="plan-hint" data-keys={aim !== undefined || undefined}>
        {aim ? voice.t('plan.keys') : choice.ask ? voice.t('plan.nothing-aimed') : ''}
      </p>
      {aim && direction && (
        <select
          className="plan-targets"
          aria-label={voice.t('plan.aim-at')}
          value=""
          onChange={(event) => {
            const target = plan.pieces.find(({ id }) => id === event.currentTarget.value)
            if (target) aimAt(target.pose.x, target.pose.z)
          }}
        >
          <option value="">{voice.t('plan.aim-at')}</option>
          {plan.pieces
            .filter(({ pose }) => pose.x !== aim.x || pose.z !== aim.z)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {voice.say(name)}
              </option>
            ))}
        </select>
      )}
    </div>
  )
}

function PlanAreaShape({ area, name }: { readonly area: PlanArea; readonly name: string }) {
  const { x, z, halfX, halfZ } = area
  return (
    <g className="plan-area">
      <rect x={(x - halfX) / 1000} y={(z - halfZ) / 1000} width={halfX / 500} height={halfZ / 500} />
      <text x={x / 1000} y={z / 1000 + 1}>
        {name}
      </text>
    </g>
  )
}

/** What is entered: it says what it is, and who is in there. */
const PLACES: ReadonlySet<string> = new Set(['building', 'house', 'coach', 'wagon'])

/** Its outline, and for a figure where it looks and who it is. */
function PlanPieceShape({ piece, name }: { readonly piece: PlanPiece; readonly name: string }) {
  const { pose, kind, side, mark, isActive } = piece
  const [x, z] = [pose.x / 1000, pose.z / 1000]
  const nose = toWorld(pose, 0, 1500)
  const isPlace = PLACES.has(kind)
  return (
    <g
      className="plan-piece"
      data-piece={piece.id}
      data-kind={kind}
      data-side={side ?? undefined}
      data-lying={pose.turn !== null || undefined}
      data-active={isActive || undefined}
    >
      <title>{name}</title>
      <path d={outlineOf(piece)} />
      {kind === 'figure' && pose.turn === null && <line x1={x} y1={z} x2={nose.x / 1000} y2={nose.z / 1000} />}
      {isPlace && (
        <text className="plan-place" x={x} y={z}>
          {name}
        </text>
      )}
      {mark !== '' && (
        <text x={x} y={isPlace ? z + 3.2 : kind === 'cylinder' ? z + 0.6 : z - 1.6}>
          {mark}
        </text>
      )}
    </g>
  )
}

/** Where it starts and which way it goes, as wide as the hand shakes. */
function AimLine({ aim, direction }: { readonly aim: PlanAim; readonly direction: number }) {
  const { x, z, spread, what } = aim
  const end = (angle: number): string =>
    `${(x + AIM_LENGTH * cosine(angle)) / 1000} ${(z - AIM_LENGTH * sine(angle)) / 1000}`
  const start = `${x / 1000} ${z / 1000}`
  return (
    <g className="plan-aim">
      <path className="plan-aim-start" d={pathOf(discFoot(x, z, radiusOf(what)))} />
      {spread > 0 && (
        <path className="plan-aim-spread" d={`M${start}L${end(direction + spread)}L${end(direction - spread)}Z`} />
      )}
      <path className="plan-aim-line" d={`M${start}L${end(direction)}`} />
    </g>
  )
}
