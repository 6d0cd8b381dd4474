// Where one may go, on the map itself: within reach with its distance, what the question offers, and the way that is drawn.

import { type Reach, SPACES, TOWNS } from '@saloon/western-legends'
import { memo, useMemo } from 'react'
import type { Choice } from '../../board.ts'
import { useSpeaking } from '../../../table/frame/context.ts'
import { placeRef } from '../table.ts'
import { useWords } from '../text/words.ts'
import { MIDDLES, type Point, WORLD, hexAt } from './geometry.ts'
import { numberSpots, written } from './lettering.ts'
import { wordFor } from './Names.tsx'
import { type Plan } from './ride.ts'

interface GlowProps {
  readonly reach: Reach | undefined
  readonly choice: Choice
  readonly sheriff: number
  readonly isWanted: boolean
  readonly standing: readonly number[]
}

const ALL = Array.from({ length: SPACES }, (_, place) => place)
const VIEW = `0 0 ${WORLD.width} ${WORLD.height}`

export const Glow = memo(function Glow({ reach, choice, sheriff, isWanted, standing }: GlowProps) {
  const spots = useNumberSpots(standing)
  const stateOf = (place: number): string | undefined => {
    const ref = placeRef(place)
    if (choice.holds(ref)) return 'picked'
    if (choice.takes(ref)) return 'open'
    if (reach && reach.steps[place]! > 0) return reach.isFight(place) ? 'fight' : 'near'
    return reach && isWanted && place === sheriff ? 'barred' : undefined
  }
  const all = ALL.flatMap((place) => {
    const state = stateOf(place)
    return state === undefined ? [] : [{ place, state }]
  })
  if (all.length === 0) return null
  return (
    <>
      <svg className="wl-glow" viewBox={VIEW} width={WORLD.width} height={WORLD.height} aria-hidden="true">
        {all.map(({ place, state }) => (
          <g key={place} data-state={state} data-glow={place}>
            <path className="wl-glow-ground" d={hexAt(MIDDLES[place]!, 3)} />
            {state === 'fight' && <FightCorner place={place} />}
          </g>
        ))}
      </svg>
      <div className="wl-counts" aria-hidden="true">
        {all.map(({ place, state }) => {
          const steps = reach?.steps[place] ?? 0
          const { x, y } = spots[place]!
          if (state === 'barred')
            return (
              <span key={place} className="wl-count wl-count-barred" style={{ left: x, top: y }}>
                ✕
              </span>
            )
          return steps === 0 ? null : (
            <span key={place} className="wl-count" data-state={state} style={{ left: x, top: y }}>
              {steps}
            </span>
          )
        })}
      </div>
    </>
  )
})

/** Beside the names and whoever stands there. */
function useNumberSpots(standing: readonly number[]): readonly Point[] {
  const { voice } = useSpeaking()
  const say = useWords()
  const words = useMemo(
    () =>
      written({
        location: (location) => say(wordFor(location)),
        town: (town) => voice.say({ key: `town.${TOWNS.indexOf(town)}` }),
      }),
    [voice],
  )
  const stood = standing.join(' ')
  return useMemo(() => numberSpots(words, new Set(standing)), [words, stood])
}

/** Danger is a corner of blood, and hatched. */
function FightCorner({ place }: { readonly place: number }) {
  const { x, y } = MIDDLES[place]!
  return <path className="wl-glow-blood" d={`M${x - 47} ${y + 27}v-34l47 61zM${x - 47} ${y - 15}l54 69 9-5-63-80z`} />
}

/** The whole way before it is taken: hoof prints from space to space. */
export const Way = memo(function Way({
  from,
  plan,
  isFight,
}: { readonly from: number; readonly plan: Plan } & { isFight: boolean }) {
  const points = [from, ...plan.way].map((place) => MIDDLES[place]!)
  const line = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(y + 16).toFixed(1)}`).join('')
  const end = points.at(-1)!
  return (
    <svg
      className="wl-way"
      viewBox={VIEW}
      width={WORLD.width}
      height={WORLD.height}
      aria-hidden="true"
      data-way={plan.way.join(' ')}
    >
      <path d={line} className="wl-way-under" />
      <path d={line} className="wl-way-line" />
      {points.slice(1, -1).map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y + 16} r={9} className="wl-way-stop" />
      ))}
      <path
        d={`M${end.x} ${end.y - 6}c-13 0-22 9-22 21c0 14 22 33 22 33s22-19 22-33c0-12-9-21-22-21z`}
        className="wl-way-end"
        data-fight={isFight || undefined}
      />
      <circle cx={end.x} cy={end.y + 14} r={8} className="wl-way-eye" />
    </svg>
  )
})
