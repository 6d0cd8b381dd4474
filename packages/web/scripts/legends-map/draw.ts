// The whole map as one SVG.

import { border, compass, sheet, train, wear } from './sheet.ts'
import { grid, mesas, rails, river, tints, townGround, trails } from './land.ts'
import { growth, stipple, symbols } from './growth.ts'
import { corners, places } from './places.ts'
import { houses, streets } from './towns.ts'
import { WORLD } from './grid.ts'

export function drawMap(): string {
  const standing = [...growth(), ...houses(corners()), ...places()].toSorted((a, b) => a.y - b.y)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WORLD.width} ${WORLD.height}" width="${WORLD.width}" height="${WORLD.height}">`,
    `<defs>${symbols()}</defs>`,
    sheet(),
    tints(),
    stipple(),
    mesas(),
    river(),
    trails(),
    townGround(),
    streets(),
    grid(),
    rails(),
    train(330, 866),
    standing.map(({ svg }) => svg).join(''),
    compass(1222, 826),
    wear(),
    border(),
    '</svg>\n',
  ].join('')
}
