// On every page: the way home, and the switches one wants at once.

import { Link } from 'wouter'
import { useSay } from '../text/index.ts'
import './header.css'
import { change, useSettings } from './settings.ts'

const THEMES = ['system', 'light', 'dark'] as const

export function Header() {
  const say = useSay()
  const { language, theme, muted } = useSettings()
  const nextTheme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!
  const other = language === 'en' ? 'fr' : 'en'
  return (
    <header className="header">
      <a className="skip" href="#main">
        {say('skip-to-content')}
      </a>
      <Link href="/" className="header-logo" aria-label={say('header.home')}>
        {say('saloon')}
      </Link>
      <nav className="header-switches">
        <button type="button" lang={other} onClick={() => change({ language: other })}>
          {other === 'fr' ? 'Français' : 'English'}
        </button>
        <button type="button" onClick={() => change({ theme: nextTheme })}>
          {say('header.theme')}: {say(`theme.${theme}`)}
        </button>
        <button type="button" aria-pressed={!muted} onClick={() => change({ muted: !muted })}>
          {say('header.sound')}: {say(muted ? 'sound.off' : 'sound.on')}
        </button>
        <Link href="/settings">{say('header.settings')}</Link>
      </nav>
    </header>
  )
}
