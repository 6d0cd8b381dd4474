// The table's state, for every part of the frame and every board.

import type { Base, Eyes, GameModule, Refusal, Seat, Text, View } from '@saloon/kernel'
import { createContext, useContext } from 'react'
import type { Board, Thing } from '../../games/board.ts'
import type { Playthrough, PublicTable, Snapshot, TableLink, Command } from '../../link/link.ts'
import type { Choice } from '../choice/choice.ts'
import type { Ref } from '../choice/ref.ts'
import type { Line } from '../log/log-lines.ts'
import type { Prompt } from '../prompt/prompt.ts'
import type { UpcomingQuestion } from '../prompt/use-premoves.ts'
import type { Voice } from '../log/voice.ts'

/** What a help card says: all of it in words already. */
export interface Help {
  readonly title: string
  readonly lines: readonly string[]
  readonly now?: readonly string[] // what it would do
  readonly whyNot?: string | undefined
  readonly thing?: Thing // for its picture
  /** It opened by itself, because this concerns the reader for the first time: what to do when that is understood. */
  readonly understood?: () => void
}
export type Tab = 'log' | 'chat' | 'rules' | 'notes'
export type SheetName = 'menu' | 'aid' | 'keys' | 'coach' | { readonly dossier: Seat }

export interface TableState {
  readonly link: TableLink
  readonly snapshot: Snapshot
  readonly table: PublicTable
  readonly game: Playthrough
  readonly module: GameModule
  readonly board: Board
  readonly view: View<Base> // what is shown: now, or an earlier moment
  readonly isPast: boolean
  readonly voice: Voice
  readonly names: readonly string[]
  readonly me: Seat | undefined // the seat at the bottom; none: an onlooker
  readonly yours: Eyes
  readonly isShared: boolean // several of us on one device: names, never "you"
  readonly choice: Choice
  readonly prompt: Prompt
  readonly early: readonly UpcomingQuestion[] // questions that are coming to me, and what I have prepared for them
  readonly lines: readonly Line[]
  readonly out: Eyes // seats that are out of the game
  readonly away: Eyes // seats a bot plays for somebody

  readonly problem: Text | undefined // why the last thing wasn't done
  wish(wish: Command): Promise<Refusal | null>
  showHelp(help: Help, at: Element, how: 'hover' | 'focus' | 'press' | 'tip'): void
  hideHelp(how?: 'hover' | 'focus'): void
  tell(sentence: string, isUrgent?: boolean): void // to the live regions
  complain(refusal: Text): void
  openSheet(sheet: SheetName): void
  openTab(tab: Tab): void
  lookAt(seq: number | undefined): void
  replay(from: number, to: number): void // these rows again, one after the other, and back to now
  holdEnd(isHeld: boolean): void // while something is shown that people read, the result waits
  helpFor(ref: Ref, field?: string): Help
}

/** What sentences need: it stays as it is while a game goes on, and so do they. */
export type Speaking = Pick<TableState, 'voice' | 'yours' | 'isShared' | 'showHelp' | 'hideHelp' | 'lookAt'>

export const SpeakingContext = createContext<Speaking | undefined>(undefined)

export function useSpeaking(): Speaking {
  const speaking = useContext(SpeakingContext)
  if (!speaking) throw new Error('outside of a table')
  return speaking
}

export const TableContext = createContext<TableState | undefined>(undefined)

export function useTable(): TableState {
  const table = useContext(TableContext)
  if (!table) throw new Error('outside of a table')
  return table
}
