// The chips of players: whoever is somewhere carries one. Marks that only some tables and pages show lie beside this.

import { memo } from 'react'
import { Drawing, type DrawingProps } from '../Drawing.tsx'
import { INK, PALE, PAPER } from '../inks.ts'
import { hatch, type Hatch } from '../woodcut/hatch.ts'
import { disc } from '../woodcut/shapes.ts'
import { brandOf, COLOUR_NAMES, IRONS, type ColourName, type Iron, type IronName } from './brands.ts'

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
export function ChipDrawing({ colour, on, iron, hatching, size = 32, ...drawing }: Chip) {
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
