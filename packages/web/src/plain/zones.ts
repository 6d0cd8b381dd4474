// The table in words, sorted: lines that speak of one place belong to its tile, the others stand by themselves.

import type { Base, Game, Text, View } from '@saloon/kernel'
import { refsNamed } from '../table/choice/consequences.ts'
import { type Ref, kindOfRef } from '../table/choice/ref.ts'
import { describedIn } from '../table/frame/described.ts'

export interface Tile {
  readonly ref: Ref
  readonly field: string // what the game calls such a place
  readonly lines: readonly Text[]
}
export interface Zones {
  readonly lines: readonly Text[]
  readonly tiles: readonly Tile[]
}

export function zonesOf(game: Game, view: View<Base>, goesOn: (text: Text) => boolean): Zones {
  const lines: Text[] = []
  const tiles: { ref: Ref; field: string; lines: Text[] }[] = []
  let last: Text[] = lines
  for (const text of describedIn(game, view).table) {
    const ref = refsNamed(game, text).find((one) => kindOfRef(one) === 'place')
    // What goes on in small letters belongs to the line above.
    if (ref === undefined && goesOn(text)) {
      last.push(text)
      continue
    }
    if (ref === undefined) last = lines
    else {
      const field = Object.keys(text.facts ?? {}).find((fact) =>
        refsNamed(game, { key: '', facts: { [fact]: text.facts![fact]! } }).includes(ref),
      )!
      const known = tiles.find((tile) => tile.ref === ref)
      if (known) last = known.lines
      else {
        last = []
        tiles.push({ ref, field, lines: last })
      }
    }
    last.push(text)
  }
  return { lines, tiles }
}
