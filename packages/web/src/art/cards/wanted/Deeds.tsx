// What is played and done with: a shot, a miss, a grab, a tear, arrows, a duel. Around the origin, within 100 units.

import { ArrowShape } from '../../dice/Faces.tsx'
import { BLOOD, BROWN, GOLD, INK, PAPER, TINT } from '../../inks.ts'
import { burst } from '../../woodcut/burst.ts'
import { Halo } from '../../woodcut/Halo.tsx'
import { once } from '../../woodcut/once.ts'
import { circle } from '../../woodcut/path.ts'
import { cut, sliver } from '../../woodcut/strokes.ts'
import { ARROW_OUTLINE } from '../../signs/Halos.tsx'
import { RevolverShape } from '../../signs/Revolver.tsx'
import { HatShape } from '../../signs/Tokens.tsx'

const flash = once(() => ({ fire: burst(0, 0, 84, 12, 3), glow: burst(0, 0, 56, 11, 5), heart: burst(0, 0, 30, 9, 8) }))

/** The flash of a muzzle. */
export function FlashShape() {
  const { fire, glow, heart } = flash()
  return (
    <>
      <Halo d={fire} width={16} />
      <path d={fire} fill={BLOOD} stroke={INK} strokeWidth={5} strokeLinejoin="round" />
      <path d={glow} fill={GOLD} />
      <path d={heart} fill={PAPER} stroke={INK} strokeWidth={2.5} />
    </>
  )
}

/** A hat that a bullet went through; its wearer ducked. */
export function MissedShape() {
  return (
    <>
      <g transform="translate(0 8) rotate(-16)">
        <HatShape band={GOLD} />
        <path d={circle(2, -22, 13)} fill={PAPER} stroke={INK} strokeWidth={4} />
        <path d={circle(2, -22, 6)} fill={INK} />
      </g>
      <g transform="translate(0 -14) rotate(-14)">
        <path d={cut(-100, 0, -26, 0, 7) + cut(-86, -12, -40, -12, 4) + cut(-86, 12, -44, 12, 4)} fill={INK} />
        <path d="M56-9H82C92-9 98-4 98 0C98 4 92 9 82 9H56Z" fill={BROWN} stroke={PAPER} strokeWidth={5} />
        <path d="M56-9H82C92-9 98-4 98 0C98 4 92 9 82 9H56Z" fill={GOLD} stroke={INK} strokeWidth={4} />
        <path d="M66-9V9" stroke={INK} strokeWidth={4} />
      </g>
    </>
  )
}

const CARD = 'M-44-72H44V72H-44Z'
const lattice = once(() =>
  Array.from({ length: 7 }, (_, line) => sliver(-36, -60 + line * 20, 36, -40 + line * 14, 3, 3)).join(''),
)

/** The back of a card, to be taken. */
function BackShape() {
  return (
    <>
      <Halo d={CARD} width={12} />
      <path d={CARD} fill={PAPER} stroke={INK} strokeWidth={5} strokeLinejoin="round" />
      <path d="M-36-64H36V64H-36Z" fill={BLOOD} />
      <path d={lattice()} fill={PAPER} opacity={0.65} />
      <path d="M0-26L18 0L0 26L-18 0Z" fill={PAPER} stroke={INK} strokeWidth={3} />
    </>
  )
}

const SLEEVE = 'M38 34L62 4L104 34V104H66Z'
const PALM = 'M2 6C14-12 44-14 60 4L74 26L46 58C28 58 8 48 0 32Z'
const FINGERS = [
  [40, -22, -24, -30],
  [42, -4, -30, -10],
  [42, 14, -28, 10],
  [40, 30, -20, 30],
] as const

/** A hand that takes a card. */
export function GrabShape() {
  const fingers = (width: number, colour: string) =>
    FINGERS.map(([x1, y1, x2, y2]) => (
      <path key={y1} d={`M${x1} ${y1}L${x2} ${y2}`} stroke={colour} strokeWidth={width} strokeLinecap="round" />
    ))
  return (
    <>
      <g transform="translate(-28 -10) rotate(-12)">
        <BackShape />
      </g>
      <Halo d={SLEEVE + PALM} width={12} />
      {fingers(26, PAPER)}
      <path d={SLEEVE} fill={INK} />
      <path d={PALM} fill="#E7BE8E" stroke={INK} strokeWidth={5} strokeLinejoin="round" />
      {fingers(20, INK)}
      {fingers(11, '#E7BE8E')}
      <path
        d={cut(46, 20, 66, 34, 3) + cut(38, 34, 56, 46, 3) + cut(72, 44, 92, 92, 4) + cut(60, 52, 74, 92, 3)}
        fill={PAPER}
      />
      <path d="M30 42L64 2" stroke={GOLD} strokeWidth={8} />
    </>
  )
}

const LEFT = 'M-62-72H2L14-50L-8-28L12-4L-10 20L10 42L-4 72H-62Z'
const RIGHT = 'M2-72H62V72H-4L10 42L-10 20L12-4L-8-28L14-50Z'

/** A card torn in two, as by lightning. */
export function TornShape() {
  return (
    <>
      <g transform="translate(-10 4) rotate(-9)">
        <Halo d={LEFT} width={12} />
        <path d={LEFT} fill={PAPER} stroke={INK} strokeWidth={5} strokeLinejoin="round" />
        <path d="M-52-62H-8L0-50L-20-28L0-4L-20 20L-2 40L-12 62H-52Z" fill={BLOOD} />
        <path
          d={[0, 1, 2, 3, 4].map((line) => cut(-50, -48 + line * 24, -12, -38 + line * 20, 4)).join('')}
          fill={PAPER}
        />
      </g>
      <g transform="translate(16 -2) rotate(11)">
        <Halo d={RIGHT} width={12} />
        <path d={RIGHT} fill={PAPER} stroke={INK} strokeWidth={5} strokeLinejoin="round" />
        <path d="M12-62H52V62H8L20 42L0 20L22-4L2-28L24-50Z" fill={BLOOD} />
        <path
          d={[0, 1, 2, 3, 4].map((line) => cut(16, -44 + line * 22, 50, -50 + line * 24, 4)).join('')}
          fill={PAPER}
        />
      </g>
      <path
        d="M24-98L-22-8L4-10L-16 92L34-26L6-22L40-92Z"
        fill={GOLD}
        stroke={PAPER}
        strokeWidth={14}
        strokeLinejoin="round"
        paintOrder="stroke"
      />
      <path
        d="M24-98L-22-8L4-10L-16 92L34-26L6-22L40-92Z"
        fill={GOLD}
        stroke={INK}
        strokeWidth={5}
        strokeLinejoin="round"
      />
    </>
  )
}

/** Arrows out of nowhere, and the dust where they strike. */
export function ArrowsShape() {
  return (
    <>
      {[
        [-44, -14, 0.82],
        [44, -24, 0.82],
        [0, -4, 0.98],
      ].map(([x, y, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${198 + x! / 6}) scale(${scale})`}>
          <path d={ARROW_OUTLINE} fill={PAPER} stroke={PAPER} strokeWidth={12} strokeLinejoin="round" />
          <ArrowShape />
        </g>
      ))}
      <path
        d="M-96 92C-92 74-74 70-62 78C-54 62-34 62-26 76C-14 62 10 60 20 76C30 62 52 64 58 78C72 70 92 76 96 92Z"
        fill={TINT}
        stroke={INK}
        strokeWidth={4.5}
        strokeLinejoin="round"
      />
      <path d={cut(-78, 86, -40, 86, 4) + cut(-18, 84, 14, 84, 4) + cut(36, 86, 76, 86, 4)} fill={INK} />
    </>
  )
}

/** Two revolvers, crossed. */
export function DuelShape() {
  return (
    <>
      <g transform="translate(4 8) scale(-1 1) rotate(-38) scale(.52) translate(-170 -96)">
        <RevolverShape />
      </g>
      <g transform="translate(-4 8) rotate(-38) scale(.52) translate(-170 -96)">
        <RevolverShape />
      </g>
    </>
  )
}
