// At the mine: two dice, what they bring, and which of them may be rolled again.

import { FACES, type Face, type Prospect } from '@saloon/western-legends'
import { useEffect, useState } from 'react'
import { movesFully } from '../../../app/settings.ts'
import { Pickable } from '../../../table/choice/Pickable.tsx'
import type { BoardProps } from '../../board.ts'
import { Scene } from '../stage/Scene.tsx'
import { useStageWords } from '../stage/text/words.ts'
import { seen } from '../table.ts'
import { ProspectingDie } from './ProspectingDie.tsx'
import './prospecting.css'

export function Prospecting({ view, choice }: BoardProps) {
  const say = useStageWords()
  const frame = seen(view).stack.at(-1) as Prospect
  const faces = frame.dice.map((face) => FACES[face]!)
  return (
    <Scene
      kind="prospecting"
      title={say('title.prospecting', { seat: frame.seat })}
      note={choice.ask ? say('dice.map') : undefined}
    >
      <div className="wl-dice">
        {faces.map((face, die) => (
          <Pickable key={die} refName={`die:${die}`} thing={{ kind: 'face', id: frame.dice[die]! }} className="wl-die">
            <RollingDie face={face} seed={frame.dice[die]! + die * 7} />
            <span>{say('dice.face', { face: frame.dice[die]! })}</span>
            <small>{say(`dice.${face}`)}</small>
          </Pickable>
        ))}
      </div>
    </Scene>
  )
}

const FRAMES = 5
const FRAME_MS = 110

/** A die that jerks over its faces and comes to rest. */
export function RollingDie({
  face,
  seed,
  size = 84,
}: {
  readonly face: Face
  readonly seed: number
  readonly size?: number
}) {
  const [left, setLeft] = useState(() => (movesFully() ? FRAMES : 0))
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), FRAME_MS)
    return () => clearTimeout(timer)
  }, [left])
  const shown = left === 0 ? face : FACES[(seed + left * 3) % FACES.length]!
  return (
    <span
      className="wl-rolling"
      style={{ transform: `translateY(${left * -9}%) rotate(${left * (seed % 2 === 0 ? 67 : -73)}deg)` }}
    >
      <ProspectingDie face={shown} size={size} />
    </span>
  )
}
