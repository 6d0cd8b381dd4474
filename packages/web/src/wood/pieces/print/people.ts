// What is printed on figures: faces, the pattern of their clan's cloth, badges, the number on a hat.

import { BLOOD, GOLD, INK, PAPER } from '../../../art/inks.ts'
import type { Carving } from '../../scene/wooden-table.ts'
import { type Canvas, type Draw, circle, covered, dot, letters, line, star } from './strokes.ts'

/** Both sides of a face from one. */
function mirrored(c: Canvas, w: number, draw: (side: 1 | -1) => void): void {
  for (const side of [1, -1] as const) {
    c.save()
    c.translate(w / 2, 0)
    c.scale(side, 1)
    draw(side)
    c.restore()
  }
}

/** Brows, eyes and what covers the mouth. The cell is the front of the head, 1.2 cm wide. */
export const face =
  (carving: Carving): Draw =>
  (c, w, h) => {
    const isLady = carving === 'woman'
    mirrored(c, w, () => {
      c.fillStyle = INK
      c.beginPath()
      c.ellipse(17, h * 0.4, 5.5, 8, 0, 0, 2 * Math.PI)
      c.fill()
      dot(c, 18.5, h * 0.37, 1.8, PAPER)
      c.save()
      c.translate(18, h * 0.27)
      c.rotate(carving === 'outlaw' ? 0.3 : isLady ? -0.14 : 0.08)
      c.fillStyle = INK
      c.fillRect(-13, isLady ? -1.5 : -3, 26, isLady ? 3 : 6)
      c.restore()
      if (isLady) {
        line(c, INK, 2.5, [22, h * 0.37], [27, h * 0.33])
        dot(c, 30, h * 0.56, 7, 'rgba(190,60,60,.4)')
      }
    })
    if (carving === 'outlaw') kerchief(c, w, h)
    else if (isLady) lips(c, w, h)
    else moustache(c, w, h, carving === 'law' ? INK : '#6b4a2a')
  }

function moustache(c: Canvas, w: number, h: number, colour: string): void {
  mirrored(c, w, () => {
    c.fillStyle = colour
    c.beginPath()
    c.moveTo(0, h * 0.56)
    c.bezierCurveTo(14, h * 0.52, 30, h * 0.57, 38, h * 0.7)
    c.bezierCurveTo(28, h * 0.66, 12, h * 0.68, 0, h * 0.63)
    c.fill()
  })
  line(c, colour, 2.5, [w / 2 - 8, h * 0.75], [w / 2 + 8, h * 0.75])
}
function lips(c: Canvas, w: number, h: number): void {
  c.fillStyle = BLOOD
  c.beginPath()
  c.ellipse(w / 2, h * 0.66, 9, 4, 0, 0, 2 * Math.PI)
  c.fill()
}
function kerchief(c: Canvas, w: number, h: number): void {
  c.fillStyle = BLOOD
  c.beginPath()
  c.moveTo(-2, h * 0.53)
  c.quadraticCurveTo(w / 2, h * 0.64, w + 2, h * 0.53)
  c.lineTo(w + 2, h + 2)
  c.lineTo(-2, h + 2)
  c.fill()
  for (let i = 0; i < 10; i++) dot(c, 8 + i * 11, h * 0.76 + (i % 2) * 14, 2.8, PAPER)
}

/** As engravers tell colours apart: gold by dots, red by upright lines, blue by level ones. */
export const cloth =
  (carving: Carving): Draw =>
  (c, w, h) => {
    covered(c, w, h, { law: '#d79a24', outlaw: '#a41b0c', woman: '#f3e2b9', man: '#f3e2b9' }[carving])
    if (carving === 'law')
      for (let x = 8; x < w; x += 16)
        for (const [y, by] of [
          [12, 0],
          [36, 8],
        ] as const)
          dot(c, x + by, y, 3.4, '#5a3a12')
    else if (carving === 'outlaw') for (let x = 6; x < w; x += 12) line(c, '#f3d9b4', 2.6, [x, 5], [x, h - 5])
    else for (let y = 8; y < h; y += 12) line(c, carving === 'woman' ? '#b3546c' : '#3f699b', 2.6, [0, y], [w, y])
  }

export const number =
  (n: number): Draw =>
  (c, w, h) =>
    letters(c, String(n), w / 2, h / 2 + 3, n > 9 ? 66 : 84, PAPER, w * 0.82)

export const badge =
  (of: 'sheriff' | 'chief' | 'witness'): Draw =>
  (c, w, h) => {
    if (of === 'sheriff') {
      star(c, w / 2, h / 2, w * 0.46, '#c98f24', { stroke: INK, width: 5 })
      star(c, w / 2, h / 2, w * 0.28, '#f0c465')
    } else if (of === 'chief') {
      circle(c, w / 2, h / 2, w * 0.38, INK, 6)
      letters(c, 'D', w / 2 + 2, h / 2 + 2, w * 0.56, INK)
    } else {
      c.fillStyle = PAPER
      c.beginPath()
      c.ellipse(w / 2, h / 2, w * 0.4, w * 0.24, 0, 0, 2 * Math.PI)
      c.fill()
      c.lineWidth = 5
      c.strokeStyle = INK
      c.stroke()
      dot(c, w / 2, h / 2, w * 0.14, INK)
      dot(c, w / 2 + 4, h / 2 - 4, w * 0.05, GOLD)
    }
  }
