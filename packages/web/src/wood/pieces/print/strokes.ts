// What prints are made of: letters, stars, rings, painted clapboards, windows.

import { INK, PAPER } from '../../../art/inks.ts'
import { seeded } from '../../../art/seeded.ts'

export type Canvas = CanvasRenderingContext2D
export type Draw = (canvas: Canvas, width: number, height: number) => void

export const WOOD_TYPE = '"Alfa Slab One", "Rockwell", "Roboto Slab", Georgia, serif'

/** In the middle of x and y; pressed together where it would be wider than `most`. */
export function letters(
  c: Canvas,
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  most?: number,
): void {
  c.font = `400 ${size}px ${WOOD_TYPE}`
  c.textAlign = 'center'
  c.textBaseline = 'middle'
  const { width } = c.measureText(text)
  c.save()
  c.translate(x, y)
  if (most !== undefined && width > most) c.scale(most / width, 1)
  c.fillStyle = fill
  c.fillText(text, 0, 0)
  c.restore()
}

export function covered(c: Canvas, w: number, h: number, fill: string): void {
  c.fillStyle = fill
  c.fillRect(-2, -2, w + 4, h + 4)
}
export function circle(c: Canvas, x: number, y: number, radius: number, stroke: string, width: number): void {
  c.strokeStyle = stroke
  c.lineWidth = width
  c.beginPath()
  c.arc(x, y, radius, 0, 2 * Math.PI)
  c.stroke()
}
export function dot(c: Canvas, x: number, y: number, radius: number, fill: string): void {
  c.fillStyle = fill
  c.beginPath()
  c.arc(x, y, radius, 0, 2 * Math.PI)
  c.fill()
}
export function line(
  c: Canvas,
  stroke: string,
  width: number,
  ...points: readonly (readonly [number, number])[]
): void {
  c.strokeStyle = stroke
  c.lineWidth = width
  c.lineCap = 'round'
  c.lineJoin = 'round'
  c.beginPath()
  for (const [x, y] of points) c.lineTo(x, y)
  c.stroke()
}

interface Star {
  readonly points?: number
  readonly inner?: number // share of the radius
  readonly stroke?: string
  readonly width?: number
}
export function star(c: Canvas, x: number, y: number, radius: number, fill: string, more: Star = {}): void {
  const { points = 5, inner = 0.42, stroke, width = 4 } = more
  c.beginPath()
  for (let i = 0; i < points * 2; i++) {
    const [turn, r] = [(i / points) * Math.PI - Math.PI / 2, i % 2 === 0 ? radius : radius * inner]
    c.lineTo(x + r * Math.cos(turn), y + r * Math.sin(turn))
  }
  c.closePath()
  c.fillStyle = fill
  c.fill()
  if (stroke === undefined) return
  c.strokeStyle = stroke
  c.lineWidth = width
  c.lineJoin = 'round'
  c.stroke()
}

const WORN = 5 // streaks a board

/** Boards across, painted; here and there the paint is worn through to the wood. */
export function clapboards(c: Canvas, w: number, h: number, step: number, paint: string, seed: number): void {
  const random = seeded(seed)
  c.globalAlpha = 0.9
  covered(c, w, h, paint)
  c.globalAlpha = 1
  for (let y = 0; y < h; y += step) {
    c.fillStyle = `rgba(${random() > 0.5 ? '255,240,210' : '20,10,5'},${0.03 + random() * 0.08})`
    c.fillRect(-3, y, w + 6, step)
    c.fillStyle = 'rgba(28,18,10,.72)'
    c.fillRect(-3, y - 1.3, w + 6, 2.6)
    c.fillStyle = 'rgba(255,245,220,.16)'
    c.fillRect(-3, y + 1.6, w + 6, 1.6)
    c.globalCompositeOperation = 'destination-out'
    for (let k = 0; k < WORN; k++) {
      c.fillStyle = `rgba(0,0,0,${0.12 + random() * 0.38})`
      c.beginPath()
      c.ellipse(random() * w, y + random() * step, 4 + random() * 30, 0.6 + random() * 1.5, 0, 0, 2 * Math.PI)
      c.fill()
    }
    c.globalCompositeOperation = 'source-over'
  }
}

/** Its sill is below `y + h`. */
export function sashWindow(c: Canvas, x: number, y: number, w: number, h: number, trim: string, isLit = false): void {
  c.fillStyle = INK
  c.fillRect(x - w / 2 - 7, y - 7, w + 14, h + 14)
  c.fillStyle = trim
  c.fillRect(x - w / 2 - 4.5, y - 4.5, w + 9, h + 9)
  c.fillStyle = isLit ? '#e8b860' : '#2a2f33'
  c.fillRect(x - w / 2, y, w, h)
  c.fillStyle = 'rgba(255,255,255,.16)'
  c.beginPath()
  c.moveTo(x - w / 2, y)
  c.lineTo(x + w * 0.1, y)
  c.lineTo(x - w / 2, y + h * 0.7)
  c.fill()
  c.fillStyle = trim
  c.fillRect(x - 2.5, y, 5, h)
  c.fillRect(x - w / 2, y + h * 0.48, w, 5)
  c.fillStyle = PAPER
  c.fillRect(x - w / 2 - 11, y + h + 6, w + 22, 7)
  c.fillStyle = INK
  c.fillRect(x - w / 2 - 11, y + h + 12, w + 22, 2.5)
}

/** A painted board with a frame and a word in wood type, printed twice, not quite in register. */
export function signboard(c: Canvas, x: number, y: number, w: number, h: number, word: string, trim: string): void {
  c.fillStyle = INK
  c.fillRect(x, y, w, h)
  c.fillStyle = '#f3e2b9'
  c.fillRect(x + 5, y + 5, w - 10, h - 10)
  c.strokeStyle = trim
  c.lineWidth = 3
  c.strokeRect(x + 11, y + 11, w - 22, h - 22)
  const [middle, down] = [x + w / 2, y + h / 2]
  letters(c, word, middle + 3, down + 5, h * 0.66, 'rgba(158,42,28,.45)', w - 44)
  letters(c, word, middle, down + 2, h * 0.66, INK, w - 44)
}
