// Posters under the open sky.

import { AGED, BLOOD, BROWN, DESERT, GOLD, INK, PAPER } from '../inks.ts'
import { engrave } from '../woodcut/engrave.ts'
import { once } from '../woodcut/once.ts'
import { circle, numbers, polygon, star } from '../woodcut/path.ts'
import { within } from '../woodcut/shapes.ts'
import { cut, rays, sliver, swell } from '../woodcut/strokes.ts'
import { GANG_DRESS } from '../marks/gangs.ts'
import { MaskedBust } from '../signs/Prizes.tsx'
import { GunmanShape, PawnShape, RiderShape } from './Figures.tsx'
import { boards, Cactus, Ground, Mesas, Sky, Sun } from './Scenery.tsx'

/** Wanted One: the four gangs under one sun. */
export function GangPoster() {
  return (
    <>
      <Sky x={200} y={150} />
      <Sun x={200} y={150} r={96} />
      <path
        d="M0 300V170H34V146H92V170H104V300ZM400 300V160H352V138H312V160H298V300Z"
        fill={DESERT}
        stroke={INK}
        strokeWidth={3}
      />
      <path
        d="M14 190H38V222H14ZM58 190H82V222H58ZM318 184H342V216H318ZM362 184H386V216H362ZM36 154H90V164H36ZM314 146H350V154H314Z"
        fill={INK}
      />
      <path
        d={
          [...Array(9).keys()].map((line) => cut(0, 178 + line * 12, 104, 178 + line * 12, 2)).join('') +
          [...Array(9).keys()].map((line) => cut(298, 168 + line * 12, 400, 168 + line * 12, 2)).join('')
        }
        fill={INK}
      />
      {[
        { x: 80, y: 216, scale: 1.24, gang: 1 },
        { x: 322, y: 216, scale: 1.24, gang: 3 },
        { x: 152, y: 222, scale: 1.42, gang: 2 },
        { x: 246, y: 226, scale: 1.46, gang: 0 },
      ].map(({ x, y, scale, gang }) => (
        <g key={gang} transform={`translate(${x} ${y}) scale(${scale})`}>
          <MaskedBust dress={GANG_DRESS[gang]!} />
        </g>
      ))}
    </>
  )
}

/** Hexes that lie on the ground, seen from the saddle. */
const hexes = once(() => {
  let data = ''
  for (let row = -1; row < 4; row++)
    for (let column = -4; column < 5; column++) {
      const corners = star(column * 52 + (row % 2) * 26, row * 45, 3, 30, 30)
      data += `M${corners
        .map(([x, y]) => {
          const depth = 1 / (1.5 - y / 130)
          return numbers(200 + x * depth * 1.5, 206 + (depth - 0.6) * 96)
        })
        .join('L')}Z`
    }
  return data
})

/** Western Legends: a rider, and land without end. */
export function LegendsPoster() {
  return (
    <>
      <Sky x={258} y={132} />
      <Sun x={258} y={132} r={74} colour={GOLD} />
      <Mesas />
      <Ground />
      <path d={hexes()} fill="none" stroke={INK} strokeWidth={2.2} strokeLinejoin="round" />
      <path
        d="M0 228C50 216 130 214 176 224C214 234 236 268 244 300H0Z"
        fill="#A9713C"
        stroke={INK}
        strokeWidth={3.5}
      />
      <path
        d={engrave(within('M0 228C50 216 130 214 176 224C214 234 236 268 244 300L0 300Z'), {
          angle: 24,
          spacing: 7,
          tone: (x, y) => Math.max(0, (x + y - 320) / 200),
          step: 10,
        })}
        fill={INK}
      />
      <g transform="translate(112 164) scale(1.12)">
        <RiderShape />
      </g>
      <Cactus x={352} y={250} scale={0.9} />
    </>
  )
}

const facade = 'M40 214V92H66V66H86V50H150V66H170V92H196V214H142V150H94V214Z'

/** Flick 'em Up!: wood on wood. */
export function FlickPoster() {
  return (
    <>
      <Sky x={118} y={120} lines={false} />
      <Mesas />
      <rect y={210} width={400} height={90} fill="#8A5A36" />
      <path d={boards()} fill={INK} />
      <path d="M0 210H400" stroke={INK} strokeWidth={4} />
      <path d={facade} fill={PAPER} stroke={PAPER} strokeWidth={10} />
      <path d={facade} fill="#D9A962" stroke={INK} strokeWidth={4} strokeLinejoin="round" />
      <path
        d={engrave(within(facade), { angle: 0, spacing: 7, tone: (x) => Math.max(0.12, (x - 60) / 230), step: 12 })}
        fill={INK}
      />
      <path d="M56 108H84V136H56ZM152 108H180V136H152ZM84 66H152V84H84Z" fill={PAPER} stroke={INK} strokeWidth={4} />
      <path d="M70 108V136M56 122H84M166 108V136M152 122H180" stroke={INK} strokeWidth={3} />
      <path
        d={polygon(star(118, 75, 5, 8, 3.4)) + polygon(star(98, 75, 5, 6, 2.6)) + polygon(star(138, 75, 5, 6, 2.6))}
        fill={INK}
      />
      <g transform="translate(336 172) scale(1.06)">
        <PawnShape wood="#E0B878" band={BLOOD} />
      </g>
      <g transform="translate(262 224) rotate(-82) scale(.9)">
        <PawnShape wood="#7A4A21" band={BLOOD} />
      </g>
      <path d={rays({ x: 196, y: 262, from: 22, to: 54, count: 14, width: 7, seed: 2, ragged: 0.6 })} fill={INK} />
      <path
        d={polygon(star(194, 262, 9, 28, 14, 0.2))}
        fill={GOLD}
        stroke={INK}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      <path
        d={sliver(20, 246, 96, 244, 0.5, 5) + sliver(6, 258, 92, 256, 0.5, 5) + sliver(26, 270, 96, 268, 0.5, 5)}
        fill={INK}
      />
      <ellipse cx={132} cy={268} rx={46} ry={19} fill={PAPER} />
      <path d="M92 256V264C92 286 180 286 180 264V256Z" fill="#B57B3E" stroke={INK} strokeWidth={4} />
      <ellipse cx={136} cy={256} rx={44} ry={17} fill="#E0B878" stroke={INK} strokeWidth={4} />
      <ellipse cx={136} cy={256} rx={30} ry={11} fill="none" stroke={INK} strokeWidth={2.2} />
      <path d={polygon(star(0, 0, 5, 13, 5.6))} transform="translate(136 256) scale(1 .42)" fill={INK} />
    </>
  )
}

const TOWER = 'M164 238V96L158 90V84H166L200 34L234 84H242V90L236 96V238Z'
const BELL = 'M-4-22C-18-18-14 4-24 14V19H24V14C14 4 18-18 4-22Z'

/** Pitch in the West: two wait for the bell. */
export function DuelPoster() {
  return (
    <>
      <Sky x={200} y={190} />
      <Sun x={200} y={170} r={112} colour="#D9682F" />
      <Mesas />
      <Ground top={214} />
      <path d={TOWER} fill={PAPER} stroke={PAPER} strokeWidth={10} strokeLinejoin="round" />
      <path d={TOWER} fill={AGED} stroke={INK} strokeWidth={4} strokeLinejoin="round" />
      <path
        d={engrave(within('M164 238L164 96L236 96L236 238Z'), {
          angle: 0,
          spacing: 7,
          tone: (x) => (x - 186) / 64,
          step: 6,
        })}
        fill={INK}
      />
      <path d="M158 84L200 34L242 84Z" fill={BLOOD} stroke={INK} strokeWidth={4} strokeLinejoin="round" />
      <path
        d={engrave(within('M158 84L200 34L242 84Z'), { angle: 58, spacing: 6, tone: (x) => (x - 188) / 46, step: 5 })}
        fill={INK}
      />
      <path d="M200 34V16M192 22H208" stroke={INK} strokeWidth={4} />
      <path d="M174 172V126C174 102 226 102 226 126V172Z" fill={INK} />
      <g transform="translate(200 144) rotate(-10)">
        <path d={BELL + circle(2, 22, 5)} fill={GOLD} stroke={PAPER} strokeWidth={2} />
        <path d={swell((t) => [8 + Math.sin(t * 2) * 6, -16 + t * 28], 5)} fill={BROWN} />
      </g>
      <path d="M188 238V206C188 192 212 192 212 206V238Z" fill={INK} />
      <path
        d="M152 112C142 122 142 138 152 148M142 104C128 120 128 140 142 156M248 112C258 122 258 138 248 148M258 104C272 120 272 140 258 156"
        fill="none"
        stroke={INK}
        strokeWidth={3.5}
        strokeLinecap="round"
      />
      <path d="M40 282L120 268L128 274L60 290ZM360 282L280 268L272 274L340 290Z" fill={INK} opacity={0.55} />
      <g transform="translate(66 276) scale(1.22)">
        <GunmanShape />
      </g>
      <g transform="translate(334 276) scale(-1.22 1.22)">
        <GunmanShape scarf="#24528F" />
      </g>
    </>
  )
}
