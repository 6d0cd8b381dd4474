// Things of town: money, tools, furniture. Around the origin, within 100 units.

import { AGED, BLOOD, BRASS, BROWN, DESERT, GOLD, INK, PAPER, STEEL, TINT } from '../../inks.ts'
import { circle, polygon, star } from '../../woodcut/path.ts'
import { cut, sliver, swell } from '../../woodcut/strokes.ts'
import { Put, Solid, several } from './Solid.tsx'

export function NotesShape() {
  const note = (turn: number, y: number) => (
    <Put turn={turn} y={y}>
      <Solid d="M-82-40H82V40H-82Z" fill="#D9E2C4" />
      <path d="M-72-30H72V30H-72Z" fill="none" stroke="#3F6B22" strokeWidth={4} />
      <path d={circle(0, 0, 24)} fill={PAPER} stroke="#3F6B22" strokeWidth={4} />
      <path
        d="M9-10C6-15-11-16-12-7C-13 2 10-2 10 9C10 17-10 16-12 9M-1-19V19"
        fill="none"
        stroke={INK}
        strokeWidth={5}
      />
      <path
        d={several(
          4,
          (line) =>
            cut(-62, -18 + line * 12, -36, -18 + line * 12, 4) + cut(36, -18 + line * 12, 62, -18 + line * 12, 4),
        )}
        fill="#3F6B22"
      />
    </Put>
  )
  return (
    <>
      {note(-14, -18)}
      {note(8, 18)}
    </>
  )
}

export function CoinShape() {
  return (
    <>
      <Solid d={circle(0, 0, 78)} fill={GOLD} />
      <path d={circle(0, 0, 64)} fill="none" stroke={INK} strokeWidth={4} strokeDasharray="4 6" />
      <path
        d="M24-26C16-40-28-42-30-20C-32 4 28-4 28 22C28 44-20 44-30 26M0-54V54"
        fill="none"
        stroke={INK}
        strokeWidth={12}
      />
      <path
        d={several(6, (line) =>
          swell((t) => [Math.cos(t * 1.2 - 0.2) * (74 - line * 4), Math.sin(t * 1.2 - 0.2) * (74 - line * 4)], 3),
        )}
        fill={INK}
      />
    </>
  )
}

/** A doctor's bag. */
export function DoctorsBagShape() {
  return (
    <>
      <path d="M-34-36C-34-86 34-86 34-36" fill="none" stroke={PAPER} strokeWidth={26} />
      <path d="M-34-36C-34-86 34-86 34-36" fill="none" stroke={INK} strokeWidth={14} />
      <Solid
        d="M-60-42H60L84-16V70C84 80 78 84 70 84H-70C-78 84-84 80-84 70V-16Z"
        fill="#4A2E1E"
        dark={several(6, (line) => cut(80 - line * 6, -12 + line * 2, 80 - line * 6, 78, 4.6 - line * 0.5))}
        light={cut(-74, -10, -74, 70, 5)}
      />
      <path d="M-84-16H84V-4H-84Z" fill={BRASS} stroke={INK} strokeWidth={4} />
      <path d={circle(0, 34, 30)} fill={PAPER} stroke={INK} strokeWidth={4} />
      <path d="M-7 12H7V27H22V41H7V56H-7V41H-22V27H-7Z" fill={BLOOD} />
    </>
  )
}

export function PianoShape() {
  return (
    <>
      <Solid
        d="M-88-86H88V6H-88Z"
        fill="#5E3B24"
        dark={several(5, (line) => cut(84 - line * 5, -78, 84 - line * 5, 0, 4 - line * 0.5))}
        light={cut(-80, -76, 76, -76, 4)}
      />
      <path d="M-70-66H-8V-12H-70ZM8-66H70V-12H8Z" fill={BROWN} stroke={INK} strokeWidth={4} />
      <path
        d="M-52-52C-30-66-26-30-40-28C-50-30-44-44-34-40M52-52C30-66 26-30 40-28C50-30 44-44 34-40"
        fill="none"
        stroke={GOLD}
        strokeWidth={4}
      />
      <Solid d="M-96 4H96V34H-96Z" fill={PAPER} />
      <path d={several(13, (key) => `M${-84 + key * 14} 6V32`)} stroke={INK} strokeWidth={2.5} />
      <path d={several(10, (key) => (key % 4 === 2 ? '' : `M${-74 + key * 16} 5h8v17h-8Z`))} fill={INK} />
      <Solid d="M-88 34H88V90H70L62 46H-62L-70 90H-88Z" fill="#5E3B24" />
    </>
  )
}

export function FiddleShape() {
  const body =
    'M-34 8C-46-6-34-26-16-24C-10-34 10-34 16-24C34-26 46-6 34 8C26 16 28 24 38 34C52 52 34 84 0 84C-34 84-52 52-38 34C-28 24-26 16-34 8Z'
  return (
    <g transform="rotate(28)">
      <path d="M70-74L-58 76" stroke={PAPER} strokeWidth={14} />
      <path d="M70-74L-58 76" stroke={INK} strokeWidth={6} />
      <Solid d={`M-7-96H7V-20H-7Z`} fill={INK} />
      <Solid
        d={body}
        fill="#A9562B"
        dark={several(6, (line) => swell((t) => [34 - line * 5 + Math.sin(t * 6) * 5, -8 + t * 80], 4 - line * 0.4))}
        light={swell((t) => [-36 + Math.sin(t * 3) * -4, 40 + t * 30], 5)}
      />
      <path d="M-4-90V66M4-90V66M-10 50H10" stroke={PAPER} strokeWidth={2} />
      <path d="M-20 16C-26 26-16 30-22 40M20 16C26 26 16 30 22 40" fill="none" stroke={INK} strokeWidth={4} />
      <path d="M-16-94H16M-16-84H16" stroke={INK} strokeWidth={6} />
    </g>
  )
}

export function ChurchShape() {
  return (
    <>
      <Solid
        d="M-60 90V-2L-20-30V-56L0-84L20-56V-30L60-2V90Z"
        fill={PAPER}
        dark={
          several(9, (line) => cut(-56, 6 + line * 9, 56, 6 + line * 9, 1.6)) +
          several(6, (line) => cut(56 - line * 5, 2 + line * 3, 56 - line * 5, 88, 4 - line * 0.5))
        }
      />
      <path
        d="M-72 6L-20-34V-54L0-84L20-54V-34L72 6L60 8L0-38L-60 8Z"
        fill={BLOOD}
        stroke={INK}
        strokeWidth={4}
        strokeLinejoin="round"
      />
      <path d="M0-104V-80M-10-96H10" stroke={INK} strokeWidth={6} />
      <path
        d="M-16 90V52C-16 34 16 34 16 52V90ZM-44 30C-44 18-28 18-28 30V52H-44ZM28 30C28 18 44 18 44 30V52H28ZM-7-50H7V-36H-7Z"
        fill={INK}
      />
      <path d={cut(-90, 90, 90, 90, 6)} fill={INK} />
    </>
  )
}

/** A tub with somebody's boots beside it. */
export function TubShape() {
  return (
    <>
      <path
        d={several(4, (puff) => swell((t) => [-48 + puff * 30 + Math.sin(t * 6) * 8, -24 - t * 66], 5))}
        fill={INK}
        opacity={0.7}
      />
      <Solid
        d="M-88-10H88C88 40 62 74 38 78H-38C-62 74-88 40-88-10Z"
        fill={STEEL}
        dark={several(7, (line) => swell((t) => [80 - line * 8 - t * 34, 0 + line * 2 + t * 66], 4.6 - line * 0.5))}
        light={swell((t) => [-76 + t * 26, 6 + t * 56], 6)}
      />
      <path d={`M-94-18H94V0H-94Z`} fill={BRASS} stroke={INK} strokeWidth={4} />
      <path
        d={circle(-46, -20, 20) + circle(-18, -26, 24) + circle(14, -22, 20) + circle(40, -18, 15)}
        fill={PAPER}
        stroke={INK}
        strokeWidth={4}
      />
      <path d="M-94-18H94V-6H-94Z" fill={BRASS} />
      <path
        d="M-50 76L-60 96H-40L-32 78M50 76L60 96H40L32 78"
        fill={BRASS}
        stroke={INK}
        strokeWidth={4}
        strokeLinejoin="round"
      />
    </>
  )
}

export function LetterShape() {
  return (
    <g transform="rotate(-7)">
      <Solid
        d="M-90-56H90V60H-90Z"
        fill={AGED}
        dark={several(5, (line) => cut(86 - line * 5, -50, 86 - line * 5, 56, 3.4 - line * 0.5))}
      />
      <path
        d="M-90-56L0 20L90-56M-90 60L-22 2M90 60L22 2"
        fill="none"
        stroke={INK}
        strokeWidth={5}
        strokeLinejoin="round"
      />
      <Solid d={circle(0, 12, 25)} fill={BLOOD} halo={8} />
      <path
        d={several(6, (line) => sliver(0, 12, Math.cos(line * 1.05) * 18, 12 + Math.sin(line * 1.05) * 18, 6, 1))}
        fill={INK}
      />
    </g>
  )
}

export function CameraShape() {
  return (
    <>
      <path d="M0 10L-48 100M0 10L48 100M0 10V100" stroke={PAPER} strokeWidth={18} />
      <path d="M0 10L-48 100M0 10L48 100M0 10V100" stroke={INK} strokeWidth={9} />
      <Solid
        d="M-56-62H36V28H-56Z"
        fill={BROWN}
        dark={several(5, (line) => cut(32 - line * 5, -56, 32 - line * 5, 24, 4 - line * 0.5))}
      />
      <Solid d="M36-50L56-40V6L36 16Z" fill={INK} halo={8} />
      <Solid d="M54-44H84V10H54Z" fill={BRASS} light={cut(60, -36, 60, 2, 4)} halo={8} />
      <path d={circle(-12, -18, 24)} fill={INK} />
      <path d={circle(-12, -18, 15)} fill={STEEL} />
      <path d={circle(-18, -24, 5)} fill={PAPER} />
      <Solid
        d="M-62-66C-90-50-100 0-96 44C-84 20-66 30-58 10Z"
        fill={INK}
        light={swell((t) => [-78 - t * 10, -40 + t * 58], 4)}
      />
      <path d={polygon(star(74, -74, 9, 28, 12))} fill={GOLD} stroke={INK} strokeWidth={4} />
    </>
  )
}

export function AnvilShape() {
  return (
    <>
      <Solid
        d="M-96-30H74V-14C60-2 40 2 26 8C26 26 34 36 48 44V60H-48V44C-34 36-26 26-26 8C-60 4-88-8-96-30Z"
        fill="#3A3A3E"
        light={cut(-84, -24, 66, -24, 5) + swell((t) => [-74 + t * 44, -10 + t * 14], 3)}
        dark={several(4, (line) => cut(66 - line * 6, -18, 40 - line * 6, 0, 3))}
      />
      <Solid
        d="M-40 58H40V98H-40Z"
        fill={BROWN}
        dark={several(4, (line) => cut(-28 + line * 18, 64, -28 + line * 18, 94, 4))}
      />
      <Put x={20} y={-62} turn={-24}>
        <path d="M-8 0H70" stroke={INK} strokeWidth={16} />
        <path d="M-8 0H68" stroke={DESERT} strokeWidth={7} />
        <Solid d="M-36-20H2V20H-36Z" fill={STEEL} halo={8} />
      </Put>
      <path
        d={several(6, (line) =>
          sliver(
            -26 + Math.cos(line * 0.62 + 3.3) * 14,
            -36 + Math.sin(line * 0.62 + 3.3) * 14,
            -26 + Math.cos(line * 0.62 + 3.3) * 44,
            -36 + Math.sin(line * 0.62 + 3.3) * 44,
            6,
            1,
          ),
        )}
        fill={BLOOD}
      />
    </>
  )
}

export function GavelShape() {
  return (
    <>
      <Solid d="M-70 66H30V92H-70Z" fill="#5E3B24" light={cut(-60, 73, 20, 73, 4)} />
      <g transform="translate(-6 -8) rotate(-32)">
        <path d="M0 0H104" stroke={PAPER} strokeWidth={28} strokeLinecap="round" />
        <path d="M0 0H100" stroke={INK} strokeWidth={18} strokeLinecap="round" />
        <path d="M0 0H98" stroke={BROWN} strokeWidth={9} strokeLinecap="round" />
        <Solid
          d="M-34-58H22V58H-34Z"
          fill={BROWN}
          dark={several(5, (line) => cut(18 - line * 5, -50, 18 - line * 5, 50, 4 - line * 0.5))}
          light={cut(-27, -50, -27, 50, 4)}
        />
        <path d="M-40-60H28V-44H-40ZM-40 44H28V60H-40Z" fill={GOLD} stroke={INK} strokeWidth={4} />
      </g>
    </>
  )
}

/** A strong-box; `open`: its door is off. */
export function SafeShape({ open = false }: { open?: boolean }) {
  return (
    <>
      <Solid
        d="M-82-84H82V80H-82Z"
        fill="#3E4A3E"
        dark={several(5, (line) => cut(78 - line * 5, -78, 78 - line * 5, 74, 4.4 - line * 0.5))}
        light={cut(-74, -76, 70, -76, 4)}
      />
      <path d="M-62 80H-40V94H-62ZM40 80H62V94H40Z" fill={INK} />
      <path d="M-62-64H62V60H-62Z" fill={open ? INK : '#55624F'} stroke={INK} strokeWidth={5} />
      {open ? (
        <>
          <path d="M-52 20H-4V54H-52ZM4 30H50V54H4Z" fill={GOLD} stroke={INK} strokeWidth={3} />
          <path d="M-48 6H-12V20H-48ZM-48-10H-12V6H-48Z" fill="#D9E2C4" stroke={INK} strokeWidth={3} />
          <Solid d="M62-70L98-48V72L62 66Z" fill="#55624F" halo={6} />
        </>
      ) : (
        <>
          <path d={circle(0, -4, 34)} fill={BRASS} stroke={INK} strokeWidth={5} />
          <path
            d={several(8, (line) =>
              sliver(
                Math.cos(line * 0.785) * 22,
                -4 + Math.sin(line * 0.785) * 22,
                Math.cos(line * 0.785) * 32,
                -4 + Math.sin(line * 0.785) * 32,
                4,
                4,
              ),
            )}
            fill={INK}
          />
          <path d={circle(0, -4, 12)} fill={INK} />
          <path d="M0-4L18-22" stroke={PAPER} strokeWidth={4} />
        </>
      )}
    </>
  )
}

/** The curtain of the cabaret. */
export function CurtainShape() {
  const half = (side: number) => (
    <g transform={`scale(${side} 1)`}>
      <Solid
        d="M-96-70H0C-6-20-34 10-60 28C-52 50-56 74-60 90H-96Z"
        fill={BLOOD}
        dark={several(6, (line) => swell((t) => [-14 - line * 13 - t * (52 - line * 7), -62 + t * (82 + line * 8)], 5))}
        halo={0}
      />
      <path d="M-92 24C-78 34-66 34-56 26" fill="none" stroke={GOLD} strokeWidth={7} />
    </g>
  )
  return (
    <>
      <Solid d="M-96-74H96V90H-96Z" fill="#2B1B12" />
      <path d="M-96 90L-40 40H40L96 90Z" fill={GOLD} opacity={0.75} />
      {half(1)}
      {half(-1)}
      <Solid
        d={`M-102-92H102V-66${several(8, (bow) => `C${102 - bow * 25.5 - 4}-48 ${102 - bow * 25.5 - 21}-48 ${102 - (bow + 1) * 25.5}-66`)}Z`}
        fill={BLOOD}
        halo={8}
        light={cut(-90, -84, 90, -84, 3)}
      />
      <path d={several(5, (lamp) => circle(-64 + lamp * 32, 88, 8))} fill={PAPER} stroke={INK} strokeWidth={3} />
    </>
  )
}

export function LanternShape() {
  return (
    <>
      <path
        d={several(14, (ray) =>
          sliver(
            Math.cos(ray * 0.449) * 50,
            12 + Math.sin(ray * 0.449) * 50,
            Math.cos(ray * 0.449) * 104,
            12 + Math.sin(ray * 0.449) * 104,
            2,
            10,
          ),
        )}
        fill={GOLD}
        opacity={0.8}
      />
      <path d="M-30-46C-30-94 30-94 30-46" fill="none" stroke={INK} strokeWidth={6} />
      <Solid d="M-20-58H20L32-38H-32Z" fill={STEEL} />
      <Solid d="M-30-38H30C44-10 44 30 30 54H-30C-44 30-44-10-30-38Z" fill={TINT} light={cut(-28, -10, -28, 30, 5)} />
      <path d="M0-18C18 4 16 30 0 38C-16 30-18 4 0-18Z" fill={BLOOD} stroke={INK} strokeWidth={4} />
      <path d="M0 4C8 16 7 28 0 32C-7 28-8 16 0 4Z" fill={GOLD} />
      <Solid d="M-38 54H38L46 84H-46Z" fill={STEEL} light={cut(-36, 64, 30, 64, 3)} />
    </>
  )
}

/** A poster with a face and a price. */
export function PosterShape() {
  return (
    <g transform="rotate(4)">
      <Solid
        d="M-64-92L62-88L66 86L-60 92L-66 40L-62-10Z"
        fill={AGED}
        dark={several(4, (line) => cut(60 - line * 5, -78, 62 - line * 5, 80, 3.4 - line * 0.5))}
      />
      <path d="M-48-78H46V-58H-48Z" fill={BLOOD} />
      <path d="M-36-68H34" stroke={PAPER} strokeWidth={6} strokeDasharray="10 4" />
      <path d="M-42-48H42V42H-42Z" fill={PAPER} stroke={INK} strokeWidth={4} />
      <path d="M-34 40C-34 18-20 12-14 10C-20-2-20-16-18-22H18C20-14 20-2 14 10C20 12 34 18 34 40Z" fill={INK} />
      <path d="M-32-20C-18-14 18-14 32-20C24-28 20-42 0-42C-20-42-24-28-32-20Z" fill={INK} />
      <path d="M-16-2L0 12L16-2L14-8H-14Z" fill={BLOOD} />
      <path d="M-34 56H34M-20 72H20" stroke={INK} strokeWidth={7} />
      <path d={circle(0, -88, 6)} fill={STEEL} stroke={INK} strokeWidth={3} />
    </g>
  )
}

/** A disc such as players put on a story. */
export function DiscShape() {
  return (
    <>
      <Solid
        d="M-80 4C-80-34 80-34 80 4V24C80 62-80 62-80 24Z"
        fill={BLOOD}
        dark={several(6, (line) => cut(70 - line * 12, 26 - line, 66 - line * 12, 46, 4))}
      />
      <path d="M-80 4C-80-34 80-34 80 4C80 42-80 42-80 4Z" fill={BLOOD} stroke={INK} strokeWidth={5} />
      <path d="M-56 4C-56-18 56-18 56 4C56 26-56 26-56 4Z" fill="none" stroke={PAPER} strokeWidth={4} />
      <path d={polygon(star(0, 4, 5, 24, 10))} fill={GOLD} stroke={INK} strokeWidth={3} />
    </>
  )
}
