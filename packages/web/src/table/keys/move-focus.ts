// Arrow keys move the focus to the nearest pickable thing in that direction; without a focus, to the first.

import type { Choice } from '../choice/choice.ts'

const LEGAL = '.pickable[data-legal], .pickable[data-picked]'

const AXES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** What is aside counts twice what is ahead. */
const ASIDE = 2

export function moveFocus(within: Element, key: string): boolean {
  const axis = AXES[key]
  const things = [...within.querySelectorAll<HTMLElement>(LEGAL)].filter((thing) => thing.offsetParent !== null)
  if (!axis || things.length === 0) return false
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || !focused.matches('.pickable')) {
    things[0]!.focus()
    return true
  }
  const from = middleOf(focused)
  const [dx, dy] = axis
  let best: { thing: HTMLElement; cost: number } | undefined
  for (const thing of things) {
    if (thing === focused) continue
    const at = middleOf(thing)
    const ahead = (at.x - from.x) * dx + (at.y - from.y) * dy
    const aside = Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx)
    if (ahead <= 4) continue
    const cost = ahead + ASIDE * aside
    if (!best || cost < best.cost) best = { thing, cost }
  }
  // At the end of the row: round to the other end, so that every thing can be reached by one key.
  const next = best?.thing ?? things[(things.indexOf(focused) + (dx + dy > 0 ? 1 : -1) + things.length) % things.length]
  next?.focus()
  return true
}

/** To what is picked next: what goes in the place of something picked is no step further. */
export function focusNext({ next }: Choice): void {
  const [first] = [...document.querySelectorAll<HTMLElement>(LEGAL)].filter(
    (thing) => thing.offsetParent !== null && next.has(thing.dataset['ref'] ?? ''),
  )
  first?.focus()
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
