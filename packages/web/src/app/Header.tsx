// On every page but the table: the way home, and the switches one wants at once.

import { Link } from 'wouter'
import { BrandChip } from '../art/marks/Mark.tsx'
import { useProfile } from '../link/http/identity.ts'
import { useSay } from '../text/index.ts'
import './header.css'
import { Icon } from './Icon.tsx'
import { change, useSettings } from './settings.ts'

const THEMES = ['system', 'light', 'dark'] as const
const THEME_SIGN = { system: 'system', light: 'sun', dark: 'moon' } as const

/** `isForAnybody`: printed before it is known who reads it. */
export function Header({ isForAnybody = false }: { readonly isForAnybody?: boolean }) {
  const say = useSay()
  const { language, theme, muted } = useSettings()
  const { name, mark, colour } = useProfile()
  const nextTheme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!
  const other = language === 'en' ? 'fr' : 'en'
  const themeLabel = say('header.theme', { theme: say(`theme.${theme}`) })
  const soundLabel = say('header.sound', { sound: say(muted ? 'sound.off' : 'sound.on') })
  return (
    <header className="header">
      <a className="skip" href="#main">
        {say('skip-to-content')}
      </a>
      <Link href="/" className="header-logo" aria-label={say('header.home')}>
        {say('saloon')}
      </Link>
      <nav className="header-switches" aria-label={say('header.menu')}>
        <button
          type="button"
          className="header-switch header-language"
          lang={other}
          aria-label={say('header.language')}
          onClick={() => change({ language: other })}
        >
          {other.toUpperCase()}
        </button>
        <button
          type="button"
          className="header-switch"
          aria-label={themeLabel}
          title={themeLabel}
          onClick={() => change({ theme: nextTheme })}
        >
          <Icon name={THEME_SIGN[theme]} />
        </button>
        <button
          type="button"
          className="header-switch"
          aria-label={soundLabel}
          title={soundLabel}
          onClick={() => change({ muted: !muted })}
        >
          <Icon name={muted ? 'mute' : 'sound'} />
        </button>
        <Link
          href="/settings"
          className="header-switch"
          aria-label={say('header.settings')}
          title={say('header.settings')}
        >
          <Icon name="sliders" />
        </Link>
        {isForAnybody ? (
          <span className="header-switch header-profile" />
        ) : (
          <Link href="/me" className="header-switch header-profile" aria-label={say('header.profile', { name })}>
            <BrandChip mark={mark} colour={colour} size={28} />
            <span className="header-name">{name}</span>
          </Link>
        )}
      </nav>
    </header>
  )
}
