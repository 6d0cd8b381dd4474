// The outline of a piece, as the path of a drawing in centimetres.

import { type Foot, footOf, isCircle, type Piece } from '@saloon/physics'

const cm = (thousandths: number): string => (thousandths / 1000).toFixed(2)

export const outlineOf = (piece: Pick<Piece, 'kind' | 'pose'>): string => pathOf(footOf(piece))

export function pathOf(foot: Foot): string {
  return foot
    .map((shape) => {
      if (!isCircle(shape)) return `M${shape.corners.map(({ x, z }) => `${cm(x)} ${cm(z)}`).join('L')}Z`
      const { x, z, radius } = shape
      const r = cm(radius)
      return `M${cm(x - radius)} ${cm(z)}a${r} ${r} 0 1 0 ${cm(2 * radius)} 0a${r} ${r} 0 1 0 ${cm(-2 * radius)} 0Z`
    })
    .join('')
}
