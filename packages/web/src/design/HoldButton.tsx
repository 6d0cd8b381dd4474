// For what can't be taken back: held for a second, by pointer or key.

import { type CSSProperties, useEffect, useRef, useState } from 'react'
import './hold-button.css'

export interface HoldButtonProps {
  readonly label: string
  readonly holdingLabel: string
  readonly lasts?: number
  readonly look?: 'danger' | 'primary'
  readonly onHeld: () => void
}

export function HoldButton({ label, holdingLabel, lasts = 1000, look = 'danger', onHeld }: HoldButtonProps) {
  const [isHeld, setHeld] = useState(false)
  const held = useRef(onHeld)
  useEffect(() => {
    held.current = onHeld
  })
  useEffect(() => {
    if (!isHeld) return
    const timer = setTimeout(() => {
      setHeld(false)
      held.current()
    }, lasts)
    return () => clearTimeout(timer)
  }, [isHeld, lasts])
  const isKey = (key: string): boolean => key === 'Enter' || key === ' '
  const release = (): void => setHeld(false)
  return (
    <button
      type="button"
      className={`button button-${look} hold-button`}
      data-held={isHeld || undefined}
      style={{ '--lasts': `${lasts}ms` } as CSSProperties}
      onPointerDown={() => setHeld(true)}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={({ key, repeat }) => {
        if (isKey(key) && !repeat) setHeld(true)
      }}
      onKeyUp={({ key }) => {
        if (isKey(key)) release()
      }}
      onBlur={release}
    >
      <span>{isHeld ? holdingLabel : label}</span>
    </button>
  )
}
