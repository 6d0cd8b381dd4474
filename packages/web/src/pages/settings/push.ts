// Notices to this browser while Saloon is closed: for games by post.

import { type Refusal, isRefusal } from '@saloon/kernel'
import { registerOffline } from '../../app/update.ts'
import { ask } from '../../link/http/api.ts'
import { token, tokenIfAny } from '../../link/http/identity.ts'

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'PushManager' in globalThis ? registerOffline() : undefined

export type PushState = 'unsupported' | 'off' | 'on'

export async function pushState(): Promise<PushState> {
  const worker = await registration()
  if (worker === undefined) return 'unsupported'
  return (await worker.pushManager.getSubscription()) === null ? 'off' : 'on'
}

export async function pushOn(): Promise<Refusal | null> {
  const worker = await registration()
  if (worker === undefined) return { code: 'push-unsupported' }
  if ((await Notification.requestPermission()) !== 'granted') return { code: 'push-denied' }
  const [key, mine] = [await ask<{ readonly publicKey: string }>('/api/push'), await token()]
  if (isRefusal(key)) return key
  if (typeof mine !== 'string') return mine
  let subscription: PushSubscription
  try {
    subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key.publicKey })
  } catch {
    return { code: 'push-unsupported' } // the browser knows no service that would carry them
  }
  const { endpoint, keys } = subscription.toJSON()
  const kept = await ask('/api/me/push', { token: mine, body: { endpoint, keys } })
  if (!isRefusal(kept)) return null
  await subscription.unsubscribe()
  return kept
}

export async function pushOff(): Promise<Refusal | null> {
  const subscription = await (await registration())?.pushManager.getSubscription()
  if (!subscription) return null
  await subscription.unsubscribe()
  const path = `/api/me/push?endpoint=${encodeURIComponent(subscription.endpoint)}`
  const gone = await ask(path, { method: 'DELETE', token: tokenIfAny() })
  return isRefusal(gone) ? gone : null
}
