// How somebody likes it: kept in this browser, applied at once.

import { LANGUAGES, type Language } from '@saloon/kernel'
import { create } from 'zustand'
import { remember, remembered } from './storage.ts'

export interface Settings {
  readonly language: Language
  readonly theme: 'system' | 'light' | 'dark'
  readonly textSize: number // per cent, 100–150
  readonly contrast: 'system' | 'more'
  readonly patterns: boolean
  readonly leftHanded: boolean

  readonly motion: 'system' | 'full' | 'reduced' | 'none'
  readonly speed: number // of the game: 0.75–2

  readonly muted: boolean
  readonly master: number // 0–1
  readonly effects: number
  readonly ambience: number
  readonly voice: boolean // reads the log aloud
  readonly vibration: boolean

  readonly confirmAll: boolean
  readonly autoEnd: boolean
  readonly autoAnswer: boolean
  readonly singleTap: boolean
  readonly releaseAims: boolean // a slingshot that is let go only aims; a button flicks
  readonly laysByHand: boolean // which way figures look and where things are laid is never answered by itself

  readonly letterKeys: boolean // WCAG 2.1.4: single letters can be switched off
  readonly keys: Readonly<Record<string, string>> // those changed: what it does → the key

  readonly notifyTitle: boolean
  readonly notifySound: boolean
  readonly notifySystem: boolean
  readonly notifyAgain: boolean
}

const browserLanguage = (): Language => {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages
  const known = wanted.map((tag) => tag.slice(0, 2)).find((tag) => (LANGUAGES as readonly string[]).includes(tag))
  return (known as Language | undefined) ?? 'en'
}

export const usual = (): Settings => ({
  language: browserLanguage(),
  theme: 'system',
  textSize: 100,
  contrast: 'system',
  patterns: true,
  leftHanded: false,
  motion: 'system',
  speed: 1,
  muted: false,
  master: 0.8,
  effects: 0.8,
  ambience: 0,
  voice: false,
  vibration: true,
  confirmAll: false,
  autoEnd: false,
  autoAnswer: true,
  singleTap: false,
  releaseAims: false,
  laysByHand: false,
  letterKeys: true,
  keys: {},
  notifyTitle: true,
  notifySound: true,
  notifySystem: false,
  notifyAgain: false,
})

/** A setting of an older version, or one that somebody has edited, must not break anything. */
function sane(kept: Partial<Record<keyof Settings, unknown>> | undefined): Settings {
  const settings = usual()
  const fits = Object.entries(settings).filter(([key, value]) => typeof kept?.[key as keyof Settings] === typeof value)
  const taken = { ...settings, ...Object.fromEntries(fits.map(([key]) => [key, kept?.[key as keyof Settings]])) }
  return (LANGUAGES as readonly string[]).includes(taken.language) ? taken : { ...taken, language: settings.language }
}

export const useSettings = create<Settings>()(() => sane(remembered('settings')))

export function change(settings: Partial<Settings>): void {
  useSettings.setState(settings)
  remember('settings', useSettings.getState())
}

/** Whether things may move: the reader's own word, else what their system says. */
export function movesFully(): boolean {
  const { motion } = useSettings.getState()
  return motion === 'system' ? !matchMedia('(prefers-reduced-motion: reduce)').matches : motion === 'full'
}
