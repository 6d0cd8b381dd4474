// The three cards of the Saloon deck: what each does, as a picture and as a sign.

import { AGED, AGEING, BLOOD, BROWN, GOLD, INK, PAPER, STEEL, TINT } from '../inks.ts'
import { circle, polygon, star } from '../woodcut/path.ts'
import { cut, rays, sliver, swell } from '../woodcut/strokes.ts'
import { GANG_DRESS } from '../marks/gangs.ts'
import { MaskedBust, Nail, SHEET, SHEET_AGE } from '../signs/Prizes.tsx'
import { RevolverShape } from '../signs/Revolver.tsx'
import { SuitShape, SUITS } from './Suits.tsx'

export const SALOON_CARDS = ['sheriff', 'bounty-hunter', 'swindler'] as const
export type SaloonCardName = (typeof SALOON_CARDS)[number]

const beams = (x: number, y: number) => rays({ x, y, from: 30, to: 330, count: 44, width: 24, seed: 12 })
const BADGE = polygon(star(0, 4, 5, 92, 40))
const tips = star(0, 4, 5, 93, 93)
  .filter((_, corner) => corner % 2 === 0)
  .map(([x, y]) => circle(x, y, 13))
  .join('')

function SheriffPicture() {
  return (
    <>
      <rect width={400} height={279} fill={TINT} />
      <path d={beams(200, 138)} fill={GOLD} opacity={0.55} />
      <g transform="translate(200 140) scale(1.18)">
        <path d={BADGE + tips} fill={PAPER} stroke={PAPER} strokeWidth={16} strokeLinejoin="round" />
        <path d={BADGE + tips} fill={GOLD} stroke={INK} strokeWidth={6} strokeLinejoin="round" />
        <path d={polygon(star(0, 4, 5, 70, 30))} fill="none" stroke={INK} strokeWidth={2.5} />
        <path
          d={star(0, 4, 5, 88, 38)
            .map(([x, y], corner) => (corner % 2 === 0 ? sliver(0, 4, x, y, 0.6, 2.6) : ''))
            .join('')}
          fill={INK}
        />
        <path
          d={[0, 1, 2, 3, 4]
            .map((line) => cut(16 + line * 8, -2 + line * 3, 30 + line * 9, 30 + line * 7, 4 - line * 0.5))
            .join('')}
          fill={INK}
        />
        <circle cy={4} r={24} fill={GOLD} stroke={INK} strokeWidth={4} />
        <circle cy={4} r={16} fill="none" stroke={INK} strokeWidth={2} />
        <path d={polygon(star(0, 4, 5, 12, 5))} fill={INK} />
      </g>
    </>
  )
}

function HunterPicture() {
  return (
    <>
      <rect width={400} height={279} fill="#8A5A36" />
      <path d={[40, 96, 152, 208, 260].map((y) => cut(-20, y, 420, y + 3, 5)).join('')} fill={INK} />
      <g transform="translate(196 -10) rotate(5 100 130) scale(1.02)">
        <path d={SHEET} transform="translate(5 8)" fill="#000" opacity={0.4} />
        <path d={SHEET} fill={AGED} />
        <path d={SHEET_AGE} fill={AGEING} />
        <path d={SHEET} fill="none" stroke={INK} strokeWidth={2.4} strokeLinejoin="round" />
        <path d="M30 30H170V50H30Z" fill={INK} />
        <rect x={36} y={62} width={128} height={120} fill={PAPER} stroke={INK} strokeWidth={4} />
        <g transform="translate(100 136) scale(.78)">
          <MaskedBust dress={GANG_DRESS[3]!} />
        </g>
        <path d="M44 198H156V214H44Z" fill={INK} />
        <path d="M40 78L160 200M160 78L40 200" stroke={BLOOD} strokeWidth={12} strokeLinecap="round" opacity={0.9} />
        <Nail x={100} y={14} scale={1.2} />
      </g>
      <g transform="translate(-8 108) rotate(-8 160 100) scale(.78)">
        <RevolverShape />
      </g>
    </>
  )
}

function SwindlerPicture() {
  return (
    <>
      <rect width={400} height={279} fill={TINT} />
      <path d={beams(200, 250)} fill={GOLD} opacity={0.5} />
      {SUITS.map((suit, index) => (
        <g key={suit} transform={`translate(200 250) rotate(${-42 + index * 28}) translate(0 -150)`}>
          <rect x={-44} y={-62} width={88} height={124} rx={8} fill={INK} stroke={PAPER} strokeWidth={7} />
          <rect x={-41} y={-59} width={82} height={118} rx={6} fill={PAPER} stroke={INK} strokeWidth={3} />
          <g transform="translate(0 -4) scale(1.7)">
            <SuitShape suit={suit} />
          </g>
          <g transform="translate(-28 -42) scale(.6)">
            <SuitShape suit={suit} />
          </g>
        </g>
      ))}
      <path
        d="M120 279C124 236 150 216 176 210C184 200 216 200 226 210C252 216 278 238 282 279Z"
        fill={PAPER}
        stroke={PAPER}
        strokeWidth={12}
      />
      <path
        d="M120 279C124 236 150 216 176 210C184 200 216 200 226 210C252 216 278 238 282 279Z"
        fill="#E8C9A0"
        stroke={INK}
        strokeWidth={5}
      />
      <path
        d="M166 279C164 254 168 236 174 222M200 279V228M234 279C236 254 232 236 228 222"
        fill="none"
        stroke={INK}
        strokeWidth={4}
        strokeLinecap="round"
      />
      <path
        d={[0, 1, 2, 3, 4]
          .map((line) => swell((t) => [252 + line * 6, 236 + line * 8 + t * (40 - line * 7)], 4))
          .join('')}
        fill={INK}
      />
      <path d="M108 279H294V266H108Z" fill={STEEL} stroke={INK} strokeWidth={4} />
    </>
  )
}

const PICTURES: Readonly<Record<SaloonCardName, () => React.JSX.Element>> = {
  sheriff: SheriffPicture,
  'bounty-hunter': HunterPicture,
  swindler: SwindlerPicture,
}

/** The picture alone, 400 by 279. */
export function SaloonPicture({ card }: { card: SaloonCardName }) {
  const Picture = PICTURES[card]
  return <Picture />
}

/** What the card does, as a sign around the origin, ±100. */
export function SaloonSign({ card }: { card: SaloonCardName }) {
  if (card === 'sheriff')
    return (
      <path
        d={polygon(star(0, 6, 5, 96, 40)) + circle(0, 6, 14)}
        fillRule="evenodd"
        fill={GOLD}
        stroke={INK}
        strokeWidth={7}
        strokeLinejoin="round"
      />
    )
  if (card === 'bounty-hunter')
    return (
      <>
        <circle r={62} fill={PAPER} stroke={INK} strokeWidth={13} />
        <circle r={26} fill={BLOOD} stroke={INK} strokeWidth={7} />
        <path
          d="M-7-96H7V-52H-7ZM-7 52H7V96H-7ZM-96-7H-52V7H-96ZM52-7H96V7H52Z"
          fill={INK}
          stroke={PAPER}
          strokeWidth={3}
        />
      </>
    )
  return (
    <>
      {[-24, 0, 24].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 0 90)`}>
          <rect x={-38} y={-80} width={76} height={116} rx={8} fill={PAPER} stroke={INK} strokeWidth={7} />
        </g>
      ))}
      <g transform="rotate(24 0 90) translate(0 -24) scale(1.7)">
        <SuitShape suit="spades" />
      </g>
      <path d="M-60 84C-52 44-20 36 0 36C20 36 52 44 60 84Z" fill={BROWN} stroke={INK} strokeWidth={7} />
    </>
  )
}
