// An account: a guest with a passkey, by which the same player can come in on another device. No name to type, no password,
// nothing to forget; name, ratings and tables stay as they were.

import { type Refusal, isRefusal } from '@saloon/kernel'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Store } from '../store/store.ts'
import type { PlayerId } from '../table/table.ts'
import { refuse } from '../words/why.ts'
import { PATIENCE, type Purpose, newChallenge, spend, whyNotChallenge } from './challenges.ts'
import type { Key } from './keys.ts'
import { type Passkey, type Player, seatName } from './player.ts'
import type { Players } from './players.ts'
import { wallTime } from '../time.ts'

/** Where the server is, as browsers see it. A passkey works for one name only. */
export interface Site {
  readonly origin: string // https://saloon.example
  readonly name: string // saloon.example
}
export type ShownPasskey = Omit<Passkey, 'publicKey' | 'counter'>

const MOST = 10
const OWNERS = 'passkey' // whose passkey it is, by its id
/** ES256, EdDSA, RS256: what authenticators have. */
const ALGORITHMS = [-7, -8, -257]

export class Passkeys {
  readonly #store: Store
  readonly #players: Players
  readonly #keys: readonly Key[]
  readonly #clock: () => number

  constructor(store: Store, players: Players, keys: readonly Key[], clock: () => number = wallTime) {
    this.#store = store
    this.#players = players
    this.#keys = keys
    this.#clock = clock
  }

  // ---- having them ----------------------------------------------------------------------------------------------

  async list(id: PlayerId): Promise<readonly ShownPasskey[]> {
    return passkeysOf(await this.#players.fresh(id)).map(shown)
  }

  /** What a browser needs to make one. */
  async registering(id: PlayerId, site: Site): Promise<object | Refusal> {
    const player = await this.#players.fresh(id)
    if (player === undefined) return refuse('no-such-player')
    const there = passkeysOf(player)
    if (there.length >= MOST) return refuse('too-many-passkeys', { max: MOST })
    const { generateRegistrationOptions } = await webauthn()
    return generateRegistrationOptions({
      rpName: 'Saloon',
      rpID: site.name,
      userID: new Uint8Array(Buffer.from(id, 'base64url')),
      userName: player.name,
      userDisplayName: player.name,
      challenge: new Uint8Array(newChallenge(this.#keys, registering(id, site), this.#clock())),
      timeout: PATIENCE,
      attestationType: 'none',
      excludeCredentials: there.map((passkey) => ({ id: passkey.id })),
      // It is all there is to show: it has to know who they are, and that it is them.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    })
  }

  async register(
    id: PlayerId,
    site: Site,
    response: RegistrationResponseJSON,
    called: string | undefined,
  ): Promise<ShownPasskey | Refusal> {
    const name = called === undefined ? null : seatName(called, { offends: () => false }) // nobody else reads it
    if (typeof name === 'object' && name !== null) return name
    const asked = this.#readAnswer(response.response.clientDataJSON, registering(id, site))
    if (isRefusal(asked)) return asked
    const made = await verified(async () => {
      const { verifyRegistrationResponse } = await webauthn()
      if (!(await isPlain(response.response.attestationObject))) return undefined
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: asked.challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.name,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      })
      return registrationInfo?.credential.id === response.id ? registrationInfo : undefined
    })
    if (isRefusal(made)) return made
    if (!(await spend(this.#store, asked.challenge, this.#clock()))) return refuse('challenge-used')
    const now = this.#clock()
    const { credential, credentialBackedUp: synced } = made
    const publicKey = Buffer.from(credential.publicKey).toString('base64url')
    const { counter } = credential
    return this.#add(id, { id: credential.id, publicKey, counter, name, created: now, used: now, synced })
  }

  /** First whose it is, then that they have it: what is left of a crash in between hinders nobody. */
  async #add(id: PlayerId, passkey: Passkey): Promise<ShownPasskey | Refusal> {
    if (!(await this.#store.put(OWNERS, passkey.id, 0, id))) return refuse('passkey-taken')
    const added = await this.#players.update(id, (player) => {
      const there = passkeysOf(player)
      if (there.length >= MOST) return refuse('too-many-passkeys', { max: MOST })
      return { ...player, account: { passkeys: [...there, passkey] } }
    })
    if (!isRefusal(added)) return shown(passkey)
    await this.#store.remove(OWNERS, passkey.id)
    return added
  }

  /** One of several: without the last one there would be no way back in. */
  async remove(id: PlayerId, which: string): Promise<readonly ShownPasskey[] | Refusal> {
    const left = await this.#players.update(id, (player) => {
      const passkeys = passkeysOf(player).filter((passkey) => passkey.id !== which)
      if (passkeys.length === passkeysOf(player).length) return refuse('no-such-passkey')
      return passkeys.length === 0 ? refuse('last-passkey') : { ...player, account: { passkeys } }
    })
    if (isRefusal(left)) return left
    await this.#store.remove(OWNERS, which)
    return passkeysOf(left).map(shown)
  }

  /** A guest again, with all that is theirs: from now on the token is the only proof. */
  async removeAll(id: PlayerId): Promise<Refusal | undefined> {
    let gone: readonly Passkey[] = []
    const guest = await this.#players.update(id, (player) => {
      const { account, ...rest } = player
      gone = account?.passkeys ?? []
      return account === undefined ? player : rest
    })
    if (isRefusal(guest)) return guest
    for (const passkey of gone) await this.#store.remove(OWNERS, passkey.id)
    return undefined
  }

  // ---- coming in with one ---------------------------------------------------------------------------------------

  /** What a browser needs to find one; it knows by itself which there are. */
  async signingIn(site: Site): Promise<object> {
    const { generateAuthenticationOptions } = await webauthn()
    return generateAuthenticationOptions({
      rpID: site.name,
      challenge: new Uint8Array(newChallenge(this.#keys, signingIn(site), this.#clock())),
      timeout: PATIENCE,
      userVerification: 'required',
    })
  }

  async signIn(
    site: Site,
    response: AuthenticationResponseJSON,
  ): Promise<{ readonly token: string; readonly name: string } | Refusal> {
    const asked = this.#readAnswer(response.response.clientDataJSON, signingIn(site))
    if (isRefusal(asked)) return asked
    const owner = (await this.#store.get(OWNERS, response.id))?.text
    const player = owner === undefined ? undefined : await this.#players.fresh(owner)
    const passkey = passkeysOf(player).find(({ id }) => id === response.id)
    const { userHandle } = response.response
    if (player === undefined || passkey === undefined || (userHandle !== undefined && userHandle !== player.id))
      return refuse('passkey-unknown')
    const shows = await verified(async () => {
      const { verifyAuthenticationResponse } = await webauthn()
      const answer = await verifyAuthenticationResponse({
        response,
        expectedChallenge: asked.challenge,
        expectedOrigin: site.origin,
        expectedRPID: site.name,
        requireUserVerification: true,
        // The counter is looked at below, where it is written.
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: 0,
        },
      })
      return answer.verified ? answer.authenticationInfo : undefined
    })
    if (isRefusal(shows)) return shows
    if (!(await spend(this.#store, asked.challenge, this.#clock()))) return refuse('challenge-used')
    const known = await this.#noteUse(player.id, passkey.id, shows.newCounter, shows.credentialBackedUp)
    return isRefusal(known) ? known : { token: this.#players.tokenFor(known), name: known.name }
  }

  #noteUse(id: PlayerId, which: string, counter: number, synced: boolean): Promise<Player | Refusal> {
    const now = this.#clock()
    return this.#players.update(id, (player) => {
      const there = passkeysOf(player)
      const known = there.find((passkey) => passkey.id === which)
      if (known === undefined) return refuse('passkey-unknown')
      if ((counter > 0 || known.counter > 0) && counter <= known.counter) return refuse('passkey-cloned')
      const used = { ...known, counter, synced, used: now }
      return { ...player, account: { passkeys: there.map((passkey) => (passkey === known ? used : passkey)) } }
    })
  }

  // ---- what a browser says of a page ----------------------------------------------------------------------------

  /** That a page of ours was asked by us, for this. Whether the rest is true is for the signature to say. */
  #readAnswer(clientData: string, purpose: Purpose): { readonly challenge: string } | Refusal {
    const { type, challenge, origin, crossOrigin } = readClientData(clientData)
    if (type !== (purpose.what === 'register' ? 'webauthn.create' : 'webauthn.get'))
      return refuse('passkey-not-verified')
    if (origin !== purpose.origin || crossOrigin === true) return refuse('wrong-origin', { origin: purpose.origin })
    if (typeof challenge !== 'string') return refuse('challenge-not-ours')
    return whyNotChallenge(this.#keys, challenge, purpose, this.#clock()) ?? { challenge }
  }
}

const registering = (player: PlayerId, { origin }: Site): Purpose => ({ what: 'register', player, origin })
const signingIn = ({ origin }: Site): Purpose => ({ what: 'sign-in', player: '', origin })

const passkeysOf = (player: Player | undefined): readonly Passkey[] => player?.account?.passkeys ?? []

const shown = ({ id, name, created, used, synced }: Passkey): ShownPasskey => ({ id, name, created, used, synced })

/** Loaded when the first passkey is used: it takes half a second, and most houses never need it. */
const webauthn = () => import('@simplewebauthn/server')

/** What is not as it should be is thrown there, with the details in sentences. */
async function verified<T>(check: () => Promise<T | undefined>): Promise<T | Refusal> {
  try {
    return (await check()) ?? refuse('passkey-not-verified')
  } catch {
    return refuse('passkey-not-verified')
  }
}

/** Without certificates: we ask for none, and checking them could be made to fetch lists from any address. */
async function isPlain(attestation: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, 'base64url')))
  const format = decoded.get('fmt')
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)
}

function readClientData(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
