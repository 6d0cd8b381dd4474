// The rules of talking at a table: what may be said, how often, and who hears it. What is said is not kept here.

import type { Refusal, Seat } from '@saloon/kernel'
import type { PlayerId, Talk } from '../table/table.ts'
import { mask } from './filter.ts'
import { HAUNTS, type HauntId, PHRASES, type PhraseId, STICKERS, type StickerId, pointsAtSeat } from './phrases.ts'
import { refuse } from './why.ts'

export type Message =
  | { readonly kind: 'phrase'; readonly phrase: PhraseId; readonly seat?: Seat } // the seat it points at, if it does
  | { readonly kind: 'sticker'; readonly sticker: StickerId }
  | { readonly kind: 'haunt'; readonly haunt: HauntId } // seen by everybody at the table
  | { readonly kind: 'text'; readonly text: string }

export const LONGEST_MESSAGE = 300
/** So many messages in so many milliseconds. */
const RATES = {
  quick: { messages: 1, within: 3_000 },
  haunt: { messages: 3, within: 60_000 }, // about as long as a round takes
  text: { messages: 5, within: 10_000 },
}

/** Also what turns text around (bidirectional marks) or breaks its line: one message could look like two. */
const UNSHOWABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu
/** Endings of addresses that nobody types after a full stop by mistake: `gg` is left out, since games end with it. */
const ENDINGS = 'com|net|org|info|biz|io|ru|cn|fr|uk|xyz|app|dev'
const LINK = new RegExp(
  [
    String.raw`\w:\/\/`,
    String.raw`\bwww\d?[.。]`,
    String.raw`[\p{L}\p{N}-][.。](?:${ENDINGS})(?![\p{L}\p{N}])`,
    String.raw`[\p{L}\p{N}-][.。]\p{L}{2,}\/\S`,
  ].join('|'),
  'iu',
)

/** What arrives from outside, if it has the shape of a message. */
export function readMessage(raw: unknown): Message | Refusal {
  const { kind, phrase, sticker, haunt, text, seat } = (raw ?? {}) as Readonly<Record<string, unknown>>
  if (kind === 'text' && typeof text === 'string') return { kind, text: text.normalize('NFC').trim() }
  if (kind === 'sticker' && isOneOf(STICKERS, sticker)) return { kind, sticker }
  if (kind === 'haunt' && isOneOf(HAUNTS, haunt)) return { kind, haunt }
  if (kind === 'phrase' && isOneOf(PHRASES, phrase)) {
    if (!pointsAtSeat(phrase)) return { kind, phrase }
    if (Number.isInteger(seat) && (seat as Seat) >= 0) return { kind, phrase, seat: seat as Seat }
  }
  return refuse('message-malformed')
}

const isOneOf = <T extends string>(known: readonly T[], value: unknown): value is T =>
  (known as readonly unknown[]).includes(value)

/** `posted`: when this sender's latest messages were sent (hauntings are counted by themselves), in milliseconds like `now`, in any order. */
export function mayPost(talk: Talk, message: Message, posted: readonly number[], now: number): Refusal | undefined {
  if (talk === 'none') return refuse('talk-off')
  if (message.kind === 'haunt') return tooFast(RATES.haunt, posted, now)
  if (message.kind !== 'text') return tooFast(RATES.quick, posted, now)
  if (talk === 'phrases') return refuse('phrases-only')
  return whyNotShown(message.text) ?? tooFast(RATES.text, posted, now)
}

function whyNotShown(text: string): Refusal | undefined {
  if (Array.from(text).length > LONGEST_MESSAGE) return refuse('message-length', { max: LONGEST_MESSAGE })
  if (UNSHOWABLE.test(text)) return refuse('message-characters')
  const seen = text.replace(UNSEEN, '')
  if (seen.trim() === '') return refuse('message-empty')
  return LINK.test(seen.normalize('NFKC')) ? refuse('no-links') : undefined
}

function tooFast(
  rate: (typeof RATES)[keyof typeof RATES],
  posted: readonly number[],
  now: number,
): Refusal | undefined {
  const recent = posted.filter((time) => time > now - rate.within).toSorted((a, b) => b - a)
  const holdsUp = recent[rate.messages - 1] // when this one is old enough, there is room again
  if (holdsUp === undefined) return undefined
  return refuse('too-fast', { seconds: Math.ceil((holdsUp + rate.within - now) / 1000) })
}

/** As others get it: words that offend are masked. */
export const asShown = (message: Message): Message =>
  message.kind === 'text' ? { kind: 'text', text: mask(message.text) } : message

// ---- who hears whom ---------------------------------------------------------------------------------------------

/** The living talk among themselves; ghosts and spectators have the next channel; who is under oath, and sees everything, the last. */
export type Channel = 'living' | 'ghosts' | 'sworn'

/** Who is in one channel hears these: always those of who knows less, never of who knows more. */
const HEARD: Readonly<Record<Channel, readonly Channel[]>> = {
  living: ['living'],
  ghosts: ['living', 'ghosts'],
  sworn: ['living', 'ghosts', 'sworn'],
}
export const isHeardIn = (channel: Channel, said: Channel): boolean => HEARD[channel].includes(said)

/** Nobody's: somebody who neither sits nor watches has no say. */
export function channelOf(who: {
  readonly seated: boolean
  readonly alive: boolean
  readonly sworn: boolean
  readonly spectator: boolean
}): Channel | undefined {
  if (!who.seated) return who.spectator ? 'ghosts' : undefined
  if (who.alive) return 'living'
  return who.sworn ? 'sworn' : 'ghosts'
}

export interface Present {
  readonly player: PlayerId
  readonly channel: Channel
}
/** One player doesn't want to hear another. Nobody else is told. */
export interface Mute {
  readonly by: PlayerId
  readonly of: PlayerId
}

/** Who gets what `sender` says. */
export const hearers = (sender: Present, present: readonly Present[], mutes: readonly Mute[]): PlayerId[] =>
  present
    .filter(({ channel }) => isHeardIn(channel, sender.channel))
    .map(({ player }) => player)
    .filter((player) => !mutes.some((mute) => mute.by === player && mute.of === sender.player))
