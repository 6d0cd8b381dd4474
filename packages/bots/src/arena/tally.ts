// What many games came to, as plain data that adds up: two tallies of different games make one of all of them,
// in any order, so the number of workers never shows in a result.

import type { Played } from './play-game.ts'

export interface Share {
  games: number // counted once for each seat (or team) that had the trait
  wins: number
}
export type Shares = Record<string, Share>

export interface Tally {
  games: number
  decisions: number
  unfinished: number
  nobody: number // finished without a winner
  traits: Record<string, Shares> // by trait, then by its word; `seat` always
  reasons: Record<string, number> // how it ended, by the key of the sentence
  lengths: Record<string, number> // finished games by their number of decisions
}

export const newTally = (): Tally => ({
  games: 0,
  decisions: 0,
  unfinished: 0,
  nobody: 0,
  traits: {},
  reasons: {},
  lengths: {},
})

/** `bots`: who sat where, to count by; left out where all are alike. */
export function count(tally: Tally, { outcome, decisions, facts }: Played, bots?: readonly string[]): void {
  tally.games++
  tally.decisions += decisions
  if (outcome === undefined) {
    tally.unfinished++
    return
  }
  const { winners, because } = outcome
  if (winners.length === 0) tally.nobody++
  tally.reasons[because.key] = (tally.reasons[because.key] ?? 0) + 1
  tally.lengths[decisions] = (tally.lengths[decisions] ?? 0) + 1
  const teams: Record<string, boolean> = {}
  for (let seat = 0; seat < facts.length; seat++) {
    const won = winners.includes(seat)
    const traits = facts[seat]!
    add(tally, 'seat', String(seat), won)
    if (bots) add(tally, 'bot', bots[seat]!, won)
    for (const trait in traits) {
      const word = traits[trait]!
      if (trait === 'team') teams[word] = won || teams[word] === true
      else add(tally, trait, word, won)
    }
  }
  for (const team in teams) add(tally, 'team', team, teams[team]!)
}

function add({ traits }: Tally, trait: string, word: string, won: boolean): void {
  const shares = (traits[trait] ??= {})
  const share = (shares[word] ??= { games: 0, wins: 0 })
  share.games++
  if (won) share.wins++
}

/** Adds `other` to `tally`. */
export function merge(tally: Tally, other: Tally): void {
  tally.games += other.games
  tally.decisions += other.decisions
  tally.unfinished += other.unfinished
  tally.nobody += other.nobody
  for (const [trait, shares] of Object.entries(other.traits)) {
    const ours = (tally.traits[trait] ??= {})
    for (const [word, { games, wins }] of Object.entries(shares)) {
      const share = (ours[word] ??= { games: 0, wins: 0 })
      share.games += games
      share.wins += wins
    }
  }
  addUp(tally.reasons, other.reasons)
  addUp(tally.lengths, other.lengths)
}

function addUp(sums: Record<string, number>, others: Readonly<Record<string, number>>): void {
  for (const [key, number] of Object.entries(others)) sums[key] = (sums[key] ?? 0) + number
}
