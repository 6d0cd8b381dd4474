// What the arena may count a seat by, read from the first position of a game, or from the last where players choose on the way:
// small words, whose names are in the language files as `<trait>.<word>`.

import type { BangDice, Role } from '@saloon/bang-dice'
import { type FlickEmUp, clanOfTeam, teamOfSeat } from '@saloon/flick-em-up'
import type { Base } from '@saloon/kernel'
import type { PitchInTheWest } from '@saloon/pitch-in-the-west'
import type { Wanted } from '@saloon/wanted'
import type { WantedOne } from '@saloon/wanted-one'
import type { Legends } from '@saloon/western-legends'

/** The traits of one seat. `team` is counted once a game, however many sit in it; everything else seat by seat. */
export type SeatFacts = Readonly<Record<string, string>>

const TEAMS: Readonly<Record<Role, string>> = { sheriff: 'law', deputy: 'law', outlaw: 'outlaws', renegade: 'renegade' }

const FACTS: Readonly<Record<string, (first: never) => SeatFacts[]>> = {
  'bang-dice': ({ players }: BangDice) =>
    players.map(({ role, character }) => ({ team: TEAMS[role as Role], role: role as Role, character })),
  wanted: ({ players }: Wanted) =>
    players.map(({ role, character }) => ({ team: TEAMS[role as Role], role: role as Role, character: character! })),
  'wanted-one': ({ players, starter }: WantedOne) =>
    players.map((_, seat) => ({ starter: seat === starter ? 'first' : 'later' })),
  'flick-em-up': (first: FlickEmUp) =>
    first.given.map((_, seat) => ({ team: clanOfTeam(first, teamOfSeat(seat)) === 'law' ? 'law' : 'outlaws' })),
  'pitch-in-the-west': ({ teams }: PitchInTheWest) => teams.map((team) => ({ team })),
}

export function factsOf(game: string, first: Base): readonly SeatFacts[] {
  return FACTS[game]?.(first as never) ?? first.given.map(() => ({}))
}

const LATE_FACTS: Readonly<Record<string, (last: never) => SeatFacts[]>> = {
  'western-legends': ({ players }: Legends) => players.map(({ character }) => ({ character: String(character) })),
}

/** What has been chosen by the end. */
export function lateFactsOf(game: string, last: Base): readonly SeatFacts[] {
  return LATE_FACTS[game]?.(last as never) ?? last.given.map(() => ({}))
}
