// Posters of what is played on wood: dice, and guns on a wall.

import { DieBlock } from '../dice/Die.tsx'
import { FaceShape, type FaceName } from '../dice/Faces.tsx'
import { AGED, AGEING, BLOOD, BROWN, GOLD, INK, PAPER, TINT } from '../inks.ts'
import { engrave } from '../woodcut/engrave.ts'
import { once } from '../woodcut/once.ts'
import { polygon, star } from '../woodcut/path.ts'
import { within } from '../woodcut/shapes.ts'
import { cut, rays } from '../woodcut/strokes.ts'
import { GANG_DRESS } from '../marks/gangs.ts'
import { MaskedBust, Nail, SHEET, SHEET_AGE } from '../signs/Prizes.tsx'
import { RevolverShape } from '../signs/Revolver.tsx'
import { boards } from './Scenery.tsx'

const CUP = 'M-62-92C-30-104 30-104 62-92L46 78C24 90-24 90-46 78Z'
const cupShade = once(() =>
  engrave(within(CUP), { angle: 90, spacing: 6, tone: (x) => Math.max(0, (x + 26) / 70), step: 8 }),
)

function ThrownDie({ face, x, y, turn, scale }: { face: FaceName; x: number; y: number; turn: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <rect x={-104} y={-104} width={208} height={208} rx={48} fill={PAPER} />
      <DieBlock />
      <FaceShape face={face} />
    </g>
  )
}

/** BANG! The Dice Game: the cup is down, the dice are out. */
export function DicePoster() {
  return (
    <>
      <rect width={400} height={300} fill={TINT} />
      <path d={rays({ x: 150, y: 130, from: 40, to: 420, count: 44, width: 30, seed: 8 })} fill={GOLD} opacity={0.55} />
      <path
        d={rays({ x: 150, y: 130, from: 120, to: 260, count: 30, width: 3, seed: 4, ragged: 0.5 })}
        fill={INK}
        opacity={0.8}
      />
      <rect y={206} width={400} height={94} fill="#8A5A36" />
      <path d="M0 206H400" stroke={INK} strokeWidth={4} />
      <path d={boards()} fill={INK} />
      <ellipse cx={96} cy={226} rx={104} ry={14} fill={INK} opacity={0.5} />
      <g transform="translate(92 146) rotate(72)">
        <path d={CUP} fill={PAPER} stroke={PAPER} strokeWidth={14} strokeLinejoin="round" />
        <path d={CUP} fill={BLOOD} stroke={INK} strokeWidth={5} />
        <path d={cupShade()} fill={INK} />
        <path
          d="M-58-66C-24-56 24-56 58-66L56-46C24-36-24-36-56-46ZM-50 42C-24 52 24 52 50 42L48 58C24 68-24 68-48 58Z"
          fill={BROWN}
          stroke={INK}
          strokeWidth={4}
        />
        <path
          d="M-54-58C-24-48 24-48 54-58M-52-50C-24-41 24-41 52-50"
          fill="none"
          stroke={GOLD}
          strokeWidth={2}
          strokeDasharray="5 4"
        />
        <ellipse cy={-94} rx={61} ry={17} fill={INK} stroke={PAPER} strokeWidth={2.5} />
        <ellipse cy={-94} rx={52} ry={12} fill="#3B271B" />
        <path d={polygon(star(0, 4, 5, 24, 10))} fill={GOLD} stroke={INK} strokeWidth={4} strokeLinejoin="round" />
      </g>
      <path
        d="M196 96C220 70 246 62 270 64M204 130C216 122 224 120 236 120M300 40C320 34 340 36 352 44"
        fill="none"
        stroke={INK}
        strokeWidth={3}
        strokeLinecap="round"
        strokeDasharray="14 7"
      />
      <ThrownDie face="bull1" x={288} y={102} turn={-22} scale={0.42} />
      <ThrownDie face="arrow" x={352} y={172} turn={17} scale={0.37} />
      <ThrownDie face="dynamite" x={256} y={212} turn={9} scale={0.48} />
    </>
  )
}

/** WANTED!: a poster with a hole in it, and what made the hole. */
export function WantedPoster() {
  return (
    <>
      <rect width={400} height={300} fill="#8A5A36" />
      <path d={[52, 108, 164, 220, 276].map((y) => cut(-20, y, 420, y + 3, 5)).join('')} fill={INK} />
      <path
        d={Array.from({ length: 24 }, (_, line) => {
          const y = 10 + line * 12.4
          const x = (line * 97) % 400
          return cut(x - 70, y, x + 70, y + 1.5, 1.8)
        }).join('')}
        fill={INK}
        opacity={0.7}
      />
      <g transform="translate(186 -4) rotate(4 100 130) scale(1.02)">
        <path d={SHEET} transform="translate(5 8)" fill="#000" opacity={0.4} />
        <path d={SHEET} fill={AGED} />
        <path d={SHEET_AGE} fill={AGEING} />
        <path d={SHEET} fill="none" stroke={INK} strokeWidth={2.4} strokeLinejoin="round" />
        <path d="M30 26H170V46H30Z" fill={INK} />
        <path d="M40 52H160" stroke={INK} strokeWidth={2} />
        <rect x={34} y={62} width={132} height={124} fill={PAPER} />
        <path
          d={Array.from({ length: 20 }, (_, line) => cut(36, 68 + line * 5.8, 164, 68 + line * 5.8, 2.4)).join('')}
          fill="#8A6A43"
        />
        <g transform="translate(100 140) scale(.8)">
          <MaskedBust dress={GANG_DRESS[0]!} />
        </g>
        <rect x={34} y={62} width={132} height={124} fill="none" stroke={INK} strokeWidth={5} />
        <path d="M44 202H156V218H44ZM60 228H140V236H60Z" fill={INK} />
        <Nail x={100} y={12} scale={1.2} />
        <g transform="translate(118 88)">
          <path
            d={polygon(star(0, 0, 9, 17, 10, 0.2))}
            fill={PAPER}
            stroke={INK}
            strokeWidth={2}
            strokeLinejoin="round"
          />
          <circle r={7.5} fill={INK} />
        </g>
      </g>
      <g transform="translate(-14 142) rotate(-14 160 100) scale(.9)">
        <path transform="translate(6 8)" d="M80 70L14 181L57 197L101 115L318 84V58L84 49Z" fill="#000" opacity={0.35} />
        <RevolverShape />
      </g>
    </>
  )
}
