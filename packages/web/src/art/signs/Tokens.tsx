// Things that lie on the table. Each is drawn around the origin on a grid of ±90 and hangs in a Drawing of 200.

import { memo } from 'react'
import { ArrowShape, BeerShape, DynamiteShape, FaceShape, GatlingShape, type FaceName } from '../dice/Faces.tsx'
import { Drawing, type DrawingProps } from '../Drawing.tsx'
import { AGED, AGEING, BLOOD, BRASS, DESERT, GOLD, INK, PAPER, STEEL } from '../inks.ts'
import { Halo } from '../woodcut/Halo.tsx'
import { polygon, star } from '../woodcut/path.ts'
import { cut, sliver, swell } from '../woodcut/strokes.ts'
import { ARROW_OUTLINE, ArrowHalo, BeerHalo, DynamiteHalo, GatlingHalo } from './Halos.tsx'

const VIEW = [-100, -100, 200, 200] as const

/** One life: an upright brass cartridge. Lost, it is only an outline. */
export const Bullet = memo(function Bullet({ lost = false, ...drawing }: DrawingProps & { lost?: boolean }) {
  const body = 'M-13-20C-13-44-6-58 0-66C6-58 13-44 13-20Z'
  const shell = 'M-15-20H15V48H-15Z'
  return (
    <Drawing view={[-24, -72, 48, 144]} {...drawing}>
      {lost ? (
        <path
          d="M-13-20C-13-44-6-58 0-66C6-58 13-44 13-20V48H17V62H-17V48H-13Z"
          fill="none"
          stroke="currentColor"
          strokeWidth={4}
          strokeDasharray="9 7"
          strokeLinejoin="round"
        />
      ) : (
        <g stroke={INK} strokeLinejoin="round">
          <path d={`${body}${shell}M-19 48H19V64H-19Z`} fill={PAPER} stroke={PAPER} strokeWidth={14} />
          <path d={body} fill="#A9683B" strokeWidth={6} />
          <path d={shell} fill={GOLD} strokeWidth={6} />
          <path d="M-19 48H19V64H-19Z" fill={BRASS} strokeWidth={6} />
          <path d="M-8-12V40" stroke={PAPER} strokeWidth={5} />
          <path d="M7-14V42" strokeWidth={4} />
        </g>
      )}
    </Drawing>
  )
})

/** An arrow token: upright, or leaning as it sticks where it hit. */
export const Arrow = memo(function Arrow({ turn = 0, ...drawing }: DrawingProps & { turn?: number }) {
  return (
    <Drawing view={VIEW} {...drawing}>
      <g transform={`rotate(${turn})`}>
        <ArrowHalo />
        <ArrowShape />
      </g>
    </Drawing>
  )
})

/** The quill of an arrow alone, for counting at the size of a letter. */
export const Quill = memo(function Quill(drawing: DrawingProps) {
  return (
    <Drawing view={[-60, -90, 120, 180]} {...drawing}>
      <path
        d="M0-80L34-22L12-32V30L34 50V80L0 58L-34 80V50L-12 30V-32L-34-22Z"
        fill={INK}
        stroke={PAPER}
        strokeWidth={12}
        strokeLinejoin="round"
        paintOrder="stroke"
      />
      <path d="M0-64L18-35L0-45L-18-35ZM-26 54L-4 37V47L-26 64ZM26 54L4 37V47L26 64Z" fill={DESERT} />
    </Drawing>
  )
})

/** The arrows still in the middle: as many as there are, fanned so that they can be counted. */
export const ArrowPile = memo(function ArrowPile({ left, ...drawing }: DrawingProps & { left: number }) {
  const turn = (index: number) => (left === 1 ? 0 : (index / (left - 1) - 0.5) * Math.min(124, left * 22))
  return (
    <Drawing view={[-160, -96, 320, 196]} {...drawing}>
      {left === 0 && (
        <ellipse rx={120} ry={44} fill="none" stroke="currentColor" strokeWidth={5} strokeDasharray="14 11" />
      )}
      {Array.from({ length: left }, (_, index) => (
        <g key={index} transform={`rotate(${turn(index)} 0 84)`}>
          <path d={ARROW_OUTLINE} stroke={PAPER} strokeWidth={9} fill={PAPER} strokeLinejoin="round" />
          <ArrowShape />
        </g>
      ))}
    </Drawing>
  )
})

/** A die's face as a sign without its block. */
export const FaceSign = memo(function FaceSign({ face, ...drawing }: DrawingProps & { face: FaceName }) {
  return (
    <Drawing view={[-82, -82, 164, 164]} {...drawing}>
      <FaceShape face={face} />
    </Drawing>
  )
})
export const Dynamite = (drawing: DrawingProps) => (
  <Drawing view={[-95, -104, 190, 204]} {...drawing}>
    <DynamiteHalo />
    <DynamiteShape />
  </Drawing>
)
export const Beer = (drawing: DrawingProps) => (
  <Drawing view={[-74, -82, 156, 160]} {...drawing}>
    <BeerHalo />
    <BeerShape />
  </Drawing>
)
export const Gatling = (drawing: DrawingProps) => (
  <Drawing view={[-98, -98, 196, 196]} {...drawing}>
    <GatlingHalo />
    <GatlingShape />
  </Drawing>
)

const SLAB = 'M-52 70V-24C-52-92 52-92 52-24V70Z'

/** Out of the game: an arched slab with room for a role's sign, and grass. */
export const Headstone = memo(function Headstone(drawing: DrawingProps) {
  const grass = [-86, -72, -60, -38, -14, 12, 34, 58, 70, 84]
  return (
    <Drawing view={VIEW} {...drawing}>
      <Halo d={SLAB} width={14} />
      <path d={SLAB} fill="#8C8578" stroke={INK} strokeWidth={6} />
      <path d="M-40 66V-24C-40-76 40-76 40-24V66" fill="none" stroke={INK} strokeWidth={2.5} />
      <path
        fill={INK}
        d={[0, 1, 2, 3, 4, 5]
          .map((line) => swell((t) => [50 - line * 4.6, -30 + line * 6 + t * (96 - line * 8)], 3.8 - line * 0.5, 6))
          .join('')}
      />
      <path d="M-30-40C-26-54-16-62-4-64" fill="none" stroke={PAPER} strokeWidth={4} strokeLinecap="round" />
      <path d="M-18-22L-8-12L-14-2L-6 8" fill="none" stroke={INK} strokeWidth={2.5} />
      <path d="M-96 72C-60 62 60 62 96 72V78C60 86-60 86-96 78Z" fill="#6E7A45" stroke={INK} strokeWidth={4} />
      <path
        fill={INK}
        d={grass
          .map((x, index) => sliver(x, 76, x + ((index * 7) % 11) - 5, 50 + ((index * 13) % 12), 5, 0.5))
          .join('')}
      />
    </Drawing>
  )
})

/** Sworn to silence: lips with stitches across. */
export const SealedLips = memo(function SealedLips(drawing: DrawingProps) {
  const stitches = [-52, -26, 0, 26, 52]
  return (
    <Drawing view={VIEW} {...drawing}>
      <Halo d={LIPS} width={14} />
      <path d={LIPS} fill={BLOOD} stroke={INK} strokeWidth={6} strokeLinejoin="round" />
      <path d="M-84 2C-50 12-22-6 0 4C22-6 50 12 84 2" fill="none" stroke={INK} strokeWidth={6} strokeLinecap="round" />
      <path
        d={stitches.map((x) => `M${x - 6}-26L${x + 6} 34`).join('')}
        stroke={PAPER}
        strokeWidth={15}
        strokeLinecap="round"
      />
      <path
        d={stitches.map((x) => `M${x - 6}-26L${x + 6} 34`).join('')}
        stroke={INK}
        strokeWidth={7}
        strokeLinecap="round"
      />
    </Drawing>
  )
})
const LIPS =
  'M-90 2C-66-24-34-46-14-40C-8-38-4-34 0-32C4-34 8-38 14-40C34-46 66-24 90 2C62 40 32 54 0 54C-32 54-62 40-90 2Z'

const CROWN = 'M-46 18C-50-14-44-46-30-52C-18-58-10-46 0-46C10-46 18-58 30-52C44-46 50-14 46 18Z'
const BRIM = 'M-94 6C-92-4-80-6-72 2C-54 20 54 20 72 2C80-6 92-4 94 6C84 40 40 52 0 52C-40 52-84 40-94 6Z'

/** A hat as a part of a drawing, 190 units wide: its brim drawn as one sweep. */
export function HatShape({ band = BLOOD }: { band?: string }) {
  return (
    <>
      <Halo d={CROWN + BRIM} />
      <path d={CROWN} fill="#5E3B24" stroke={INK} strokeWidth={5} />
      <path
        d="M-47 14C-48 4-48-2-47-8C-20 2 20 2 47-8C48-2 48 4 47 14C20 26-20 26-47 14Z"
        fill={band}
        stroke={INK}
        strokeWidth={4}
      />
      <path d={BRIM} fill={INK} />
      <path fill={PAPER} d={swell((t) => [-80 + t * 120, 12 + Math.sin(t * 2.2) * 20], 4, 12)} />
      <path
        fill={INK}
        d={[0, 1, 2, 3].map((line) => cut(40 - line * 7, -34 + line * 3, 44 - line * 7, -8, 3.6 - line * 0.6)).join('')}
      />
      <path d="M-18-40C-12-32-4-30 0-32C4-30 12-32 18-40" fill="none" stroke={INK} strokeWidth={4} />
    </>
  )
}

export const Hat = ({ band, ...drawing }: DrawingProps & { band?: string }) => (
  <Drawing view={[-104, -72, 208, 144]} {...drawing}>
    <HatShape {...(band !== undefined && { band })} />
  </Drawing>
)

/** Crossed sabres: the cavalry. */
export const Sabres = memo(function Sabres(drawing: DrawingProps) {
  const blade = 'M-8 40C-20 0-22-44-6-88C-2-60 2-20 8 38Z'
  const sabre = (
    <>
      <path d={blade} fill={PAPER} stroke={PAPER} strokeWidth={14} strokeLinejoin="round" />
      <path d={blade} fill="#D8DEE2" stroke={INK} strokeWidth={4.5} strokeLinejoin="round" />
      <path d={swell((t) => [-4 - Math.sin(t * Math.PI) * 7, 34 - t * 96], 4)} fill={STEEL} />
      <path
        d="M-24 38H26C30 62 22 80 8 84"
        fill="none"
        stroke={INK}
        strokeWidth={13}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M-24 38H26C30 62 22 80 8 84"
        fill="none"
        stroke={GOLD}
        strokeWidth={6}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M-6 42H8L6 84H-4Z" fill={BLOOD} stroke={INK} strokeWidth={4.5} strokeLinejoin="round" />
      <path d="M-6 52H8M-5 62H7M-5 72H7" stroke={INK} strokeWidth={3} />
    </>
  )
  return (
    <Drawing view={VIEW} {...drawing}>
      <g transform="translate(-6 0) rotate(42)">{sabre}</g>
      <g transform="translate(6 0) scale(-1 1) rotate(42)">{sabre}</g>
    </Drawing>
  )
})

/** A dollar: a banknote engraved all over. Spent, it is only an outline. */
export const Dollar = memo(function Dollar({ spent = false, ...drawing }: DrawingProps & { spent?: boolean }) {
  if (spent)
    return (
      <Drawing view={[-100, -58, 200, 116]} {...drawing}>
        <rect
          x={-92}
          y={-48}
          width={184}
          height={96}
          rx={6}
          fill="none"
          stroke="currentColor"
          strokeWidth={5}
          strokeDasharray="12 9"
        />
      </Drawing>
    )
  return (
    <Drawing view={[-100, -58, 200, 116]} {...drawing}>
      <rect x={-92} y={-44} width={190} height={98} rx={6} fill="#000" opacity={0.28} />
      <rect x={-96} y={-50} width={190} height={98} rx={6} fill={INK} />
      <rect x={-91} y={-45} width={180} height={88} rx={3} fill="#C9D3A6" />
      <rect x={-82} y={-36} width={162} height={70} fill="none" stroke="#40552B" strokeWidth={4} />
      <path
        fill="#40552B"
        d={Array.from({ length: 22 }, (_, index) => cut(-76 + index * 7, -30, -70 + index * 7, 28, 2.4)).join('')}
      />
      <ellipse cx={-1} cy={-1} rx={40} ry={30} fill="#E6EBD0" stroke={INK} strokeWidth={4} />
      <path
        d="M12-12C10-19-14-20-14-10C-14 0 12-4 12 8C12 18-14 17-15 9M-1-25V23"
        fill="none"
        stroke={INK}
        strokeWidth={6}
        strokeLinecap="round"
      />
      <path d={polygon(star(-64, -1, 5, 12, 5)) + polygon(star(62, -1, 5, 12, 5))} fill={INK} />
    </Drawing>
  )
})

/** A tile of the duel: the back of a cartridge, unfired or struck. */
export const BulletTile = memo(function BulletTile({
  struck,
  ...drawing
}: DrawingProps & { struck: 'hidden' | 'click' | 'bang' }) {
  return (
    <Drawing view={VIEW} {...drawing}>
      <rect x={-88} y={-82} width={184} height={184} rx={26} fill="#000" opacity={0.28} />
      <rect x={-94} y={-94} width={184} height={184} rx={26} fill={INK} />
      <rect
        x={-87}
        y={-87}
        width={170}
        height={170}
        rx={20}
        fill={struck === 'bang' ? BLOOD : struck === 'click' ? AGED : BRASS}
      />
      {struck === 'hidden' && (
        <path
          d="M-80-40L-40-80M-80 0L0-80M-80 40L40-80M-80 80L80-80M-40 80L80-40M0 80L80 0M40 80L80 40"
          stroke={INK}
          strokeWidth={3}
          opacity={0.4}
        />
      )}
      {struck === 'bang' && (
        <path
          d={polygon(star(-2, -2, 12, 80, 46, 0.1))}
          fill={GOLD}
          stroke={INK}
          strokeWidth={5}
          strokeLinejoin="round"
        />
      )}
      <circle cx={-2} cy={-2} r={46} fill={struck === 'click' ? AGEING : GOLD} stroke={INK} strokeWidth={6} />
      <circle cx={-2} cy={-2} r={34} fill="none" stroke={INK} strokeWidth={2.5} />
      {struck === 'bang' ? (
        <path d={polygon(star(-2, -2, 5, 26, 11))} fill={INK} />
      ) : (
        <circle cx={-2} cy={-2} r={15} fill={PAPER} stroke={INK} strokeWidth={4} />
      )}
      {struck === 'click' && <circle cx={-2} cy={-2} r={5} fill={INK} />}
    </Drawing>
  )
})
