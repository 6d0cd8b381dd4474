// A4: the contrast of every pair of colours that carries text, computed from the style sheet itself (WCAG 2).

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('../../src/design/tokens.css', import.meta.url), 'utf8')

function tokens(selector: RegExp): Record<string, string> {
  const body = selector.exec(css)?.[1] ?? ''
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name, hex]) => [name!, hex!]))
}
const noon = tokens(/:root,\s*\.printed\s*\{([\s\S]*?)\n\}/)
const lamplight = { ...noon, ...tokens(/:root\[data-theme='dark'\]\s*\{([\s\S]*?)\n\}/) }

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Text on ground. */
const TEXT: readonly (readonly [text: string, ground: string])[] = [
  ...['page', 'surface', 'raised', 'sunken'].flatMap((ground) =>
    ['ink', 'ink-2', 'ink-3', 'go'].map((text) => [text, ground] as const),
  ),
  ...['page', 'surface'].flatMap((ground) =>
    ['blood', 'gold-text', 'equip', 'action', 'ok'].map((text) => [text, ground] as const),
  ),
  ['ink', 'go-soft'],
  ['go', 'go-soft'],
  ['ink', 'blood-soft'],
  ['blood', 'blood-soft'],
  ['gold-text', 'gold-soft'],
  ['ink', 'gold-soft'],
  ['ink', 'equip-soft'],
  ['on-go', 'go'],
  ['on-go', 'go-hover'],
  ['on-blood', 'blood-fill'],
  ['on-gold', 'gold'],
  ['on-wood', 'wood-1'],
  ['on-wood', 'wood-2'],
  ['prompt-ask', 'prompt'],
  ['prompt-text', 'prompt'],
  ['print-ink', 'paper'],
  ['print-ink', 'paper-aged'],
  ['print-ink-2', 'paper-aged'],
  ['print-blood', 'paper-aged'],
  ...Array.from({ length: 10 }, (_, seat) => [`on-seat-${seat}`, `seat-${seat}`] as const),
]
/** Borders and rings. */
const GRAPHICS: readonly (readonly [line: string, ground: string])[] = [
  ['line-strong', 'page'],
  ['line-strong', 'surface'],
  ['gold', 'page'],
  ['gold', 'surface'],
  ['go-on-wood', 'wood-1'],
  ['go-on-wood', 'wood-2'],
]

describe.each([
  ['noon', noon],
  ['lamplight', lamplight],
])('A4: %s', (_name, colours) => {
  test.each(TEXT)('%s can be read on %s', (text, ground) => {
    expect(contrast(colours[text]!, colours[ground]!)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(GRAPHICS)('%s is seen on %s', (line, ground) => {
    expect(contrast(colours[line]!, colours[ground]!)).toBeGreaterThanOrEqual(3)
  })
})
