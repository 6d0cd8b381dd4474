// Endless tic-tac-toe: the smallest honest game for two. When a game ends the board is wiped and the next one begins, so
// the figures are the servers' and not the rules'. Every server is given these rules.

export const EMPTY = 2
const CELLS = 9
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

export function blank(): number[] {
  const cells: number[] = []
  for (let cell = 0; cell < CELLS; cell++) cells.push(EMPTY)
  return cells
}

/** Somebody has three in a row, or there is no room left. */
export function isDone(cells: readonly number[]): boolean {
  for (const [a, b, c] of LINES) if (cells[a] !== EMPTY && cells[a] === cells[b] && cells[a] === cells[c]) return true
  return !cells.includes(EMPTY)
}

export function freeCells(cells: readonly number[]): number[] {
  const free: number[] = []
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === EMPTY) free.push(cell)
  return free
}
