// The places one visits, drawn larger than life: each is known by its shape before its name is read.

import { LOCATIONS, LOCATION_ROWS, type Location, spacesOf } from '@saloon/western-legends'
import { circle, star } from '../../src/art/woodcut/path.ts'
import { MIDDLES } from './grid.ts'
import type { Stood } from './growth.ts'
import { INK, PAPER, type Point, cut, group, path, polygon, sliver, use } from './kit.ts'
import { board, house, porch } from './towns.ts'

const [GOLD, BLOOD, STEEL] = ['#E2A93B', '#9E2A1C', '#4C6A8A']

export const middleOfLocation = (location: Location): Point => {
  const points = spacesOf(location).map((hex) => MIDDLES[hex]!)
  return [
    points.reduce((sum, { x }) => sum + x, 0) / points.length,
    points.reduce((sum, { y }) => sum + y, 0) / points.length,
  ]
}

/** Around the middle of the place; the foot is some twenty units below it. */
const DRAWN: Readonly<Record<string, () => string>> = {
  sheriff_office: () =>
    house({ x: -3, y: 20, w: 44, h: 30, d: 15, wall: '#D9A874', front: 'step', windows: 0 }) +
    path('M-21 2h9v12h-9zM6 2h9v12h-9z', { fill: '#F3E2B9', stroke: INK, width: 1.3 }) +
    path('M-18.5 2v12M-15.5 2v12M8.5 2v12M11.5 2v12', { stroke: INK, width: 1.4 }) +
    path(polygon(star(-3, -15, 5, 13, 5.6)), { fill: PAPER, stroke: PAPER, width: 5 }) +
    path(polygon(star(-3, -15, 5, 13, 5.6)), { fill: GOLD, stroke: INK, width: 1.8 }),
  store: () =>
    house({ x: -2, y: 18, w: 54, h: 28, d: 16, wall: '#C7C5A3', front: 'false', windows: 0 }) +
    board(-2, -17, 46, 10, '#F6E9C8') +
    path('M-20 -12h36', { stroke: INK, width: 2.4, more: ' stroke-dasharray="5 3"' }) +
    path('M-31 2L-27 -6H23L27 2Z', { fill: PAPER, stroke: INK, width: 1.5 }) +
    path('M-29 2l3-8h7l-2 8zM-15 2l1-8h7v8zM-1 2v-8h7l1 8zM13 2l-1-8h7l3 8z', { fill: BLOOD }) +
    path('M-24 18V5h12v13M10 18V5h12v13', { fill: '#E0B97E', stroke: INK, width: 1.3 }) +
    path('M26 20c-5 0-5-12 0-12h7c5 0 5 12 0 12z', { fill: '#A9713F', stroke: INK, width: 1.4 }) +
    path('M24 12h11M24 16h11', { stroke: INK, width: 1.2 }),
  saloon: () =>
    house({ x: -2, y: 18, w: 58, h: 34, d: 16, wall: '#D9B39A', front: 'step', windows: 0 }) +
    board(-2, -22, 34, 9, BLOOD) +
    path('M-15 -17.5h26', { stroke: PAPER, width: 2.6, more: ' stroke-dasharray="4 2.4"' }) +
    path('M-22 -8h7v9h-7zM-9 -8h7v9h-7zM5 -8h7v9h-7zM16 -8h7v9h-7z', { fill: GOLD, stroke: INK, width: 1.2 }) +
    porch(-2, 14, 56, 14) +
    path('M-9 18V8C-6 5-3 5-2 8V18M-2 18V8C-1 5 2 5 5 8V18', { fill: '#7A4A21', stroke: INK, width: 1.4 }),
  bank: () =>
    house({ x: -2, y: 20, w: 52, h: 30, d: 16, wall: '#E6DDC4', roof: '#77604C', front: 'flat', windows: 0 }) +
    path('M-31 -10H27L-2 -29Z', { fill: '#EFE6CE', stroke: INK, width: 1.8 }) +
    path('M-26 -10v26h5v-26zM-13 -10v26h5v-26zM4 -10v26h5v-26zM17 -10v26h5v-26z', {
      fill: '#FFF9EC',
      stroke: INK,
      width: 1.3,
    }) +
    path('M-31 16h58v5h-58z', { fill: '#D8CDAE', stroke: INK, width: 1.4 }) +
    path(
      sliver(-22, -8, -22, 15, 1.4, 1.4) +
        sliver(-9, -8, -9, 15, 1.4, 1.4) +
        sliver(8, -8, 8, 15, 1.4, 1.4) +
        sliver(21, -8, 21, 15, 1.4, 1.4),
      { fill: INK },
    ) +
    path(circle(-2, -17, 7.5), { fill: GOLD, stroke: INK, width: 1.5 }) +
    path('M-2 -22.5v11M1 -20c-2-1.6-6-1.4-6 1c0 2.6 6 1.2 6 3.8c0 2.4-4 2.6-6 1', { stroke: INK, width: 1.4 }),
  doctor: () =>
    house({ x: -3, y: 20, w: 42, h: 28, d: 15, wall: '#F6E9C8', front: 'gable', windows: 2 }) +
    path('M12 -32h15v15h-15z', { fill: PAPER, stroke: INK, width: 1.5 }) +
    path('M19.5 -30v11M14 -24.5h11', { stroke: BLOOD, width: 3.6 }) +
    path('M19.5 -17v37', { stroke: INK, width: 2 }),
  cabaret: () =>
    house({ x: -3, y: 20, w: 50, h: 34, d: 16, wall: '#B5697A', front: 'false', windows: 0 }) +
    path('M-24 -10C-24 -30 18 -30 18 -10Z', { fill: GOLD, stroke: INK, width: 1.7 }) +
    path('M-3 -11V-25M-3 -11L-14 -21M-3 -11L8 -21M-3 -11L-20 -14M-3 -11L14 -14', { stroke: INK, width: 1.3 }) +
    path('M-22 -6h9v11h-9zM7 -6h9v11h-9z', { fill: GOLD, stroke: INK, width: 1.3 }) +
    path('M-10 20V0C-8 -6 2 -6 4 0V20Z', { fill: BLOOD, stroke: INK, width: 1.5 }) +
    path('M-3 -4V20M-8 1L-5 18M2 1L-1 18', { stroke: INK, width: 1.2 }) +
    path([-24, -16, -8, 0, 8, 16].map((x) => circle(x, -9, 1.9)).join(''), { fill: PAPER, stroke: INK, width: 0.9 }),
  mine: () =>
    path('M-46 22C-40 -8-24 -34-6 -36C12 -38 34 -12 44 22Z', { fill: PAPER, stroke: PAPER, width: 6 }) +
    path('M-46 22C-40 -8-24 -34-6 -36C12 -38 34 -12 44 22Z', { fill: '#CDA36C', stroke: INK, width: 2 }) +
    path(
      [0, 1, 2, 3, 4, 5, 6, 7].map((n) => sliver(2 + n * 4, -33 + n * 5, 12 + n * 4.4, 20, 3.6, 0.8)).join('') +
        cut(-30, 4, -22, -16, 2.4) +
        cut(-38, 16, -32, -2, 2.2),
      { fill: INK },
    ) +
    path('M-20 22V-8H14V22Z', { fill: INK }) +
    path('M-23 22V-10H-17V22ZM11 22V-10H17V22ZM-26 -15H20V-8H-26Z', { fill: '#A9713F', stroke: INK, width: 1.5 }) +
    path('M-12 17H8L4 6H-8Z', { fill: STEEL, stroke: INK, width: 1.5 }) +
    path(`${circle(-7, 20, 3.4)}${circle(4, 20, 3.4)}`, { fill: PAPER, stroke: INK, width: 1.5 }) +
    path('M-7 6L-4 1L1 3L5 6Z', { fill: GOLD, stroke: INK, width: 1.2 }) +
    path('M26 18L40 -8M30 -9C36 -13 44 -10 47 -3', { stroke: PAPER, width: 6 }) +
    path('M26 18L40 -8M30 -9C36 -13 44 -10 47 -3', { stroke: INK, width: 2.6 }),
  station: () =>
    house({ x: -6, y: 16, w: 50, h: 20, d: 18, wall: '#D9A874', roof: '#A8442F', front: 'flat', windows: 3 }) +
    path('M-38 0L-30 -10H22L40 -16L30 -4L24 0Z', { fill: '#A8442F', stroke: INK, width: 1.6 }) +
    path('M-30 -4h54M-28 -8h50', { stroke: INK, width: 1 }) +
    path('M-12 -10V-24H4V-10Z', { fill: '#E6DDC4', stroke: INK, width: 1.5 }) +
    path(circle(-4, -17, 5), { fill: '#FFF9EC', stroke: INK, width: 1.3 }) +
    path('M-4 -21v4l3 2', { stroke: INK, width: 1.3 }) +
    path('M-15 -24L-4 -33L7 -24Z', { fill: '#6E4A3A', stroke: INK, width: 1.5 }),
  hideout: () =>
    path('M-44 20L-36 -2L-22 -12L-10 -30L6 -34L18 -20L34 -10L44 20Z', { fill: PAPER, stroke: PAPER, width: 6 }) +
    path('M-44 20L-36 -2L-22 -12L-10 -30L6 -34L18 -20L34 -10L44 20Z', { fill: '#B9976C', stroke: INK, width: 2 }) +
    path(
      [0, 1, 2, 3, 4, 5].map((n) => sliver(8 + n * 5, -30 + n * 5.4, 16 + n * 4.6, 18, 4, 0.8)).join('') +
        cut(-10, -28, -20, 16, 2.6) +
        cut(-22, -10, -32, 16, 2.4) +
        cut(-36, 0, -39, 16, 2),
      { fill: INK },
    ) +
    path('M-14 20C-14 2-8 -6 0 -6C9 -6 14 4 14 20Z', { fill: INK }) +
    path('M-26 20L-13 0L0 20Z', { fill: '#E6D3A6', stroke: INK, width: 1.5 }) +
    path('M-13 0V20M-13 0L-19 20', { stroke: INK, width: 1.3 }) +
    path('M20 20l6-8l3 5l4-9l5 12z', { fill: BLOOD, stroke: INK, width: 1.2 }) +
    path('M16 21h26', { stroke: INK, width: 2.6 }),
}

const ranch = (colour: 'green' | 'blue'): string => {
  const paint = colour === 'green' ? '#5E8A4A' : STEEL
  return (
    house({ x: -16, y: 14, w: 34, h: 22, d: 16, wall: '#A8442F', roof: paint, front: 'gable', windows: 0 }) +
    path('M-22 14V0H-10V14M-22 14L-10 0M-22 0L-10 14', { fill: '#8A3524', stroke: PAPER, width: 1.4 }) +
    house({ x: 24, y: 6, w: 20, h: 13, d: 10, wall: '#EBD3A0', roof: paint, front: 'gable', windows: 1 }) +
    path('M-46 24H44M-46 17H44M-40 13V27M-26 14V28M-12 15V28M4 15V28M18 15V28M32 14V28M42 13V27', {
      stroke: PAPER,
      width: 4.4,
    }) +
    path('M-46 24H44M-46 17H44M-40 13V27M-26 14V28M-12 15V28M4 15V28M18 15V28M32 14V28M42 13V27', {
      stroke: INK,
      width: 1.8,
    }) +
    use('o', 18, 20, 0.72) +
    path('M-34 -6V-34', { stroke: INK, width: 2 }) +
    path('M-34 -34L-14 -29L-34 -23Z', { fill: paint, stroke: INK, width: 1.5 })
  )
}

export function places(): Stood[] {
  return LOCATIONS.map((location) => {
    const { kind, colour } = LOCATION_ROWS[location]
    const [x, y] = middleOfLocation(location)
    const inside = kind === 'ranch' ? ranch(colour!) : DRAWN[kind]!()
    const scale = kind === 'store' || kind === 'saloon' ? 1 : 0.94
    return {
      y: y + 20,
      svg: group(inside, `transform="translate(${x.toFixed(1)} ${(y - 2).toFixed(1)})scale(${scale})"`),
    }
  })
}

export const corners = (): Point[] =>
  LOCATIONS.filter((location) => /store|saloon/.test(location)).map((location) => middleOfLocation(location))
