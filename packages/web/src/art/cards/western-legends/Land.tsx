// Things of the open country: herds, trains, mines, weather. Around the origin, within 100 units.

import { AGED, BLOOD, BRASS, BROWN, DESERT, GOLD, INK, PAPER, STEEL, TINT } from '../../inks.ts'
import { circle, polygon, star } from '../../woodcut/path.ts'
import { cut, sliver, swell } from '../../woodcut/strokes.ts'
import { Put, Solid, several } from './Solid.tsx'

/** The head of a longhorn. */
export function LonghornShape() {
  const horns = 'M-34-38C-64-34-92-44-100-78C-84-60-60-62-34-58H34C60-62 84-60 100-78C92-44 64-34 34-38Z'
  const head = 'M-34-56H34C44-40 36-14 30 8L24 54C22 80-22 80-24 54L-30 8C-36-14-44-40-34-56Z'
  const ears = 'M-34-36C-56-36-68-24-72-12C-56-10-42-14-34-24ZM34-36C56-36 68-24 72-12C56-10 42-14 34-24Z'
  return (
    <>
      <Solid
        d={horns}
        fill={AGED}
        dark={several(
          5,
          (line) =>
            cut(44 + line * 8, -44 - line * 2, 46 + line * 9, -56 - line * 2, 3) +
            cut(-44 - line * 8, -44 - line * 2, -46 - line * 9, -56 - line * 2, 3),
        )}
      />
      <Solid d={ears} fill={BROWN} />
      <Solid
        d={head}
        fill={BROWN}
        dark={several(6, (line) => swell((t) => [32 - line * 4 - t * 10, -40 + line * 4 + t * 76], 4.4 - line * 0.5))}
        light={swell((t) => [-28 + Math.sin(t * 3) * 3, -40 + t * 60], 4)}
      />
      <path d="M-12-56L0-14L12-56Z" fill={PAPER} stroke={INK} strokeWidth={3} />
      <path d={`${circle(-20, -14, 5)}${circle(20, -14, 5)}`} fill={INK} />
      <path d="M-22 50C-10 44 10 44 22 50C24 76-24 76-22 50Z" fill={TINT} stroke={INK} strokeWidth={4} />
      <path d={`${circle(-10, 56, 4)}${circle(10, 56, 4)}`} fill={INK} />
      <path d={circle(0, 70, 9)} fill="none" stroke={BRASS} strokeWidth={5} />
    </>
  )
}

export function LocomotiveShape() {
  const wheel = (x: number, y: number, r: number) => (
    <g key={x}>
      <path d={circle(x, y, r)} fill={AGED} stroke={INK} strokeWidth={5} />
      <path
        d={several(8, (spoke) => sliver(x, y, x + Math.cos(spoke * 0.785) * r, y + Math.sin(spoke * 0.785) * r, 4, 3))}
        fill={INK}
      />
    </g>
  )
  return (
    <g transform="translate(-4 4)">
      <path
        d={several(4, (puff) => circle(34 - puff * 34, -88 + (puff % 2) * 10, 17 + puff * 4))}
        fill={PAPER}
        stroke={INK}
        strokeWidth={4}
      />
      <Solid
        d="M-96-56H-42V-64H-100V-76H-30V-64H-36V34H-96Z"
        fill={BLOOD}
        dark={several(4, (line) => cut(-44 - line * 4, -50, -44 - line * 4, 28, 3.6))}
      />
      <path d="M-86-48H-50V-14H-86Z" fill={INK} />
      <path d="M-80-40C-74-44-66-40-66-30V-14H-82Z" fill={GOLD} />
      <Solid d="M-36-28H62C72-28 76-20 76-6C76 12 72 20 62 20H-36Z" fill={INK} light={cut(-28, -20, 58, -20, 5)} />
      <path d="M-14-28V20M14-28V20M40-28V20" stroke={BRASS} strokeWidth={5} />
      <Solid
        d="M36-30L28-66H66L56-30ZM-10-28V-44C-10-54 12-54 12-44V-28Z"
        fill={INK}
        light={cut(38, -60, 44, -34, 3)}
        halo={8}
      />
      <path d="M70-40H92V-18H70Z" fill={GOLD} stroke={INK} strokeWidth={4} />
      <Solid d="M-98 20H80L108 66H74L66 40H-98Z" fill={BROWN} halo={8} />
      <path d={several(4, (line) => cut(82 + line * 5, 30 + line * 4, 80 + line * 7, 62, 3.4))} fill={INK} />
      {wheel(-66, 50, 30)}
      {wheel(-4, 50, 30)}
      {wheel(46, 60, 20)}
      <path d="M-66 50H-4" stroke={STEEL} strokeWidth={9} />
      <path d={cut(-110, 84, 112, 84, 7)} fill={INK} />
    </g>
  )
}

/** A pick and a shovel, crossed. */
export function PickShape() {
  const handle = (turn: number) => (
    <g transform={`rotate(${turn})`}>
      <path d="M0-78V96" stroke={PAPER} strokeWidth={24} />
      <path d="M0-78V94" stroke={INK} strokeWidth={14} />
      <path d="M0-78V92" stroke={DESERT} strokeWidth={6} />
    </g>
  )
  return (
    <>
      {handle(40)}
      <g transform="rotate(40)">
        <Solid
          d="M-24-84H24L26-46C22-22-22-22-26-46Z"
          fill={STEEL}
          light={cut(-16, -76, -18, -46, 4)}
          dark={several(3, (line) => cut(20 - line * 5, -78, 20 - line * 5, -40, 3))}
        />
      </g>
      {handle(-40)}
      <g transform="rotate(-40)">
        <Solid
          d="M-72-54C-40-84 40-84 72-54C44-66 30-66 14-64H-14C-30-66-44-66-72-54Z"
          fill={STEEL}
          light={swell((t) => [-52 + t * 90, -62 - Math.sin(t * 3) * 10], 4)}
        />
      </g>
    </>
  )
}

/** The way into a mountain. */
export function MineShape() {
  return (
    <>
      <Solid
        d="M-100 84L-84 8L-52-40L-14-84L26-62L64-24L88 20L100 84Z"
        fill="#8A6A48"
        dark={several(9, (line) => swell((t) => [84 - line * 9 - t * 6, 8 - line * 8 + t * 70], 5 - line * 0.3))}
        light={swell((t) => [-76 + t * 56, 0 - t * 66], 5)}
      />
      <path d="M-46 84V-2C-46-26 46-26 46-2V84Z" fill={INK} />
      <path d="M-56 84V-10H-40V84ZM40 84V-10H56V84ZM-64-26H64V-6H-64Z" fill={BROWN} stroke={INK} strokeWidth={4.5} />
      <path d="M-30 84L-10 40M30 84L10 40M-24 72H24M-17 58H17" stroke={STEEL} strokeWidth={4} />
      <Put x={0} y={50} scale={0.5}>
        <Solid d="M-46-20H46L36 40H-36Z" fill={STEEL} halo={0} />
        <path d="M-40-22C-30-48 30-50 40-22Z" fill={GOLD} stroke={INK} strokeWidth={6} />
        <path d={`${circle(-22, 46, 12)}${circle(22, 46, 12)}`} fill={INK} stroke={PAPER} strokeWidth={3} />
      </Put>
      <Put x={-2} y={-44} scale={0.34}>
        <PickShape />
      </Put>
    </>
  )
}

/** A pan with what the creek left in it. */
export function PanShape() {
  return (
    <>
      <path
        d={several(5, (line) => swell((t) => [-100 + t * 200, 62 + line * 9 + Math.sin(t * 14 + line) * 3], 4))}
        fill={STEEL}
      />
      <Solid
        d="M-92-16C-92-52 92-52 92-16C84 30 50 58 0 58C-50 58-84 30-92-16Z"
        fill={STEEL}
        dark={several(7, (line) => swell((t) => [84 - line * 8 - t * 40, 0 + line * 2 + t * 44], 4.4 - line * 0.4))}
      />
      <path d="M-92-16C-92-52 92-52 92-16C92 16-92 16-92-16Z" fill={TINT} stroke={INK} strokeWidth={5} />
      <path d="M-60-14C-40 2 20 8 66-6C40-24-30-32-60-14Z" fill={DESERT} stroke={INK} strokeWidth={3} />
      <path
        d={`${circle(-18, -12, 12)}${circle(12, -18, 9)}${circle(30, -6, 7)}${circle(-36, -6, 6)}`}
        fill={GOLD}
        stroke={INK}
        strokeWidth={3.5}
      />
    </>
  )
}

export function FireShape() {
  return (
    <>
      <path d="M-84 66L66 92M84 66L-66 92" stroke={PAPER} strokeWidth={28} />
      <path d="M-84 66L66 92M84 66L-66 92" stroke={INK} strokeWidth={20} />
      <path d="M-82 66L64 92M82 66L-64 92" stroke={BROWN} strokeWidth={10} />
      <Solid
        d="M0 74C-52 72-66 30-44-6C-38 10-28 14-24 10C-30-30-6-56 4-98C26-66 14-44 30-24C34-32 36-40 34-48C60-16 64 66 0 74Z"
        fill={BLOOD}
        halo={14}
      />
      <path
        d="M0 70C-30 66-36 36-18 12C-14 22-8 24-4 20C-6-8 6-22 10-44C22-22 14-2 24 8C40 34 28 66 0 70Z"
        fill={GOLD}
      />
      <path d="M0 68C-16 62-14 42-2 28C8 40 16 58 0 68Z" fill={PAPER} />
    </>
  )
}

export function SnakeShape() {
  const coil = 'M70 78C20 96-74 90-78 62C-80 38-20 46 14 40C44 34 44 14 10 12C-26 10-58 6-54-24C-50-52-8-58 18-62'
  return (
    <>
      <path d={coil} fill="none" stroke={PAPER} strokeWidth={40} strokeLinecap="round" />
      <path d={coil} fill="none" stroke={INK} strokeWidth={30} strokeLinecap="round" />
      <path d={coil} fill="none" stroke={DESERT} strokeWidth={20} strokeLinecap="round" />
      <path d={coil} fill="none" stroke={INK} strokeWidth={12} strokeDasharray="5 15" />
      <Solid d="M10-84C34-90 62-78 70-58C58-42 30-42 10-46C4-60 4-76 10-84Z" fill={DESERT} dark={circle(40, -68, 5)} />
      <path d="M68-56L92-52L84-60M92-52L88-44" fill="none" stroke={BLOOD} strokeWidth={5} />
      <path
        d={several(4, (ring) => `M${66 + ring * 9} ${68 + ring * 4}l8 18`)}
        stroke={INK}
        strokeWidth={7}
        strokeLinecap="round"
      />
    </>
  )
}

/** A creek that took its bridge. */
export function FloodShape() {
  return (
    <>
      <Solid
        d="M-100-52L-30-40L-22-24L-100-34ZM100-52L40-42L28-22L100-34Z"
        fill={BROWN}
        dark={cut(-96, -42, -34, -32, 3) + cut(96, -42, 38, -32, 3)}
      />
      <path d="M-86-50V-82M-52-44V-74M86-50V-82M56-46V-74M-100-74L-44-66M100-74L50-66" stroke={INK} strokeWidth={7} />
      <Solid
        d="M-104 0C-80-26-60-22-48-2C-60-6-66 2-58 12C-30-20-6-18 6 6C-8 2-14 10-8 18C22-14 50-14 66 8C78-8 92-10 104-2V92H-104Z"
        fill={STEEL}
        light={several(6, (line) =>
          swell((t) => [-92 + (line % 2) * 30 + t * 130, 34 + line * 10 + Math.sin(t * 12 + line * 2) * 4], 5),
        )}
      />
      <Put x={22} y={14} turn={24}>
        <Solid d="M-40-7H40V7H-40Z" fill={DESERT} halo={6} />
      </Put>
    </>
  )
}

/** Sand on the wind. */
export function StormShape() {
  const arm = (turn: number) =>
    swell(
      (t) => {
        const angle = turn + t * 4.4
        const r = 14 + t * 84
        return [Math.cos(angle) * r, Math.sin(angle) * r * 0.74]
      },
      22,
      26,
    )
  const arms = several(3, (one) => arm(one * 2.09))
  return (
    <>
      <path d={arms} fill={PAPER} stroke={PAPER} strokeWidth={14} strokeLinejoin="round" />
      <path d={arms} fill={DESERT} stroke={INK} strokeWidth={4} />
      <path
        d={several(3, (one) =>
          swell(
            (t) => {
              const angle = one * 2.09 + 0.16 + t * 4.2
              const r = 18 + t * 78
              return [Math.cos(angle) * r, Math.sin(angle) * r * 0.74]
            },
            5,
            22,
          ),
        )}
        fill={INK}
      />
      <path
        d={several(9, (speck) =>
          circle(Math.cos(speck * 2.4) * (40 + speck * 6), Math.sin(speck * 2.4) * (36 + speck * 4), 3.4),
        )}
        fill={INK}
      />
    </>
  )
}

/** Eyes in the dark. */
export function EyesShape() {
  const pair = (x: number, y: number, scale: number) => (
    <Put key={x} x={x} y={y} scale={scale}>
      <path
        d="M-36 0C-30-12-16-12-8 0C-16 10-30 10-36 0ZM8 0C16-12 30-12 36 0C30 10 16 10 8 0Z"
        fill={GOLD}
        stroke={INK}
        strokeWidth={3}
      />
      <path d={`${circle(-21, 0, 5)}${circle(23, 0, 5)}`} fill={INK} />
    </Put>
  )
  return (
    <>
      <Solid d="M-96 84C-100 10-60-70 0-84C60-70 100 10 96 84Z" fill="#1B140F" />
      {pair(0, -20, 1.2)}
      {pair(-36, 38, 0.7)}
      {pair(44, 48, 0.8)}
    </>
  )
}

/** Birds that have taken wing. */
export const BirdsShape = () => (
  <path
    d="M-84-20C-64-40-52-30-46-14C-40-30-26-40-6-22C-26-24-38-14-46 0C-54-14-66-22-84-20ZM4 24C20 6 32 14 36 28C42 14 54 6 72 20C54 18 44 28 36 40C28 28 18 20 4 24ZM20-62C32-76 42-70 46-58C50-70 60-76 74-64C60-66 52-58 46-48C38-58 30-66 20-62Z"
    fill={INK}
    stroke={PAPER}
    strokeWidth={8}
    paintOrder="stroke"
    strokeLinejoin="round"
  />
)

/** A wound, stitched. */
export function WoundShape({ count = 1, nail = false }: { count?: number; nail?: boolean }) {
  const one = (x: number) => (
    <Put key={x} x={x} turn={count === 1 ? -24 : x < 0 ? -30 : -18} scale={count === 1 ? 1 : 0.72}>
      <path d="M-86 0H86" stroke={PAPER} strokeWidth={46} strokeLinecap="round" />
      <path d={swell((t) => [-88 + t * 176, Math.sin(t * 9) * 4], 26, 20)} fill={BLOOD} stroke={INK} strokeWidth={4} />
      <path
        d={several(5, (stitch) => `M${-56 + stitch * 28}-24L${-50 + stitch * 28} 24`)}
        stroke={INK}
        strokeWidth={7}
        strokeLinecap="round"
      />
      {nail && <path d={polygon(star(0, 0, 8, 34, 15))} fill={INK} stroke={PAPER} strokeWidth={4} />}
    </Put>
  )
  return count === 1 ? one(0) : <>{[-30, 34].map(one)}</>
}

/** Residue in a heap, flakes that glitter, gravel: what else a pan may hold. */
export const ResidueShape = () => (
  <>
    <Solid
      d="M-84 56C-60 10-30-4-6-26C20-8 60 8 84 56Z"
      fill="#6B4226"
      dark={several(6, (line) => swell((t) => [70 - line * 10 - t * 6, 20 - line * 3 + t * 30], 4))}
      light={several(7, (speck) => circle(-48 + speck * 14, 40 - Math.sin(speck) * 14, 2.6))}
    />
    <path d={several(3, (line) => cut(-64 + line * 8, 68 + line * 9, 70 - line * 10, 68 + line * 9, 5))} fill={INK} />
  </>
)
export const FlakesShape = () => (
  <>
    {[
      [-44, -30, 1, 20],
      [34, -44, 0.8, -16],
      [6, 14, 1.2, 8],
      [-50, 52, 0.7, -30],
      [56, 42, 0.86, 34],
    ].map(([x, y, scale, turn]) => (
      <Put key={x} x={x!} y={y!} scale={scale!} turn={turn!}>
        <Solid
          d="M-28 4L-14-20L12-24L30-4L18 20L-10 24Z"
          fill={GOLD}
          light={cut(-16, -4, 8, -14, 4)}
          dark={cut(10, 14, 24, -2, 4)}
        />
      </Put>
    ))}
  </>
)
export const GravelShape = () => (
  <>
    {[
      [-42, 22, 1],
      [40, 26, 1.1],
      [0, -14, 1.05],
      [-6, 58, 0.7],
      [64, -18, 0.55],
      [-62, -22, 0.5],
    ].map(([x, y, scale]) => (
      <Put key={x} x={x!} y={y!} scale={scale!}>
        <Solid
          d="M-36 12C-40-10-22-28 2-26C28-26 42-6 36 14C26 32-24 32-36 12Z"
          fill="#8C8578"
          dark={several(4, (line) => swell((t) => [30 - line * 6 - t * 6, -8 + line * 2 + t * 28], 3.4))}
          light={swell((t) => [-26 + t * 30, -4 - t * 14], 3.4)}
        />
      </Put>
    ))}
  </>
)
