import { memo } from 'react'
import type { DrawingProps } from '../Drawing.tsx'
import { AGED, AGEING, GOLD, INK, PAPER } from '../inks.ts'
import { hatch } from '../woodcut/hatch.ts'
import { polygon, star } from '../woodcut/path.ts'
import { area } from '../woodcut/shapes.ts'
import { cut } from '../woodcut/strokes.ts'
import { dressOf, type GangDress } from '../marks/gangs.ts'
import { IronShape } from '../marks/Mark.tsx'
import { OUTLAW_GALLERY } from '../portraits/wanted-one.ts'
import { DETAIL, fitted, LEAST, SLAB_FACE, TITLE_FACE } from './lettering.ts'
import { CardSheet } from './Sheet.tsx'

const SKY = Array.from({ length: 54 }, (_, line) => cut(46, 138 + line * 8, 454, 138 + line * 8, 3.2)).join('')

interface OutlawCardProps extends DrawingProps {
  /** The outlaw's slug: whose portrait it is. */
  readonly slug: string
  readonly gang: number
  readonly leader?: boolean
  readonly name: string
  readonly gangName: string
}

/** An outlaw of Wanted One: portrait, name, and the gang by colour, emblem and hatch. */
export const OutlawCard = memo(function OutlawCard({
  slug,
  gang,
  leader = false,
  name,
  gangName,
  size = 200,
  ...drawing
}: OutlawCardProps) {
  const dress = dressOf(gang)
  const large = size >= DETAIL.all
  const pictured = size >= DETAIL.picture
  const letters = Math.max(fitted(name, 400, 60), Math.ceil((LEAST * 500) / size))
  const titled = pictured && letters * name.length * 0.66 < 450
  const top = titled ? 126 : 40
  return (
    <CardSheet rim={dress.colour} page={AGED} plain={!large} size={size} {...drawing}>
      {titled && (
        <text x={250} y={92} textAnchor="middle" fontFamily={TITLE_FACE} fontSize={letters} fill={INK}>
          {name}
        </text>
      )}
      <rect x={42} y={top} width={416} height={570 - top} fill={PAPER} />
      {pictured && <path d={SKY} fill="#8A6A43" opacity={0.8} />}
      <Bust slug={slug} plate={pictured} top={top} />
      <rect x={42} y={top} width={416} height={570 - top} fill="none" stroke={INK} strokeWidth={6} />
      {large && <rect x={50} y={top + 8} width={400} height={554 - top} fill="none" stroke={AGEING} strokeWidth={2} />}
      <Ribbon dress={dress} large={large} words={large ? gangName : ''} />
      {leader && <LeadersStar x={420} y={titled ? 168 : 90} scale={large ? 1 : 1.5} />}
    </CardSheet>
  )
})

function Bust({ slug, plate, top }: { slug: string; plate: boolean; top: number }) {
  const silhouette = OUTLAW_GALLERY.silhouettes[slug]
  if (!silhouette) return null
  const height = 570 - top
  return (
    <svg x={44} y={top} width={412} height={height} viewBox="0 0 2000 2400" preserveAspectRatio="xMidYMax slice">
      <path d={silhouette.outline} fill={PAPER} stroke={PAPER} strokeWidth={50} strokeLinejoin="round" />
      {!plate && <path d={silhouette.outline} fill={INK} />}
      <path d={silhouette.spot} fill={silhouette.colour} stroke={PAPER} strokeWidth={plate ? 0 : 24} />
      {plate && <image href={OUTLAW_GALLERY.plates[slug]} width={2000} height={2400} />}
    </svg>
  )
}

function Ribbon({ dress, large, words }: { dress: GangDress; large: boolean; words: string }) {
  const size = Math.min(40, Math.floor(230 / (Math.max(1, words.length) * 0.55)))
  return (
    <>
      <path
        d="M6 556L40 544V664L6 680L22 610ZM494 556L460 544V664L494 680L478 610Z"
        fill={dress.dark}
        stroke={INK}
        strokeWidth={5}
        strokeLinejoin="round"
      />
      <rect x={28} y={548} width={444} height={108} fill={dress.colour} stroke={INK} strokeWidth={6} />
      <path
        d={hatch(dress.hatch, area(34, 554, 432, 96), large ? 10 : 16)}
        stroke="#000"
        strokeOpacity={0.26}
        strokeWidth={large ? 3.4 : 6}
        strokeLinecap="round"
        fill="none"
      />
      {large ? (
        <>
          <rect x={112} y={556} width={276} height={92} fill={dress.colour} />
          {[74, 426].map((x) => (
            <g key={x} transform={`translate(${x} 602) scale(.78)`}>
              <circle r={50} fill={dress.colour} />
              <IronShape name={dress.iron} colour={dress.on} />
            </g>
          ))}
          <text
            x={250}
            y={602 + size * 0.34}
            textAnchor="middle"
            fontFamily={SLAB_FACE}
            fontWeight={600}
            fontSize={size}
            fill={dress.on}
          >
            {words}
          </text>
        </>
      ) : (
        <g transform="translate(250 602) scale(.98)">
          <circle r={52} fill={dress.colour} />
          <IronShape name={dress.iron} colour={dress.on} />
        </g>
      )}
    </>
  )
}

/** Who leads a gang wears its star. */
function LeadersStar({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={polygon(star(0, 0, 5, 46, 19))} fill={PAPER} stroke={PAPER} strokeWidth={14} strokeLinejoin="round" />
      <path d={polygon(star(0, 0, 5, 46, 19))} fill={GOLD} stroke={INK} strokeWidth={5} strokeLinejoin="round" />
      <circle r={8} fill={INK} />
    </g>
  )
}
