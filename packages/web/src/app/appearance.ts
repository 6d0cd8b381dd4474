// Settings that show on the page as a whole: attributes of <html> that the style sheets follow.

import { useSettings } from './settings.ts'

export function followSettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const contrast = matchMedia('(prefers-contrast: more)')
  const apply = (): void => {
    const settings = useSettings.getState()
    const page = document.documentElement
    page.lang = settings.language
    page.dataset['theme'] = settings.theme === 'system' ? (dark.matches ? 'dark' : 'light') : settings.theme
    page.dataset['contrast'] = settings.contrast === 'more' || contrast.matches ? 'more' : 'usual'
    page.dataset['motion'] = settings.motion
    page.dataset['patterns'] = settings.patterns ? 'on' : 'off'
    page.dataset['hand'] = settings.leftHanded ? 'left' : 'right'
    page.style.setProperty('--text-size', String(settings.textSize / 100))
  }
  apply()
  useSettings.subscribe(apply)
  dark.addEventListener('change', apply)
  contrast.addEventListener('change', apply)
}
