// The cards of Western Legends: one layout for all families. The smaller a card is the less it shows; lettering is live text and never smaller
// than can be read.

import type { ReactNode } from 'react'
import type { DrawingProps } from '../../Drawing.tsx'
import { BROWN, EQUIP, GOLD, INK, PAPER, TINT } from '../../inks.ts'
import { broken, fitted, LEAST, SLAB_FACE, TEXT_FACE, TITLE_FACE } from '../lettering.ts'
import { CardSheet, Framed, Title } from '../Sheet.tsx'
import { suitColour, SuitShape, type Suit } from '../Suits.tsx'

export const BANDS = ['action', 'bonus', 'reaction'] as const
export type BandKind = (typeof BANDS)[number]
export interface Band {
  readonly kind: BandKind
  readonly words: string
}

export interface LegendFace extends DrawingProps {
  readonly title: string
  readonly rule?: string | undefined
  /** Said in passing: a story's flavour, what else it brings. */
  readonly more?: readonly string[] | undefined
  readonly foot?: string | undefined
  readonly rim?: string | undefined
  readonly notched?: boolean | undefined
  readonly index?: { readonly rank: string; readonly suit?: Suit } | undefined
  readonly bands?: readonly Band[]
  /** 400 by 279. */
  readonly picture: ReactNode
  /** Around the origin, ±100. */
  readonly sign: ReactNode
  /** Numbers that count wherever the card lies: a price, steps, points. */
  readonly stamps?: readonly string[]
}

/** From these widths on, in pixels. */
const ALL_FROM = 200
const PICTURE_FROM = 88
const STAMPS_FROM = 60
/** Taller than this a picture would lose its sides. */
const MOST_PICTURE = 400

const BAND_COLOUR: Readonly<Record<BandKind, string>> = { action: BROWN, bonus: '#3F6B22', reaction: EQUIP }
const BAND_ICON: Readonly<Record<BandKind, string>> = {
  action: 'M-11-15L16 0L-11 15Z',
  bonus: 'M-5-15H5V-5H15V5H5V15H-5V5H-15V-5H-5Z',
  reaction: 'M-2-16V-9C12-9 16 4 10 12L4 8C8 2 4-3-2-3V4L-15-6ZM-10 6C-8 12-2 14 3 12L8 17C0 22-13 19-16 9Z',
}

const SLAB_LETTER = 0.53
const fitSlab = (words: string, width: number, largest: number): number =>
  Math.min(largest, Math.floor(width / (Math.max(1, words.length) * SLAB_LETTER)))

/** On as few lines as are needed for letters of that size; what doesn't fit even so is left out. */
export function slabLines(title: string, width: number, letter: number, most = 2): readonly string[] {
  const room = Math.floor(width / (letter * SLAB_LETTER))
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= room) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.length <= most && lines.every((line) => line.length <= room) ? lines : []
}

export function LegendCard({ size = 104, ...face }: LegendFace) {
  if (size >= ALL_FROM) return <Whole {...face} size={size} />
  if (size >= PICTURE_FROM) return <Pictured {...face} size={size} />
  return <Small {...face} size={size} />
}

const sheetOf = ({ rim, notched, size, label, className }: LegendFace) => ({
  rim,
  family: notched ? ('equipment' as const) : ('action' as const),
  size,
  label,
  className,
})

/** A long title on two lines, as even as they get. */
function titleOf(title: string): readonly string[] {
  const words = title.split(' ')
  if (title.length <= LONG_TITLE || words.length < 2) return [title]
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const)
  return cuts.reduce((a, b) => (Math.max(b[0].length, b[1].length) < Math.max(a[0].length, a[1].length) ? b : a))
}
const LONG_TITLE = 14

function Whole(face: LegendFace) {
  const { title, rule = '', more = [], foot, index, bands = [], picture, stamps = [] } = face
  const lines = broken(rule, 398, 27)
  const asides = more.flatMap((aside, i) => broken(aside, 404, 22).map((line) => ({ line, i })))
  const high = lines.length * 31 + (asides.length > 0 ? asides.length * 26 + more.length * 8 : 0)
  const titled = titleOf(title)
  const bottom = foot === undefined ? 660 : 632
  const top = index ? 122 : 118 + (titled.length - 1) * 34
  const heading = index ? 66 : 0
  const pictured = Math.min(318, bottom - high - heading - 24 - top)
  const middle = top + pictured + 12 + heading
  const first = middle + (bottom - middle - high) / 2 + 24
  return (
    <CardSheet {...sheetOf(face)}>
      {index ? (
        <>
          <Index {...index} x={48} y={106} letter={82} />
          <Bands bands={bands} x={458} y={bands.length > 1 ? 58 : 78} letter={bands.length > 1 ? 21 : 27} />
          <Title words={title} middle={top + pictured + 44} size={fitted(title, 390, 50)} colour={INK} />
        </>
      ) : (
        titled.map((line, row) => (
          <Title
            key={row}
            words={line}
            middle={titled.length > 1 ? 66 + row * 50 : 80}
            size={Math.min(...titled.map((one) => fitted(one, 372, titled.length > 1 ? 46 : 60)))}
            colour={INK}
          />
        ))
      )}
      <Framed y={top} height={pictured}>
        {picture}
      </Framed>
      {stamps.length > 0 && <Stamps words={stamps} x={56} y={top + pictured - 12} letter={34} />}
      {!index && <Bands bands={bands} x={452} y={top + 32} letter={24} />}
      <g fontFamily={TEXT_FACE} textAnchor="middle">
        {lines.map((line, row) => (
          <text key={row} x={250} y={first + row * 31} fontSize={27} fontWeight={600} fill={INK}>
            {line}
          </text>
        ))}
        {asides.map(({ line, i }, row) => (
          <text
            key={row}
            x={250}
            y={first + lines.length * 31 + 8 + row * 26 + i * 8}
            fontSize={22}
            fontStyle={i === 0 ? 'italic' : undefined}
            fontWeight={500}
            fill="#4A382B"
          >
            {line}
          </text>
        ))}
      </g>
      {foot !== undefined && (
        <text
          x={250}
          y={660}
          textAnchor="middle"
          fontFamily={SLAB_FACE}
          fontWeight={600}
          fontSize={fitSlab(foot, 420, 23)}
          fill="#4A382B"
        >
          {foot}
        </text>
      )}
    </CardSheet>
  )
}

function Pictured(face: LegendFace) {
  const { title, index, bands = [], picture, size = PICTURE_FROM, stamps = [] } = face
  const letter = Math.max((LEAST * 500) / size, 46)
  const lines = slabLines(title, 440, letter, 3)
  const banded = bands.length > 0 ? letter * 1.34 : 0
  const bottom = 668 - banded
  const titled = lines.length * letter * 1.06
  const top = index ? 40 + letter * 1.75 : 40
  const room = Math.max(120, bottom - titled - 22 - top)
  const pictured = Math.min(room, MOST_PICTURE)
  const below = room - pictured
  // Numbers stand below the picture where there is room, and in its corner where there is none.
  const stamped = below > letter * 1.6 ? top + pictured + (below + letter * 1.4) / 2 + 6 : top + pictured - 10
  return (
    <CardSheet {...sheetOf(face)} plain>
      {index && <Index {...index} x={40} y={34 + letter * 1.5} letter={letter * 1.65} />}
      <Framed y={top} height={pictured}>
        {picture}
      </Framed>
      {lines.map((line, row) => (
        <text
          key={row}
          x={250}
          y={bottom - titled - (stamps.length > 0 ? 0 : below / 2) + (row + 0.84) * letter * 1.06}
          textAnchor="middle"
          fontFamily={SLAB_FACE}
          fontWeight={700}
          fontSize={letter}
          fill={INK}
        >
          {line}
        </text>
      ))}
      {stamps.length > 0 && <Stamps words={stamps} x={50} y={stamped} letter={letter} />}
      {bands.length > 0 && <Foot bands={bands} y={672 - banded * 0.5} letter={letter} />}
    </CardSheet>
  )
}

function Small(face: LegendFace) {
  const { title, index, bands = [], sign, size = 40, stamps = [] } = face
  const letter = (LEAST * 500) / size
  const lines = size >= STAMPS_FROM ? slabLines(title, 456, letter, 1) : []
  const isStamped = size >= STAMPS_FROM && stamps.length > 0
  const top = index ? 200 : 60
  const foot = lines.length > 0 ? letter * 1.1 : 0
  const room = Math.min(440, 640 - top - foot)
  return (
    <CardSheet {...sheetOf(face)} page={TINT} plain>
      {index && <Index {...index} x={44} y={176} letter={size >= STAMPS_FROM ? 150 : 168} />}
      {bands.length > 0 && size >= STAMPS_FROM && (
        <g transform="translate(430 98)">
          {bands.map(({ kind }, row) => (
            <g key={kind} transform={`translate(0 ${row * 104}) scale(2.5)`}>
              <circle r={20} fill={BAND_COLOUR[kind]} stroke={INK} strokeWidth={2} />
              <path d={BAND_ICON[kind]} transform="scale(.72)" fill={PAPER} />
            </g>
          ))}
        </g>
      )}
      <g transform={`translate(250 ${top + room / 2}) scale(${room / 216})`}>{sign}</g>
      {lines.map((line) => (
        <text
          key={line}
          x={250}
          y={658}
          textAnchor="middle"
          fontFamily={SLAB_FACE}
          fontWeight={700}
          fontSize={letter}
          fill={INK}
        >
          {line}
        </text>
      ))}
      {isStamped && <Stamps words={stamps.slice(0, 1)} x={40} y={150} letter={letter} />}
    </CardSheet>
  )
}

function Index({
  rank,
  suit,
  x,
  y,
  letter,
}: {
  readonly rank: string
  readonly suit?: Suit
  readonly x: number
  readonly y: number
  readonly letter: number
}) {
  const wide = rank.length * letter * 0.72
  return (
    <g>
      <text x={x} y={y} fontFamily={TITLE_FACE} fontSize={letter} fill={suit ? suitColour(suit) : INK}>
        {rank}
      </text>
      {suit && (
        <g transform={`translate(${x + wide + letter * 0.42} ${y - letter * 0.36}) scale(${letter / 40})`}>
          <SuitShape suit={suit} />
        </g>
      )}
    </g>
  )
}

/** Chips that end at x, one below the other. */
function Bands({ bands, x, y, letter }: { readonly bands: readonly Band[]; x: number; y: number; letter: number }) {
  return bands.map(({ kind, words }, row) => {
    const wide = words.length * letter * 0.66 + letter * 2.2
    return (
      <g key={kind} transform={`translate(${x - wide} ${y + row * letter * 2.05})`}>
        <rect
          y={-letter * 0.95}
          width={wide}
          height={letter * 1.9}
          rx={letter * 0.4}
          fill={BAND_COLOUR[kind]}
          stroke={INK}
          strokeWidth={3}
        />
        <path
          d={BAND_ICON[kind]}
          transform={`translate(${letter * 0.95} 0) scale(${(letter / 27) * 0.8})`}
          fill={PAPER}
        />
        <text
          x={letter * 1.7}
          y={letter * 0.34}
          fontFamily={SLAB_FACE}
          fontWeight={700}
          fontSize={letter}
          letterSpacing={0.5}
          fill={PAPER}
        >
          {words}
        </text>
      </g>
    )
  })
}

/** The bands of a small card, side by side at its foot; two of them by their signs and the first letters only where there is no room. */
function Foot({ bands, y, letter }: { readonly bands: readonly Band[]; y: number; letter: number }) {
  const wide = 440 / bands.length
  return bands.map(({ kind, words }, place) => {
    const x = 30 + place * wide
    const isSpelt = words.length * letter * 0.58 + letter * 1.15 <= wide - 10
    const written = isSpelt ? words : ''
    const length = written.length * letter * 0.58
    const from = (wide - 6 - length - letter * 0.95) / 2
    return (
      <g key={kind} transform={`translate(${x} ${y})`}>
        <rect
          y={-letter * 0.64}
          width={wide - 4}
          height={letter * 1.24}
          rx={letter * 0.24}
          fill={BAND_COLOUR[kind]}
          stroke={INK}
          strokeWidth={4}
        />
        <path
          d={BAND_ICON[kind]}
          transform={`translate(${from + letter * 0.4} 0) scale(${letter / 44})`}
          fill={PAPER}
        />
        {isSpelt && (
          <text
            x={from + letter * 0.95}
            y={letter * 0.34}
            fontFamily={SLAB_FACE}
            fontWeight={700}
            fontSize={letter}
            fill={PAPER}
          >
            {written}
          </text>
        )}
      </g>
    )
  })
}

/** Numbers on gold, from x on, standing on y. */
function Stamps({ words, x, y, letter }: { readonly words: readonly string[]; x: number; y: number; letter: number }) {
  let left = x
  return words.map((word) => {
    const wide = word.length * letter * 0.6 + letter * 0.7
    const at = left
    left += wide + 8
    return (
      <g key={word} transform={`translate(${at} ${y})`}>
        <rect
          y={-letter * 1.4}
          width={wide}
          height={letter * 1.4}
          rx={letter * 0.25}
          fill={GOLD}
          stroke={INK}
          strokeWidth={4}
        />
        <text
          x={wide / 2}
          y={-letter * 0.36}
          textAnchor="middle"
          fontFamily={SLAB_FACE}
          fontWeight={700}
          fontSize={letter}
          fill={INK}
        >
          {word}
        </text>
      </g>
    )
  })
}
