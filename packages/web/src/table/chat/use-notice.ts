// Notifies a user who isn't looking at the page that it is their turn: tab title, sound and, if they want it, a system
// notification.

import { useEffect } from 'react'
import { useSettings } from '../../app/settings.ts'
import { play } from '../../sound/index.ts'
import type { TableState } from '../frame/context.ts'
import { promptWords } from '../prompt/prompt-words.ts'
import { hasRace } from '../clock/race.ts'

const AGAIN = 60_000
const BUZZ = 40 // milliseconds: a nudge, no alarm

export function useNotice(table: TableState): void {
  const { prompt, voice, module, game } = table
  const isRace = hasRace(module.game, game.view) // only the bells are heard
  const { notifyTitle, notifySound, notifySystem, notifyAgain, vibration, language } = useSettings()
  const ask = prompt.kind === 'mine' ? prompt.ask?.id : undefined
  const name = module.messages[language]['name'] ?? ''
  useEffect(() => {
    const calm = name
    document.title = calm
    if (ask === undefined) return
    let timer: ReturnType<typeof setInterval> | undefined
    let shown: Notification | undefined
    const call = (): void => {
      if (notifyTitle) document.title = voice.t('notify.title', { game: name })
      if (notifySystem && 'Notification' in globalThis && Notification.permission === 'granted')
        shown = new Notification(name, {
          body: voice.t('notify.body', { ask: promptWords(table).ask }),
          tag: 'saloon-turn',
        })
    }
    const look = (): void => {
      clearInterval(timer)
      if (!document.hidden) {
        document.title = calm
        shown?.close()
        return
      }
      call()
      if (notifyAgain) timer = setInterval(again, AGAIN)
    }
    const again = (): void => {
      if (notifySound) play('your-turn')
      call()
    }
    // Once: whoever has heard it and looks elsewhere knows.
    if (!isRace && (!document.hidden || notifySound)) play('your-turn')
    // Before somebody has touched the page a browser refuses, and says so in its console.
    if (vibration && 'vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(BUZZ)
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
    // Once for each question, whatever else changes meanwhile.
  }, [ask, name, voice, notifyTitle, notifySound, notifySystem, notifyAgain, vibration])
}
