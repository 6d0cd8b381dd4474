// The five weapons, each with a silhouette of its own: muzzle to the right, around the origin, about 190 units long.

import { BRASS, BROWN, GOLD, INK, PAPER, STEEL } from '../../inks.ts'
import { Halo } from '../../woodcut/Halo.tsx'
import { circle } from '../../woodcut/path.ts'
import { cut, sliver } from '../../woodcut/strokes.ts'
import { RevolverShape } from '../../signs/Revolver.tsx'

const several = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

const shine = (x1: number, x2: number, y: number): string => cut(x1, y, x2, y, 3)

/** A pistol with a ring for a lever and a tube under its barrel. */
export function VolcanicShape() {
  const barrel = 'M-24-36H90V-20H-24Z'
  const tube = 'M-24-18H80V-4H-24Z'
  const frame = 'M-62-38C-58-46-30-46-18-38V-2C-26 6-46 8-58 2C-66-6-68-28-62-38Z'
  const grip = 'M-60-22C-74-14-78 6-88 34C-94 50-92 60-82 64C-70 68-62 62-58 50C-52 30-44 14-34 4Z'
  return (
    <>
      <Halo d={barrel + tube + frame + grip + circle(-16, 26, 30)} width={12} />
      <path d="M-40 2C-44 24-34 44-16 46C4 48 12 24-2 10C-8 4-16 2-24 2" fill="none" stroke={INK} strokeWidth={13} />
      <path d="M-40 4C-42 24-34 42-16 44C2 46 10 26-2 12" fill="none" stroke={BRASS} strokeWidth={5} />
      <g stroke={INK} strokeWidth={5} strokeLinejoin="round">
        <path d={tube} fill={STEEL} />
        <path d={barrel} fill={INK} />
        <path d={grip} fill={BROWN} />
        <path d={frame} fill={GOLD} />
      </g>
      <path d={shine(-14, 84, -30) + shine(-14, 74, -13)} fill={PAPER} />
      <path d={several(5, (line) => cut(-84 + line * 7, 46 - line * 7, -68 + line * 7, 52 - line * 8, 3))} fill={INK} />
      <path d={circle(-40, -18, 6) + 'M-66-40L-74-56L-58-50ZM70-36L76-48H84L86-36Z'} fill={INK} />
    </>
  )
}

/** A big revolver. */
export const SchofieldShape = () => (
  <g transform="scale(.58) translate(-168 -108)">
    <RevolverShape />
  </g>
)

/** A revolver with an eight-sided barrel and a web under it. */
export function RemingtonShape() {
  const barrel = 'M2-34H94V-14H2Z'
  const web = 'M4-14H78L40 4H4Z'
  const frame = 'M-58-40H4V12C-4 22-40 22-54 12C-62 0-62-28-58-40Z'
  const grip = 'M-54-20C-72-14-74 10-84 38C-90 58-84 68-72 70C-58 72-52 64-50 50C-46 32-38 20-28 14Z'
  return (
    <>
      <Halo d={barrel + web + frame + grip + circle(-10, 26, 20)} width={12} />
      <path d="M-30 14C-30 40 6 44 6 12" fill="none" stroke={INK} strokeWidth={9} />
      <path d="M-14 16C-14 26-20 32-24 34" fill="none" stroke={INK} strokeWidth={6} strokeLinecap="round" />
      <g stroke={INK} strokeWidth={5} strokeLinejoin="round">
        <path d={web} fill={STEEL} />
        <path d={barrel} fill={INK} />
        <path d={grip} fill="#5E3B24" />
        <path d={frame} fill={INK} />
        <path d="M-44-30H-6V8H-44Z" fill={STEEL} />
      </g>
      <path d="M-44-22H-16V-15H-44ZM-44-8H-16V-1H-44Z" fill={PAPER} />
      <path d={shine(8, 88, -27) + cut(10, -20, 86, -20, 1.6) + cut(10, -8, 60, -8, 2)} fill={PAPER} />
      <path d="M-58-38L-72-58L-54-52ZM82-34L88-44H94V-34Z" fill={INK} />
      <path
        d={several(6, (line) => cut(-80 + line * 6, 52 - line * 8, -62 + line * 6, 58 - line * 9, 2.6))}
        fill={INK}
      />
      <circle cx={-60} cy={34} r={5} fill={GOLD} stroke={INK} strokeWidth={2} />
    </>
  )
}

interface Rifle {
  readonly barrel: number // where the muzzle is
  readonly tube: boolean
  readonly plate: string
}

/** Stock, receiver, barrel; with a lever or a plain guard below. */
function RifleShape({ barrel, tube, plate }: Rifle) {
  const stock = 'M-34-6C-52-8-66 0-96 22C-100 26-100 44-92 46C-70 42-50 26-28 12Z'
  const action = 'M-38-16H12V10C0 16-22 18-34 12Z'
  const hand = 'M12-10H58V8H12Z'
  const pipe = `M12-18H${barrel}V-8H12Z`
  const magazine = `M12-6H${barrel - 12}V2H12Z`
  return (
    <>
      <Halo d={stock + action + hand + pipe + (tube ? magazine + circle(-16, 22, 16) : '')} width={12} />
      {tube ? (
        <>
          <path d="M-30 10C-42 22-36 38-20 38C-4 38 6 26 2 10" fill="none" stroke={INK} strokeWidth={9} />
          <path d="M-31 13C-38 24-34 35-20 35C-6 35 2 26 0 13" fill="none" stroke={BRASS} strokeWidth={3.5} />
        </>
      ) : (
        <path d="M-22 12C-22 30 4 30 4 12" fill="none" stroke={INK} strokeWidth={7} />
      )}
      <g stroke={INK} strokeWidth={4.5} strokeLinejoin="round">
        {tube && <path d={magazine} fill={STEEL} />}
        <path d={pipe} fill={INK} />
        <path d={hand} fill={BROWN} />
        <path d={stock} fill={BROWN} />
        <path d={action} fill={plate} />
      </g>
      <path d={shine(16, barrel - 4, -14)} fill={PAPER} />
      <path
        d={
          several(6, (line) => cut(-92 + line * 10, 38 - line * 5, -74 + line * 10, 36 - line * 6, 2.8)) +
          several(6, (line) => sliver(18 + line * 7, -6, 16 + line * 7, 4, 2, 0.5))
        }
        fill={INK}
      />
      <path d={`M-34-16L-44-30L-28-26ZM${barrel - 12}-18L${barrel - 8}-28H${barrel - 2}V-18Z`} fill={INK} />
      <circle cx={-14} cy={-2} r={4} fill={INK} />
    </>
  )
}

/** A short gun for a saddle. */
export const CarabineShape = () => (
  <g transform="translate(8 0) scale(1.08)">
    <RifleShape barrel={78} tube={false} plate={STEEL} />
  </g>
)
export const WinchesterShape = () => (
  <g transform="translate(-6 0)">
    <RifleShape barrel={112} tube plate={GOLD} />
  </g>
)
