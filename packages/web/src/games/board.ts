// What a game adds to the common frame: how its things look, never a frame of its own.

import type { Action, Ask, Base, GameModule, Seat, Text, Told, View } from '@saloon/kernel'
import type { ComponentType } from 'react'

/** Something on the table that can be picked, as kind and number: 'card:12' 'seat:3' 'die:0' 'place:4' 'do:stop'. */
export type Ref = string

/** The one place of select-then-act, built from the legal options of the open question. */
export interface Choice {
  readonly ask: Ask | undefined
  readonly legal: ReadonlySet<Ref>
  readonly picked: readonly Ref[]
  whyNot(ref: Ref): Text | undefined // for everything that is visible and not legal
  then(ref?: Ref): readonly Text[] // what picking or committing would do
  pick(ref: Ref): void // the first tap selects, the second commits when the action is whole
  readonly ready: Action | undefined // a whole legal action: the primary button and Enter commit it
  commit(): void
  cancel(): void
}

export interface BoardProps {
  readonly view: View<Base>
  readonly module: GameModule
  readonly me: Seat | undefined
  readonly choice: Choice
}

/** Something with a help card: a card, a die's face, a token. */
export interface Thing {
  readonly kind: string
  readonly id: string | number
}

export interface Board {
  readonly Playfield: ComponentType<BoardProps>
  readonly SeatBody?: ComponentType<BoardProps & { readonly seat: Seat }>
  readonly Tray?: ComponentType<BoardProps>
  readonly Own?: ComponentType<BoardProps>
  readonly Picture?: ComponentType<{ readonly thing: Thing }>
  readonly animate?: (told: Told, stage: Stage) => void
  readonly sounds?: Readonly<Record<string, string>> // by event type
}

/** Where animations of events are queued; table/ has the real one. */
export interface Stage {
  add(animation: { readonly lasts: number; run(): void }): void
}
