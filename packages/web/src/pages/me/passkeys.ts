// Passkeys: passes the server's challenges to the browser's authenticator, and its answers back.

import { type Refusal, isRefusal } from '@saloon/kernel'
import { ask } from '../../link/http/api.ts'
import { becomePlayer } from '../../link/http/account.ts'
import { token, tokenIfAny } from '../../link/http/identity.ts'

export interface Passkey {
  readonly id: string
  readonly name: string | null
  readonly created: number
  readonly used: number
  readonly synced: boolean
}

/** Loaded when somebody wants one: most visitors never do. */
const authenticator = () => import('@simplewebauthn/browser')
type Authenticator = Awaited<ReturnType<typeof authenticator>>
type Creation = Parameters<Authenticator['startRegistration']>[0]['optionsJSON']
type Request = Parameters<Authenticator['startAuthentication']>[0]['optionsJSON']

export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

export async function listPasskeys(): Promise<readonly Passkey[]> {
  const known = tokenIfAny()
  if (known === undefined) return []
  const listed = await ask<readonly Passkey[]>('/api/me/passkeys', { token: known })
  return isRefusal(listed) ? [] : listed
}

export async function addPasskey(name: string): Promise<Refusal | null> {
  const mine = await token()
  if (typeof mine !== 'string') return mine
  const optionsJSON = await ask<Creation>('/api/me/passkeys/options', { method: 'POST', token: mine })
  if (isRefusal(optionsJSON)) return optionsJSON
  const made = await tried(async () => (await authenticator()).startRegistration({ optionsJSON }))
  if (isRefusal(made)) return made
  const { id, rawId, type, response } = made
  const { clientDataJSON, attestationObject } = response
  const credential = { id, rawId, type, response: { clientDataJSON, attestationObject } }
  const kept = await ask('/api/me/passkeys', { token: mine, body: { credential, name } })
  return isRefusal(kept) ? kept : null
}

/** Whoever the passkey belongs to. */
export async function signIn(): Promise<Refusal | null> {
  const optionsJSON = await ask<Request>('/api/sign-in/options', { method: 'POST' })
  if (isRefusal(optionsJSON)) return optionsJSON
  const proof = await tried(async () => (await authenticator()).startAuthentication({ optionsJSON }))
  if (isRefusal(proof)) return proof
  const { id, rawId, type, response } = proof
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  const credential = { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } }
  const known = await ask<{ readonly token: string }>('/api/sign-in', { body: { credential } })
  return isRefusal(known) ? known : becomePlayer(known.token)
}

/** One of them; without an id all of them. */
export async function removePasskey(id?: string): Promise<Refusal | null> {
  const path = id === undefined ? '/api/me/passkeys' : `/api/me/passkeys/${encodeURIComponent(id)}`
  const gone = await ask(path, { method: 'DELETE', token: tokenIfAny() })
  return isRefusal(gone) ? gone : null
}

/** Somebody who changes their mind, and a passkey that is there already, are no errors of ours. */
async function tried<T extends object>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work()
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    return { code: name === 'InvalidStateError' ? 'passkey-here-already' : 'passkey-cancelled' }
  }
}
