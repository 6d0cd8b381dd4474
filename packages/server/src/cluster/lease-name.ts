// The name of a game's lease: an alarm in the store, held by the node that looks after the game. Each game of a table has its
// own, so that ending one never takes away the next, which another node may have begun already.

export const leaseName = (table: string, game: number): string => `care/${table}/${game}`
export const isLease = (timer: string): boolean => timer.startsWith('care/')
export function leasedGame(timer: string): { readonly table: string; readonly game: number } {
  const [, table, game] = timer.split('/') as [string, string, string]
  return { table, game: Number(game) }
}
