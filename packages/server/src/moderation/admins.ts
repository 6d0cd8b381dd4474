// Who the admins are: players named in the configuration, and those who came with an invitation that `saloon admin invite`
// printed. Asked of the store each time: whoever is removed is out at once, on every node.

import { createHash, randomBytes } from 'node:crypto'
import type { Store } from '../store/store.ts'
import type { PlayerId } from '../table/table.ts'

const ADMINS = 'admin'
const INVITATIONS = 'admin-invitation' // known by a fingerprint: whoever reads the store can't use them
const VALID_FOR = 24 * 60 * 60 * 1000

export interface Admin {
  readonly player: PlayerId
  readonly since: number
}

/** A code that makes one player an administrator, within a day. */
export async function inviteAdmin(store: Store, now: number): Promise<string> {
  const code = randomBytes(18).toString('base64url')
  await store.put(INVITATIONS, fingerprint(code), 0, JSON.stringify({ until: now + VALID_FOR }))
  return code
}

/** False: the code is none, or was used, or is too old. */
export async function acceptInvitation(store: Store, code: string, player: PlayerId, now: number): Promise<boolean> {
  const invitation = await store.get(INVITATIONS, fingerprint(code))
  if (invitation === undefined) return false
  const used = { kind: INVITATIONS, id: invitation.id, expected: invitation.version, text: null }
  if ((JSON.parse(invitation.text) as { until: number }).until < now) {
    await store.change([used])
    return false
  }
  const already = await store.get(ADMINS, player)
  const text = JSON.stringify({ player, since: now } satisfies Admin)
  return store.change([used, { kind: ADMINS, id: player, expected: already?.version ?? 0, text }])
}

const fingerprint = (code: string): string => createHash('sha256').update(code).digest('hex')

export async function listAdmins(store: Store): Promise<Admin[]> {
  return (await store.list(ADMINS, undefined, 1000)).map(({ text }) => JSON.parse(text) as Admin)
}

/** False: they weren't. */
export async function removeAdmin(store: Store, player: PlayerId): Promise<boolean> {
  const known = await store.get(ADMINS, player)
  if (known) await store.remove(ADMINS, player)
  return known !== undefined
}

export class Admins {
  private readonly store: Store
  private readonly named: readonly PlayerId[]

  constructor(store: Store, named: readonly PlayerId[]) {
    this.store = store
    this.named = named
  }

  async has(player: PlayerId): Promise<boolean> {
    return this.named.includes(player) || (await this.store.get(ADMINS, player)) !== undefined
  }

  accept(code: string, player: PlayerId, now: number): Promise<boolean> {
    return acceptInvitation(this.store, code, player, now)
  }
}
