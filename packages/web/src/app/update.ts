// The service worker: installs the app for offline play, and says when a newer version waits to be loaded.

import { useSyncExternalStore } from 'react'

let waiting: ServiceWorker | undefined
const listeners = new Set<() => void>()

function found(worker: ServiceWorker): void {
  waiting = worker
  for (const listener of listeners) listener()
}

/** The whole app is fetched for it: not before whoever came has what they came for. */
const BEFORE_INSTALLING = 4_000

export function registerWhenIdle(): void {
  const later = (): void => void setTimeout(() => void registerOffline(), BEFORE_INSTALLING)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

let registered: Promise<ServiceWorkerRegistration | undefined> | undefined

/** Not in development, where nothing should be kept. Undefined: everything works, but not offline. */
export function registerOffline(): Promise<ServiceWorkerRegistration | undefined> {
  registered ??= register()
  return registered
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
  try {
    const registration = await navigator.serviceWorker.register('/sw.js')
    const look = (): void => {
      // With no controller this is the first visit: what was installed is what runs.
      if (registration.waiting && navigator.serviceWorker.controller) found(registration.waiting)
    }
    look()
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
    return registration
  } catch {
    return undefined // blocked
  }
}

export const useUpdate = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => waiting !== undefined,
  )

export function loadUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window and has no origin
  waiting?.postMessage('take-over')
}
