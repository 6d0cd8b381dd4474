// Every move of the camera has a button.

import { useState } from 'react'
import { useSmall } from '../../games/shared/small.ts'
import { KEY_STEP } from '../camera/hands.ts'
import type { Preset } from '../scene/wooden-table.ts'
import { SignButton } from './SignButton.tsx'
import { type PlayfieldWord, usePlayfieldWords } from './words.ts'

const SIGNS = {
  table: 'M3 17 7 8h10l4 9zM5 17v3M19 17v3',
  top: 'M4 6h16v12H4zM12 6v12M4 12h16',
  behind: 'M12 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM7 14a5 5 0 0 1 10 0M12 15v6M9 18l3 3 3-3',
  target: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM12 1v4M12 19v4M1 12h4M19 12h4',
  camera: 'M3 8h4l2-3h6l2 3h4v11H3zM12 10a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  left: 'M9 6 4 11l5 5M4 11h9a6 6 0 0 1 6 6v2',
  right: 'M15 6l5 5-5 5M20 11h-9a6 6 0 0 0-6 6v2',
  higher: 'M12 20V5M6 11l6-6 6 6',
  lower: 'M12 4v15M6 13l6 6 6-6',
  nearer: 'M12 5v14M5 12h14',
  farther: 'M5 12h14',
} as const satisfies Partial<Record<PlayfieldWord, string>>

const SHOWN = ['table', 'top', 'behind', 'target'] as const satisfies readonly Preset[]
const MOVES = ['left', 'right', 'higher', 'lower', 'nearer', 'farther'] as const
export type CameraMove = (typeof MOVES)[number]

/** What a button or an arrow does: to the side, upwards, how much nearer. */
export const MOVED: Readonly<Record<CameraMove, readonly [yaw: number, pitch: number, zoom: number]>> = {
  left: [-KEY_STEP.turn * 2, 0, 1],
  right: [KEY_STEP.turn * 2, 0, 1],
  higher: [0, KEY_STEP.turn, 1],
  lower: [0, -KEY_STEP.turn, 1],
  nearer: [0, 0, KEY_STEP.nearer],
  farther: [0, 0, 1 / KEY_STEP.nearer],
}

interface CameraButtonsProps {
  readonly preset: Preset
  readonly lookFrom: (preset: Preset) => void
  readonly move: (move: CameraMove) => void
}

export function CameraButtons({ preset, lookFrom, move }: CameraButtonsProps) {
  const say = usePlayfieldWords()
  const [isOpen, open] = useState(false)
  const isSmall = useSmall() // there one button holds all the others: they would hide the table
  return (
    <div className="camera-buttons" role="group" aria-label={say('camera')}>
      {isSmall && (
        <SignButton path={SIGNS.camera} label={say('camera')} isExpanded={isOpen} onClick={() => open(!isOpen)} />
      )}
      {(!isSmall || isOpen) &&
        SHOWN.map((name, n) => (
          <SignButton
            key={name}
            path={SIGNS[name]}
            label={say(name)}
            hint={`${say(name)} (${n})`}
            isOn={preset === name}
            onClick={() => lookFrom(name)}
          />
        ))}
      {!isSmall && (
        <SignButton path={SIGNS.more} label={say('more')} isExpanded={isOpen} onClick={() => open(!isOpen)} />
      )}
      {isOpen &&
        MOVES.map((name) => <SignButton key={name} path={SIGNS[name]} label={say(name)} onClick={() => move(name)} />)}
    </div>
  )
}
