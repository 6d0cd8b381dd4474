// A log by dragging its file over the page, or by choosing it.

import type { Refusal } from '@saloon/kernel'
import { type DragEvent, useState } from 'react'

/** No game of ours writes more than a fraction of this. */
const MOST_MB = 20

export interface Drop {
  readonly isOver: boolean
  read(file: File | undefined): void
  readonly handlers: {
    onDragOver(event: DragEvent): void
    onDragLeave(event: DragEvent): void
    onDrop(event: DragEvent): void
  }
}

export function useDrop(open: (text: string) => Promise<void>, refuse: (problem: Refusal) => void): Drop {
  const [isOver, setOver] = useState(false)
  const read = (file: File | undefined): void => {
    if (file === undefined) return
    if (file.size > MOST_MB * 1_000_000) return refuse({ code: 'file-too-large', facts: { most: MOST_MB } })
    file.text().then(open, () => refuse({ code: 'file-unreadable' }))
  }
  return {
    isOver,
    read,
    handlers: {
      onDragOver(event) {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave(event) {
        if (event.relatedTarget === null) setOver(false)
      },
      onDrop(event) {
        event.preventDefault()
        setOver(false)
        read(event.dataTransfer.files[0])
      },
    },
  }
}
