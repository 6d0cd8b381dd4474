// Before the first paint, and before the app is there: the page comes by day or by lamplight as somebody wants it, and what they
// press while the app is on its way is done when it comes (src/app/take-over.ts).

interface Kept {
  readonly theme?: string
  readonly textSize?: number
  readonly language?: string
}

const page = document.documentElement

function kept(): Kept {
  try {
    return (JSON.parse(localStorage.getItem('saloon.settings') ?? '{}') ?? {}) as Kept
  } catch {
    return {} // storage is blocked, or somebody has edited it
  }
}

const { theme, textSize, language } = kept()
const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
page.dataset['theme'] = isDark ? 'dark' : 'light'
if (typeof textSize === 'number') page.style.setProperty('--text-size', String(textSize / 100))
// Printed in another language than theirs: better nothing for a moment than words that change.
if (language !== undefined && language !== page.lang) page.dataset['early'] = 'hidden'

addEventListener(
  'click',
  (event) => {
    if (!(event.target instanceof Element)) return
    const button = event.target.closest('[data-printed] button')
    if (button === null) return
    event.preventDefault()
    for (const other of document.querySelectorAll('[aria-busy]')) other.removeAttribute('aria-busy')
    button.setAttribute('aria-busy', 'true')
  },
  true,
)
addEventListener(
  'submit',
  (event) => {
    if (!(event.target instanceof Element) || event.target.closest('[data-printed]') === null) return
    event.preventDefault()
    event.target.querySelector('[type=submit]')?.setAttribute('aria-busy', 'true')
  },
  true,
)
