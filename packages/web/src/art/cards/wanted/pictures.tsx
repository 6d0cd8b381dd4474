// One picture for each kind of card, 400 by 279: its sign, out of doors or indoors, with what belongs to it.

import type { FC, ReactNode } from 'react'
import { BLOOD, BROWN, DESERT, GOLD, INK, PAPER, STEEL, TINT } from '../../inks.ts'
import { once } from '../../woodcut/once.ts'
import { circle } from '../../woodcut/path.ts'
import { cut, rays } from '../../woodcut/strokes.ts'
import { GunmanShape } from '../../posters/Figures.tsx'
import { Cactus, Ground, Mesas, Sky, Sun } from '../../posters/Scenery.tsx'
import { HatShape } from '../../signs/Tokens.tsx'
import { BangPicture } from '../BangPicture.tsx'
import { BarrelShape, CellShape, HorseShape, SpyglassShape } from './Gear.tsx'
import { KindSign, type WantedKind } from './signs.tsx'

const force = once(() => rays({ x: 0, y: 0, from: 70, to: 360, count: 44, width: 24, seed: 16 }))
const planks = once(() => [46, 100, 154, 208, 258].map((y) => cut(-20, y, 420, y + 3, 5)).join(''))
const grains = once(() =>
  [22, 34, 68, 80, 124, 136, 178, 190, 228, 240]
    .map((y, i) => cut(-30 + ((i * 67) % 180), y, 170 + ((i * 67) % 240), y + 2, 2.2))
    .join(''),
)

const At = (it: { x: number; y: number; scale?: number; turn?: number; children: ReactNode }) => (
  <g transform={`translate(${it.x} ${it.y}) rotate(${it.turn ?? 0}) scale(${it.scale ?? 1})`}>{it.children}</g>
)

/** Rays behind what matters. */
const Struck = (it: { x?: number; y?: number; ground?: string; ray?: string; children: ReactNode }) => (
  <>
    <rect width={400} height={300} fill={it.ground ?? TINT} />
    <path d={force()} transform={`translate(${it.x ?? 200} ${it.y ?? 140})`} fill={it.ray ?? GOLD} opacity={0.55} />
    {it.children}
  </>
)

const Wall = ({ colour = '#8A5A36', children }: { colour?: string; children: ReactNode }) => (
  <>
    <rect width={400} height={300} fill={colour} />
    <path d={planks() + grains()} fill={INK} />
    {children}
  </>
)

const Outside = ({ sun = 300, children }: { sun?: number; children: ReactNode }) => (
  <>
    <Sky x={sun} y={120} />
    <g transform="translate(0 -8)">
      <Sun x={sun} y={128} r={54} />
      <Mesas />
      <Ground />
    </g>
    {children}
  </>
)

const BOTTLE = 'M-9 0V-34C-9-44-4-46-4-54V-66H4V-54C4-46 9-44 9-34V0Z'

/** As many bottles on a fence as the weapon reaches seats, and the weapon before them. */
const Range = ({ kind, reach }: { kind: WantedKind; reach: number }) => (
  <>
    <Sky x={200} y={90} lines={false} />
    <g transform="translate(0 26)">
      <Mesas colour="#D9B27A" />
      <Ground top={206} />
    </g>
    <path
      d="M-10 112H410V126H-10ZM34 104H50V250H34ZM192 104H208V250H192ZM350 104H366V250H350Z"
      fill="#5E3B24"
      stroke={INK}
      strokeWidth={4}
    />
    {Array.from({ length: reach }, (_, bottle) => (
      <g key={bottle} transform={`translate(${200 + (bottle - (reach - 1) / 2) * 62} 112)`}>
        <path d={BOTTLE} fill={PAPER} stroke={PAPER} strokeWidth={10} />
        <path d={BOTTLE} fill={['#3F6B22', BROWN, STEEL, BLOOD, '#3F6B22'][bottle]} stroke={INK} strokeWidth={4} />
        <path d={cut(-4, -34, -4, -6, 3)} fill={PAPER} />
        <path d="M-9-26H9V-10H-9Z" fill={PAPER} stroke={INK} strokeWidth={2.5} />
      </g>
    ))}
    <At x={200} y={190} scale={1.72} turn={-5}>
      <KindSign kind={kind} />
    </At>
  </>
)

const PICTURES: Readonly<Record<WantedKind, FC>> = {
  bang: BangPicture,
  missed: () => (
    <Outside sun={80}>
      <Cactus x={352} y={252} scale={1.1} />
      <At x={204} y={132} scale={1.5}>
        <KindSign kind="missed" />
      </At>
    </Outside>
  ),
  beer: () => (
    <Wall>
      <path d="M-10 70H410V84H-10Z" fill="#4B2E1B" stroke={INK} strokeWidth={4} />
      {[36, 72, 328, 364].map((x, bottle) => (
        <g key={x} transform={`translate(${x} 70)`}>
          <path d={BOTTLE} fill={[STEEL, BLOOD, '#3F6B22', GOLD][bottle]} stroke={INK} strokeWidth={4} />
          <path d="M-9-28H9V-12H-9Z" fill={PAPER} />
        </g>
      ))}
      <path d={force()} transform="translate(200 140) scale(.55)" fill={GOLD} opacity={0.5} />
      <path d="M0 222H400V300H0Z" fill="#4B2E1B" stroke={INK} strokeWidth={5} />
      <path d={cut(-10, 236, 410, 238, 6) + cut(-10, 258, 410, 260, 4)} fill={INK} />
      <At x={200} y={148} scale={1.42}>
        <KindSign kind="beer" />
      </At>
    </Wall>
  ),
  saloon: () => (
    <Wall colour="#6B4226">
      <path d="M84 10H316V279H84Z" fill={INK} />
      <path d={force()} transform="translate(200 140) scale(.5)" fill={GOLD} opacity={0.75} />
      <path d="M84 10H100V279H84ZM300 10H316V279H300Z" fill={BROWN} stroke={INK} strokeWidth={4} />
      <path d="M60 0H340V26H60Z" fill={BLOOD} stroke={INK} strokeWidth={5} />
      <path d={cut(80, 13, 320, 13, 5)} fill={GOLD} />
      {[40, 360].map((x) => (
        <g key={x} transform={`translate(${x} 108)`}>
          <path d="M-16-28H16L22 26H-22Z" fill={GOLD} stroke={INK} strokeWidth={5} />
          <path d="M-22-28H22L14-42H-14ZM-18 26H18V36H-18Z" fill={INK} />
          <path d="M0-18C10-4 10 8 0 14C-10 8-10-4 0-18Z" fill={PAPER} stroke={INK} strokeWidth={3} />
        </g>
      ))}
      <At x={200} y={160} scale={1.25}>
        <KindSign kind="saloon" />
      </At>
    </Wall>
  ),
  stagecoach: () => (
    <Outside sun={92}>
      <At x={322} y={178} scale={0.66}>
        <KindSign kind="stagecoach" />
      </At>
      <At x={150} y={164} scale={1.26}>
        <KindSign kind="stagecoach" />
      </At>
      <path d={cut(20, 258, 250, 258, 6) + cut(270, 236, 390, 236, 4)} fill={INK} />
    </Outside>
  ),
  'wells-fargo': () => (
    <Outside sun={318}>
      <path d={[150, 174, 198, 222].map((y, line) => cut(-10, y, 60 + line * 14, y, 5)).join('')} fill={INK} />
      <At x={206} y={156} scale={1.42}>
        <KindSign kind="wells-fargo" />
      </At>
      <path d={cut(60, 258, 360, 258, 6)} fill={INK} />
    </Outside>
  ),
  panic: () => (
    <Struck ground="#7A4F31" ray={DESERT}>
      <path d={planks()} fill={INK} opacity={0.6} />
      <At x={196} y={138} scale={1.4}>
        <KindSign kind="panic" />
      </At>
    </Struck>
  ),
  'cat-balou': () => (
    <Struck ground="#33455C" ray={STEEL}>
      <At x={200} y={140} scale={1.34}>
        <KindSign kind="cat-balou" />
      </At>
    </Struck>
  ),
  gatling: () => (
    <Struck x={330} y={112}>
      <g transform="translate(0 30)">
        <Mesas />
        <Ground top={212} />
      </g>
      <path d={[0, 1, 2, 3, 4].map((line) => cut(300, 92 + line * 14, 410, 40 + line * 40, 7)).join('')} fill={BLOOD} />
      <At x={186} y={146} scale={1.46}>
        <KindSign kind="gatling" />
      </At>
    </Struck>
  ),
  indians: () => (
    <>
      <Sky x={210} y={150} />
      <g transform="translate(0 34)">
        <Mesas colour={BLOOD} />
        <Ground top={206} />
      </g>
      {[
        [70, 70, 24, 0.5],
        [318, 58, -20, 0.5],
        [354, 126, -28, 0.42],
        [36, 138, 30, 0.42],
      ].map(([x, y, turn, scale]) => (
        <path
          key={x}
          transform={`translate(${x} ${y}) rotate(${180 + turn!}) scale(${scale})`}
          d="M0-84L20-34L4-30V34L20 50V92L4 80H-4L-20 92V50L-4 34V-30L-20-34Z"
          fill={INK}
          stroke={PAPER}
          strokeWidth={10}
          paintOrder="stroke"
        />
      ))}
      <At x={200} y={140} scale={1.3}>
        <KindSign kind="indians" />
      </At>
    </>
  ),
  duel: () => (
    <Outside sun={200}>
      <path d="M0 214H400" stroke={INK} strokeWidth={4} />
      <At x={92} y={246} scale={1.36}>
        <GunmanShape />
      </At>
      <g transform="translate(308 246) scale(-1.36 1.36)">
        <GunmanShape scarf={GOLD} />
      </g>
      <path d={cut(40, 262, 150, 262, 7) + cut(250, 262, 362, 262, 7)} fill={INK} />
    </Outside>
  ),
  'general-store': () => (
    <Outside sun={60}>
      <At x={206} y={142} scale={1.36}>
        <KindSign kind="general-store" />
      </At>
      <At x={48} y={226} scale={0.46}>
        <BarrelShape />
      </At>
      <At x={356} y={232} scale={0.42}>
        <BarrelShape />
      </At>
    </Outside>
  ),
  barrel: () => (
    <Outside sun={90}>
      <At x={214} y={66} scale={0.92} turn={6}>
        <HatShape />
      </At>
      <path d={circle(196, 100, 8) + circle(236, 100, 8)} fill={PAPER} stroke={INK} strokeWidth={5} />
      <At x={206} y={174} scale={1.3}>
        <KindSign kind="barrel" />
      </At>
      <path
        d={[120, 150, 182].map((y) => cut(-10, y, 104, y + 8, 5)).join('') + cut(120, 278, 310, 278, 6)}
        fill={INK}
      />
    </Outside>
  ),
  mustang: () => (
    <Outside sun={300}>
      <At x={176} y={156} scale={1.36}>
        <KindSign kind="mustang" />
      </At>
    </Outside>
  ),
  scope: () => (
    <Outside sun={64}>
      <At x={150} y={162} scale={1.3}>
        <HorseShape coat={PAPER} spots />
      </At>
      <At x={312} y={100} scale={0.82}>
        <SpyglassShape />
      </At>
    </Outside>
  ),
  jail: () => (
    <>
      <rect width={400} height={300} fill="#6E675C" />
      <path
        d="M0 52H400M0 116H400M0 180H400M0 240H400M60 0V52M300 0V52M110 52V116M330 52V116M48 116V180M352 116V180M96 180V240M310 180V240M60 240V300M340 240V300"
        stroke={INK}
        strokeWidth={5}
      />
      <path
        d={
          [20, 32, 44].map((y) => cut(314, y, 396, y, 3)).join('') +
          [132, 146, 160].map((y) => cut(356, y, 398, y, 3)).join('')
        }
        fill={INK}
      />
      <At x={200} y={140} scale={1.36}>
        <CellShape />
      </At>
    </>
  ),
  dynamite: () => (
    <Struck ground="#3A2418" ray={BLOOD} x={226} y={56}>
      <path d={force()} transform="translate(226 56) scale(.5)" fill={GOLD} />
      <At x={200} y={152} scale={1.36}>
        <KindSign kind="dynamite" />
      </At>
    </Struck>
  ),
  volcanic: () => <Range kind="volcanic" reach={1} />,
  schofield: () => <Range kind="schofield" reach={2} />,
  remington: () => <Range kind="remington" reach={3} />,
  'rev-carabine': () => <Range kind="rev-carabine" reach={4} />,
  winchester: () => <Range kind="winchester" reach={5} />,
}

export function KindPicture({ kind }: { readonly kind: WantedKind }) {
  const Picture = PICTURES[kind]
  return <Picture />
}
