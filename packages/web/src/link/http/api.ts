// HTTP requests to the server. A refusal, and also a server that doesn't answer, comes back as a Refusal.

import { type Refusal, isRefusal } from '@saloon/kernel'
import type { PublicTable } from '../link.ts'

export const UNREACHABLE: Refusal = { code: 'unreachable' }

export interface Request {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly token?: string | undefined
  readonly body?: object
}

export async function ask<T extends object>(path: string, { method, token, body }: Request = {}): Promise<T | Refusal> {
  try {
    const response = await fetch(new URL(path, location.href), {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    if (typeof answer !== 'object' || answer === null) return UNREACHABLE
    return response.ok || isRefusal(answer) ? (answer as T) : UNREACHABLE
  } catch {
    return UNREACHABLE
  }
}

/** The table with this id or code. */
export function findTable(code: string): Promise<PublicTable | Refusal> {
  return ask<PublicTable>(`/api/tables/${encodeURIComponent(code)}`)
}
