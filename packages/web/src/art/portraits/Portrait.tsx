// Engraved portraits. The plates are files of their own, fetched when one is shown; until then, and where a portrait is
// too small for lines, its silhouette with one spot of colour stands there.

import { memo } from 'react'
import { Drawing, type DrawingProps } from '../Drawing.tsx'
import { INK, PAPER, TINT } from '../inks.ts'
import { once } from '../woodcut/once.ts'
import { cut } from '../woodcut/strokes.ts'

export interface Silhouette {
  readonly outline: string
  readonly spot: string
  readonly colour: string
}

/** The portraits of one set: silhouettes at hand, plates by address. */
export interface Gallery {
  readonly silhouettes: Readonly<Record<string, Silhouette>>
  readonly plates: Readonly<Record<string, string>>
}

/** Below this width lines would only be grey. */
const LINES_FROM = 72
const [WIDTH, HEIGHT] = [200, 240]

const sky = once(() => Array.from({ length: 30 }, (_, line) => cut(4, 8 + line * 8, 196, 8 + line * 8, 3)).join(''))

interface PortraitProps extends DrawingProps {
  readonly gallery: Gallery
  readonly name: string
  /** Cut out, without the printed ground behind it: on paper only. */
  readonly bare?: boolean
}

/** A bust, 5:6. Unknown names are nobody's: an empty frame. */
export const Portrait = memo(function Portrait({
  gallery,
  name,
  bare = false,
  size = LINES_FROM,
  ...drawing
}: PortraitProps) {
  const silhouette = gallery.silhouettes[name]
  const plate = size < LINES_FROM ? undefined : gallery.plates[name]
  const edge = Math.max(4, 300 / size)
  return (
    <Drawing view={[0, 0, WIDTH, HEIGHT]} size={size} {...drawing}>
      {!bare && <rect width={WIDTH} height={HEIGHT} fill={TINT} />}
      {!bare && plate !== undefined && <path d={sky()} fill="#8A6A43" opacity={0.7} />}
      {silhouette && (
        <g transform="scale(.1)">
          <path d={silhouette.outline} fill={PAPER} stroke={PAPER} strokeWidth={50} strokeLinejoin="round" />
          <path d={silhouette.outline} fill={plate === undefined ? INK : TINT} />
          <path
            d={silhouette.spot}
            fill={silhouette.colour}
            stroke={PAPER}
            strokeWidth={plate === undefined ? 24 : 0}
          />
        </g>
      )}
      {plate !== undefined && <image href={plate} width={WIDTH} height={HEIGHT} />}
      {!bare && (
        <rect
          x={edge / 2}
          y={edge / 2}
          width={WIDTH - edge}
          height={HEIGHT - edge}
          fill="none"
          stroke={INK}
          strokeWidth={edge}
        />
      )}
    </Drawing>
  )
})

/** By name what a glob found by path. */
export const byName = (found: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(found).map(([path, url]) => [path.replace(/^.*\/|\.svg$/g, ''), url]))
