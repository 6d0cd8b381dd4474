// A card with title, picture, band, rule and index: WANTED! and the Saloon deck of Wanted One. The smaller it is shown
// the more is left out; lettering is never shrunk below what can be read.

import type { ReactNode } from 'react'
import type { DrawingProps } from '../Drawing.tsx'
import { BLOOD, EQUIP, GOLD, INK, PAPER, TINT } from '../inks.ts'
import { broken, DETAIL, fitLines, fitted, LEAST, SLAB_FACE, TEXT_FACE, TITLE_FACE, titleLines } from './lettering.ts'
import { Band, CardSheet, Divider, Framed, Title, type Family } from './Sheet.tsx'
import { suitColour, SuitShape, type Suit } from './Suits.tsx'

export type Tone = 'attack' | 'defence' | 'gear' | 'gain'
const TONES: Readonly<Record<Tone, string>> = { attack: BLOOD, defence: INK, gear: EQUIP, gain: '#7B4D08' }

export interface CardWords {
  readonly title: string
  /** What it does, in two to four words. */
  readonly band?: string | undefined
  readonly rule?: string | undefined
  readonly more?: string | undefined
  /** Its family, at the foot: "Play · discard". */
  readonly foot?: string | undefined
}

interface PlayingCardProps extends DrawingProps {
  readonly words: CardWords
  readonly family?: Family
  readonly rim?: string | undefined
  readonly tone?: Tone
  readonly index?: { readonly rank: string; readonly suit: Suit } | undefined
  /** 400 by 279. */
  readonly picture: ReactNode
  /** A sign around the origin, ±100. */
  readonly icon: ReactNode
  /** A number that counts wherever the card lies, shown at every size: how far a weapon reaches. */
  readonly badge?: string | undefined
}

export function PlayingCard({
  words,
  family,
  rim,
  tone = 'attack',
  index,
  picture,
  icon,
  badge,
  size = 200,
  ...drawing
}: PlayingCardProps) {
  const colour = TONES[tone]
  const sheet = { family, rim, size, ...drawing }
  if (size < DETAIL.picture) {
    const titled = size >= DETAIL.title
    const lines = titled ? titleLines(words.title, 430, size) : []
    const high = lines.length === 2 ? 64 : 0
    return (
      <CardSheet {...sheet} page={TINT} plain>
        {lines.map((line, row) => (
          <Title key={line} words={line} middle={98 + row * 74} size={fitLines(lines, 430)} colour={colour} />
        ))}
        <g
          transform={`translate(250 ${lines.length > 0 ? 350 + high / 2 : 300}) scale(${lines.length > 0 ? 1.9 - high / 200 : 2})`}
        >
          {icon}
        </g>
        {index && <Index {...index} y={648} scale={titled ? 1.9 : 2.6} />}
        {badge !== undefined && <Badge words={badge} x={388} y={590} scale={titled ? 1.5 : 1.9} />}
      </CardSheet>
    )
  }
  if (size < DETAIL.all) {
    const room = fitted(words.title, 410, 92)
    return (
      <CardSheet {...sheet}>
        <Title words={words.title} middle={90} size={Math.max(room, Math.ceil((LEAST * 500) / size))} colour={colour} />
        <Framed y={150} height={340}>
          {picture}
        </Framed>
        {badge === undefined ? (
          <g transform="translate(380 580) scale(.8)">{icon}</g>
        ) : (
          <Badge words={badge} x={386} y={584} scale={1.25} />
        )}
        {index && <Index {...index} y={612} scale={1.7} />}
      </CardSheet>
    )
  }
  const rule = broken(words.rule ?? '', 410, 25)
  const more = broken(words.more ?? '', 410, 20)
  const high = rule.length * 30 + more.length * 25
  const first = 574 - high / 2
  return (
    <CardSheet {...sheet}>
      <Title words={words.title} middle={88} size={fitted(words.title, 380, 86)} colour={colour} />
      <Framed>{picture}</Framed>
      {words.band && <Band words={words.band} icon={icon} />}
      <g fontFamily={TEXT_FACE} textAnchor="middle">
        {rule.map((line, row) => (
          <text key={line} x={250} y={first + row * 30} fontSize={25} fontWeight={700} fill={INK}>
            {line}
          </text>
        ))}
        {more.map((line, row) => (
          <text
            key={line}
            x={250}
            y={first + rule.length * 30 + row * 25}
            fontSize={20}
            fontWeight={500}
            fill="#4A382B"
          >
            {line}
          </text>
        ))}
      </g>
      {high <= 60 && <Divider />}
      {index && <Index {...index} y={650} scale={1} />}
      {badge !== undefined && <Badge words={badge} x={412} y={396} scale={0.8} />}
      {words.foot && (
        <text
          x={446}
          y={644}
          textAnchor="end"
          fontFamily={SLAB_FACE}
          fontWeight={600}
          fontSize={19}
          letterSpacing={1}
          fill="#4A382B"
        >
          {words.foot}
        </text>
      )}
    </CardSheet>
  )
}

/** A sight with the number in it. */
function Badge({ words, x, y, scale }: { words: string; x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r={52} fill={PAPER} />
      <circle r={45} fill={GOLD} stroke={INK} strokeWidth={7} />
      <path d="M-4-52H4V-34H-4ZM-4 34H4V52H-4ZM-52-4H-34V4H-52ZM34-4H52V4H34Z" fill={INK} />
      <text y={21} textAnchor="middle" fontFamily={TITLE_FACE} fontSize={58} fill={INK}>
        {words}
      </text>
    </g>
  )
}

function Index({ rank, suit, y, scale }: { rank: string; suit: Suit; y: number; scale: number }) {
  return (
    <g transform={`translate(58 ${y}) scale(${scale})`}>
      <text fontFamily={TITLE_FACE} fontSize={42} fill={suitColour(suit)}>
        {rank}
      </text>
      <g transform={`translate(${rank.length * 31 + 24} -17) scale(1.05)`}>
        <SuitShape suit={suit} />
      </g>
    </g>
  )
}
