// The sheet the map is printed on: aged paper, a ruled border like that of a surveyor's map, a compass, a train on the line.

import { circle, star } from '../../src/art/woodcut/path.ts'
import { area } from '../../src/art/woodcut/shapes.ts'
import { specks } from '../../src/art/woodcut/strokes.ts'
import { ageing } from '../../src/art/woodcut/sheet.ts'
import { WORLD } from './grid.ts'
import { INK, PAPER, group, path, polygon, sliver } from './kit.ts'

const { width, height } = WORLD
const box = (inset: number): string => `M${inset} ${inset}H${width - inset}V${height - inset}H${inset}Z`

export function sheet(): string {
  return (
    path(`M0 0H${width}V${height}H0Z`, { fill: '#EBD8AC' }) +
    group(path(ageing({ width, height, seed: 31 }), { fill: '#C9A96C' }), 'opacity=".8"')
  )
}

/** Bars of ink and paper by turns: the neat line. */
export function border(): string {
  const bars = (length: number, at: (from: number, to: number) => string): string => {
    const count = Math.round(length / 50 / 2) * 2 + 1
    return Array.from({ length: count }, (_, i) =>
      i % 2 === 0 ? at((length * i) / count, (length * (i + 1)) / count) : '',
    ).join('')
  }
  const [inner, outer] = [24, 34]
  const [w, h] = [width - 2 * inner, height - 2 * inner]
  const thick = outer - inner
  const black =
    bars(
      w,
      (from, to) =>
        `M${inner + from} ${inner}h${to - from}v${thick}h${from - to}zM${inner + from} ${height - outer}h${to - from}v${thick}h${from - to}z`,
    ) +
    bars(
      h,
      (from, to) =>
        `M${inner} ${inner + from}h${thick}v${to - from}h${-thick}zM${width - outer} ${inner + from}h${thick}v${to - from}h${-thick}z`,
    )
  const rim = `${box(8)}M34 34V${height - 34}H${width - 34}V34Z`
  const cornerStars = [
    [21, 21],
    [width - 21, 21],
    [21, height - 21],
    [width - 21, height - 21],
  ]
    .map(([x, y]) => polygon(star(x!, y!, 5, 12, 5)))
    .join('')
  return (
    path(rim, { fill: '#EBD8AC', more: ' fill-rule="evenodd"' }) +
    path(box(inner), { fill: 'none', stroke: INK, width: 1.6 }) +
    path(black, { fill: INK }) +
    path(box(outer), { stroke: INK, width: 2 }) +
    path(box(42), { stroke: INK, width: 1.2 }) +
    path(box(12), { stroke: INK, width: 5 }) +
    path(cornerStars, { fill: '#9E2A1C', stroke: PAPER, width: 2 })
  )
}

export function compass(x: number, y: number): string {
  const point = (turn: number, long: number, wide: number): string => {
    const half = `M0 ${-long}L${wide} ${-wide}L0 0Z`
    const other = `M0 ${-long}L${-wide} ${-wide}L0 0Z`
    return group(
      path(half, { fill: INK, stroke: INK, width: 1 }) + path(other, { fill: PAPER, stroke: INK, width: 1 }),
      `transform="rotate(${turn})"`,
    )
  }
  const ticks = Array.from({ length: 32 }, (_, n) => {
    const a = (n / 32) * Math.PI * 2
    const from = n % 8 === 0 ? 27 : 30
    return sliver(Math.cos(a) * from, Math.sin(a) * from, Math.cos(a) * 34, Math.sin(a) * 34, 1.4, 1.4)
  }).join('')
  return group(
    path(circle(0, 0, 37), { fill: PAPER, stroke: INK, width: 2 }) +
      path(circle(0, 0, 34), { stroke: INK, width: 1 }) +
      path(ticks, { fill: INK }) +
      [45, 135, 225, 315].map((turn) => point(turn, 26, 5)).join('') +
      [0, 90, 180, 270].map((turn) => point(turn, 46, 7)).join('') +
      path('M-5 -49V-60L5 -49V-60', { stroke: INK, width: 2.4 }),
    `transform="translate(${x} ${y})"`,
  )
}

/** The eastbound, with its smoke. */
export function train(x: number, y: number): string {
  const car = (at: number): string =>
    path(`M${at} -22h34v16h-34z`, { fill: '#A8442F', stroke: INK, width: 1.6 }) +
    path(`M${at + 4} -19h6v6h-6zM${at + 14} -19h6v6h-6zM${at + 24} -19h6v6h-6z`, {
      fill: '#F6E9C8',
      stroke: INK,
      width: 1,
    }) +
    path(`${circle(at + 8, -4, 4)}${circle(at + 26, -4, 4)}`, { fill: INK, stroke: PAPER, width: 1 })
  return group(
    path('M96 -40c10-14 30-8 34-20c6-12 24-8 28-18c10-6 24 4 18 12c8 8-6 16-14 12c-6 12-22 8-26 16c-10 6-24 2-40-2z', {
      fill: '#FFF9EC',
      stroke: INK,
      width: 1.4,
      more: ' transform="translate(188 0) scale(-1 1)"',
    }) +
      path('M2 -24h116v22h-116z', { fill: PAPER, stroke: PAPER, width: 6 }) +
      car(2) +
      car(40) +
      path('M78 -26h16v20h-16zM94 -18h26v12h-26zM108 -18v-12h-4l2-6h10l2 6h-4v12z', {
        fill: INK,
        stroke: INK,
        width: 1.4,
      }) +
      path('M81 -23h8v7h-8z', { fill: '#E2A93B' }) +
      path('M120 -10l10 8h-12z', { fill: '#9E2A1C', stroke: INK, width: 1.4 }) +
      path(`${circle(86, -3, 5)}${circle(100, -3, 5)}${circle(112, -3, 5)}`, {
        fill: '#9E2A1C',
        stroke: INK,
        width: 1.8,
      }),
    `transform="translate(${x} ${y}) rotate(-1.6)"`,
  )
}

export const wear = (): string => path(specks(area(60, 60, width - 120, height - 120), 90, 5, 2), { fill: '#F6E9C8' })
