// What is won: the One, the posters of the gangs.

import { memo } from 'react'
import { Drawing, type DrawingProps } from '../Drawing.tsx'
import { AGED, AGEING, BLOOD, GOLD, INK, PAPER } from '../inks.ts'
import { hatch } from '../woodcut/hatch.ts'
import { polygon, type Point } from '../woodcut/path.ts'
import { area } from '../woodcut/shapes.ts'
import { ageing, deckle } from '../woodcut/sheet.ts'
import { cut, sliver, swell } from '../woodcut/strokes.ts'
import { dressOf, type GangDress } from '../marks/gangs.ts'
import { IronShape } from '../marks/Mark.tsx'

/** A leaf of the laurel at a place of the wreath, pointing along it. */
function leaf(angle: number, side: number, r: number): string {
  const [x, y] = [Math.cos(angle) * r, Math.sin(angle) * r]
  const along = angle + side * (Math.PI / 2) + side * -0.5
  const at = (u: number, v: number): Point => [
    x + Math.cos(along) * u - Math.sin(along) * v,
    y + Math.sin(along) * u + Math.cos(along) * v,
  ]
  return polygon([at(0, 0), at(8, 7), at(18, 7.5), at(30, 0), at(18, -7.5), at(8, -7)])
}

const LEAVES = [0, 1, 2, 3, 4, 5, 6, 7]
  .flatMap((step) => {
    const angle = Math.PI / 2 + 0.42 + step * 0.32
    return [leaf(angle, 1, 78), leaf(angle, 1, 60), leaf(Math.PI - angle, -1, 78), leaf(Math.PI - angle, -1, 60)]
  })
  .join('')

/** The One: a large numeral in a laurel. */
export const One = memo(function One(drawing: DrawingProps) {
  return (
    <Drawing view={[-104, -104, 208, 208]} {...drawing}>
      <circle r={101} fill={INK} />
      <circle r={95} fill={PAPER} />
      <circle r={90} fill="none" stroke={INK} strokeWidth={2} />
      <path d={LEAVES} fill={GOLD} stroke={INK} strokeWidth={3} strokeLinejoin="round" />
      <path
        d="M-16 84C-6 76 6 76 16 84L24 92H10L0 86L-10 92H-24Z"
        fill={BLOOD}
        stroke={INK}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      <g transform="translate(4 4) scale(1.62)">
        <path
          d="M14.9 25H-16.2V13.5H-9.5V-18H-18.3V-25.9L-2.7-29.5H9V13.5H14.9Z"
          fill={PAPER}
          stroke={PAPER}
          strokeWidth={7}
        />
        <path d="M14.9 25H-16.2V13.5H-9.5V-18H-18.3V-25.9L-2.7-29.5H9V13.5H14.9Z" fill={INK} />
      </g>
    </Drawing>
  )
})

export const SHEET = polygon(deckle({ width: 200, height: 260, seed: 11, rough: 2.2 }))
export const SHEET_AGE = ageing({ width: 200, height: 260, seed: 11 })
const SKY = Array.from({ length: 24 }, (_, line) => cut(26, 36 + line * 5.6, 174, 36 + line * 5.6, 2.4)).join('')

/** A masked rider of no particular face, in the colours of a gang. 148 units wide, its chin at the origin. */
export function MaskedBust({ dress }: { dress: GangDress }) {
  const coat = 'M-66 74C-64 44-46 34-26 28L-14 14H14L26 28C46 34 64 44 66 74Z'
  const head = 'M-27-36C-29-8-24 12 0 24C24 12 29-8 27-36Z'
  const mask = 'M-28-8C-14-15-6-17 0-17C6-17 14-15 28-8C27 8 18 20 8 32L0 48L-8 32C-18 20-27 8-28-8Z'
  const crown = 'M-30-40C-34-62-28-82-20-84C-12-86-6-78 0-78C6-78 12-86 20-84C28-82 34-62 30-40Z'
  const brim = 'M-66-54C-68-62-60-62-54-58C-34-46 34-46 54-58C60-62 68-62 66-54C58-36 28-31 0-31C-28-31-58-36-66-54Z'
  return (
    <>
      <path d={coat + head + crown + brim} fill={PAPER} stroke={PAPER} strokeWidth={10} strokeLinejoin="round" />
      <path d={coat} fill={INK} />
      <path
        fill={PAPER}
        d={[0, 1, 2, 3, 4].map((line) => sliver(-54 + line * 8, 70, -40 + line * 6, 38 - line, 0.4, 1.8)).join('')}
      />
      <path d={head} fill="#E8C9A0" stroke={INK} strokeWidth={4} />
      <path fill={INK} d={[0, 1, 2, 3].map((line) => cut(8, -30 + line * 4, 28, -30 + line * 4, 2.6)).join('')} />
      <path d="M-19-28L-5-25L-8-19H-15ZM19-28L5-25L8-19H15Z" fill={INK} />
      <path d={mask} fill={dress.colour} stroke={INK} strokeWidth={4} strokeLinejoin="round" />
      <path
        fill={INK}
        d={[0, 1, 2, 3, 4, 5]
          .map((line) => sliver(25 - line * 2.6, -6 + line * 6.4, 9 - line, -2 + line * 7.4, 2.6, 0.3))
          .join('')}
      />
      <path d="M-25-8L-37-13M-24-1L-37 2" stroke={INK} strokeWidth={5} strokeLinecap="round" />
      <path d={crown} fill={INK} />
      <path d="M-32-54C-16-47 16-47 32-54V-42H-32Z" fill={dress.colour} />
      <path d={brim} fill={INK} />
      <path fill={PAPER} d={swell((t) => [-56 + t * 88, -52 + Math.sin(t * 2.4) * 12], 3)} />
      <path
        fill={PAPER}
        d={[0, 1, 2, 3].map((line) => cut(-24 + line * 4.5, -76 + line, -25 + line * 5, -50 + line, 1.6)).join('')}
      />
    </>
  )
}

/** The poster of a gang: won by who has most of it. Large enough, its live lettering is set over it by the board. */
export const WantedToken = memo(function WantedToken({ gang, ...drawing }: DrawingProps & { gang: number }) {
  const dress = dressOf(gang)
  return (
    <Drawing view={[-6, -6, 214, 276]} {...drawing}>
      <path d={SHEET} transform="translate(4 6)" fill="#000" opacity={0.28} />
      <path d={SHEET} fill={AGED} />
      <path d={SHEET_AGE} fill={AGEING} />
      <path d={SHEET} fill="none" stroke={INK} strokeWidth={2.4} strokeLinejoin="round" />
      <rect x={24} y={30} width={152} height={142} fill={PAPER} />
      <path d={SKY} fill="#8A6A43" />
      <g transform="translate(100 118) scale(.92)">
        <MaskedBust dress={dress} />
      </g>
      <g fill="none" stroke={INK}>
        <rect x={24} y={30} width={152} height={142} strokeWidth={5} />
        <rect x={18} y={24} width={164} height={154} strokeWidth={1.6} />
      </g>
      <path
        d="M4 190L20 184V238L4 246L12 216ZM196 190L180 184V238L196 246L188 216Z"
        fill={dress.dark}
        stroke={INK}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      <rect x={14} y={182} width={172} height={56} fill={dress.colour} stroke={INK} strokeWidth={4} />
      <path
        d={hatch(dress.hatch, area(17, 185, 166, 50), 6)}
        stroke="#000"
        strokeOpacity={0.26}
        strokeWidth={2}
        strokeLinecap="round"
        fill="none"
      />
      <g transform="translate(100 210) scale(.52)">
        <circle r={50} fill={dress.colour} />
        <IronShape name={dress.iron} colour={dress.on} />
      </g>
      <Nail x={100} y={13} />
    </Drawing>
  )
})

/** What paper hangs by. */
export function Nail({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle cx={1.5} cy={2.5} r={6.2} fill="#000" opacity={0.35} />
      <circle r={5.6} fill="#6E7780" stroke={INK} strokeWidth={1.8} />
      <path d="M-3.2-1.3C-2.6-3.1-1-3.9 .8-3.6" stroke="#E8EDF0" strokeWidth={1.6} fill="none" strokeLinecap="round" />
    </g>
  )
}
