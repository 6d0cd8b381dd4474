// Discs: what is flicked, and the tokens. Turned, with a rounded rim, and printed on both faces.

import type { Token } from '../scene/wooden-table.ts'
import { type Part, part } from './part.ts'
import { printed } from './print/cells.ts'
import { turned } from './solids.ts'

interface Disc {
  readonly radius: number
  readonly thick: number
  readonly color: string
  readonly print: string
  readonly grain?: number
  readonly sides?: number
}
const RIM = 0.12

function disc({ radius, thick, color, print, grain = 1, sides = 36 }: Disc): Part {
  const at = printed(print)
  const rim = Math.min(RIM, thick / 3)
  const solid = turned(
    [
      [0, 0],
      [radius - rim, 0],
      [radius - rim * 0.3, rim * 0.3],
      [radius, rim],
      [radius, thick - rim],
      [radius - rim * 0.3, thick - rim * 0.3],
      [radius - rim, thick],
      [radius - rim - 0.02, thick],
      [0, thick],
    ],
    sides,
  )
  return part(solid, {
    color,
    grain,
    rough: 0.42,
    along: 'own',
    foot: 0.2,
    print: ([x, y, z], [, ny]) =>
      ny > 0.95 && y > thick / 2 ? at(0.5 + z / (2 * radius), 0.5 + x / (2 * radius)) : undefined,
  })
}

export const puck = (): Part => disc({ radius: 1.75, thick: 0.8, color: '#d8a765', print: 'puck' })
export const bullet = (): Part => disc({ radius: 1.2, thick: 0.9, color: '#8d8a84', print: 'bullet', grain: 0.8 })
/** Eight sides, so that it doesn't roll for ever. */
export const stick = (): Part =>
  disc({ radius: 1.1, thick: 0.9, color: '#9e2a1c', print: 'stick', grain: 0.4, sides: 8 })

// ---- what can be carried in Pitch in the West ---------------------------------------------------------------------------------

export const coltCylinder = (): Part =>
  disc({ radius: 1.2, thick: 0.9, color: '#7a8187', print: 'token-colt', grain: 0.6 })
export const dynamiteCylinder = (): Part =>
  disc({ radius: 1.2, thick: 0.9, color: '#9e2a1c', print: 'token-dynamite', grain: 0.4 })
export const sack = (): Part => disc({ radius: 0.9, thick: 0.9, color: '#d9a53a', print: 'token-gold', grain: 0.4 })

// ---- tokens that lie on buildings -----------------------------------------------------------------------------------------------

export const TOKEN_THICK = 0.3
const TOKEN_WOODS: Readonly<Record<Token, string>> = {
  life: '#e0b06c',
  gold: '#d9a53a',
  colt: '#737a80',
  winchester: '#7a4a21',
  dynamite: '#9e2a1c',
  document: '#4c6a8a',
  hostage: '#c9788f',
  duel: '#3f6b52',
  hidden: '#4a3322',
}
export const token = (of: Token): Part =>
  disc({
    radius: 0.62,
    thick: TOKEN_THICK,
    color: TOKEN_WOODS[of],
    print: `token-${of}`,
    grain: 0.5,
    sides: 20,
  })
