// Our own drawings: shares of wins with their intervals, and how long games last. SVG whose colours the page decides.

import type { Line } from './results.ts'

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const WIDTH = 720
const LABELS = 190 // room for names on the left
const NUMBERS = 180 // and for figures on the right
const ROW = 26
const AXIS = 24

interface Words {
  name(word: string): string
  percent(share: number, digits: number): string
}

/** One row for each word: a bar as long as its share, a whisker as wide as its interval. */
export function sharesChart(title: string, lines: readonly Line[], { name, percent }: Words): string {
  const most = Math.max(0.1, ...lines.map(({ high }) => Math.ceil(high * 10) / 10))
  const room = WIDTH - LABELS - NUMBERS
  const x = (share: number): string => (LABELS + (share / most) * room).toFixed(1)
  const height = lines.length * ROW + AXIS
  const step = most > 0.5 ? 0.2 : 0.1
  const marks = Array.from({ length: Math.floor(most / step + 1.001) }, (_, i) => i * step)
  const grid = marks.map(
    (share) =>
      `<line class="grid" x1="${x(share)}" x2="${x(share)}" y1="0" y2="${height - AXIS}"/>` +
      `<text class="axis" x="${x(share)}" y="${height - 6}" text-anchor="middle">${percent(share, 0)}</text>`,
  )
  const rows = lines.map((line, i) => {
    const middle = i * ROW + ROW / 2
    const figures = `${percent(line.share, 1)} · ${percent(line.low, 1)} – ${percent(line.high, 1)}`
    return (
      `<text class="label" x="${LABELS - 10}" y="${middle + 4}" text-anchor="end">${escaped(name(line.word))}</text>` +
      `<rect class="bar" x="${LABELS}" y="${middle - 7}" width="${((line.share / most) * room).toFixed(1)}" height="14" rx="2"/>` +
      `<path class="whisker" d="M${x(line.low)} ${middle}H${x(line.high)}M${x(line.low)} ${middle - 4}v8M${x(line.high)} ${middle - 4}v8"/>` +
      `<text class="figures" x="${WIDTH - NUMBERS + 10}" y="${middle + 4}">${figures}</text>`
    )
  })
  return figure(title, height, [...grid, ...rows])
}

const BUCKETS = 40
const TALL = 200

/** How many games took how many decisions, in buckets of equal width. */
export function lengthsChart(
  title: string,
  lengths: Readonly<Record<string, number>>,
  number: (value: number) => string,
): string {
  const entries = Object.entries(lengths).map(([length, games]) => [Number(length), games] as const)
  const min = Math.min(...entries.map(([length]) => length))
  const max = Math.max(...entries.map(([length]) => length))
  const size = Math.max(1, Math.ceil((max - min + 1) / BUCKETS))
  const buckets = Array.from({ length: Math.ceil((max - min + 1) / size) }, () => 0)
  for (const [length, games] of entries) buckets[Math.floor((length - min) / size)]! += games
  const tallest = Math.max(...buckets)
  const wide = WIDTH / buckets.length
  const bars = buckets.map((games, i) => {
    const tall = (games / tallest) * TALL
    const range = size === 1 ? number(min + i) : `${number(min + i * size)}–${number(min + (i + 1) * size - 1)}`
    return (
      `<rect class="bar" x="${(i * wide + 1).toFixed(1)}" y="${(TALL - tall).toFixed(1)}" width="${(wide - 2).toFixed(1)}" height="${tall.toFixed(1)}">` +
      `<title>${range}: ${number(games)}</title></rect>`
    )
  })
  const axis =
    `<line class="grid" x1="0" x2="${WIDTH}" y1="${TALL}" y2="${TALL}"/>` +
    `<text class="axis" x="0" y="${TALL + 17}">${number(min)}</text>` +
    `<text class="axis" x="${WIDTH}" y="${TALL + 17}" text-anchor="end">${number(max)}</text>`
  return figure(title, TALL + AXIS, [...bars, axis])
}

const figure = (title: string, height: number, parts: readonly string[]): string =>
  `<div class="wide"><svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">\n${parts.join('\n')}\n</svg></div>`
