// The alarm that says who looks after a game under way: whoever has it. Each game has its own, so that who ends one never takes
// away the alarm of the next, which another node may have begun already.

export const leaseName = (table: string, game: number): string => `care/${table}/${game}`
export const isLease = (timer: string): boolean => timer.startsWith('care/')
export function leasedGame(timer: string): { readonly table: string; readonly game: number } {
  const [, table, game] = timer.split('/') as [string, string, string]
  return { table, game: Number(game) }
}
