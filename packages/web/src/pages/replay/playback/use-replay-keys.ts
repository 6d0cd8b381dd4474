import { useEffect, useRef } from 'react'
import { useSettings } from '../../../app/settings.ts'
import { commandOf, keymap } from '../../../table/keys/keys.ts'
import type { Playback } from './use-playback.ts'

/** Space plays, arrows and the keys of the table's history step, with Shift by turns; never while a field or a sheet has the keys. */
export function useReplayKeys(playback: Playback): void {
  const now = useRef(playback)
  useEffect(() => {
    now.current = playback
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { target, key, shiftKey } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (!(target instanceof Element) || target.closest('dialog, input, select, textarea, [role=tablist]')) return
      const isPressable = target.closest('button, a, summary, [role=button]') !== null
      const { stepEvent, stepTurn, goTo, toggle, last } = now.current
      const { keys, letterKeys } = useSettings.getState()
      const command = commandOf(keymap(keys), event, letterKeys)
      if (key === ' ' && !isPressable) toggle()
      else if (command === 'back') stepEvent(-1)
      else if (command === 'forward') stepEvent(1)
      else if (key === 'ArrowLeft') (shiftKey ? stepTurn : stepEvent)(-1)
      else if (key === 'ArrowRight') (shiftKey ? stepTurn : stepEvent)(1)
      else if (key === 'Home') goTo(0)
      else if (key === 'End') goTo(last)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}
