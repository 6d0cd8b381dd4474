// Changes to one's own account, in this browser and on the server.

import { type Refusal, isRefusal } from '@saloon/kernel'
import { ask } from './api.ts'
import {
  type Profile,
  dropToken,
  isTokenVoid,
  keepProfile,
  keepToken,
  newcomer,
  tokenIfAny,
  useProfile,
} from './identity.ts'

/** Changed here at once, and on the server if it knows us. A refused change is undone here. */
export async function changeProfile(change: Partial<Profile>): Promise<Refusal | null> {
  const before = useProfile.getState()
  keepProfile(change)
  const known = tokenIfAny()
  if (known === undefined) return null
  const changed = await ask<Profile>('/api/me', { method: 'PATCH', token: known, body: change })
  if (!isRefusal(changed)) {
    keepProfile({ name: changed.name, mark: changed.mark, colour: changed.colour })
    return null
  }
  if (changed.code === 'unreachable') return null // told when we come in again
  if (isTokenVoid(changed)) {
    dropToken()
    return null
  }
  keepProfile(before)
  return changed
}

/** Deletes everything about me, on the server and in this browser. */
export async function forgetMe(): Promise<Refusal | null> {
  const known = tokenIfAny()
  if (known !== undefined) {
    const gone = await ask('/api/me', { method: 'DELETE', token: known })
    if (isRefusal(gone) && !isTokenVoid(gone)) return gone
  }
  dropToken()
  keepProfile(newcomer())
  return null
}

/** Signs in as an existing player. */
export async function becomePlayer(text: string): Promise<Refusal | null> {
  const me = await ask<Profile>('/api/me', { token: text })
  if (isRefusal(me)) return me
  keepToken(text)
  keepProfile({ name: me.name, mark: me.mark, colour: me.colour })
  return null
}

/** Signs out in this browser; the server keeps the account. */
export function leaveDevice(): void {
  dropToken()
  keepProfile(newcomer())
}

/** Signs out on all other devices: their tokens become void. */
export async function signOutOthers(): Promise<Refusal | null> {
  const fresh = await ask<{ readonly token: string }>('/api/me/sign-out', { method: 'POST', token: tokenIfAny() })
  if (isRefusal(fresh)) return fresh
  keepToken(fresh.token)
  return null
}
