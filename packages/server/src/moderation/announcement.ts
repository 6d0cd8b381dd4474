// An announcement as everybody gets it: a part of the protocol, so it imports nothing else of the server.

import type { Language } from '@saloon/kernel'

export interface Announcement {
  readonly id: string
  readonly texts: Readonly<Record<Language, string>>
  readonly urgent: boolean
  readonly starts: number
  readonly ends: number | null // null: until it is taken down
}
