// Who one meets: shown by hat, cut and bearing, never a likeness. Around the origin, within 100 units.

import { AGED, BLOOD, BRASS, BROWN, DESERT, GOLD, INK, PAPER, STEEL } from '../../inks.ts'
import { circle, polygon, star } from '../../woodcut/path.ts'
import { cut, swell } from '../../woodcut/strokes.ts'
import { Solid, several } from './Solid.tsx'

const SKIN = '#E7BE8E'
const SHOULDERS = 'M-84 96C-82 56-52 40-22 34H22C52 40 82 56 84 96Z'
const FACE = 'M-28-26C-30 16-16 36 0 38C16 36 30 16 28-26Z'

const Shoulders = ({ fill }: { fill: string }) => (
  <Solid
    d={SHOULDERS}
    fill={fill}
    dark={several(6, (line) => swell((t) => [74 - line * 9 - t * 4, 62 - line * 3 + t * 32], 4.4 - line * 0.5))}
    light={swell((t) => [-70 + t * 34, 78 - t * 30], 4)}
  />
)

/** A detective with a glass before one eye. */
export function DetectiveShape() {
  return (
    <>
      <Shoulders fill="#3A3A44" />
      <Solid
        d={FACE}
        fill={SKIN}
        dark={
          several(4, (line) => swell((t) => [25 - line * 4 - t * 6, -10 + t * 32], 3)) +
          'M-16 18C-6 12 6 12 16 18C8 24-8 24-16 18Z'
        }
      />
      <Solid
        d="M-52-26C-46-32-38-32-34-34C-36-76-20-90 0-90C20-90 36-76 34-34C38-32 46-32 52-26C30-16-30-16-52-26Z"
        fill={INK}
        light={swell((t) => [-26 + t * 10, -40 - t * 36], 4)}
      />
      <path d="M-16 34L0 60L16 34Z" fill={PAPER} stroke={INK} strokeWidth={4} />
      <path d="M44 78L26 24" stroke={INK} strokeWidth={11} strokeLinecap="round" />
      <path d={circle(16, -2, 25)} fill={AGED} stroke={INK} strokeWidth={10} />
      <path d={circle(16, -2, 25)} fill="none" stroke={BRASS} strokeWidth={4} />
      <path d="M2-2C8-12 24-12 30-2C24 7 8 7 2-2Z" fill={PAPER} stroke={INK} strokeWidth={3} />
      <path d={`${circle(16, -2, 5)}${circle(-14, -4, 3.6)}`} fill={INK} />
    </>
  )
}

/** A woman under a veil. */
export function WidowShape() {
  return (
    <>
      <Shoulders fill="#241B22" />
      <Solid d={FACE} fill={SKIN} />
      <path d={`${circle(-11, -2, 3.4)}${circle(11, -2, 3.4)}M-8 20C-3 17 3 17 8 20C3 24-3 24-8 20Z`} fill={INK} />
      <Solid
        d="M-44-34C-50-70-24-88 0-88C24-88 50-70 44-34C40 10 52 40 62 66C36 52 34 10 30-28H-30C-34 10-36 52-62 66C-52 40-40 10-44-34Z"
        fill="#241B22"
        light={swell((t) => [-34 + t * 6, -40 - t * 26], 4)}
      />
      <path
        d={
          several(7, (line) => `M${-27 + line * 9}-30L${-27 + line * 9} 22`) +
          several(5, (line) => `M-28 ${-22 + line * 11}H28`)
        }
        stroke={INK}
        strokeWidth={1.6}
        opacity={0.6}
      />
      <path d={polygon(star(30, -62, 7, 16, 8))} fill={BLOOD} stroke={INK} strokeWidth={3} />
      <path d="M-14 44L0 62L14 44L0 50Z" fill={PAPER} stroke={INK} strokeWidth={3} />
    </>
  )
}

const BRIM =
  'M-78-26C-62-14-40-24-30-30C-36-66-26-86-10-86C-4-86-2-80 0-80C2-80 4-86 10-86C26-86 36-66 30-30C40-24 62-14 78-26C66 2-66 2-78-26Z'

/** A bandit, masked. */
export function BanditShape() {
  return (
    <>
      <Shoulders fill={BROWN} />
      <Solid d={FACE} fill={SKIN} />
      <path d="M-24-6L-4-1M24-6L4-1" stroke={INK} strokeWidth={5} />
      <path d={`${circle(-12, 2, 3.6)}${circle(12, 2, 3.6)}`} fill={INK} />
      <Solid
        d="M-34 6C-12 14 12 14 34 6C34 34 18 54 0 66C-18 54-34 34-34 6Z"
        fill={BLOOD}
        halo={0}
        light={several(7, (dot) => circle(-20 + (dot % 4) * 13, 22 + ((dot / 4) | 0) * 15, 2.8))}
      />
      <Solid d={BRIM} light={swell((t) => [-24 + t * 8, -40 - t * 34], 4)} />
      <path d="M-31-36C-10-28 10-28 31-36L30-24C10-16-10-16-30-24Z" fill={DESERT} />
    </>
  )
}

/** The bank's guard: cap, collar, a shotgun over the shoulder. */
export function GuardShape() {
  return (
    <>
      <path d="M52 92L76-88" stroke={PAPER} strokeWidth={20} />
      <path d="M52 92L76-88" stroke={INK} strokeWidth={12} />
      <Shoulders fill="#33455C" />
      <path d={several(3, (button) => circle(0, 56 + button * 16, 5))} fill={GOLD} stroke={INK} strokeWidth={2.5} />
      <Solid
        d={FACE}
        fill={SKIN}
        dark={
          'M-22 14C-8 8 8 8 22 14C18 26 6 22 0 18C-6 22-18 26-22 14Z' +
          several(4, (line) => swell((t) => [25 - line * 4, -12 + t * 26], 3))
        }
      />
      <path d={`${circle(-11, -4, 3.6)}${circle(11, -4, 3.6)}`} fill={INK} />
      <Solid
        d="M-38-24C-44-56-30-72 0-72C30-72 44-56 38-24Z"
        fill="#33455C"
        light={swell((t) => [-28 + t * 8, -34 - t * 24], 4)}
      />
      <path d="M-40-24H40C44-10 24-8 0-10C-24-8-44-10-40-24Z" fill={INK} stroke={PAPER} strokeWidth={3} />
      <path d={polygon(star(0, -46, 5, 15, 6))} fill={GOLD} stroke={INK} strokeWidth={3} />
      <path d="M-26 36L0 48L26 36L22 26H-22Z" fill={PAPER} stroke={INK} strokeWidth={4} />
    </>
  )
}

/** The Sheriff: hat, moustache, star. */
export function LawmanShape() {
  return (
    <>
      <Shoulders fill="#4A3A2C" />
      <Solid
        d={FACE}
        fill={SKIN}
        dark={
          'M-30 12C-16 4-4 6 0 12C4 6 16 4 30 12C24 28 8 26 0 18C-8 26-24 28-30 12Z' +
          several(4, (line) => swell((t) => [25 - line * 4, -12 + t * 20], 3))
        }
      />
      <path d="M-22-10L-6-6M22-10L6-6" stroke={INK} strokeWidth={5} />
      <path d={`${circle(-12, -2, 3.4)}${circle(12, -2, 3.4)}`} fill={INK} />
      <Solid
        d={BRIM}
        fill="#8A6A48"
        dark={
          several(4, (line) => swell((t) => [28 - line * 4, -72 + line * 4 + t * 38], 3.6)) +
          'M-31-38C-10-30 10-30 31-38L30-26C10-18-10-18-30-26Z'
        }
      />
      <path d="M-14 40L0 58L14 40Z" fill={BLOOD} stroke={INK} strokeWidth={4} />
      <path d={polygon(star(42, 72, 5, 24, 10))} fill={GOLD} stroke={INK} strokeWidth={4} />
    </>
  )
}

/** A man in black; nobody has seen his face. */
export function StrangerShape() {
  return (
    <>
      <Solid
        d="M-22-44C-46-34-58 0-64 40L-78 96H-26L-12 40L0 96H78L58 30C54-6 44-34 22-44Z"
        fill="#15100C"
        light={swell((t) => [-46 - t * 14, -14 + t * 96], 4) + swell((t) => [12 + t * 34, 6 + t * 80], 3)}
      />
      <Solid d="M-20-56C-20-30-10-22 0-22C10-22 20-30 20-56Z" fill="#2E241D" halo={6} />
      <path d="M-13-44L-3-41V-38L-13-40ZM13-44L3-41V-38L13-40Z" fill={GOLD} />
      <Solid
        d="M-62-58C-46-50-34-54-26-60C-26-88-18-98-8-98C-4-98-2-94 0-94C2-94 4-98 8-98C18-98 26-88 26-60C34-54 46-50 62-58C52-38-52-38-62-58Z"
        fill="#15100C"
        light={cut(-18, -84, -20, -66, 4)}
        halo={8}
      />
      <path d="M-26-66C-10-60 10-60 26-66V-58C10-52-10-52-26-58Z" fill={STEEL} />
      <path d="M-20-30L0-6L20-30L0-20Z" fill={BLOOD} stroke={INK} strokeWidth={3} />
    </>
  )
}
