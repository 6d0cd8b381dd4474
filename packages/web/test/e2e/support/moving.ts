// What moves on a page that nobody moved, and where its main button stands: kept by the page itself while a game is played.

import type { Page } from 'playwright-core'

export interface Moved {
  /** The sum of all layout shifts, but for those of the question's own words and buttons. */
  readonly shift: number
  /** What moved most. */
  readonly worst: readonly string[]
  /** How far apart, in pixels, the places of the main button lie: of its left edge and of its foot. */
  readonly button: readonly [number, number]
}

interface Kept {
  shift: number
  readonly shifts: [value: number, what: string][]
  readonly places: [left: number, foot: number][]
}
declare global {
  var moved: Kept
}

/** From now on. What is pressed by script counts as nobody's touch, so that nothing is excused. */
export const watchMoves = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept: Kept = { shift: 0, shifts: [], places: [] }
    globalThis.moved = kept
    const isAsked = (node: Node | null | undefined): boolean =>
      Boolean((node instanceof Element ? node : node?.parentElement)?.closest('.prompt'))
    // On purpose: a card that slides, a bill that is nailed up.
    const isAnimated = (node: Node): boolean => {
      for (let at = node instanceof Element ? node : node.parentElement; at; at = at.parentElement)
        if (at.getAnimations().length > 0) return true
      return false
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number
          sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        const others = sources.filter(({ node }) => node?.isConnected === true && !isAsked(node) && !isAnimated(node))
        if (others.length === 0) continue
        kept.shift += value
        const [{ node, previousRect: was, currentRect: is }] = others as [(typeof others)[number]]
        const name = node instanceof Element ? node.className : node?.parentElement?.className
        kept.shifts.push([
          value,
          `${name}: ${was.x},${was.y} ${was.width}×${was.height} → ${is.x},${is.y} ${is.width}×${is.height}`,
        ])
      }
    }).observe({ type: 'layout-shift' })
    const look = (): void => {
      const button = document.querySelector('.prompt[data-mine] [data-commit]')?.getBoundingClientRect()
      if (button && button.width > 0) kept.places.push([button.left, button.bottom])
      requestAnimationFrame(look)
    }
    look()
  })

export const moves = (page: Page): Promise<Moved> =>
  page.evaluate(() => {
    const { shift, shifts, places } = globalThis.moved
    const spread = (all: readonly number[]): number => Math.max(...all) - Math.min(...all)
    return {
      shift,
      worst: shifts
        .toSorted(([a], [b]) => b - a)
        .slice(0, 6)
        .map(([value, what]) => `${value.toFixed(4)} ${what}`),
      button: [spread(places.map(([left]) => left)), spread(places.map(([, foot]) => foot))] as const,
    }
  })
