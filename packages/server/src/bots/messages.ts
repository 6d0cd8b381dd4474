// The messages between the server and the thread in which bots think.

import type { Action, Ask, Base, Told, View } from '@saloon/kernel'

export interface Thought {
  readonly id: number
  readonly mind: string // whose memory: a game's log and a seat
  readonly bot: string
  readonly game: string
  readonly view: View<Base>
  readonly asks: readonly Ask[]
  readonly heard: number // how far this mind must have listened already; else it asks for everything
  readonly events: readonly Told[] // since then
  readonly upTo: number // how far it has listened then
}
export type Decision =
  | { readonly id: number; readonly ask: string; readonly action: Action }
  | { readonly id: number; readonly unheard: true } // this mind is new here: tell it everything
  | { readonly id: number; readonly problem: string }

/** More than anybody plays at once; a mind that is forgotten is told everything again. */
export const MOST_BOTS = 2000
