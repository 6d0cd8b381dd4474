// How strong a player is, learnt from who came before whom: Plackett–Luce ratings for teams and ties, after
// R. C. Weng and C.-J. Lin, "A Bayesian Approximation Method for Online Ranking" (2011), algorithm 4.

export interface Rating {
  readonly mu: number // the strength we believe in
  readonly sigma: number // and how unsure we are of it
}
export interface Team {
  readonly players: readonly Rating[]
  readonly rank: number // the lowest won; the same rank is a tie
}

export const NEWCOMER: Rating = { mu: 25, sigma: 25 / 3 }
const BETA = 25 / 6 // how much a single game says less than the truth
const KAPPA = 0.0001 // however much is learnt at once, this share of the doubt stays

/** What everybody's rating is after a game, team by team in the order given. */
export function rate(teams: readonly Team[]): Rating[][] {
  const sums = teams.map(({ players, rank }) => ({
    rank,
    mu: players.reduce((sum, player) => sum + player.mu, 0),
    variance: players.reduce((sum, player) => sum + player.sigma ** 2, 0),
  }))
  const spread = Math.sqrt(sums.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0))
  const best = Math.max(...sums.map(({ mu }) => mu)) // measured from there, no power grows out of bounds
  const strengths = sums.map(({ mu }) => Math.exp((mu - best) / spread))
  // For the place of each team: how strong all were that could still take it, and how many share it.
  const rivals = sums.map(({ rank }) => total(strengths.filter((_, n) => sums[n]!.rank >= rank)))
  const sharers = sums.map(({ rank }) => sums.filter((team) => team.rank === rank).length)

  return teams.map(({ players, rank }, own) => {
    let gain = 0
    let certainty = 0
    sums.forEach((other, place) => {
      if (other.rank > rank) return // taken when this team had its place already
      const chance = strengths[own]! / rivals[place]!
      gain += ((place === own ? 1 : 0) - chance) / sharers[place]!
      certainty += (chance * (1 - chance)) / sharers[place]!
    })
    const { variance } = sums[own]!
    const damping = Math.sqrt(variance) / spread
    return players.map(({ mu, sigma }) => ({
      mu: mu + (sigma ** 2 / spread) * gain,
      sigma: sigma * Math.sqrt(Math.max(1 - (sigma ** 2 / spread ** 2) * damping * certainty, KAPPA)),
    }))
  })
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** Points shown for one of ours: a newcomer is somewhere from 0 to 2000. */
const POINTS = 40

export interface Range {
  readonly low: number
  readonly high: number
}

/** As players see it: never one number, but where the strength lies almost surely (three sigma either side), from 0 up. */
export function range({ mu, sigma }: Rating): Range {
  const points = (strength: number): number => Math.max(0, Math.round(strength * POINTS))
  return { low: points(mu - 3 * sigma), high: points(mu + 3 * sigma) }
}
