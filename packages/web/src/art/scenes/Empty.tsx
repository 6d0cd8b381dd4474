// What is shown where there is nothing to show. Each is a small print on its own torn paper, in a light or a dark room.

import type { ReactNode } from 'react'
import { Drawing, type DrawingProps } from '../Drawing.tsx'
import { AGED, AGEING, BLOOD, BROWN, DESERT, GOLD, INK, PAPER, STEEL, TINT } from '../inks.ts'
import { engrave } from '../woodcut/engrave.ts'
import { once } from '../woodcut/once.ts'
import { polygon } from '../woodcut/path.ts'
import { ageing, deckle } from '../woodcut/sheet.ts'
import { area, within } from '../woodcut/shapes.ts'
import { cut, sliver, swell } from '../woodcut/strokes.ts'
import { Cactus, Sun, TumbleweedShape } from '../posters/Scenery.tsx'

const sheet = once(() => ({
  edge: polygon(deckle({ width: 420, height: 200, seed: 5, rough: 2.4 })),
  age: ageing({ width: 420, height: 200, seed: 5 }),
}))

function Print({ children, ...drawing }: DrawingProps & { children: ReactNode }) {
  return (
    <Drawing view={[-2, -2, 430, 212]} {...drawing}>
      <path d={sheet().edge} transform="translate(4 6)" fill="#000" opacity={0.28} />
      <path d={sheet().edge} fill={AGED} />
      <path d={sheet().age} fill={AGEING} />
      <path d={sheet().edge} fill="none" stroke={INK} strokeWidth={2} strokeLinejoin="round" />
      <rect x={16} y={14} width={388} height={170} fill={TINT} />
      {children}
      <rect x={16} y={14} width={388} height={170} fill="none" stroke={INK} strokeWidth={4} />
      <rect x={21} y={19} width={378} height={160} fill="none" stroke={PAPER} strokeWidth={1.4} />
    </Drawing>
  )
}

const FRONTS =
  'M34 150V92H46V78H88V92H98V150ZM104 150V98L134 84L164 98V150ZM172 150V88H182V74H232V88H242V150ZM250 150V96C250 78 296 78 296 96V150Z'
const air = once(() =>
  engrave(area(16, 14, 388, 120), { angle: 0, spacing: 7, tone: (_, y) => 0.36 - y / 300, step: 8 }),
)
const street = once(() =>
  [156, 162, 168, 174]
    .map((y, row) => [60, 160, 250, 340].map((x) => cut(x - 34 + row * 11, y, x + 20 + row * 9, y, 1.8)).join(''))
    .join(''),
)

/** Nobody about: no open tables, no games yet. */
export function QuietTown(drawing: DrawingProps) {
  return (
    <Print {...drawing}>
      <path d={air()} fill="#8A6A43" />
      <Sun x={330} y={124} r={44} colour={GOLD} />
      <rect x={16} y={148} width={388} height={36} fill={DESERT} />
      <path d="M16 148H404" stroke={INK} strokeWidth={3} />
      <path d={street()} fill={INK} />
      <path d={FRONTS} fill={PAPER} stroke={INK} strokeWidth={3.2} strokeLinejoin="round" />
      <path
        d={engrave(within(FRONTS), {
          angle: 0,
          spacing: 6,
          tone: (x) => 0.14 + (((x - 30) % 70) / 70) * 0.42,
          step: 7,
        })}
        fill={INK}
      />
      <path
        d="M44 104H56V118H44ZM76 104H88V118H76ZM60 126H74V150H60ZM112 108H124V122H112ZM144 108H156V122H144ZM126 124H142V150H126ZM182 102H194V116H182ZM220 102H232V116H220ZM196 124H218V150H196ZM260 104H272V118H260ZM276 104H288V118H276ZM266 126H282V150H266Z"
        fill={INK}
      />
      <Cactus x={376} y={158} scale={0.62} />
      <g transform="translate(306 160) scale(.34)">
        <TumbleweedShape />
      </g>
      <path
        d="M246 168C258 160 268 172 282 164"
        fill="none"
        stroke={INK}
        strokeWidth={2}
        strokeLinecap="round"
        strokeDasharray="10 6"
      />
    </Print>
  )
}

const BOOK = 'M96 152C120 140 176 138 210 150C244 138 300 140 324 152V56C300 44 244 44 210 56C176 44 120 44 96 56Z'

/** Nothing written yet: no results, no statistics, no log. */
export function EmptyLedger(drawing: DrawingProps) {
  const lines = [72, 86, 100, 114, 128]
  return (
    <Print {...drawing}>
      <path
        d={engrave(area(16, 14, 388, 170), {
          angle: 0,
          spacing: 8,
          tone: (x) => 0.1 + Math.abs(x - 210) / 700,
          step: 8,
        })}
        fill="#8A6A43"
      />
      <ellipse cx={214} cy={160} rx={140} ry={12} fill={INK} opacity={0.35} />
      <path
        d="M88 162L90 60L210 66L330 60L332 162L210 158Z"
        fill={BLOOD}
        stroke={INK}
        strokeWidth={4}
        strokeLinejoin="round"
      />
      <path d={BOOK} fill={PAPER} stroke={INK} strokeWidth={3.5} strokeLinejoin="round" />
      <path
        d={lines
          .map((y) => `M108 ${y}C140 ${y - 8} 176 ${y - 8} 202 ${y}M218 ${y}C244 ${y - 8} 280 ${y - 8} 312 ${y}`)
          .join('')}
        fill="none"
        stroke={STEEL}
        strokeWidth={1.6}
      />
      <path d="M130 58V144M290 58V144" stroke={BLOOD} strokeWidth={1.6} />
      <path
        d={swell((t) => [206, 60 + t * 88], 7) + swell((t) => [214 + Math.sin(t * 3) * 3, 58 + t * 90], 5)}
        fill={INK}
      />
      <path d="M210 56V150" stroke={INK} strokeWidth={3} />
      <g transform="translate(304 108) rotate(28)">
        <path
          d="M-4 58L0 66L4 58L9-10C24-30 18-62 2-78C-14-58-20-30-9-10Z"
          fill={PAPER}
          stroke={INK}
          strokeWidth={3}
          strokeLinejoin="round"
        />
        <path
          d={Array.from(
            { length: 9 },
            (_, barb) =>
              sliver(0, -6 - barb * 7, 10 - barb * 0.4, -14 - barb * 7, 1.8, 0.4) +
              sliver(0, -6 - barb * 7, -10 + barb * 0.4, -14 - barb * 7, 1.2, 0.3),
          ).join('')}
          fill={INK}
        />
        <path d="M0 62V-70" stroke={INK} strokeWidth={2} />
      </g>
      <path
        d="M48 160C44 140 50 134 58 132V124H82V132C90 134 96 140 92 160Z"
        fill={INK}
        stroke={PAPER}
        strokeWidth={2.5}
      />
      <path d={swell((t) => [56 - Math.sin(t * 3) * 3, 138 + t * 18], 3)} fill={PAPER} />
    </Print>
  )
}

/** A crossroads: this page is not here. */
export function Crossroads(drawing: DrawingProps) {
  return (
    <Print {...drawing}>
      <path d={air()} fill="#8A6A43" />
      <Sun x={96} y={130} r={40} />
      <path d="M16 150H404V184H16Z" fill={DESERT} />
      <path d="M16 150H404" stroke={INK} strokeWidth={3} />
      <path d={street()} fill={INK} />
      <path d="M204 176V34H218V176Z" fill={BROWN} stroke={INK} strokeWidth={4} />
      <path d={cut(214, 40, 214, 172, 5)} fill={INK} />
      <path d="M176 44H290L312 60L290 76H176Z" fill={PAPER} stroke={INK} strokeWidth={4} strokeLinejoin="round" />
      <path d="M246 86H140L118 102L140 118H246Z" fill={PAPER} stroke={INK} strokeWidth={4} strokeLinejoin="round" />
      <path
        d={
          [52, 60, 68].map((y) => cut(186, y, 296, y, 2)).join('') +
          [94, 102, 110].map((y) => cut(134, y, 238, y, 2)).join('')
        }
        fill={INK}
      />
      <Cactus x={340} y={166} scale={0.9} />
      <g transform="translate(284 164) scale(.3)">
        <TumbleweedShape seed={9} />
      </g>
    </Print>
  )
}

/** The wire is down: no connection. */
export function BrokenWire(drawing: DrawingProps) {
  const pole = (x: number) => (
    <g key={x}>
      <path d={`M${x - 5} 170V36H${x + 5}V170Z`} fill={BROWN} stroke={INK} strokeWidth={3} />
      <path
        d={`M${x - 32} 52H${x + 32}V60H${x - 32}ZM${x - 24} 70H${x + 24}V77H${x - 24}Z`}
        fill={BROWN}
        stroke={INK}
        strokeWidth={3}
      />
      <path
        d={[-28, -14, 14, 28].map((off) => `M${x + off - 3} 52V44H${x + off + 3}V52Z`).join('')}
        fill={STEEL}
        stroke={INK}
        strokeWidth={2}
      />
      <path d={cut(x + 2.5, 40, x + 2.5, 166, 3)} fill={INK} />
    </g>
  )
  return (
    <Print {...drawing}>
      <path d={air()} fill="#8A6A43" />
      <path d="M16 150H404V184H16Z" fill={DESERT} />
      <path d="M16 150H404" stroke={INK} strokeWidth={3} />
      <path d={street()} fill={INK} />
      {[104, 316].map(pole)}
      <g fill="none" stroke={INK} strokeWidth={2.4} strokeLinecap="round">
        <path d="M16 62C40 68 60 56 76 44M132 44C170 74 252 74 288 44M344 44C364 60 384 66 404 62M16 54C40 60 64 52 90 44" />
        <path
          d="M118 44C150 74 176 84 186 108C190 120 182 128 186 140M302 44C286 66 262 76 254 92C250 102 258 108 252 118"
          stroke={BLOOD}
          strokeWidth={3}
        />
      </g>
      <path
        d="M206 84L214 94L206 98L218 112M230 80L226 92L236 96L228 108"
        fill="none"
        stroke={GOLD}
        strokeWidth={4}
        strokeLinejoin="round"
      />
    </Print>
  )
}

/** The tumbleweed alone. */
export function Tumbleweed(drawing: DrawingProps) {
  return (
    <Drawing view={[-60, -60, 120, 120]} {...drawing}>
      <TumbleweedShape />
    </Drawing>
  )
}
