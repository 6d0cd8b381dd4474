// What is wrong with where things lie, in words. Runs in the page: it may use nothing from outside itself.

/** Parts of the table that must never lie on each other, what is cut by the window or by its field, and words that don't fit. */
export function troubleIn(): string[] {
  const troubles: string[] = []
  const shown = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((one) => {
      const { width, height } = one.getBoundingClientRect()
      return width > 0 && height > 0 && getComputedStyle(one).visibility !== 'hidden'
    })
  const nameOf = (one: Element): string => {
    const seat = one.closest('.seat')?.getAttribute('data-seat')
    const words = one.textContent?.trim().slice(0, 24) ?? ''
    return `${seat === null || seat === undefined ? '' : `seat ${seat} `}.${[...one.classList].join('.')} “${words}”`
  }
  const isOver = (one: Element, other: Element): boolean => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return width > 1 && height > 1
  }
  const isSameFan = (one: Element, other: Element): boolean => {
    const fan = one.closest('.wa-fan')
    return fan !== null && fan === other.closest('.wa-fan')
  }
  const apart = (all: readonly Element[]): void => {
    for (const [i, one] of all.entries())
      for (const other of all.slice(i + 1))
        if (!one.contains(other) && !other.contains(one) && !isSameFan(one, other) && isOver(one, other))
          troubles.push(`${nameOf(one)} lies on ${nameOf(other)}`)
  }
  const inside = (all: readonly Element[], frame: DOMRect, what: string): void => {
    for (const one of all) {
      const { left, top, right, bottom } = one.getBoundingClientRect()
      if (left < frame.left - 1 || top < frame.top - 1 || right > frame.right + 1 || bottom > frame.bottom + 1)
        troubles.push(`${nameOf(one)} is cut by ${what}`)
    }
  }

  const seats = shown('.field .seat')
  const piles = shown('.field .wa-pile')
  // What stands on the stage: each thing by itself, a line of things one by one.
  const stage = shown('.wa-stage > :not(.wa-line, .wa-hand), .wa-stage .wa-line > *, .wa-stage .wa-hand-note')
  const offered = shown('.wa-stage .wa-card')
  const regions = shown('.table-header, .field, .prompt, .own, .tray, .side, .tab-bar')
  apart(regions)
  apart([...seats, ...piles, ...stage, ...offered])
  apart(shown('.prompt .button'))

  const field = document.querySelector('.field')!.getBoundingClientRect()
  inside([...seats, ...piles, ...stage, ...offered], field, 'the field')
  const page = new DOMRect(0, 0, innerWidth, innerHeight)
  inside([...regions, ...shown('.prompt .button, .own .button')], page, 'the window')
  for (const seat of seats)
    inside(
      [...seat.querySelectorAll('.seat-name, .wa-far, .wa-face, .wa-seat-words, .wa-held, .wa-in-play-card')],
      seat.getBoundingClientRect(),
      'its seat',
    )
  const tray = document.querySelector('.tray')!.getBoundingClientRect()
  for (const card of shown('.tray .wa-card')) {
    const { top, bottom } = card.getBoundingClientRect()
    if (top < tray.top - 1 || bottom > tray.bottom + 1) troubles.push(`${nameOf(card)} is cut by the tray`)
  }
  // Words that are longer or taller than their box, and boxes that would have to scroll.
  const words =
    '.seat-name, .wa-character, .wa-party-name > span, .wa-stage-title, .wa-stage-note, .prompt, .prompt .button, .own, .wa-hand-note, .wa-stage'
  for (const one of shown(words))
    if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
      if (getComputedStyle(one).display !== 'inline')
        troubles.push(
          `${nameOf(one)} doesn’t fit its box: ${one.scrollWidth}×${one.scrollHeight} in ${one.clientWidth}×${one.clientHeight}`,
        )
  return [...new Set(troubles)]
}
