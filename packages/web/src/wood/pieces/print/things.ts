// What is printed on everything else: tokens, the clock, crates, the train, the camp.

import { BLOOD, BROWN, GOLD, INK, PAPER, STEEL } from '../../../art/inks.ts'
import type { Token } from '../../scene/wooden-table.ts'
import { type Canvas, type Draw, circle, clapboards, covered, dot, letters, line, star } from './strokes.ts'

const framed = (c: Canvas, w: number, h: number, fill: string, stroke: string): void => {
  covered(c, w, h, fill)
  circle(c, w / 2, h / 2, w * 0.41, stroke, 5)
}

function heart(c: Canvas, x: number, y: number, r: number, fill: string): void {
  c.fillStyle = fill
  c.beginPath()
  c.moveTo(x, y + r)
  c.bezierCurveTo(x - r * 1.8, y - r * 0.1, x - r * 0.9, y - r * 1.3, x, y - r * 0.4)
  c.bezierCurveTo(x + r * 0.9, y - r * 1.3, x + r * 1.8, y - r * 0.1, x, y + r)
  c.fill()
}
function colt(c: Canvas, w: number, h: number, ink: string): void {
  line(c, ink, 13, [w * 0.24, h * 0.42], [w * 0.8, h * 0.42])
  line(c, ink, 17, [w * 0.3, h * 0.45], [w * 0.24, h * 0.72])
  line(c, ink, 20, [w * 0.36, h * 0.43], [w * 0.5, h * 0.43])
  circle(c, w * 0.42, h * 0.58, 9, ink, 5)
}
function winchester(c: Canvas, w: number, h: number, ink: string): void {
  line(c, ink, 9, [w * 0.18, h * 0.68], [w * 0.84, h * 0.32])
  line(c, ink, 17, [w * 0.16, h * 0.72], [w * 0.36, h * 0.6])
  circle(c, w * 0.46, h * 0.62, 8, ink, 4.5)
}
function stick(c: Canvas, w: number, h: number, ink: string): void {
  for (const by of [-17, 0, 17]) line(c, ink, 13, [w * 0.3 + by, h * 0.76], [w * 0.5 + by, h * 0.4])
  line(c, ink, 3.5, [w * 0.5, h * 0.36], [w * 0.62, h * 0.22], [w * 0.74, h * 0.26])
  star(c, w * 0.76, h * 0.26, 9, GOLD, { points: 6, inner: 0.4 })
}
function paper(c: Canvas, w: number, h: number): void {
  c.fillStyle = PAPER
  c.fillRect(w * 0.28, h * 0.2, w * 0.44, h * 0.6)
  c.strokeStyle = INK
  c.lineWidth = 4
  c.strokeRect(w * 0.28, h * 0.2, w * 0.44, h * 0.6)
  for (const y of [0.34, 0.46, 0.58]) line(c, INK, 3, [w * 0.36, h * y], [w * 0.64, h * y])
  dot(c, w * 0.62, h * 0.7, 8, BLOOD)
}

function skull(c: Canvas, x: number, y: number, r: number): void {
  dot(c, x, y - r * 0.2, r, PAPER)
  c.fillRect(x - r * 0.5, y + r * 0.5, r, r * 0.6)
  for (const side of [-1, 1]) dot(c, x + side * r * 0.42, y - r * 0.15, r * 0.27, INK)
  for (const at of [-0.2, 0.2]) line(c, INK, 3, [x + at * r, y + r * 0.65], [x + at * r, y + r])
}

const TOKEN_PRINTS: Readonly<Record<Token, Draw>> = {
  life(c, w, h) {
    framed(c, w, h, '#e9d7b2', BLOOD)
    heart(c, w / 2, h * 0.52, w * 0.2, BLOOD)
  },
  gold(c, w, h) {
    framed(c, w, h, GOLD, INK)
    letters(c, '$', w / 2, h / 2 + 3, 66, INK)
  },
  colt(c, w, h) {
    framed(c, w, h, '#737a80', PAPER)
    colt(c, w, h, PAPER)
  },
  winchester(c, w, h) {
    framed(c, w, h, BROWN, PAPER)
    winchester(c, w, h, PAPER)
  },
  dynamite(c, w, h) {
    framed(c, w, h, BLOOD, PAPER)
    stick(c, w, h, PAPER)
  },
  document(c, w, h) {
    framed(c, w, h, STEEL, PAPER)
    paper(c, w, h)
  },
  hostage(c, w, h) {
    framed(c, w, h, '#c9788f', INK)
    dot(c, w / 2, h * 0.38, 13, INK)
    line(c, INK, 24, [w * 0.5, h * 0.6], [w * 0.5, h * 0.68])
  },
  duel(c, w, h) {
    framed(c, w, h, '#3f6b52', PAPER)
    line(c, PAPER, 9, [w * 0.28, h * 0.3], [w * 0.72, h * 0.7])
    line(c, PAPER, 9, [w * 0.72, h * 0.3], [w * 0.28, h * 0.7])
  },
  hidden(c, w, h) {
    framed(c, w, h, '#4a3322', '#c9a36a')
    letters(c, '?', w / 2, h / 2 + 3, 66, '#e9d2a4')
  },
}
export const token = (of: Token): Draw => TOKEN_PRINTS[of]

const clock: Draw = (c, w, h) => {
  covered(c, w, h, PAPER)
  circle(c, w / 2, h / 2, w * 0.46, INK, 9)
  circle(c, w / 2, h / 2, w * 0.41, INK, 2)
  for (let hour = 1; hour <= 12; hour++) {
    const turn = (hour / 6) * Math.PI - Math.PI / 2
    letters(c, String(hour), w / 2 + Math.cos(turn) * w * 0.33, h / 2 + Math.sin(turn) * w * 0.33 + 2, 28, INK)
  }
}
const crate: Draw = (c, w, h) => {
  for (let k = 1; k < 4; k++) line(c, 'rgba(35,20,8,.85)', 4, [0, (h * k) / 4], [w, (h * k) / 4])
  c.fillStyle = 'rgba(35,20,8,.22)'
  for (const [x, y, wide, high] of [
    [0, 0, w, 22],
    [0, h - 22, w, 22],
    [0, 0, 22, h],
    [w - 22, 0, 22, h],
  ] as const)
    c.fillRect(x, y, wide, high)
  c.strokeStyle = 'rgba(35,20,8,.85)'
  c.lineWidth = 4
  c.strokeRect(22, 22, w - 44, h - 44)
  line(c, 'rgba(60,34,14,.5)', 15, [30, h - 30], [w - 30, 30])
  letters(c, 'W & L', w / 2, h / 2, 40, BLOOD, w * 0.6)
  for (const [x, y] of [
    [11, 11],
    [w - 11, 11],
    [11, h - 11],
    [w - 11, h - 11],
  ] as const)
    dot(c, x, y, 4, INK)
}
const puck: Draw = (c, w, h) => {
  circle(c, w / 2, h / 2, w * 0.42, BROWN, 8)
  circle(c, w / 2, h / 2, w * 0.34, BROWN, 3)
  star(c, w / 2, h / 2, w * 0.22, BROWN, { points: 8, inner: 0.35 })
}
const bullet: Draw = (c, w, h) => {
  circle(c, w / 2, h / 2, w * 0.4, INK, 6)
  circle(c, w / 2, h / 2, w * 0.3, INK, 2.5)
  star(c, w / 2, h / 2, w * 0.2, INK, { points: 8, inner: 0.5 })
}
const bundle: Draw = (c, w, h) => {
  framed(c, w, h, BLOOD, PAPER)
  stick(c, w, h, PAPER)
}
const plate: Draw = (c, w, h) => letters(c, 'No. 7', w / 2, h / 2 + 2, 52, GOLD, w * 0.9)
const wagonSide: Draw = (c, w, h) => {
  clapboards(c, w, h, 24, '#7c3123', 5)
  c.strokeStyle = INK
  c.lineWidth = 6
  c.strokeRect(w * 0.4, 6, w * 0.2, h - 6)
  line(c, INK, 5, [w * 0.4, 6], [w * 0.6, h])
  line(c, INK, 5, [w * 0.6, 6], [w * 0.4, h])
  letters(c, 'W & L', w * 0.2, h / 2 + 3, 50, PAPER)
  letters(c, 'R. R.', w * 0.8, h / 2 + 3, 50, PAPER)
}
const coachSide: Draw = (c, w, h) => {
  clapboards(c, w, h, 130, '#7c1f14', 9)
  for (const x of [0.14, 0.5, 0.86]) {
    c.fillStyle = '#1c1714'
    c.fillRect(w * x - 26, 16, 52, 44)
    c.strokeStyle = GOLD
    c.lineWidth = 3
    c.strokeRect(w * x - 26, 16, 52, 44)
  }
  c.strokeRect(w * 0.5 - 36, 8, 72, h - 12)
  letters(c, 'WELLS', w * 0.2, h * 0.74, 30, GOLD)
  letters(c, 'COACH', w * 0.8, h * 0.74, 30, GOLD)
}
const tank: Draw = (c, w, h) => letters(c, 'W & L', w / 2, h / 2, 62, '#f3e2b9', w * 0.7)

/** On the table top itself: a tent, a fire, and how far it goes. */
const camp =
  (word: string): Draw =>
  (c, w, h) => {
    const ink = 'rgba(35,20,10,.72)'
    c.setLineDash([16, 11])
    c.strokeStyle = ink
    c.lineWidth = 5
    c.strokeRect(8, 8, w - 16, h - 16)
    c.setLineDash([])
    letters(c, word, w / 2, h * 0.84, 38, ink, w * 0.7)
    line(c, ink, 5, [w * 0.2, h * 0.62], [w * 0.36, h * 0.22], [w * 0.52, h * 0.62], [w * 0.2, h * 0.62])
    line(c, ink, 4, [w * 0.36, h * 0.22], [w * 0.33, h * 0.62])
    line(c, ink, 4, [w * 0.36, h * 0.22], [w * 0.42, h * 0.62])
    line(c, ink, 8, [w * 0.62, h * 0.62], [w * 0.82, h * 0.54])
    line(c, ink, 8, [w * 0.62, h * 0.54], [w * 0.82, h * 0.62])
    c.fillStyle = 'rgba(158,42,28,.75)'
    c.beginPath()
    c.moveTo(w * 0.72, h * 0.26)
    c.bezierCurveTo(w * 0.82, h * 0.4, w * 0.8, h * 0.52, w * 0.72, h * 0.54)
    c.bezierCurveTo(w * 0.63, h * 0.52, w * 0.63, h * 0.42, w * 0.72, h * 0.26)
    c.fill()
  }
const water =
  (isClean: boolean): Draw =>
  (c, w, h) => {
    covered(c, w, h, isClean ? '#5f93ad' : '#6d7f3a')
    for (const y of [0.34, 0.5, 0.66])
      line(
        c,
        isClean ? '#dbeef5' : '#2a3512',
        4,
        [w * 0.25, h * y],
        [w * 0.4, h * (y - 0.05)],
        [w * 0.6, h * (y + 0.05)],
        [w * 0.75, h * y],
      )
    if (!isClean) skull(c, w / 2, h / 2, w * 0.2)
  }
const closed =
  (word: string): Draw =>
  (c, w, h) => {
    covered(c, w, h, '#e9d7b2')
    c.strokeStyle = BLOOD
    c.lineWidth = 7
    c.strokeRect(8, 8, w - 16, h - 16)
    letters(c, word, w / 2, h / 2 + 3, 54, BLOOD, w - 50)
  }

export const things = (words: { readonly closed: string; readonly camp: string }): Readonly<Record<string, Draw>> => ({
  clock,
  crate,
  puck,
  bullet,
  stick: bundle,
  'water-clean': water(true),
  'water-poisoned': water(false),
  closed: closed(words.closed),
  plate,
  'wagon-side': wagonSide,
  'coach-side': coachSide,
  tank,
  camp: camp(words.camp),
})
