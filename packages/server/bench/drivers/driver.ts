// Two players at one table, each with a socket of their own, speaking a server's own protocol.

import { type Chance, below } from '@saloon/kernel'
import { freeCells } from '../board.ts'

export interface PlayedTable {
  /** The one whose turn it is plays. Done when that player's own client holds the answer. */
  move(): Promise<void>
  /** A new match for the same two. */
  rotate(): Promise<void>
  close(): void
}
/** `number`: which table of the run it is, so that each plays differently and every run alike. */
export type OpenTable = (url: string, number: number) => Promise<PlayedTable>

export function anyFreeCell(cells: readonly number[], chance: Chance): number {
  const free = freeCells(cells)
  return free[below(chance, free.length)]!
}

export async function post<T>(url: string, body: object, token?: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}
