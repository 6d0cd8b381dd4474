// Opens the stage in a canvas of its own, and anew where light, language or quality change; what is shown meanwhile stays.

import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSettings } from '../../app/settings.ts'
import { beginsWith, keepQuality } from '../scene/quality.ts'
import type { Quality, Theme, WhyPlan, WoodenView } from '../scene/wooden-table.ts'
import type { Laid, Replaying, Stage } from '../stage/stage.ts'

const themeNow = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'lamp' : 'noon')
function watchTheme(changed: () => void): () => void {
  const watch = new MutationObserver(changed)
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => watch.disconnect()
}

export interface Staged {
  readonly stage: Stage | undefined // from its first picture on
  readonly view: WoodenView | undefined
  readonly replaying: Replaying | undefined
  readonly isSlow: boolean
  bear(): void // with how slow it is
}

export function useStage(
  element: RefObject<HTMLElement | null>,
  host: RefObject<HTMLElement | null>,
  laid: Laid,
  failed: (why: WhyPlan) => void,
): Staged {
  const theme = useSyncExternalStore(watchTheme, themeNow)
  const language = useSettings((settings) => settings.language)
  const [quality, setQuality] = useState<Quality>(beginsWith)
  const [opened, setOpened] = useState<{ readonly stage: Stage; readonly view: WoodenView }>()
  const [replaying, setReplaying] = useState<Replaying>()
  const [slowness, setSlowness] = useState<'fine' | 'slow' | 'borne'>('fine')
  const now = useRef({ laid, failed })
  now.current = { laid, failed }

  useEffect(() => {
    const over = new AbortController()
    const canvas = document.createElement('canvas')
    canvas.className = 'wooden-canvas'
    canvas.setAttribute('aria-hidden', 'true')
    let stage: Stage | undefined
    const lost = (event: Event): void => {
      event.preventDefault()
      now.current.failed('lost')
    }
    canvas.addEventListener('webglcontextlost', lost)
    const open = async (): Promise<void> => {
      const { openStage } = await import('../stage/stage.ts')
      const { plan, looks } = now.current.laid
      stage = await openStage({
        element: element.current!,
        canvas,
        plan,
        looks,
        theme,
        language,
        quality,
        signal: over.signal,
        changed: (stage) => setOpened({ stage, view: stage.shown }),
        replayed: setReplaying,
        slow(verdict) {
          if (verdict === 'plan') return setSlowness((before) => (before === 'borne' ? before : 'slow'))
          keepQuality(verdict)
          setQuality(verdict)
        },
      })
      if (over.signal.aborted) return stage.dispose()
      stage.layOut(now.current.laid) // it may have changed meanwhile
      stage.drawNow()
      const before = [...host.current!.children]
      host.current!.append(canvas)
      for (const old of before) old.remove()
      setOpened({ stage, view: stage.shown })
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => stage?.furnish())
      else setTimeout(() => stage?.furnish(), 500)
    }
    open().catch((error: unknown) => {
      if (over.signal.aborted) return
      console.warn(error)
      now.current.failed('unsupported')
    })
    return () => {
      over.abort()
      canvas.removeEventListener('webglcontextlost', lost)
      stage?.dispose()
    }
  }, [element, host, theme, language, quality])

  useEffect(() => {
    const { stage } = opened ?? {}
    if (!stage || !element.current) return undefined
    const watch = new ResizeObserver(() => {
      if (stage.resize()) stage.drawNow() // at once: what is stretched is never seen
    })
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, opened?.stage])

  return {
    stage: opened?.stage,
    view: opened?.view,
    replaying,
    isSlow: slowness === 'slow',
    bear: () => setSlowness('borne'),
  }
}
