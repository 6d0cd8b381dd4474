// A player: the little that is kept about somebody, what it may look like, and how they get it all back or have it removed.

import { randomBytes, randomInt } from 'node:crypto'
import { LANGUAGES, type Language, type Refusal, isRefusal } from '@saloon/kernel'
import type { Store } from '../store/store.ts'
import type { PlayerId } from '../table/table.ts'
import { refuse } from '../words/why.ts'
import { COLOURS, type Colour, LONGEST_NAME, MARKS, type Mark, anyName } from '../words/looks.ts'

export interface Profile {
  readonly name: string
  readonly mark: Mark
  readonly colour: Colour
  readonly language: Language
}
export interface Player extends Profile {
  readonly id: PlayerId
  readonly created: number // milliseconds since 1970
  readonly lastSeen: number // within an hour
  readonly epoch: number // times they signed out everywhere: tokens from before are void
  readonly account?: Account // guests have none
}
/** Who has a passkey has an account, and the other way round. */
export interface Account {
  readonly passkeys: readonly Passkey[]
}
export interface Passkey {
  readonly id: string // as its authenticator calls it, base64url
  readonly publicKey: string // COSE, base64url
  readonly counter: number // times its authenticator says it was used; many always say 0
  readonly name: string | null // as its owner calls it
  readonly created: number
  readonly used: number
  readonly synced: boolean // kept in more places than one device
}

/** What a word filter knows. */
export interface Words {
  offends(text: string): boolean
}

export const PLAYER = 'player' // the kind of document

// ---- coming in, and changing one's mind -------------------------------------------------------------------------

/** `raw` is whatever arrived: what it leaves out is chosen by chance, and what it has must be right. */
export function newGuest(raw: unknown, words: Words, now: number): Player | Refusal {
  const chosen: Profile = { name: generatedName(), mark: anyOf(MARKS), colour: anyOf(COLOURS), language: 'en' }
  const profile = changed(chosen, raw, words)
  if (isRefusal(profile)) return profile
  return { id: randomBytes(16).toString('base64url'), ...profile, created: now, lastSeen: now, epoch: 0 }
}

/** The player with what `raw` has changed, and the rest as it was. */
export function changeProfile(player: Player, raw: unknown, words: Words): Player | Refusal {
  const profile = changed(player, raw, words)
  return isRefusal(profile) ? profile : { ...player, ...profile }
}

function changed(before: Profile, raw: unknown, words: Words): Profile | Refusal {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return malformed('profile')
  const {
    name = before.name,
    mark = before.mark,
    colour = before.colour,
    language = before.language,
  } = raw as Partial<Record<keyof Profile, unknown>>
  if (typeof name !== 'string') return malformed('name')
  if (typeof mark !== 'string') return malformed('mark')
  if (typeof colour !== 'string') return malformed('colour')
  if (typeof language !== 'string') return malformed('language')
  const tidy = tidyName(name)
  const wrong = whyNotName(tidy)
  if (wrong) return wrong
  if (!isOneOf(MARKS, mark)) return refuse('unknown-mark', { mark: mark.slice(0, 40), known: MARKS })
  if (!isOneOf(COLOURS, colour)) return refuse('unknown-colour', { colour: colour.slice(0, 40), known: COLOURS })
  if (!isOneOf(LANGUAGES, language)) {
    return refuse('unknown-language', { language: language.slice(0, 40), known: LANGUAGES })
  }
  // Not a refusal: who tries to offend learns nothing about how to get round the filter.
  return { name: words.offends(tidy) ? generatedName() : tidy, mark, colour, language }
}

const malformed = (field: string): Refusal => refuse('profile-malformed', { field })

const isOneOf = <T extends string>(known: readonly T[], value: string): value is T =>
  (known as readonly string[]).includes(value)

// ---- names ------------------------------------------------------------------------------------------------------

/** Controls, marks without width, letters that show nothing, and accents in heaps. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{M}{3,}|^\p{M}/u

/** One space between words; emoji without the invisible sign that asks for their colour. */
const tidyName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\uFE0E\uFE0F]/g, '')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()

/** A name for a seat: as given, or one of ours if it offends. */
export function seatName(raw: string, words: Words): string | Refusal {
  const name = tidyName(raw)
  return whyNotName(name) ?? (words.offends(name) ? generatedName() : name)
}

function whyNotName(name: string): Refusal | undefined {
  const { length } = Array.from(name.replace(/\p{M}/gu, ''))
  if (length < 1 || length > LONGEST_NAME) return refuse('name-length', { min: 1, max: LONGEST_NAME })
  return UNSEEN.test(name) ? refuse('name-characters') : undefined
}

export const generatedName = (): string => anyName((n) => randomInt(n))

const anyOf = <T>(list: readonly T[]): T => list[randomInt(list.length)]!

// ---- what is kept about somebody --------------------------------------------------------------------------------

/** A part of the server that keeps something about players says here how to gather it. */
export interface Collector {
  readonly part: string // its name in the export
  collect(store: Store, id: PlayerId): Promise<unknown>
}

/** Everything that is kept about a player, as plain data; nothing: there is no such player. */
export async function exportPlayer(
  store: Store,
  id: PlayerId,
  collectors: readonly Collector[],
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const stored = await store.get(PLAYER, id)
  if (stored === undefined) return undefined
  const parts = await Promise.all(
    collectors.map(async (collector) => [collector.part, await collector.collect(store, id)] as const),
  )
  return { player: JSON.parse(stored.text) as Player, ...Object.fromEntries(parts) }
}

/** Tokens die with the document. What other parts keep is theirs to remove. */
export async function deletePlayer(store: Store, id: PlayerId): Promise<void> {
  await store.remove(PLAYER, id)
}
