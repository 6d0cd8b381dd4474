// What the general store sells, each copy a little its own: coats of animals, wood and plates of guns. Around the origin, within 100 units.

import { AGED, BLOOD, BRASS, BROWN, DESERT, GOLD, INK, PAPER, STEEL, TINT } from '../../inks.ts'
import { circle } from '../../woodcut/path.ts'
import { cut, sliver, swell } from '../../woodcut/strokes.ts'
import { RevolverShape } from '../../signs/Revolver.tsx'
import { Put, Solid, several } from './Solid.tsx'

export interface Copy {
  readonly copy?: number | undefined
}
/** Of six copies no two have the same coat. */
const COATS = ['#6E5A48', BROWN, '#8C8578', '#4A382B', DESERT, '#3A2E28'] as const
const MUSTANGS = [BROWN, '#2B2320', DESERT, '#9C4A24', '#8C8578', '#D8C39A'] as const
const GRIPS = [BROWN, BLOOD, '#3A2E28', DESERT, '#4F6B3A', '#5B3B6B'] as const
const PLATES = [STEEL, BRASS, '#8C8578', GOLD, '#3E5A78', '#A9683B'] as const

const MULE_BODY =
  'M-74-8C-66-28-40-32-12-30L20-32C30-34 34-44 40-58L34-96C42-94 48-84 52-70L58-98C66-92 68-80 66-64C74-54 82-42 92-32C98-26 96-14 88-12C78-10 68-16 58-20C56-8 52 6 44 14L46 42L52 82H36L32 44L26 20C8 24-18 24-36 18L-44 44L-42 82H-58L-62 40L-70 16C-76 10-78 0-74-8Z'

/** A mule under its load. */
export function MuleShape({ copy = 0 }: Copy) {
  const pack = 'M-48-30C-56-56-44-74-26-74L8-76C24-74 30-58 24-32C2-26-26-24-48-30Z'
  return (
    <g transform="translate(-6 6)">
      <Solid d="M14 14L10 80H24L32 26ZM-32 14L-26 80H-12L-18 26Z" fill="#2E241D" />
      <Solid
        d="M-72-6C-88 2-92 26-86 50L-78 66L-74 46C-80 28-78 12-66 6Z"
        fill={INK}
        light={cut(-82 + 0, 20, -80, 52, 2.6)}
      />
      <Solid
        d={MULE_BODY}
        fill={COATS[copy % 6]!}
        dark={
          several(5, (line) => swell((t) => [-60 + line * 3 + t * 6, 4 + line * 3 + t * 20], 3)) +
          several(5, (line) => swell((t) => [36 - line * 4 - t * 4, 2 + t * 18], 2.6)) +
          cut(-40, 14, 22, 14, 5)
        }
        light={swell((t) => [44 + t * 20, -48 + t * 20], 3) + cut(-58, -16, -52, 0, 3)}
      />
      <path d="M78-12C86-10 96-14 94-24C90-32 84-30 80-26Z" fill={AGED} stroke={INK} strokeWidth={3.5} />
      <path d={`${circle(62, -46, 4.4)}${circle(86, -22, 2.6)}`} fill={INK} />
      <path d="M40-58L30-34M66-52L72-20M58-22L84-34" stroke={BLOOD} strokeWidth={5} fill="none" />
      <Solid
        d={pack}
        fill={DESERT}
        dark={
          several(4, (line) => swell((t) => [14 - line * 6 + Math.sin(t * 3) * 5, -62 + t * 32], 3.4 - line * 0.5)) +
          cut(-46, -52, 24, -54, 4) +
          swell((t) => [-24 + Math.sin(t * 3) * -5, -74 + t * 46], 4.5) +
          swell((t) => [4 + Math.sin(t * 3) * 5, -76 + t * 48], 4.5)
        }
      />
      <Solid
        d="M-44-74C-50-90-36-92-22-90L14-92C26-90 26-78 14-76L-26-74Z"
        fill={BLOOD}
        light={cut(-36, -84, 10, -86, 3)}
      />
      <Put x={-40} y={-18} turn={20}>
        <path d="M-5-22H5V24H-5Z" fill={BROWN} stroke={INK} strokeWidth={3.5} />
        <path d="M-24-20C-10-30 10-30 24-20C10-22-10-22-24-20Z" fill={STEEL} stroke={INK} strokeWidth={3.5} />
      </Put>
    </g>
  )
}

const MUSTANG =
  'M-70-22C-56-38-30-38-4-34C14-34 26-42 34-56C38-70 46-78 56-82L58-96L68-82C78-72 88-56 96-44C100-36 94-28 86-30C76-32 68-38 62-38C62-24 56-10 46-2C58 6 76 6 90 16L96 30L84 34L78 22C64 18 50 20 36 18L50 36L46 58L34 56L36 40L18 20C2 24-20 20-34 14C-42 26-56 32-68 34L-80 56L-92 50L-80 26C-68 20-62 12-60 4C-68 14-80 16-90 12L-98 28L-108 24L-98 0C-86 0-78-8-70-22Z'

/** A mustang at full gallop. */
export function MustangShape({ copy = 0 }: Copy) {
  const coat = MUSTANGS[copy % 6]!
  const tail = 'M-68-24C-84-40-104-36-116-22C-104-22-100-16-104-6C-92-12-82-10-72-4Z'
  const mane = 'M52-80C38-84 22-74 10-56C4-50-6-50-14-52C-6-42 2-38 12-38C22-34 32-40 40-50C46-58 52-66 56-74Z'
  return (
    <g transform="translate(6 10) scale(.94)">
      <Solid d={tail} fill={INK} light={swell((t) => [-78 - t * 26, -26 + Math.sin(t * 3) * -4], 3)} />
      <Solid
        d={MUSTANG}
        fill={coat}
        dark={
          several(5, (line) => swell((t) => [-58 + t * 30, 2 + line * 2 + t * (10 - line)], 3)) +
          several(5, (line) => swell((t) => [28 + line * 4 - t * 8, -6 + line * 2 + t * 16], 2.8)) +
          cut(-28, 12, 24, 14, 5) +
          cut(70, -40, 84, -30, 3)
        }
        light={
          swell((t) => [-54 + t * 46, -28 - Math.sin(t * 3) * 4], 4) + swell((t) => [62 + t * 20, -66 + t * 20], 3)
        }
      />
      <Solid
        d={mane}
        light={several(4, (lock) => swell((t) => [40 - lock * 9 - t * 26, -72 + lock * 8 + t * 16], 2.8))}
        halo={6}
      />
      {copy % 3 === 1 && <path d="M66-70L78-54L72-50L64-64Z" fill={PAPER} />}
      {copy % 3 === 2 && <path d={circle(-34, -14, 9) + circle(-14, -22, 7) + circle(-22, 0, 8)} fill={PAPER} />}
      <path d={`${circle(70, -60, 4.2)}${circle(91, -38, 2.8)}`} fill={coat === '#2B2320' ? PAPER : INK} />
      <path
        d={several(4, (line) => cut(-118 + line * 12, 62 + line * 5, -40 + line * 34, 64 + line * 5, 5 - line))}
        fill={INK}
      />
    </g>
  )
}

/** A six-shooter. */
export function RevolverGear({ copy = 0 }: Copy) {
  return (
    <>
      <g transform="scale(.6) translate(-168 -108)">
        <RevolverShape />
      </g>
      <path
        d="M-52-8C-58 0-64 22-76 44C-70 50-62 52-54 48C-50 34-44 20-38 10Z"
        fill={GRIPS[copy % 6]}
        stroke={INK}
        strokeWidth={4}
        strokeLinejoin="round"
      />
      <path
        d={several(5, (line) => cut(-70 + line * 4, 40 - line * 8, -54 + line * 4, 44 - line * 8, 2.6))}
        fill={INK}
      />
    </>
  )
}

/** Two barrels side by side, broken open over a short stock. */
export function ShotgunShape({ copy = 0 }: Copy) {
  const stock = 'M-28-10C-48-12-64 0-94 20C-100 26-98 46-90 48C-68 42-44 30-22 14Z'
  return (
    <g transform="rotate(-8)">
      <Solid
        d={stock}
        fill={GRIPS[copy % 6]!}
        dark={several(6, (line) => cut(-90 + line * 10, 38 - line * 5, -70 + line * 10, 36 - line * 6, 3))}
      />
      <path d="M-30 14C-30 34-4 36-2 14" fill="none" stroke={INK} strokeWidth={8} />
      <path d="M-18 14L-14 24M-8 14L-6 22" stroke={INK} strokeWidth={5} />
      <Solid d="M-34-20H8V12H-30Z" fill={PLATES[copy % 6]!} light={cut(-28, -12, 0, -12, 3)} />
      <Solid d="M6-28H94V-12H6Z" light={cut(12, -23, 88, -23, 4)} halo={8} />
      <Solid d="M6-9H94V7H6Z" light={cut(12, -4, 88, -4, 4)} halo={8} />
      <Solid
        d="M12 8H54C56 16 50 20 44 20H22C14 20 10 14 12 8Z"
        fill={GRIPS[copy % 6]!}
        dark={several(5, (line) => sliver(18 + line * 7, 10, 16 + line * 7, 18, 2.4, 0.6))}
        halo={6}
      />
      <path d={`${circle(94, -20, 6)}${circle(94, -1, 6)}`} fill={PAPER} stroke={INK} strokeWidth={3} />
      <path d="M-36-18L-46-32L-32-30ZM-24-20L-32-36L-18-30Z" fill={INK} />
    </g>
  )
}

/** A long barrel with a lever, and a spyglass along it. */
export function RifleShape({ copy = 0 }: Copy) {
  const stock = 'M-36-2C-54-4-68 4-98 26C-104 30-102 48-94 50C-72 46-52 30-30 16Z'
  return (
    <g transform="translate(-2 -4) rotate(-14)">
      <Solid
        d={stock}
        fill={GRIPS[copy % 6]!}
        dark={several(6, (line) => cut(-94 + line * 10, 42 - line * 5, -76 + line * 10, 40 - line * 6, 2.8))}
      />
      <path d="M-32 14C-44 26-38 42-22 42C-6 42 4 30 0 14" fill="none" stroke={INK} strokeWidth={9} />
      <path d="M-33 17C-40 28-36 39-22 39C-7 39 0 28-2 17" fill="none" stroke={BRASS} strokeWidth={3.5} />
      <Solid d="M10-2H84V6H10Z" fill={STEEL} line={4} />
      <Solid d="M10-14H112V-4H10Z" light={cut(16, -10, 106, -10, 3)} line={4} />
      <Solid
        d="M10-6H58V14H10Z"
        fill={GRIPS[copy % 6]!}
        dark={several(6, (line) => sliver(16 + line * 7, -2, 14 + line * 7, 10, 2, 0.5))}
        line={4}
      />
      <Solid d="M-40-14H12V14C0 20-22 22-34 16Z" fill={PLATES[copy % 6]!} light={cut(-32, -7, 4, -7, 3)} line={4} />
      <Solid
        d="M-34-40H-18V-36H38V-42H56V-22H38V-28H-18V-24H-34Z"
        fill={INK}
        light={cut(-14, -33, 34, -33, 3)}
        line={4}
      />
      <path d="M-12-24H-4V-14H-12ZM24-24H32V-14H24Z" fill={INK} />
    </g>
  )
}

/** A miner's map, unrolled: a track to a cross. */
export function MapShape() {
  const sheet = 'M-84-60C-60-70-34-54-8-62C24-70 52-54 84-64L80 62C54 70 24 56-6 64C-34 70-60 56-82 66Z'
  return (
    <>
      <Solid
        d={sheet}
        fill={AGED}
        dark={
          several(5, (line) => cut(44 + line * 6, 44 - line * 3, 74, 40 - line * 9, 2.4)) +
          cut(-28, -58, -28, 64, 2.4) +
          cut(30, -62, 30, 62, 2.4)
        }
      />
      <path
        d="M-66 34C-50 10-34 40-16 14C0-8 18 4 30-14L46-24"
        fill="none"
        stroke={INK}
        strokeWidth={5}
        strokeDasharray="11 8"
        strokeLinecap="round"
      />
      <path d="M42-40L66-14M66-40L42-14" stroke={BLOOD} strokeWidth={10} strokeLinecap="round" />
      <path
        d="M-66-22L-50-46L-34-22ZM-42-24L-28-42L-14-24Z"
        fill={DESERT}
        stroke={INK}
        strokeWidth={4}
        strokeLinejoin="round"
      />
      <path d="M-4 46C10 36 22 50 36 40M0 54C12 46 24 58 38 50" fill="none" stroke={STEEL} strokeWidth={4} />
      <path d="M-72 44L-64 30L-56 44L-64 58Z" fill={INK} />
    </>
  )
}

const BOTTLE = 'M-26 86V-6C-26-26-12-28-12-46V-84H12V-46C12-28 26-26 26-6V86Z'
/** A bottle and a glass. `tonic`: what a peddler calls medicine. */
export function WhiskeyShape({ tonic = false }: { tonic?: boolean }) {
  return (
    <>
      <Put x={tonic ? 0 : -18}>
        <Solid
          d={BOTTLE}
          fill={tonic ? '#3F6B22' : '#8A4A1E'}
          dark={several(4, (line) => cut(22 - line * 4, 2 + line * 3, 22 - line * 4, 80, 4 - line * 0.8))}
          light={cut(-19, -2, -19, 74, 5) + cut(-7, -72, -7, -48, 3)}
        />
        <path d="M-14-96H14V-80H-14Z" fill={tonic ? INK : DESERT} stroke={INK} strokeWidth={4} />
        <path d="M-26 6H26V58H-26Z" fill={PAPER} stroke={INK} strokeWidth={4} />
        {tonic ? (
          <path d="M-6 14H6V26H18V38H6V50H-6V38H-18V26H-6Z" fill={BLOOD} />
        ) : (
          <path
            d={`${several(3, (x) => `M${-16 + x * 12} 18l8 8m0-8l-8 8`)}M-18 38H18M-12 48H12`}
            stroke={BLOOD}
            strokeWidth={4}
            fill="none"
          />
        )}
      </Put>
      {!tonic && (
        <Put x={50} y={50}>
          <Solid d="M-26-30H26L20 36H-20Z" fill={TINT} />
          <path d="M-22 2H22L19 32H-19Z" fill="#C98A2B" stroke={INK} strokeWidth={3} />
          <path d={cut(-16, -22, -12, 26, 4)} fill={PAPER} />
        </Put>
      )}
    </>
  )
}

/** A sack, a loaf and a tin: enough to keep going. */
export function ProvisionsShape() {
  return (
    <>
      <Solid
        d="M-78 80C-90 40-84 4-62-16L-70-44C-60-52-30-52-20-44L-28-16C-6 4 0 40-10 80Z"
        fill={DESERT}
        dark={
          several(6, (line) => swell((t) => [-18 - line * 6 + Math.sin(t * 3) * 8, -4 + t * 78], 4 - line * 0.5)) +
          cut(-66, -18, -24, -18, 6)
        }
        light={swell((t) => [-72 + Math.sin(t * 2) * -3, 14 + t * 50], 4)}
      />
      <path d="M-60-18C-48-10-40-10-28-18L-22-26C-38-18-52-18-66-26Z" fill={BLOOD} stroke={INK} strokeWidth={3.5} />
      <Solid
        d="M-6 80C-10 54 12 40 40 42C70 42 92 56 90 80Z"
        fill="#B9793F"
        dark={several(4, (line) => cut(8 + line * 20, 50 + (line % 2) * 3, 20 + line * 18, 68, 5))}
        light={swell((t) => [8 + t * 50, 52 - Math.sin(t * 3) * 4], 3)}
      />
      <Solid
        d="M26-32H80V38H26Z"
        fill={STEEL}
        light={cut(34, -22, 34, 30, 5)}
        dark={several(4, (line) => cut(76 - line * 4, -26, 76 - line * 4, 34, 3.6 - line * 0.6))}
      />
      <path d="M26-18H80V22H26Z" fill={AGED} stroke={INK} strokeWidth={3.5} />
      <path d="M40 2C46-14 62-14 68 2C62 14 46 14 40 2Z" fill={BLOOD} stroke={INK} strokeWidth={3} />
    </>
  )
}

/** A hat of ten gallons: all crown. */
export function TenGallonShape({ band = BLOOD }: { band?: string }) {
  const brim = 'M-100 26C-84 8-60 22-44 26H46C62 22 84 6 100 24C92 56 50 66 0 66C-52 66-92 56-100 26Z'
  const crown = 'M-48 36C-52-10-50-66-26-76C-12-80-6-68 4-70C16-72 24-80 38-70C54-58 52-8 50 36C20 44-20 44-48 36Z'
  return (
    <>
      <Solid d={brim + crown} fill="#6B4226" halo={13} />
      <path d={crown} fill={BROWN} stroke={INK} strokeWidth={5} />
      <path
        d={several(7, (line) =>
          swell((t) => [46 - line * 5 + Math.sin(t * 3) * 2, -58 + line * 3 + t * 60], 4.4 - line * 0.5),
        )}
        fill={INK}
      />
      <path d="M-48 12C-20 22 20 22 51 10L50 34C20 42-20 42-49 34Z" fill={band} stroke={INK} strokeWidth={4} />
      <path d={brim} fill="#6B4226" stroke={INK} strokeWidth={5} strokeLinejoin="round" />
      <path d={several(5, (line) => cut(30 + line * 6, 58 - line * 2, 92 - line * 4, 40 - line, 3))} fill={INK} />
      <path d={swell((t) => [-86 + t * 70, 34 + Math.sin(t * 3) * 6], 4) + cut(-38, -50, -40, 4, 4)} fill={PAPER} />
      <path d="M-8-66C-2-50 2-50 8-64" fill="none" stroke={INK} strokeWidth={5} />
      <path d={circle(0, 27, 8)} fill={GOLD} stroke={INK} strokeWidth={3} />
    </>
  )
}
