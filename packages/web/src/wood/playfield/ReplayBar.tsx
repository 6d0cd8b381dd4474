// A replay in hand: from which camera, at which moment, playing or not.

import { useEffect, useRef } from 'react'
import { CAMERAS, type CameraName } from '../playback/cameras.ts'
import type { Replaying } from '../stage/stage.ts'
import { usePlayfieldWords } from './words.ts'

interface ReplayBarProps {
  readonly replaying: Replaying
  readonly from: (camera: CameraName) => void
  readonly seek: (at: number) => void
  readonly pause: (isPaused: boolean) => void
  readonly close?: () => void
}

export function ReplayBar({ replaying, from, seek, pause, close }: ReplayBarProps) {
  const say = usePlayfieldWords()
  const { at, from: first, to, camera, isPaused } = replaying
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!close) return undefined
    const before = document.activeElement
    const escaped = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close()
    }
    addEventListener('keydown', escaped, { capture: true })
    return () => {
      removeEventListener('keydown', escaped, { capture: true })
      if (before instanceof HTMLElement && bar.current === null) before.focus({ preventScroll: true })
    }
  }, [close])
  return (
    <div className="wooden-replay-bar" ref={bar} role="group" aria-label={say('replaying')} data-own-pointer>
      <span className="wooden-replay-speed" aria-hidden="true">
        × ¼
      </span>
      {CAMERAS.map((name) => (
        <button
          key={name}
          type="button"
          className="wooden-replay-button"
          aria-pressed={name === camera}
          onClick={() => from(name)}
        >
          {say(name)}
        </button>
      ))}
      <button type="button" className="wooden-replay-button" onClick={() => pause(!isPaused)}>
        {say(isPaused ? 'play' : 'pause')}
      </button>
      <input
        className="wooden-replay-moment"
        type="range"
        aria-label={say('moment')}
        min={first}
        max={to}
        step={1}
        value={Math.round(at)}
        onChange={(event) => seek(Number(event.currentTarget.value))}
      />
      {close && (
        <button
          type="button"
          className="wooden-replay-button wooden-replay-close"
          aria-label={say('close')}
          onClick={close}
        >
          ×
        </button>
      )}
    </div>
  )
}
