import { memo } from 'react'
import { Drawing, type DrawingProps } from '../Drawing.tsx'
import { INK, PALE, PAPER } from '../inks.ts'
import { hatch, type Hatch } from '../kit/hatch.ts'
import { area, disc } from '../kit/shapes.ts'
import { brandOf, COLOUR_NAMES, IRONS, type ColourName, type Iron, type IronName } from './brands.ts'
import { dressOf } from './gangs.ts'

/** A brand in one colour, around the origin, 90 units high: a part of other drawings. */
export function IronShape({ name, colour }: { name: IronName; colour: string }) {
  const iron: Iron = IRONS[name]
  return (
    <>
      {iron.bar && <path d={iron.bar} fill="none" stroke={colour} strokeWidth={iron.width} strokeLinejoin="round" />}
      {iron.fill && <path d={iron.fill} fill={colour} fillRule="evenodd" />}
    </>
  )
}

/** A seat's mark alone, in the colour of the text around it. */
export function BrandMark({ seat, ...drawing }: DrawingProps & { seat: number }) {
  return (
    <Drawing view={[-50, -50, 100, 100]} {...drawing}>
      <IronShape name={brandOf(seat).iron} colour="currentColor" />
    </Drawing>
  )
}

const wellKept = new Map<string, string>()

/** Hatches of chips are few and drawn often: each is cut once. */
function hatchOfDisc(kind: Hatch, spacing: number): string {
  const key = `${kind} ${spacing}`
  let data = wellKept.get(key)
  if (data === undefined) wellKept.set(key, (data = hatch(kind, disc(0, 0, 44), spacing)))
  return data
}

interface Chip extends DrawingProps {
  readonly colour: string
  readonly on: string
  readonly iron: IronName
  readonly hatching: Hatch
}

/** Fill, hatch, mark, a ring of paper and a ring of ink: it reads on paper and on wood whatever its colour. */
function ChipDrawing({ colour, on, iron, hatching, size = 32, ...drawing }: Chip) {
  const pixel = 100 / size
  const spacing = Math.max(7, Math.round(3 * pixel))
  return (
    <Drawing view={[-50, -50, 100, 100]} size={size} {...drawing}>
      <circle r={50} fill={INK} />
      <circle r={50 - Math.max(3, 1.6 * pixel)} fill={PAPER} />
      <circle r={44.5 - Math.max(3, 1.6 * pixel)} fill={colour} />
      {size >= 20 && (
        <path
          d={hatchOfDisc(hatching, spacing)}
          transform={`scale(${(44 - Math.max(3, 1.6 * pixel)) / 44})`}
          stroke="#000"
          strokeOpacity={on === PALE ? 0.32 : 0.24}
          strokeWidth={spacing * 0.36}
          strokeLinecap="round"
          fill="none"
        />
      )}
      <g transform="scale(.68)">
        <g stroke={colour} strokeWidth={12} strokeLinejoin="round">
          <IronShape name={iron} colour={colour} />
        </g>
        <IronShape name={iron} colour={on} />
      </g>
    </Drawing>
  )
}

/** A player's chip: colour, brand mark and hatch of the seat. */
export const SeatChip = memo(function SeatChip({ seat, ...drawing }: DrawingProps & { seat: number }) {
  const { colour, on, iron, hatch } = brandOf(seat)
  return <ChipDrawing colour={colour} on={on} iron={iron} hatching={hatch} {...drawing} />
})

/** A guest's own chip: any mark on any colour. */
export const BrandChip = memo(function BrandChip({
  mark,
  colour: name,
  ...drawing
}: DrawingProps & { mark: IronName; colour: ColourName }) {
  const { colour, on, hatch } = brandOf(COLOUR_NAMES.indexOf(name))
  return <ChipDrawing colour={colour} on={on} iron={mark} hatching={hatch} {...drawing} />
})

/** A gang's emblem on its colour and hatch. */
export const GangChip = memo(function GangChip({ gang, ...drawing }: DrawingProps & { gang: number }) {
  const { colour, on, iron, hatch } = dressOf(gang)
  return <ChipDrawing colour={colour} on={on} iron={iron} hatching={hatch} {...drawing} />
})

/** A gang's emblem alone, in the colour of the text around it. */
export const GangEmblem = memo(function GangEmblem({ gang, ...drawing }: DrawingProps & { gang: number }) {
  return (
    <Drawing view={[-50, -50, 100, 100]} {...drawing}>
      <IronShape name={dressOf(gang).iron} colour="currentColor" />
    </Drawing>
  )
})

/** A swatch of a seat's colour with its hatch, 3:2, for the picker of colours. */
export const SeatSwatch = memo(function SeatSwatch({ seat, ...drawing }: DrawingProps & { seat: number }) {
  const { colour, on, hatch: kind } = brandOf(seat)
  return (
    <Drawing view={[0, 0, 60, 40]} {...drawing}>
      <rect width={60} height={40} rx={5} fill={INK} />
      <rect x={2} y={2} width={56} height={36} rx={3.5} fill={colour} />
      <path
        d={hatch(kind, area(3, 3, 54, 34), 6)}
        stroke="#000"
        strokeOpacity={on === PALE ? 0.32 : 0.24}
        strokeWidth={2}
        strokeLinecap="round"
        fill="none"
      />
    </Drawing>
  )
})
