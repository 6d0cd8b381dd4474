// The land the posters share: sky, sun, mesas, ground, cactus. 400 units wide, 300 high, the horizon at 210.

import { DESERT, GOLD, INK, PAPER, TINT } from '../inks.ts'
import { engrave } from '../woodcut/engrave.ts'
import { once } from '../woodcut/once.ts'
import { circle } from '../woodcut/path.ts'
import { area, within } from '../woodcut/shapes.ts'
import { cut, rays, sliver } from '../woodcut/strokes.ts'
import { seeded } from '../seeded.ts'

const skyLines = once(() =>
  engrave(area(-60, 0, 520, 210), { angle: 0, spacing: 6, tone: (_, y) => 0.46 - y / 300, step: 40 }),
)
const beams = once(() => rays({ x: 0, y: 0, from: 60, to: 420, count: 44, width: 30, seed: 3, ragged: 0.2 }))

/** Sky with the rays of a sun that stands at a place. */
export function Sky({ x, y, lines = true }: { x: number; y: number; lines?: boolean }) {
  return (
    <>
      <rect width={400} height={300} fill={TINT} />
      <path d={beams()} transform={`translate(${x} ${y})`} fill={GOLD} opacity={0.5} />
      {lines && <path d={skyLines()} fill="#8A6A43" opacity={0.75} />}
    </>
  )
}

/** A sun cut by the haze: bars of sky that thicken downwards. */
export function Sun({ x, y, r, colour = '#C5432B' }: { x: number; y: number; r: number; colour?: string }) {
  const bars = [0.1, 0.34, 0.55, 0.73, 0.88]
  return (
    <>
      <circle cx={x} cy={y} r={r + 5} fill={PAPER} />
      <circle cx={x} cy={y} r={r} fill={colour} />
      <path
        fill={PAPER}
        d={bars
          .map((part, index) => cut(x - r * 1.1, y + r * part, x + r * 1.1, y + r * part, 2 + index * 2.2))
          .join('')}
      />
    </>
  )
}

export const MESAS =
  'M0 200L26 199L36 160L46 152L98 152L110 162L122 197L160 201L206 203L230 200L242 178L250 172L278 172L288 182L298 201L330 202L348 158L356 148L400 146V240H0Z'
const mesaShade = once(() => {
  const land = within(MESAS)
  return engrave(land, {
    angle: 86,
    spacing: 5,
    tone: (x, y) => {
      if (y > 200) return 0
      const local = x < 130 ? (x - 30) / 90 : x < 310 ? (x - 238) / 56 : (x - 340) / 80
      return 0.15 + Math.max(0, local) * 0.75
    },
    step: 5,
  })
})

/** Table mountains on the horizon. */
export function Mesas({ colour = DESERT }: { colour?: string }) {
  return (
    <>
      <path d={MESAS} fill={colour} stroke={INK} strokeWidth={3} strokeLinejoin="round" />
      <path d={mesaShade()} fill={INK} />
    </>
  )
}

const pebbles = once(() => {
  const next = seeded(21)
  let data = ''
  for (let stroke = 0; stroke < 46; stroke++) {
    const y = 214 + next() * next() * 84
    const x = next() * 400
    const long = 8 + (y - 205) * (0.25 + next() * 0.5)
    data += cut(x - long, y, x + long, y + (next() - 0.5) * 2, 1 + (y - 205) / 40)
  }
  return data
})

/** The ground, its strokes longer and bolder towards us. */
export function Ground({ top = 206, colour = DESERT }: { top?: number; colour?: string }) {
  return (
    <>
      <rect y={top} width={400} height={300 - top} fill={colour} />
      <path d={pebbles()} transform={`translate(0 ${top - 206})`} fill={INK} />
      <path d={`M0 ${top}H400`} stroke={INK} strokeWidth={3} />
    </>
  )
}

const CACTUS =
  'M-8 0V-64C-8-76 8-76 8-64V-44C16-44 18-48 18-56V-66C18-74 30-74 30-66V-52C30-38 22-30 8-30V0ZM-8-18C-22-18-30-26-30-38V-48C-30-56-18-56-18-48V-40C-18-36-14-32-8-32Z'

export function Cactus({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={CACTUS} fill={PAPER} stroke={PAPER} strokeWidth={7} strokeLinejoin="round" />
      <path d={CACTUS} fill={INK} />
      <path
        fill={PAPER}
        d={
          sliver(-3.5, -66, -3.5, -4, 2.2, 0.6) +
          sliver(1, -62, 1, -8, 1.2, 0.4) +
          sliver(-24, -48, -24, -36, 2, 0.5) +
          sliver(22, -66, 22, -50, 2, 0.5)
        }
      />
    </g>
  )
}

/** A tangle of twigs that rolls through an empty street. 100 units across, around the origin. */
export function TumbleweedShape({ seed = 5 }: { seed?: number }) {
  const next = seeded(seed)
  const arcs = Array.from({ length: 15 }, () => {
    const [rx, ry, turn] = [22 + next() * 24, 14 + next() * 22, next() * 180]
    const [x, y] = [(next() - 0.5) * 18, (next() - 0.5) * 18]
    return { rx, ry, turn, x, y, width: 1.6 + next() * 2 }
  })
  return (
    <g fill="none" stroke={INK}>
      <path d={circle(0, 0, 40)} fill={DESERT} stroke="none" opacity={0.55} />
      {arcs.map(({ rx, ry, turn, x, y, width }) => (
        <ellipse
          key={turn}
          cx={x}
          cy={y}
          rx={rx}
          ry={ry}
          transform={`rotate(${turn})`}
          strokeWidth={width}
          strokeDasharray={`${rx * 3} ${ry * 0.6}`}
        />
      ))}
    </g>
  )
}

const KNOTS = [
  [60, 230],
  [190, 238],
  [330, 232],
  [120, 262],
  [270, 258],
  [40, 288],
  [220, 286],
  [360, 284],
] as const

/** The seams and the grain of a table seen from the side, below 210. */
export const boards = once(
  () =>
    [222, 246, 274].map((y) => cut(-20, y, 420, y + 2, 3.6)).join('') +
    KNOTS.map(([x, y]) => cut(x - 34, y, x + 34, y + 1, 2)).join(''),
)
