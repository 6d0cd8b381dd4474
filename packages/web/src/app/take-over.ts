// The app takes the place of the page that was printed for it, with what somebody has done there meanwhile: what they typed, where
// the keyboard is, the button they pressed.

const STOPS = 'a, button, input'

/** The same thing on both. */
const nameOf = (stop: Element): string =>
  `${stop.tagName} ${stop.className} ${stop.getAttribute('aria-label') ?? stop.textContent}`

export function takeOver(root: HTMLElement, render: () => void): void {
  const find = (selector: string): string | undefined => {
    const stop = [...root.querySelectorAll(STOPS)].find((one) => one.matches(selector))
    return stop && nameOf(stop)
  }
  const typed = root.querySelector('input')?.value ?? ''
  const focused = find(':focus')
  const pressed = find('[aria-busy]')
  root.removeAttribute('data-printed')
  render()
  delete document.documentElement.dataset['early']
  const again = (name: string | undefined): HTMLElement | undefined =>
    name === undefined
      ? undefined
      : [...root.querySelectorAll<HTMLElement>(STOPS)].find((stop) => nameOf(stop) === name)
  if (typed !== '') type(root.querySelector('input'), typed)
  again(focused)?.focus()
  if (pressed !== undefined) setTimeout(() => again(pressed)?.click()) // when React has taken in what was typed
}

/** As a hand would: React hears of a value only by its event. */
function type(field: HTMLInputElement | null, text: string): void {
  if (field === null) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
