// What is wrong with where things lie on the board of Western Legends, in words. Runs in the page: it may use nothing from outside itself.

/** Parts that must never lie on each other, what is cut, and words that don't fit. */
export function troubleIn(): string[] {
  const troubles: string[] = []
  const shown = (selector: string, within: ParentNode = document): Element[] =>
    [...within.querySelectorAll(selector)].filter((one) => {
      const { width, height } = one.getBoundingClientRect()
      return width > 0 && height > 0 && getComputedStyle(one).visibility !== 'hidden'
    })
  const nameOf = (one: Element): string => {
    const seat = one.closest('.seat')?.getAttribute('data-seat')
    const words = (one.textContent ?? '').trim().slice(0, 24)
    return `${seat === null || seat === undefined ? '' : `seat ${seat} `}.${[...one.classList].join('.')} “${words}”`
  }
  const isOver = (one: Element, other: Element): boolean => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return width > 1.5 && height > 1.5
  }
  const apart = (all: readonly Element[]): void => {
    for (const [i, one] of all.entries())
      for (const other of all.slice(i + 1))
        if (!one.contains(other) && !other.contains(one) && isOver(one, other))
          troubles.push(`${nameOf(one)} lies on ${nameOf(other)}`)
  }
  const inside = (all: readonly Element[], frame: DOMRect, what: string): void => {
    for (const one of all) {
      const { left, top, right, bottom } = one.getBoundingClientRect()
      if (left < frame.left - 1 || top < frame.top - 1 || right > frame.right + 1 || bottom > frame.bottom + 1)
        troubles.push(`${nameOf(one)} is cut by ${what}`)
    }
  }

  // The parts of the table.
  const regions = shown('.table-header, .field, .prompt, .own, .tray, .side, .tab-bar')
  const seats = shown('.field .seat')
  apart(regions)
  apart([...seats, ...shown('.wl-map, .wl-tracks')])
  inside(
    [...regions, ...shown('.prompt .button, .own .button')],
    new DOMRect(0, 0, innerWidth, innerHeight),
    'the window',
  )
  apart(shown('.prompt .button, .prompt-ask, .prompt-because'))
  apart(shown('.own .button, .own-head, .wl-own, .wl-gear, .wl-hand'))
  const isScrolled = (row: Element): boolean => row.scrollWidth > row.clientWidth + 1
  for (const row of shown('.field .seats'))
    if (!isScrolled(row)) inside([...row.querySelectorAll('.seat')], row.getBoundingClientRect(), 'its row')
  for (const seat of seats) {
    const parts = shown('.seat-name, .tag, .wl-figure-of, .wl-seat-who', seat)
    inside(parts, seat.getBoundingClientRect(), 'its seat')
    apart(parts)
  }

  // The map: its signs stay apart, a number is on nobody's name.
  const isCovered = document.querySelector('.wl-stage') !== null
  if (!isCovered) {
    apart(shown('.wl-name, .wl-town, .wl-region'))
    for (const count of shown('.wl-count'))
      for (const name of shown('.wl-name, .wl-town, .wl-region, .wl-count'))
        if (count !== name && isOver(count, name)) troubles.push(`${nameOf(count)} lies on ${nameOf(name)}`)
    apart([...shown('.wl-strip'), ...shown('.wl-map-buttons .button')])
  }

  // The stage: in the map's window, whole, and its parts side by side.
  const map = document.querySelector('.wl-map')!.getBoundingClientRect()
  for (const scene of shown('.wl-scene')) {
    inside([scene], map, 'the map’s window')
    // Nine goods, twelve legends: on a phone one leafs through them.
    const isList = innerWidth < 600 && /^(store|characters)$/.test(scene.getAttribute('data-scene') ?? '')
    if (!isList && (scene.scrollHeight > scene.clientHeight + 1 || scene.scrollWidth > scene.clientWidth + 1))
      troubles.push(
        `${nameOf(scene)} has to be scrolled: ${scene.scrollWidth}×${scene.scrollHeight} in ${scene.clientWidth}×${scene.clientHeight}`,
      )
    for (const part of scene.querySelectorAll('.wl-row, .wl-options')) apart([...part.children])
    if (!isList) apart([...scene.children])
  }

  // The hand and the gear: a card is cut by nothing, and each has its corner to be read.
  for (const place of shown('.wl-hand, .wl-gear'))
    for (const card of place.querySelectorAll('li')) {
      const [{ top, bottom }, frame] = [card.getBoundingClientRect(), place.getBoundingClientRect()]
      if (top < frame.top - 1 || bottom > frame.bottom + 1) troubles.push(`${nameOf(card)} is cut by ${nameOf(place)}`)
    }
  for (const place of shown('.own .wl-hand, .own .wl-gear, .own'))
    if (place.scrollHeight > place.clientHeight + 1 || place.scrollWidth > place.clientWidth + 1)
      troubles.push(
        `${nameOf(place)} is cut: ${place.scrollWidth}×${place.scrollHeight} in ${place.clientWidth}×${place.clientHeight}`,
      )

  // Words that are longer or taller than their box.
  const words =
    '.seat-name, .wl-seat-who, .wl-seat-figures, .wl-party-name > span, .wl-scene-title, .wl-scene-note, .prompt, .prompt .button, .wl-plain-option, .wl-action, .wl-story, .wl-sheet-tab, .wl-own-figures, .wl-tick, .wl-box-stamp'
  for (const one of shown(words))
    if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
      if (getComputedStyle(one).display !== 'inline' && one.clientWidth > 0)
        troubles.push(
          `${nameOf(one)} doesn’t fit its box: ${one.scrollWidth}×${one.scrollHeight} in ${one.clientWidth}×${one.clientHeight}`,
        )
  for (const one of shown('.wl-option'))
    inside(shown(':scope > :not(.pickable-tick)', one), one.getBoundingClientRect(), 'its button')
  return [...new Set(troubles)]
}
