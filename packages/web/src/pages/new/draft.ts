// A table being set up: who sits where, by which rules. Plain data, remembered for each game.

import { type GameModule, type Refusal, type Setting, type SettingValue, isRefusal } from '@saloon/kernel'
import { remember, remembered } from '../../app/storage.ts'
import { CATALOGUE, type GameId } from '../../games/catalogue.ts'
import { useProfile } from '../../link/http/identity.ts'
import type { PublicTable } from '../../link/link.ts'
import { CHARACTERS, botNamed } from './solo.ts'

export const COMPANIES = ['bots', 'device', 'friends'] as const
export type Company = (typeof COMPANIES)[number]

export const PRESETS = ['first', 'standard', 'house'] as const
export type Preset = (typeof PRESETS)[number]

/** Milliseconds a bot takes for a decision. */
export const PACES = { slow: 1_800, usual: 1_000, fast: 450, instant: 0 } as const
export type Pace = keyof typeof PACES

export type DraftSeat =
  | { readonly kind: 'me'; readonly name: string }
  | { readonly kind: 'device'; readonly name: string } // somebody else at this device
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string }
  | { readonly kind: 'friend' }

export interface Draft {
  readonly company: Company
  readonly seats: readonly DraftSeat[]
  readonly preset: Preset
  readonly options: Readonly<Record<string, SettingValue>> // those that are not as the rulebook has them
  readonly clock: PublicTable['clock']
  readonly talk: PublicTable['talk']
  readonly open: boolean
  readonly watchable: boolean
  readonly pace: Pace
  readonly freeUndo: boolean
  readonly series: number // games that belong together
  readonly takeBacks: number
  readonly ghosts: boolean
  readonly patient: boolean
  readonly aids: boolean // screens keep count of what everybody could remember
}

/** Of a table of the house, unless somebody says otherwise. */
const USUALLY = { series: 1, takeBacks: 1, ghosts: true, patient: true, aids: true } as const satisfies Partial<Draft>

const KEY = (game: GameId): string => `setup.${game}`

/** As it was left the last time, or a table that can start at once. */
export function firstDraft(game: GameId, company: Company | undefined): Draft {
  const kept = remembered<Draft>(KEY(game))
  const draft = kept && isDraft(kept) ? { ...USUALLY, ...kept } : freshDraft(game, company ?? 'bots')
  const mine = withMyName(draft)
  return company === undefined || company === draft.company ? mine : withCompany(mine, game, company)
}

export const rememberDraft = (game: GameId, draft: Draft): void => remember(KEY(game), draft)

function freshDraft(game: GameId, company: Company): Draft {
  return {
    company,
    seats: seatsFor(game, company),
    preset: 'standard',
    options: {},
    clock: 'none',
    talk: 'phrases',
    open: false,
    watchable: true,
    pace: 'usual',
    freeUndo: false,
    ...USUALLY,
  }
}

/** Another version of us, or somebody's own hand, may have written it. */
const isDraft = (kept: Draft): boolean =>
  COMPANIES.includes(kept.company) &&
  Array.isArray(kept.seats) &&
  kept.seats.every(({ kind }) => ['me', 'device', 'bot', 'friend'].includes(kind)) &&
  kept.seats.filter(({ kind }) => kind === 'me').length === 1 &&
  PRESETS.includes(kept.preset) &&
  Object.hasOwn(PACES, kept.pace) &&
  typeof kept.options === 'object'

const withMyName = (draft: Draft): Draft => ({
  ...draft,
  seats: draft.seats.map((seat) => (seat.kind === 'me' ? { kind: 'me', name: useProfile.getState().name } : seat)),
})

function seatsFor(game: GameId, company: Company): DraftSeat[] {
  const { bots } = CATALOGUE.find(({ id }) => id === game)!
  const me: DraftSeat = { kind: 'me', name: useProfile.getState().name }
  const seats: DraftSeat[] = [me]
  for (let i = 0; i < bots; i++) seats.push(newSeat(game, seats, company))
  return seats
}

export function withCompany(draft: Draft, game: GameId, company: Company): Draft {
  return { ...draft, company, seats: seatsFor(game, company) }
}

/** The next seat, filled as the company is. */
export function newSeat(game: string, seats: readonly DraftSeat[], company: Company): DraftSeat {
  if (company === 'friends') return { kind: 'friend' }
  return company === 'device' && seats.length < 3 ? seatOfKind(game, 'device', seats) : seatOfKind(game, 'bot', seats)
}

export function seatOfKind(game: string, kind: DraftSeat['kind'], seats: readonly DraftSeat[]): DraftSeat {
  const names = new Set(seats.map((seat) => ('name' in seat ? seat.name : '')))
  switch (kind) {
    case 'bot': {
      const name = CHARACTERS.find((one) => !names.has(one)) ?? `Bot ${seats.length}`
      return { kind, bot: botNamed(game, name), name }
    }
    case 'device':
      return {
        kind,
        name: ['Ana', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gia', 'Hank'].find((name) => !names.has(name)) ?? '?',
      }
    case 'friend':
      return { kind }
    case 'me':
      return { kind, name: useProfile.getState().name }
  }
}

export const isOnline = ({ seats }: Draft): boolean => seats.some(({ kind }) => kind === 'friend')

/** Every option with its value. Only house rules differ from the rulebook. */
export function optionsOf(draft: Draft, settings: readonly Setting[]): Record<string, SettingValue> {
  const chosen = draft.preset === 'house' ? draft.options : {}
  const values = Object.fromEntries(settings.map(({ key, usual }) => [key, chosen[key] ?? usual]))
  // What was chosen and means nothing now is kept in the draft, not played with.
  const idle = settings.filter((setting) => !isMeant(values)(setting))
  return { ...values, ...Object.fromEntries(idle.map(({ key, usual }) => [key, usual])) }
}

/** Whether a setting means anything beside the others. */
export const isMeant =
  (values: Readonly<Record<string, unknown>>) =>
  ({ only }: Setting): boolean =>
    only === undefined || values[only.key] === only.value

/** Why this table can't begin; undefined: it can. */
export function whyNotStart(draft: Draft, { game }: GameModule): Refusal | undefined {
  const setup = game.prepare({ seats: draft.seats.length, options: optionsOf(draft, game.rules.settings) })
  if (isRefusal(setup)) return setup
  const nameless = draft.seats.findIndex((seat) => 'name' in seat && seat.name.trim() === '')
  return nameless === -1 ? undefined : { code: 'name-length', facts: { min: 1, max: 20 } }
}
