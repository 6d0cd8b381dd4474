// What the active player does that stories and objectives look for: recorded when it happens, asked about as soon as what is going on
// comes back to a frame that can wait.

import { type Seat, push } from '@saloon/kernel'
import {
  CONDITION_ROWS,
  DISCS,
  type Feat,
  OBJECTIVES_EACH,
  STORY_CONDITIONS,
  discsNeeded,
  objectiveRow,
} from '../components/index.ts'
import { facts, holds } from '../effects/conditions.ts'
import { fire } from '../effects/triggers.ts'
import type { StoryDisc } from '../in-progress.ts'
import { NONE, type Playing, type Table } from '../state.ts'

const ROWS = STORY_CONDITIONS.map((condition) => CONDITION_ROWS[condition])

/** Stories count until the actions are over (WL-R85), objectives until the turn is. Nobody else's feats count. */
export function record(game: Playing, feat: Feat, seat: Seat): void {
  const { state } = game
  if (seat !== state.active || state.phase === 'setup') return
  if (state.phase !== 'end') {
    for (let condition = 0; condition < ROWS.length; condition++)
      if (ROWS[condition]!.feat === feat && isMet(state, condition)) state.occurred |= 1 << condition
  }
  if (!state.options.objectives) return
  const first = state.players[seat]!.character * OBJECTIVES_EACH
  for (let i = 0; i < OBJECTIVES_EACH; i++) {
    const row = objectiveRow(first + i)
    if (row.kind === 'feat' && row.feat === feat && holds(state, row.when, seat, NONE)) state.feats |= 1 << i
  }
}

function isMet(state: Table, condition: number): boolean {
  const row = ROWS[condition]!
  return (
    (row.lpGained === undefined || state.glory >= row.lpGained) &&
    (row.moneyGained === undefined || state.earned >= row.moneyGained) &&
    (row.moneySpentInTown === undefined || state.paid >= row.moneySpentInTown) &&
    (row.nuggetsGained === undefined || state.dug >= row.nuggetsGained) &&
    (row.action === undefined || state.acting === row.action) &&
    (row.points === undefined || facts.points >= row.points) &&
    (row.spaces === undefined || facts.spaces >= row.spaces)
  )
}

/** What was met and can be told of: true if the player is asked for a disc now. One for each condition, whichever slots show it. */
export function askForDisc(game: Playing): boolean {
  const { state } = game
  while (state.occurred !== 0) {
    const condition = 31 - Math.clz32(state.occurred & -state.occurred)
    state.occurred &= state.occurred - 1
    const slots = openSlots(state, condition)
    if (slots === 0) continue
    push<StoryDisc>(game, { kind: 'story-disc', seat: state.active, slots, must: false })
    return true
  }
  return false
}

// ---- slots --------------------------------------------------------------------------------------------------------

export const discsOn = ({ discs, players }: Table, slot: number): number => {
  let count = 0
  for (let seat = 0; seat < players.length; seat++) count += discs[slot * 6 + seat]!
  return count
}
export const isFull = (table: Table, slot: number): boolean =>
  table.showing[slot] !== NONE && discsOn(table, slot) >= discsNeeded(table.players.length)
export const freeDiscs = ({ discs, showing }: Table, seat: Seat): number => {
  let free = DISCS
  for (let slot = 0; slot < showing.length; slot++) free -= discs[slot * 6 + seat]!
  return free
}

/** Whether a disc put there comes from the other slot, since none is free (WL-R86). */
export const movesDisc = (table: Table, seat: Seat): boolean => freeDiscs(table, seat) === 0
/** Whether it is then missing from a story that was complete (WL-R103). */
export const undoesStory = (table: Table, seat: Seat, slot: number): boolean =>
  movesDisc(table, seat) && isFull(table, 1 - slot)

/** Slots that can take a disc of the active player now, one bit each; only those that show this condition, unless it is NONE. */
export function openSlots(table: Table, condition: number): number {
  const { showing, discs, active, placed } = table
  const moves = movesDisc(table, active)
  let open = 0
  for (let slot = 0; slot < showing.length; slot++) {
    if (showing[slot] === NONE || ((placed >> slot) & 1) !== 0 || isFull(table, slot)) continue
    if (condition !== NONE && showing[slot] !== condition) continue
    if (!moves || discs[(1 - slot) * 6 + active]! > 0) open |= 1 << slot
  }
  return open
}

export function putDisc(game: Playing, slot: number): void {
  const { state } = game
  const { active, discs, showing } = state
  if (movesDisc(state, active)) {
    discs[(1 - slot) * 6 + active]!--
    game.tell?.({ type: 'took-disc', by: active, slot: 1 - slot, condition: showing[1 - slot]! })
  }
  discs[slot * 6 + active]!++
  state.placed |= 1 << slot
  game.tell?.({ type: 'put-disc', by: active, slot, condition: showing[slot]! })
  fire(game, 'storyContributed', active, NONE)
  record(game, 'storyContributed', active)
}
