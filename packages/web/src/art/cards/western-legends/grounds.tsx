// Where a picture is: by day, at night, indoors, or nowhere but in rays. 400 units wide, 279 high.

import type { FC } from 'react'
import { AGED, BLOOD, DESERT, GOLD, INK, PAPER, STEEL, TINT } from '../../inks.ts'
import { engrave } from '../../woodcut/engrave.ts'
import { once } from '../../woodcut/once.ts'
import { circle } from '../../woodcut/path.ts'
import { area, within } from '../../woodcut/shapes.ts'
import { cut, rays } from '../../woodcut/strokes.ts'
import { seeded } from '../../seeded.ts'
import { Cactus, Ground, Mesas, Sky, Sun } from '../../posters/Scenery.tsx'
import { several } from './Solid.tsx'

const force = once(() => rays({ x: 200, y: 140, from: 70, to: 360, count: 44, width: 24, seed: 16 }))
const planks = once(() => several(6, (line) => cut(-20, 40 + line * 46, 420, 43 + line * 46, 5)))
const grains = once(() =>
  several(12, (line) => {
    const from = -30 + ((line * 67) % 180)
    return cut(from, 16 + line * 22, from + 200, 18 + line * 22, 2.2)
  }),
)
const stars = once(() => {
  const next = seeded(31)
  return several(34, () => circle(next() * 400, next() * 150, 0.8 + next() * 1.8))
})
const night = once(() =>
  engrave(area(-40, 0, 480, 214), { angle: 0, spacing: 6, tone: (_, y) => 0.62 - y / 420, step: 40 }),
)

const Rays = ({ ground, ray }: { readonly ground: string; readonly ray: string }) => (
  <>
    <rect width={400} height={300} fill={ground} />
    <path d={force()} fill={ray} opacity={0.55} />
  </>
)

const Outside = ({ sun, mesas, x = 300 }: { readonly sun?: string; readonly mesas?: string; readonly x?: number }) => (
  <>
    <Sky x={x} y={120} />
    <g transform="translate(0 -8)">
      <Sun x={x} y={128} r={54} {...(sun && { colour: sun })} />
      <Mesas {...(mesas && { colour: mesas })} />
      <Ground />
    </g>
  </>
)

const Wall = ({ colour }: { readonly colour: string }) => (
  <>
    <rect width={400} height={300} fill={colour} />
    <path d={planks() + grains()} fill={INK} opacity={0.8} />
  </>
)

const FRONTS = 'M0 66L18 60V40H86V58L100 52V84H118V50L150 34L182 50V84H196V26H262V84H280V62L300 54H352V40H400V236H0Z'
const frontLines = once(() =>
  engrave(within(FRONTS), { angle: 90, spacing: 7, tone: (x) => 0.2 + ((x * 7) % 100) / 260, step: 12 }),
)

const Street = () => (
  <>
    <Sky x={80} y={70} lines={false} />
    <path d={FRONTS} fill="#B98A5E" stroke={INK} strokeWidth={4} strokeLinejoin="round" />
    <path d={frontLines()} fill={INK} opacity={0.55} />
    <path
      d={
        several(6, (one) => `M${16 + one * 66} 108h24v34h-24Z`) +
        several(6, (one) => `M${20 + one * 66} 164h22v72h-22Z`)
      }
      fill={INK}
    />
    <path d={several(6, (one) => `M${19 + one * 66} 111h8v28h-8Z`)} fill={GOLD} />
    <path d="M-10 148H410V158H-10Z" fill="#5E3B24" stroke={INK} strokeWidth={3} />
    <g transform="translate(0 20)">
      <Ground top={214} />
    </g>
  </>
)

const Night = ({ moon = true }: { readonly moon?: boolean }) => (
  <>
    <rect width={400} height={300} fill="#24344A" />
    <path d={night()} fill="#141C29" />
    <path d={stars()} fill={PAPER} />
    {moon && <path d="M330 26A34 34 0 1 0 356 84A40 40 0 0 1 330 26Z" fill={PAPER} stroke={INK} strokeWidth={3} />}
    <g transform="translate(0 -4)">
      <Mesas colour="#3E4C5E" />
      <Ground colour="#6B5A48" />
    </g>
  </>
)

const brush = once(() => {
  const next = seeded(5)
  return several(26, () => {
    const [x, y] = [next() * 400, 190 + next() * 80]
    return cut(x, y, x - 6, y - 16, 4) + cut(x + 4, y, x + 10, y - 14, 4)
  })
})

const GROUNDS = {
  noon: () => <Outside />,
  morning: () => <Outside x={84} sun={GOLD} />,
  dusk: () => <Outside x={200} mesas={BLOOD} />,
  desert: () => (
    <>
      <Outside x={200} sun="#E4B04A" />
      <Cactus x={34} y={250} scale={1.2} />
      <Cactus x={372} y={240} scale={0.9} />
    </>
  ),
  hills: () => (
    <>
      <Sky x={300} y={60} />
      <path
        d="M-10 220C50 150 120 150 180 200C230 130 330 120 410 190V300H-10Z"
        fill="#93A06B"
        stroke={INK}
        strokeWidth={4}
      />
      <path d="M-10 250C90 190 200 214 410 236V300H-10Z" fill="#7C8A54" stroke={INK} strokeWidth={4} />
      <path d={brush()} fill={INK} />
    </>
  ),
  night: () => <Night />,
  dark: () => <Night moon={false} />,
  street: Street,
  room: () => <Wall colour="#8A5A36" />,
  parlour: () => (
    <>
      <rect width={400} height={300} fill="#7A2F2A" />
      <path d={several(9, (line) => `M${line * 50 - 10} 0h6v210h-6Z`)} fill="#5F221E" />
      <path
        d={several(16, (dot) => circle(18 + (dot % 8) * 50, 40 + ((dot / 8) | 0) * 80, 7))}
        fill={GOLD}
        opacity={0.6}
      />
      <path d="M0 206H400V220H0Z" fill="#4B2E1B" stroke={INK} strokeWidth={4} />
      <rect y={220} width={400} height={80} fill="#6B4226" />
      <path d={several(4, (line) => cut(-10, 232 + line * 16, 410, 234 + line * 16, 4))} fill={INK} />
    </>
  ),
  bar: () => (
    <>
      <Wall colour="#6B4226" />
      <path d="M-10 70H410V84H-10Z" fill="#4B2E1B" stroke={INK} strokeWidth={4} />
      {[30, 62, 94, 308, 340, 372].map((x, bottle) => (
        <path
          key={x}
          transform={`translate(${x} 70)`}
          d="M-9 0V-34C-9-44-4-46-4-54V-66H4V-54C4-46 9-44 9-34V0Z"
          fill={[STEEL, BLOOD, '#3F6B22', GOLD, STEEL, BLOOD][bottle]}
          stroke={INK}
          strokeWidth={4}
        />
      ))}
      <path d="M0 226H400V300H0Z" fill="#4B2E1B" stroke={INK} strokeWidth={5} />
    </>
  ),
  felt: () => (
    <>
      <rect width={400} height={300} fill="#2F5D44" />
      <path d={several(12, (line) => cut(-20, 12 + line * 24, 420, 20 + line * 24, 2.4))} fill="#1F4030" />
      <ellipse cx={200} cy={140} rx={170} ry={110} fill="none" stroke={GOLD} strokeWidth={3} opacity={0.6} />
    </>
  ),
  storm: () => (
    <>
      <rect width={400} height={300} fill={DESERT} />
      <path
        d={several(24, (line) =>
          cut(-60 + (line % 5) * 40, 6 + line * 12, 300 + (line % 3) * 70, 16 + line * 12, 5 - (line % 3)),
        )}
        fill="#7A4A21"
      />
    </>
  ),
  gold: () => <Rays ground={TINT} ray={GOLD} />,
  paper: () => <Rays ground={AGED} ray={DESERT} />,
  red: () => <Rays ground="#7A2318" ray={GOLD} />,
  blue: () => <Rays ground="#33455C" ray={STEEL} />,
  black: () => <Rays ground="#1B140F" ray={BLOOD} />,
  stone: () => (
    <>
      <rect width={400} height={300} fill="#6E675C" />
      <path
        d="M0 52H400M0 116H400M0 180H400M0 240H400M60 0V52M300 0V52M110 52V116M330 52V116M48 116V180M352 116V180M96 180V240M310 180V240M60 240V300M340 240V300"
        stroke={INK}
        strokeWidth={5}
      />
    </>
  ),
} as const satisfies Readonly<Record<string, FC>>

export type GroundName = keyof typeof GROUNDS

export function Land({ name }: { readonly name: GroundName }) {
  const Here: FC = GROUNDS[name]
  return <Here />
}
