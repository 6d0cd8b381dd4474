// A sheet of paper over the table: the browser's own dialog keeps the focus in it, closes it with Esc and gives the focus back.

import { type ReactNode, useEffect, useId, useRef } from 'react'
import './sheet.css'

export interface SheetProps {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly side?: 'middle' | 'wide' | 'right' | 'full'
  readonly children: ReactNode
}

export function Sheet({ title, closeLabel, onClose, side = 'middle', children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const sheet = dialog.current
    sheet?.showModal()
    return () => sheet?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`sheet sheet-${side}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose() // beside the paper
      }}
    >
      <div className="sheet-paper">
        <header className="sheet-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="icon-button" aria-label={closeLabel} onClick={onClose}>
            <CloseSign />
          </button>
        </header>
        {/* Longer than the window it scrolls, and the keyboard must be able to. */}
        <div className="sheet-body" tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  )
}

export function CloseSign() {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" focusable="false">
      <path d="M5 5 19 19M19 5 5 19" stroke="currentColor" strokeWidth={3} strokeLinecap="round" />
    </svg>
  )
}
