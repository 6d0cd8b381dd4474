// What a game adds to the common frame: how its things look, never a frame of its own.

import type { Action, Base, Catalogue, GameModule, Language, Seat, Text, Told, View } from '@saloon/kernel'
import type { ComponentType } from 'react'
import type { Moment, Playthrough } from '../link/link.ts'
import type { Choice, Part } from '../table/choice/choice.ts'
import type { Ref } from '../table/choice/ref.ts'
import type { TableState } from '../table/frame/context.ts'
import type { Animation } from '../table/motion/queue.ts'
import type { SoundName } from '../sound/index.ts'

export type { Choice, Part } from '../table/choice/choice.ts'
export type { Ref } from '../table/choice/ref.ts'

export interface BoardProps {
  readonly view: View<Base>
  readonly module: GameModule
  readonly me: Seat | undefined
  readonly choice: Choice
}

export interface HandsProps {
  readonly isInert: boolean // the question is so new that a press was meant for another
  readonly isArmed: boolean // pressed once, and it is to be pressed again
}

/** Something with a help card: a card, a die's face, a token. */
export interface Thing {
  readonly kind: string
  readonly id: string | number
}

export interface Board {
  /** By which its style sheets know that it lies on the table: `data-board` of the frame. */
  readonly name?: string
  readonly Playfield: ComponentType<BoardProps>
  /** The table wants all the room there is: log, chat, rules and notes are folded away beside it until one of them is opened. */
  readonly isSideFolded?: boolean
  readonly SeatBody?: ComponentType<BoardProps & { readonly seat: Seat }>
  readonly Tray?: ComponentType<BoardProps>
  readonly Own?: ComponentType<BoardProps>
  readonly Hands?: ComponentType<HandsProps> // what answers questions, in place of the frame's words, numbers and buttons
  readonly Picture?: ComponentType<{ readonly thing: Thing }>
  readonly Ghost?: ComponentType<BoardProps> // a button of those who are out
  readonly Notes?: ComponentType<BoardProps> // what these eyes know and others don't, above one's own notes
  readonly animate?: (told: Told, stage: Stage) => void
  /**
   * The view with what this event has changed, as far as the board shows it: while a row is shown its events are taken in one by one,
   * before the view after the whole row is there. Without it they are all taken in together, at the row's end.
   */
  readonly meanwhile?: (view: View<Base>, told: Told) => View<Base>
  /** The table shows another moment now: whatever is still up from before goes. */
  readonly still?: () => void
  readonly sounds?: Readonly<Record<string, SoundName>> // by event type
  readonly keys?: Readonly<Record<string, BoardKey>> // single letters that the table leaves free
  /** Words of the board's own, and what it calls things in place of the game: `ask.…`, `deed.…` for a button. */
  readonly words?: Readonly<Record<Language, Catalogue>>
  /** What the main button says for an action, where that is shorter than all of it in words. */
  readonly button?: (action: Action) => Text | undefined
  /** Whether one tap does this where one pick makes it whole: what harms nobody, and what is only taken from what lies there. */
  readonly isOneTap?: (action: Action) => boolean
  /** What is to be picked next, where that says more than the question itself. */
  readonly step?: (choice: Choice) => Text | undefined
  /** What there is to say of a thing as matters stand, with its numbers: below the rest of its help card. */
  readonly about?: (ref: Ref, table: Pick<TableState, 'view' | 'me' | 'voice' | 'names'>) => readonly string[]
  /** What lies there now: a die shows a face, and its help is that of the face. */
  readonly shows?: (ref: Ref, view: View<Base>) => Thing | undefined
  /** One of several choices that are made each by itself, as a picture in place of words. */
  readonly Part?: ComponentType<BoardProps & { readonly part: Part }>
  /** Below the ranking when the game is over. */
  readonly Result?: ComponentType<ResultProps>
}

/** What a letter does at this game's table; false: nothing now. */
export interface BoardKey {
  readonly does: Readonly<Record<Language, string>>
  press(choice: Choice): boolean
}

/** A finished game with everything laid open, as far as that is known. */
export interface ResultProps {
  readonly game: Playthrough
  readonly view: View<Base>
  readonly module: GameModule
  readonly moments: readonly Moment[]
  readonly names: readonly string[]
  /** Whose screen it is: what they kept for themselves may be shown beside the truth. */
  readonly whose?: { readonly table: string; readonly game: number; readonly seat: Seat } | undefined
}

/** Where animations of events are queued. What a board adds for an event replaces what the frame would show for it. */
export interface Stage {
  add(animation: Animation): void
  /** Shown together with what the frame shows for the event. */
  beside(animation: Animation): void
  /** Stops here until what it returns is called: somebody reads. Undefined: a clock runs, and nothing may wait. */
  hold(): (() => void) | undefined
  /** Shown when the table shows the row already. */
  after(animation: Animation): void
  /** An arrow from one seat to another, for as long as a hit takes. */
  arrow(from: Seat, to: Seat): Animation
  /** A slip of paper at a seat that fades by itself. */
  chip(at: Seat, text: Text | string, tone: 'loss' | 'gain' | 'plain'): Animation
  readonly view: View<Base> // after the row: ahead of what is shown until its animations are over
  /** Where something is on the screen now: 'seat:3', 'die:0' … */
  find(ref: string): DOMRect | undefined
  readonly speed: number
  readonly moves: boolean // false: nothing travels, things fade
}
