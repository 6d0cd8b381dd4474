// Heraldic hatches: how engravers told colours apart in black and white. All are one stroked path with round caps;
// a dot is a stroke of no length.

import { numbers } from './path.ts'
import type { Shape } from './shapes.ts'

export const HATCHES = [
  'vertical',
  'horizontal',
  'diagonal',
  'dots',
  'counter-diagonal',
  'chevrons',
  'crossed',
  'fine-dots',
  'wavy',
  'brick',
] as const
export type Hatch = (typeof HATCHES)[number]

/** The hatch of that name inside the shape, its lines `spacing` apart. */
export function hatch(kind: Hatch, shape: Shape, spacing: number): string {
  switch (kind) {
    case 'vertical':
      return lines(shape, 90, spacing)
    case 'horizontal':
      return lines(shape, 0, spacing)
    case 'diagonal':
      return lines(shape, 45, spacing)
    case 'counter-diagonal':
      return lines(shape, -45, spacing)
    case 'crossed':
      return lines(shape, 0, spacing * 1.3) + lines(shape, 90, spacing * 1.3)
    case 'dots':
      return dots(shape, spacing * 1.25)
    case 'fine-dots':
      return dots(shape, spacing * 0.85)
    case 'chevrons':
      return lines(shape, 0, spacing * 1.1, (along) => Math.abs(((along / spacing + 1e3) % 4) - 2) * spacing * 0.5)
    case 'wavy':
      return lines(shape, 0, spacing * 1.1, (along) => Math.sin((along / spacing) * 1.6) * spacing * 0.35)
    case 'brick':
      return lines(shape, 0, spacing * 1.3) + joints(shape, spacing * 1.3)
  }
}

function lines(shape: Shape, angle: number, spacing: number, bend: (along: number) => number = () => 0): string {
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [mx, my] = [(shape.left + shape.right) / 2, (shape.top + shape.bottom) / 2]
  const reach = Math.hypot(shape.right - shape.left, shape.bottom - shape.top) / 2
  const straight = bend(0) === bend(spacing / 2) && bend(0) === bend(spacing)
  const step = spacing / (straight ? 12 : 3)
  let data = ''
  for (let across = spacing / 2 - Math.ceil(reach / spacing) * spacing; across < reach; across += spacing) {
    let from = ''
    let last = ''
    const finish = () => {
      if (last !== '' && last !== from) data += straight ? `M${from}L${last}` : `M${from}${last}`
      from = last = ''
    }
    for (let along = -reach; along <= reach; along += step) {
      const off = across + bend(along)
      const x = mx + along * cos - off * sin
      const y = my + along * sin + off * cos
      if (!shape.contains(x, y)) finish()
      else if (from === '') from = numbers(x, y)
      else last = straight ? numbers(x, y) : `${last}L${numbers(x, y)}`
    }
    finish()
  }
  return data
}

function dots(shape: Shape, spacing: number): string {
  let data = ''
  let row = 0
  for (let y = shape.top + spacing / 2; y < shape.bottom; y += spacing * 0.75, row++) {
    for (let x = shape.left + (row % 2 === 0 ? 0.25 : 0.75) * spacing; x < shape.right; x += spacing) {
      if (shape.contains(x, y)) data += `M${numbers(x, y)}h0`
    }
  }
  return data
}

function joints(shape: Shape, spacing: number): string {
  const my = (shape.top + shape.bottom) / 2
  const reach = Math.ceil(Math.hypot(shape.right - shape.left, shape.bottom - shape.top) / 2 / spacing)
  let data = ''
  for (let row = -reach; row < reach; row++) {
    const y = my + (row + 0.5) * spacing
    for (let x = shape.left + (row % 2 === 0 ? 0.5 : 1.5) * spacing; x < shape.right; x += spacing * 2) {
      if (shape.contains(x, y) && shape.contains(x, y + spacing)) data += `M${numbers(x, y)}v${numbers(spacing)}`
    }
  }
  return data
}
