// Path data, as short as it gets: tenths of a unit, relative steps.

export type Point = readonly [x: number, y: number]

const tenths = (value: number): number => Math.round(value * 10)

function written(tenths: number): string {
  const whole = tenths / 10
  const text = String(Math.abs(whole)).replace(/^0\./, '.')
  return tenths < 0 ? `-${text}` : text
}

/** The numbers one after the other; a minus sign parts them as well as a blank does. */
export function numbers(...values: readonly number[]): string {
  let text = ''
  for (const value of values) {
    const next = written(tenths(value))
    text += text === '' || next.startsWith('-') ? next : ` ${next}`
  }
  return text
}

function steps(points: readonly Point[]): string {
  let x = tenths(points[0]![0])
  let y = tenths(points[0]![1])
  let text = `M${written(x)}${y < 0 ? '' : ' '}${written(y)}`
  let first = true
  for (let index = 1; index < points.length; index++) {
    const dx = tenths(points[index]![0]) - x
    const dy = tenths(points[index]![1]) - y
    if (dx === 0 && dy === 0) continue
    x += dx
    y += dy
    text += `${first ? 'l' : dx < 0 ? '' : ' '}${written(dx)}${dy < 0 ? '' : ' '}${written(dy)}`
    first = false
  }
  return text
}

export const polygon = (points: readonly Point[]): string => `${steps(points)}z`
export const polyline = (points: readonly Point[]): string => steps(points)

/** A whole circle as a part of a longer path. */
export const circle = (x: number, y: number, r: number): string =>
  `M${numbers(x - r, y)}a${numbers(r, r)} 0 1 0 ${numbers(2 * r, 0)}a${numbers(r, r)} 0 1 0 ${numbers(-2 * r, 0)}z`

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${numbers(x, y)}h${numbers(width)}v${numbers(height)}h${numbers(-width)}z`

/** The corners of a star: `points` tips at the radius `outer`, notches at `inner`, the first tip straight up. */
export function star(x: number, y: number, points: number, outer: number, inner: number, turn = 0): Point[] {
  const corners: Point[] = []
  for (let corner = 0; corner < points * 2; corner++) {
    const angle = (Math.PI * corner) / points - Math.PI / 2 + turn
    const r = corner % 2 === 0 ? outer : inner
    corners.push([x + r * Math.cos(angle), y + r * Math.sin(angle)])
  }
  return corners
}

/** Path data of straight lines and cubic or quadratic curves, in absolute commands, as the corners of polygons. */
export function flattened(data: string, perCurve = 10): Point[][] {
  const tokens = data.match(/[MLHVCQZ]|-?(?:\d+\.?\d*|\.\d+)/g) ?? []
  const shapes: Point[][] = []
  let at: Point = [0, 0]
  let command = 'M'
  let read = 0
  const number = () => Number(tokens[read++])
  const point = (): Point => [number(), number()]
  const to = (next: Point) => {
    shapes.at(-1)!.push(next)
    at = next
  }
  while (read < tokens.length) {
    if (/[A-Z]/.test(tokens[read]!)) command = tokens[read++]!
    if (command === 'Z') continue
    if (command === 'M') {
      shapes.push([])
      to(point())
      command = 'L'
    } else if (command === 'L') to(point())
    else if (command === 'H') to([number(), at[1]])
    else if (command === 'V') to([at[0], number()])
    else {
      const from = at
      const first = point()
      const second = command === 'C' ? point() : first
      const last = point()
      for (let step = 1; step <= perCurve; step++) {
        const t = step / perCurve
        to(command === 'C' ? onCubic(from, first, second, last, t) : onQuadratic(from, first, last, t))
      }
    }
  }
  return shapes
}

export function onCubic(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const s = 1 - t
  const [wa, wb, wc, wd] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
  return [wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0], wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1]]
}

export function onQuadratic(a: Point, b: Point, c: Point, t: number): Point {
  const s = 1 - t
  return [s * s * a[0] + 2 * s * t * b[0] + t * t * c[0], s * s * a[1] + 2 * s * t * b[1] + t * t * c[1]]
}
