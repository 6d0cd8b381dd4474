import type { ReactNode } from 'react'

export interface DrawingProps {
  /** Width in pixels; without it the style sheet decides. */
  readonly size?: number | undefined
  /** What it is, in the reader's language. Without a label it is ornament and nobody hears of it. */
  readonly label?: string | undefined
  readonly className?: string | undefined
}

interface Frame extends DrawingProps {
  /** Left, top, width and height of the drawing's own units. */
  readonly view: readonly [left: number, top: number, width: number, height: number]
  /** Fills its place and may be cut at the edges, like a picture in a frame. */
  readonly fills?: boolean
  readonly children: ReactNode
}

/** What every drawing hangs in. */
export function Drawing({ view, size, label, className, fills, children }: Frame) {
  return (
    <svg
      viewBox={view.join(' ')}
      className={className}
      width={size}
      height={size === undefined ? undefined : Math.round((size * view[3]) / view[2])}
      preserveAspectRatio={fills ? 'xMidYMid slice' : undefined}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {children}
    </svg>
  )
}
