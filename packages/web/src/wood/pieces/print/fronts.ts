// The false fronts of buildings, and the roofs and signs of flat houses. A front is drawn whole: the outline of its board cuts it.

import { BLOOD, GOLD, INK, PAPER } from '../../../art/inks.ts'
import { type Ornament, type House, PAINTS } from './paints.ts'
import type { FrontId, HouseId } from './cells.ts'
import { type Canvas, type Draw, circle, clapboards, letters, line, sashWindow, signboard, star } from './strokes.ts'

/** Its canvas in centimetres: x from the middle, y up from the table. */
interface Ruler {
  readonly cm: number
  x(centimetres: number): number
  y(centimetres: number): number
}

export const front =
  (id: FrontId, word: string, seed: number): Draw =>
  (c, w, h) => {
    const cm = w / 12
    const ruler: Ruler = { cm, x: (at) => w / 2 + at * cm, y: (at) => h - at * cm }
    const house = PAINTS[id]
    clapboards(c, w, h, 17, house.paint, seed)
    edges(c, w, h, ruler, house)
    const [low, high] = house.ornament === 'clock' ? [6, 1.05] : [6.15, 1.5]
    signboard(c, ruler.x(-4.7), ruler.y(low + high), cm * 9.4, cm * high, word, house.trim)
    windows(c, ruler, house)
    ORNAMENTS[house.ornament](c, ruler, house)
    doorway(c, ruler, house)
    shade(c, w, ruler)
  }

function edges(c: Canvas, w: number, h: number, { x, y }: Ruler, { trim }: House): void {
  for (const side of [-1, 1]) {
    c.fillStyle = trim
    c.fillRect(x(side * 5.72) - 15, 0, 30, h)
    c.fillStyle = 'rgba(255,245,220,.2)'
    c.fillRect(x(side * 5.72) - 15, 0, 4, h)
  }
  c.fillStyle = INK
  c.fillRect(0, y(5.72), w, 4)
  c.fillStyle = trim
  c.fillRect(0, y(5.72) + 4, w, 13)
}

const LIT: readonly Ornament[] = ['balcony']
const UPPER: readonly Ornament[] = ['balcony', 'columns', 'arch']

function windows(c: Canvas, { cm, x, y }: Ruler, { trim, ornament }: House): void {
  const isLit = LIT.includes(ornament)
  for (const at of [-4.75, 4.75]) sashWindow(c, x(at), y(4.9), cm * 1.15, cm * 1.9, trim, isLit)
  if (UPPER.includes(ornament))
    for (const at of [-1.9, 1.9]) sashWindow(c, x(at), y(5.2), cm * 1.3, cm * 1.35, trim, isLit)
}

type Drawn = (c: Canvas, ruler: Ruler, house: House) => void

const ORNAMENTS: Readonly<Record<Ornament, Drawn>> = {
  star(c, { cm, x, y }) {
    star(c, x(0), y(4.5), cm * 0.95, GOLD, { stroke: INK, width: 6 })
    star(c, x(0), y(4.5), cm * 0.55, '#f4cf74')
    star(c, x(0), y(8.7), cm * 0.6, GOLD, { stroke: INK, width: 5 })
  },
  columns(c, { cm, x, y }) {
    letters(c, '$', x(0), y(8.8), cm * 1.3, INK)
    circle(c, x(0), y(8.8), cm * 0.85, INK, 5)
  },
  balcony(c, { x, y }) {
    line(c, PAPER, 5, [x(-3.6), y(3.75)], [x(3.6), y(3.75)])
    line(c, PAPER, 5, [x(-3.6), y(3.1)], [x(3.6), y(3.1)])
    for (let at = -3.5; at < 3.6; at += 0.35) line(c, PAPER, 4, [x(at), y(3.75)], [x(at), y(3.1)])
  },
  awning(c, { cm, x, y }, { trim }) {
    const STRIPES = 14
    const wide = 7.2 / STRIPES
    for (let k = 0; k < STRIPES; k++) {
      const left = -3.6 + k * wide
      c.fillStyle = k % 2 === 0 ? BLOOD : PAPER
      c.beginPath()
      c.moveTo(x(left), y(4.6))
      c.lineTo(x(left + wide), y(4.6))
      c.lineTo(x(left + wide), y(3.5))
      c.arc(x(left + wide / 2), y(3.5), (cm * wide) / 2, 0, Math.PI)
      c.fill()
    }
    line(c, INK, 4, [x(-3.6), y(4.6)], [x(3.6), y(4.6)])
    sashWindow(c, x(0), y(5.55), cm * 1.6, cm * 0.6, trim)
  },
  clock: () => undefined, // a piece of its own
  arch(c, { cm, x, y }) {
    c.fillStyle = PAPER
    c.fillRect(x(-0.16), y(9.2), cm * 0.32, cm * 1.2)
    c.fillRect(x(-0.45), y(8.95), cm * 0.9, cm * 0.28)
  },
  bars(c, { cm, x, y }) {
    for (const at of [-4.75, 4.75])
      for (let k = -2; k < 3; k++) line(c, INK, 4, [x(at) + k * 12, y(4.9)], [x(at) + k * 12, y(4.9) + cm * 1.9])
  },
}

function doorway(c: Canvas, { x, y }: Ruler, { trim }: House): void {
  for (const [stroke, width] of [
    [INK, 15],
    [trim, 9],
  ] as const) {
    c.strokeStyle = stroke
    c.lineWidth = width
    c.lineCap = 'butt'
    c.beginPath()
    c.moveTo(x(-3.5), y(0))
    c.lineTo(x(-3.5), y(2.5))
    c.quadraticCurveTo(x(0), y(3.35), x(3.5), y(2.5))
    c.lineTo(x(3.5), y(0))
    c.stroke()
  }
}

/** Swelling lines at the lower right, as an engraver shades. */
function shade(c: Canvas, w: number, { y }: Ruler): void {
  c.fillStyle = 'rgba(35,24,17,.32)'
  for (let k = 0; k < 15; k++) {
    const [at, down] = [w - 12 - k * 11, y(2.2) - k * 4]
    c.beginPath()
    c.moveTo(at, down + 90)
    c.quadraticCurveTo(at + 3.5, down + 20, at + 14, down - 60)
    c.quadraticCurveTo(at - 2, down + 15, at, down + 90)
    c.fill()
  }
}

export const roof =
  (id: HouseId, seed: number): Draw =>
  (c, w, h) => {
    clapboards(c, w, h, 13, PAINTS[id].paint, seed)
    c.strokeStyle = INK
    c.lineWidth = 5
    c.strokeRect(5, 5, w - 10, h - 10)
    c.strokeStyle = PAPER
    c.lineWidth = 2
    c.strokeRect(10, 10, w - 20, h - 20)
  }

export const sign =
  (id: HouseId, word: string): Draw =>
  (c, w, h) =>
    signboard(c, -2, -2, w + 4, h + 4, word, PAINTS[id].trim)
