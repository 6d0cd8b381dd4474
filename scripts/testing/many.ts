// How many games bots play to show how well they do: a quarter of the usual number in `npm test`, four times as many and more in the
// long form (`npm run test:balance`).

const SHARE = Number(process.env['SALOON_BALANCE'] ?? 0.25)

export const many = (games: number): number => Math.max(4, Math.ceil(games * SHARE))

/** By how much somebody wins more often, of so many games: where there are few, chance takes its part of it. */
export const lead = (usual: number, games: number): number => (SHARE < 1 ? usual - 1 / Math.sqrt(games) : usual)
