// What poker cards are good for, one sign each. Around the origin, within 100 units.

import { AGED, BLOOD, BRASS, BROWN, DESERT, GOLD, INK, PAPER, STEEL } from '../../inks.ts'
import { burst } from '../../woodcut/burst.ts'
import { once } from '../../woodcut/once.ts'
import { circle, polygon, star } from '../../woodcut/path.ts'
import { cut, sliver, swell } from '../../woodcut/strokes.ts'
import { SuitShape } from '../Suits.tsx'
import { Put, Solid, several } from './Solid.tsx'

const SKIN = '#E7BE8E'

/** A playing card, face up. */
export function CardShape({ suit = 'spades' }: { suit?: 'spades' | 'hearts' | 'clubs' | 'diamonds' }) {
  return (
    <>
      <Solid
        d="M-36-54C-36-58-34-60-30-60H30C34-60 36-58 36-54V54C36 58 34 60 30 60H-30C-34 60-36 58-36 54Z"
        fill={PAPER}
      />
      <g transform="scale(1.35)">
        <SuitShape suit={suit} />
      </g>
      <path d={cut(-28, -50, -16, -50, 5) + cut(16, 50, 28, 50, 5)} fill={INK} />
    </>
  )
}

/** Aces up a sleeve. */
export function SleeveShape() {
  return (
    <>
      <Put x={-30} y={-40} turn={-26} scale={0.72}>
        <CardShape suit="hearts" />
      </Put>
      <Put x={4} y={-46} turn={-4} scale={0.72}>
        <CardShape />
      </Put>
      <Solid
        d="M-62 2C-40-22 10-26 34-8L26 26L-44 34Z"
        fill={SKIN}
        dark={cut(-40, 2, -4, -4, 3) + cut(-38, 14, 0, 8, 3)}
      />
      <path d="M-62 4C-72-8-66-20-54-16L-30-2M-56 20C-70 14-70 2-60 2" fill={SKIN} stroke={INK} strokeWidth={4.5} />
      <Solid d="M14-22L44-12L34 44L0 38Z" fill={PAPER} dark={cut(20, -10, 14, 32, 3)} />
      <Solid
        d="M34-22C60-14 88 6 102 26V100H26C14 84 18 60 24 44Z"
        fill="#33455C"
        dark={several(6, (line) => swell((t) => [94 - line * 11, 30 + line * 2 + t * 62], 4.6 - line * 0.5))}
        light={swell((t) => [40 + t * 44, -8 + t * 28], 4)}
      />
      <path d={`${circle(30, 26, 5)}${circle(25, 42, 5)}`} fill={GOLD} stroke={INK} strokeWidth={2.5} />
    </>
  )
}

/** A saddle with its stirrup. */
export function SaddleShape() {
  const seat =
    'M-84-34C-76-48-58-46-52-32C-36-14 16-16 34-40L38-70C42-82 58-82 60-70L58-38C74-30 84-18 88 0C60 18-56 22-86 4C-92-8-90-22-84-34Z'
  return (
    <g transform="translate(0 8)">
      <Solid
        d="M-34 10L-40 62C-42 82-20 92-4 84C10 80 12 66 4 56L-2 12Z"
        fill="#6B4226"
        dark={several(4, (line) => cut(-4 - line * 7, 22, -8 - line * 6, 58, 3))}
      />
      <path d="M6 6L22 52" stroke={INK} strokeWidth={11} />
      <path d="M6 6L22 52" stroke={BROWN} strokeWidth={4} />
      <path d="M2 54H44L52 90H-4Z" fill="none" stroke={INK} strokeWidth={13} strokeLinejoin="round" />
      <path d="M2 54H44L52 90H-4Z" fill="none" stroke={BRASS} strokeWidth={5} strokeLinejoin="round" />
      <Solid
        d={seat}
        fill={BROWN}
        dark={several(6, (line) =>
          swell((t) => [-70 + line * 10 + t * 70, 8 - line * 4 - Math.sin(t * 3) * 3], 3.6 - line * 0.4),
        )}
        light={swell((t) => [-74 + t * 34, -28 + Math.sin(t * 2) * 12], 4) + cut(46, -68, 47, -44, 3)}
      />
      <path d="M-84 2C-50 18 56 14 86-2" fill="none" stroke={GOLD} strokeWidth={3} strokeDasharray="7 6" />
      <path d={circle(48, -20, 7) + circle(-66, -12, 6)} fill={GOLD} stroke={INK} strokeWidth={3} />
    </g>
  )
}

const SHOE = 'M-58-72L-34-78C-46-34-36 8 0 36C36 8 46-34 34-78L58-72C84-14 62 46 22 74H-22C-62 46-84-14-58-72Z'
/** A horseshoe; `fast`: with the wind behind it. */
export function HorseshoeShape({ fast = false, clover = false }: { fast?: boolean; clover?: boolean }) {
  const leaf = 'M0 0C-26-4-32-34-14-40C-6-42-2-36 0-32C2-36 6-42 14-40C32-34 26-4 0 0Z'
  return (
    <>
      {fast && (
        <path
          d={several(6, (line) => cut(-104, -56 + line * 24, -28 - (line % 2) * 18, -56 + line * 24, 7 - (line % 3)))}
          fill={INK}
        />
      )}
      <Put x={fast ? 26 : 0} turn={fast ? 18 : 0} scale={fast ? 0.9 : 1}>
        <Solid
          d={SHOE}
          fill={fast ? STEEL : '#5A6470'}
          dark={several(5, (line) => swell((t) => [62 - line * 4 - t * 36, -40 + line * 4 + t * 104], 4 - line * 0.6))}
          light={swell((t) => [-62 + Math.sin(t * 3) * -6 + t * 20, -50 + t * 80], 5)}
        />
        <path
          d={several(
            3,
            (nail) =>
              circle(-52 - nail * 3 + (nail === 2 ? 14 : 0), -50 + nail * 34, 5) +
              circle(52 + nail * 3 - (nail === 2 ? 14 : 0), -50 + nail * 34, 5),
          )}
          fill={PAPER}
          stroke={INK}
          strokeWidth={2.5}
        />
      </Put>
      {clover && (
        <Put y={-22} scale={0.92}>
          <path d="M0 0C6 24 4 38 14 52" fill="none" stroke={INK} strokeWidth={9} strokeLinecap="round" />
          {[0, 90, 180, 270].map((turn) => (
            <g key={turn} transform={`rotate(${turn + 45})`}>
              <path d={leaf} fill="#3F6B22" stroke={PAPER} strokeWidth={11} paintOrder="stroke" />
              <path d={leaf} fill="#3F6B22" stroke={INK} strokeWidth={4} />
              <path d={cut(0, -4, 0, -30, 3)} fill={PAPER} />
            </g>
          ))}
        </Put>
      )}
    </>
  )
}

const BADGE = once(() => polygon(star(0, 0, 5, 84, 40)))
/** A star of office; `six`: a Marshal's has a ring around it. */
export function StarShape({ ring = false, broken = false }: { ring?: boolean; broken?: boolean }) {
  const tips = several(5, (tip) =>
    circle(Math.sin((tip * Math.PI * 2) / 5) * 88, -Math.cos((tip * Math.PI * 2) / 5) * 88, 10),
  )
  return (
    <>
      {ring && (
        <>
          <path d={circle(0, 0, 88)} fill="none" stroke={PAPER} strokeWidth={26} />
          <path d={circle(0, 0, 88)} fill="none" stroke={INK} strokeWidth={18} />
          <path d={circle(0, 0, 88)} fill="none" stroke={BRASS} strokeWidth={9} />
        </>
      )}
      <Solid d={BADGE() + (ring ? '' : tips)} fill={GOLD} />
      <path d={ring ? '' : tips} fill={GOLD} stroke={INK} strokeWidth={4} />
      <path
        d={several(5, (tip) => {
          const turn = (tip * Math.PI * 2) / 5 + 0.13
          return sliver(Math.sin(turn) * 16, -Math.cos(turn) * 16, Math.sin(turn) * 60, -Math.cos(turn) * 60, 9, 1)
        })}
        fill={INK}
        opacity={0.75}
      />
      <path d={circle(0, 0, 22)} fill={BRASS} stroke={INK} strokeWidth={4} />
      <path d={polygon(star(0, 0, 5, 15, 6))} fill={INK} />
      {broken && (
        <path
          d="M-34-92L6-30L-18-12L26 20L2 40L36 96"
          fill="none"
          stroke={PAPER}
          strokeWidth={11}
          strokeLinejoin="round"
        />
      )}
      {broken && (
        <path
          d="M-34-92L6-30L-18-12L26 20L2 40L36 96"
          fill="none"
          stroke={BLOOD}
          strokeWidth={5}
          strokeLinejoin="round"
        />
      )}
    </>
  )
}

const PRINT = 'M-15-44C-20-22-12-8-12 6H12C16-10 22-26 14-44C8-56-10-56-15-44ZM-12 14H12V30C10 44-10 44-12 30Z'
/** Boot prints that lead to a star. */
export function TrailShape() {
  return (
    <>
      <Put x={-62} y={56} scale={0.62} turn={34}>
        <Solid d={PRINT} halo={10} />
      </Put>
      <Put x={-16} y={66} scale={0.62} turn={60}>
        <Solid d={PRINT} halo={10} />
      </Put>
      <Put x={-36} y={2} scale={0.56} turn={48}>
        <Solid d={PRINT} halo={10} />
      </Put>
      <Put x={36} y={-30} scale={0.64}>
        <StarShape />
      </Put>
    </>
  )
}

/** A bag of money, tied. */
export function MoneybagShape() {
  return (
    <>
      <Solid
        d="M-22-52L-40-84C-20-94-8-78 0-86C10-78 22-94 40-82L22-52C70-24 86 40 60 78C30 96-30 96-60 78C-86 40-70-24-22-52Z"
        fill={DESERT}
        dark={several(7, (line) =>
          swell((t) => [66 - line * 7 + Math.sin(t * 3) * 6, -10 + line * 2 + t * 84], 5 - line * 0.5),
        )}
        light={swell((t) => [-56 + Math.sin(t * 3) * -10, -20 + t * 76], 6)}
      />
      <path d="M-28-58C-10-50 10-50 28-58L30-46C10-38-10-38-30-46Z" fill={BLOOD} stroke={INK} strokeWidth={4} />
      <path d={circle(-6, 28, 34)} fill={PAPER} stroke={INK} strokeWidth={4} />
      <path
        d="M10 12C6 4-20 2-22 14C-24 28 12 24 12 42C12 56-20 54-24 44M-6-4V60"
        fill="none"
        stroke={INK}
        strokeWidth={7}
      />
    </>
  )
}

/** Somebody with both hands up. */
export function HandsUpShape() {
  return (
    <>
      <Solid
        d="M-86-44L-70-52C-64-30-52-10-30 4H30C52-10 64-30 70-52L86-44C84-10 66 22 42 34L46 96H-46L-42 34C-66 22-84-10-86-44Z"
        fill="#33455C"
        dark={several(6, (line) => cut(40 - line * 8, 36, 42 - line * 8, 92, 4.4 - line * 0.5))}
        light={swell((t) => [-76 + t * 34, -30 + t * 46], 4)}
      />
      {[-1, 1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path
            d="M68-50L60-76C58-84 66-86 68-80L72-68V-94C74-102 82-100 82-94V-70L88-92C92-100 98-96 96-88L90-64C98-72 104-66 100-60L88-44Z"
            fill={PAPER}
            stroke={PAPER}
            strokeWidth={10}
          />
          <path
            d="M68-50L60-76C58-84 66-86 68-80L72-68V-94C74-102 82-100 82-94V-70L88-92C92-100 98-96 96-88L90-64C98-72 104-66 100-60L88-44Z"
            fill={SKIN}
            stroke={INK}
            strokeWidth={4}
            strokeLinejoin="round"
          />
        </g>
      ))}
      <Solid d="M-24-34C-24-4-14 6 0 6C14 6 24-4 24-34Z" fill={SKIN} />
      <path d={`${circle(-9, -20, 3.4)}${circle(9, -20, 3.4)}M-6-6H6V-2H-6Z`} fill={INK} />
      <Solid
        d="M-52-36C-40-30-34-32-28-36C-30-56-24-70-12-70C-6-70-4-66 0-66C4-66 6-70 12-70C24-70 30-56 28-36C34-32 40-30 52-36C46-22-46-22-52-36Z"
        fill={INK}
        light={cut(-20, -58, -22, -42, 4)}
        halo={8}
      />
      <path d="M-18 8L0 34L18 8Z" fill={BLOOD} stroke={INK} strokeWidth={4} />
    </>
  )
}

/** A newspaper with somebody on its front. */
export function NewspaperShape() {
  return (
    <g transform="rotate(-5)">
      <Solid d="M-66-86H62L70-78V86H-66Z" fill={AGED} />
      <path d="M-56-76H60V-58H-56Z" fill={INK} />
      <path d="M-46-67H-8M4-67H20M30-67H50" stroke={PAPER} strokeWidth={5} />
      <path d="M-56-48H14V30H-56Z" fill={PAPER} stroke={INK} strokeWidth={4} />
      <path d="M-46 28C-46 4-34-2-28-4C-36-14-34-26-30-32H-10C-6-24-6-12-12-4C-4-2 6 6 6 28Z" fill={INK} />
      <path
        d="M-42-30C-32-26-10-26 0-30C-6-38-8-46-20-46C-32-46-36-38-42-30Z"
        fill={BLOOD}
        stroke={INK}
        strokeWidth={3}
      />
      <path
        d={
          several(7, (line) => `M24 ${-44 + line * 13}H58`) +
          several(4, (line) => `M-56 ${42 + line * 11}H${line === 3 ? 10 : 58}`)
        }
        stroke={INK}
        strokeWidth={4}
      />
    </g>
  )
}

/** A fist that lands. */
export function FistShape() {
  const flash = burst(-34, -18, 66, 11, 6)
  return (
    <>
      <Solid d={flash} fill={GOLD} halo={14} />
      <Solid
        d="M-36-30C-40-46-20-54-10-44C-4-54 14-52 16-42C24-48 40-42 38-30L40 26C30 42-8 44-26 34C-42 32-46 14-40 4C-52-4-48-22-36-30Z"
        fill={SKIN}
        dark={
          cut(-12, -42, -12, -10, 4) +
          cut(14, -40, 14, -8, 4) +
          cut(-38, -4, -6, -6, 4) +
          several(4, (line) => cut(34 - line * 6, 0, 34 - line * 6, 30, 3 - line * 0.4))
        }
      />
      <path d="M-40 4C-24-6 0-4 6 8C4 20-14 20-24 18" fill={SKIN} stroke={INK} strokeWidth={4.5} />
      <Solid d="M30-38L52-30L56 36L32 40Z" fill={PAPER} />
      <Solid
        d="M48-40C70-34 92-14 104 6V96H78C60 82 52 60 52 44Z"
        fill={BLOOD}
        dark={several(5, (line) => swell((t) => [98 - line * 10, 14 + t * 74], 4.4 - line * 0.5))}
      />
      <path d={cut(-96, -66, -70, -46, 6) + cut(-104, -18, -78, -18, 6) + cut(-92, 38, -66, 20, 6)} fill={INK} />
    </>
  )
}

/** An eye that has seen it coming. */
export function EyeShape() {
  return (
    <>
      <Solid
        d="M-96 6C-56-50 52-54 96 2C52 52-54 54-96 6Z"
        fill={PAPER}
        dark={several(5, (line) =>
          swell((t) => [-80 + t * 160, 10 - Math.sin(t * 3.14) * (50 - line * 4) + line * 2], 5 - line),
        )}
      />
      <path d={circle(2, 0, 37)} fill={STEEL} stroke={INK} strokeWidth={5} />
      <path
        d={several(14, (line) =>
          sliver(
            2 + Math.cos(line * 0.449) * 18,
            Math.sin(line * 0.449) * 18,
            2 + Math.cos(line * 0.449) * 35,
            Math.sin(line * 0.449) * 35,
            1,
            4,
          ),
        )}
        fill={INK}
      />
      <path d={circle(2, 0, 18)} fill={INK} />
      <path d={circle(-6, -8, 7)} fill={PAPER} />
      <path
        d="M-100-40C-60-86 50-88 94-52C46-72-58-70-100-40Z"
        fill={INK}
        stroke={PAPER}
        strokeWidth={8}
        paintOrder="stroke"
      />
      <path
        d={several(5, (line) =>
          cut(-60 + line * 26, 44 + Math.sin(line * 0.8) * 12, -66 + line * 30, 62 + Math.sin(line * 0.8) * 14, 4),
        )}
        fill={INK}
      />
    </>
  )
}

const NUGGET = 'M-58 34C-78 10-66-24-40-32C-34-58 2-64 18-44C46-54 74-28 64 2C82 24 62 56 34 52C10 68-42 64-58 34Z'
/** A nugget of gold. */
export function NuggetShape() {
  return (
    <>
      <Solid
        d={NUGGET}
        fill={GOLD}
        dark={
          several(7, (line) => swell((t) => [58 - line * 6 - t * 14, -16 + line * 4 + t * 56], 4.6 - line * 0.4)) +
          swell((t) => [-30 + t * 44, -6 - Math.sin(t * 3) * 12], 3.5)
        }
        light={swell((t) => [-54 + t * 34, 8 - t * 34], 6) + circle(-16, -34, 5)}
      />
      <path d={glints()} fill={INK} />
    </>
  )
}

const glints = once(() =>
  several(6, (line) => {
    const [cos, sin] = [Math.cos(line * 1.05), Math.sin(line * 1.05)]
    return sliver(cos * 80, sin * 78, cos * 104, sin * 100, 6, 1)
  }),
)

/** What glitters and isn't gold: it grows in cubes. */
export function FoolsGoldShape() {
  const cube = (x: number, y: number, scale: number) => (
    <Put key={x} x={x} y={y} scale={scale}>
      <Solid d="M0-50L46-26V28L0 54L-46 28V-26Z" fill="#C9A227" halo={14} />
      <path d="M0 0L46-26V28L0 54Z" fill="#8A6A18" stroke={INK} strokeWidth={4} strokeLinejoin="round" />
      <path d="M0 0L-46-26L0-50L46-26Z" fill="#EBCF6A" stroke={INK} strokeWidth={4} strokeLinejoin="round" />
      <path
        d={
          several(5, (line) => cut(8 + line * 8, 4 - line * 4, 8 + line * 8, 46 - line * 4, 3)) +
          cut(-36, -14, -36, 18, 4)
        }
        fill={INK}
      />
    </Put>
  )
  return (
    <>
      <path d={glints()} fill={INK} />
      {[cube(30, -22, 0.9), cube(-34, 8, 1.1), cube(36, 42, 0.72)]}
    </>
  )
}

/** A plate worn under a coat, with the dents of what didn't go through. */
export function VestShape() {
  return (
    <>
      <Solid
        d="M-60-80C-48-64-28-62-24-80H24C28-62 48-64 60-80L80-60C70-40 70-20 78 0C80 50 56 78 0 96C-56 78-80 50-78 0C-70-20-70-40-80-60Z"
        fill={STEEL}
        dark={several(8, (line) =>
          swell((t) => [74 - line * 6 - t * (30 - line * 2), -6 + line * 3 + t * 76], 5 - line * 0.5),
        )}
        light={swell((t) => [-66 + Math.sin(t * 3) * -4, -40 + t * 88], 6) + cut(0, -60, 0, 84, 3)}
      />
      {[
        [-30, -14],
        [28, -22],
        [4, 34],
      ].map(([x, y]) => (
        <g key={x}>
          <path d={circle(x!, y!, 14)} fill={PAPER} />
          <path d={circle(x!, y!, 11)} fill={INK} />
          <path d={circle(x!, y!, 6)} fill={BRASS} />
          <path
            d={several(5, (line) =>
              cut(
                x! + Math.cos(line * 1.26) * 15,
                y! + Math.sin(line * 1.26) * 15,
                x! + Math.cos(line * 1.26) * 26,
                y! + Math.sin(line * 1.26) * 26,
                4,
              ),
            )}
            fill={INK}
          />
        </g>
      ))}
    </>
  )
}

/** A hand held up against it all. */
export function PalmShape() {
  return (
    <>
      <path
        d={several(16, (ray) =>
          sliver(
            Math.cos(ray * 0.393) * 62,
            -10 + Math.sin(ray * 0.393) * 62,
            Math.cos(ray * 0.393) * 102,
            -10 + Math.sin(ray * 0.393) * 100,
            2,
            9,
          ),
        )}
        fill={GOLD}
      />
      <Solid
        d="M-36 30C-48 10-66-8-62-18C-56-26-44-14-34-4V-66C-32-78-18-78-16-66V-14V-82C-14-94 2-94 4-82V-14L6-76C8-88 22-86 22-74L20-8L28-56C32-66 44-62 42-52L34 8C34 34 24 48 14 54H-20C-28 48-32 40-36 30Z"
        fill={SKIN}
        dark={
          several(5, (line) => swell((t) => [28 - line * 6, 4 + t * 40], 3.4 - line * 0.4)) +
          swell((t) => [-28 + t * 34, 22 - Math.sin(t * 3) * 8], 3)
        }
      />
      <Solid d="M-30 50H24L30 72H-36Z" fill={PAPER} />
      <Solid d="M-42 70H36L42 100H-48Z" fill={INK} light={cut(-34, 80, 26, 80, 3)} />
      <path d={circle(22, 61, 5)} fill={GOLD} stroke={INK} strokeWidth={2.5} />
    </>
  )
}

/** A boot that goes on. */
export function BootShape() {
  return (
    <>
      <Solid
        d="M-44-92C-24-84 4-84 26-92L28-14C34 4 62 14 84 24C98 32 98 50 92 58H-10L-18 40L-30 58H-52V42C-42 20-40-10-44-92Z"
        fill={BROWN}
        dark={
          several(7, (line) =>
            swell((t) => [22 - line * 6 + Math.sin(t * 2) * 3, -76 + line * 2 + t * 84], 4.4 - line * 0.4),
          ) + cut(-46, 46, 90, 50, 5)
        }
        light={swell((t) => [-36 + Math.sin(t * 3) * 4, -76 + t * 90], 5) + swell((t) => [40 + t * 38, 20 + t * 14], 4)}
      />
      <path d="M-34-66C-20-44-14-60-6-46C2-60 10-44 20-66" fill="none" stroke={GOLD} strokeWidth={5} />
      <path d="M-52 26H-72" stroke={INK} strokeWidth={10} />
      <path d={polygon(star(-82, 26, 8, 20, 9))} fill={BRASS} stroke={INK} strokeWidth={4} />
      <path d="M-54 58H96V70H-54Z" fill={INK} />
      <path d={cut(-100, 84, 100, 84, 6) + cut(-60, 96, 40, 96, 4)} fill={INK} />
    </>
  )
}

/** A star in its laurels. */
export function LaurelShape() {
  const leaf = (turn: number, side: number): string => {
    const [x, y] = [side * Math.sin(turn) * 78, Math.cos(turn) * 78]
    const out = side * (0.9 + turn * 0.2)
    return swell((t) => [x + out * t * 22, y - t * 30], 17, 8)
  }
  const leaves = several(7, (one) => leaf(0.35 + one * 0.36, 1) + leaf(0.35 + one * 0.36, -1))
  return (
    <>
      <path d={leaves} fill={PAPER} stroke={PAPER} strokeWidth={10} strokeLinejoin="round" />
      <path d={leaves} fill="#3F6B22" stroke={INK} strokeWidth={3.5} />
      <path d="M-60 50C-40 84-10 88 0 90C10 88 40 84 60 50" fill="none" stroke={INK} strokeWidth={5} />
      <path d="M-16 84L0 92L16 84L10 102H-10Z" fill={BLOOD} stroke={INK} strokeWidth={4} />
      <Put y={-2} scale={0.62}>
        <StarShape />
      </Put>
    </>
  )
}
