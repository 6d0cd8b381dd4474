// What the server needs to know of a game in order to show it: a part of what `@saloon/games` lists.

import type { Catalogue, Language } from '@saloon/kernel'

export interface ListedGame {
  readonly game: {
    readonly rules: {
      readonly id: string
      readonly seats: { readonly min: number; readonly max: number }
      readonly settings: readonly { readonly key: string }[]
    }
  }
  readonly messages: Readonly<Record<Language, Catalogue>>
  readonly rulesText: Readonly<Record<Language, string>>
}
