// The shape of this game's frame rules.

import { type Eyes, type Frame, type FrameRule, type Seat, only } from '@saloon/kernel'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import type { Legends, Table } from '../state.ts'

export type Rule<F extends Frame> = FrameRule<Legends, F, Action, Event>

/** Whoever the frame is about. */
export const itsSeat = (_table: Table, { seat }: { readonly seat: Seat }): Eyes => only(seat)
