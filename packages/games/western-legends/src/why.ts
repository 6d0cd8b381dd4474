// Why not, with the numbers. Cold: asked only after something was refused, or for a screen.

import { type Seat, has } from '@saloon/kernel'
import type { Action } from './actions.ts'
import { frames } from './frames/index.ts'
import type { Rule } from './frames/rule.ts'
import type { Table } from './state.ts'
import { whyNotAct } from './why/actions.ts'
import type { Why } from './why/codes.ts'
import { whyNotFight } from './why/fights.ts'
import { whyNotMove } from './why/moves.ts'
import { whyNotAtPlace } from './why/places.ts'
import { whyNotChoose, whyNotClaim } from './why/stories.ts'

type Kind = keyof typeof frames
const CHOICES: readonly Kind[] = [
  'fight-start',
  'fight-discard',
  'fight-choice',
  'npc-restart',
  'bandit-reward',
  'story-reward',
  'track',
  'mib',
]
const ACTION: readonly Kind[] = ['action']

/** Which questions each answer belongs to. */
const ASKED_BY: Readonly<Record<Exclude<Action['do'], 'claim'>, readonly Kind[]>> = {
  character: ['choose-character', 'pick-character'],
  start: ['start-space'],
  'start-move': ['start-move'],
  income: ['income'],
  gear: ['gear'],
  move: ACTION,
  card: ACTION,
  use: ACTION,
  fight: ACTION,
  'fight-mib': ACTION,
  shop: ACTION,
  poker: ACTION,
  prospect: ACTION,
  deposit: ACTION,
  'rob-bank': ACTION,
  heal: ACTION,
  revel: ACTION,
  'take-cattle': ACTION,
  work: ACTION,
  pass: ACTION,
  step: ['step'],
  stop: ['step', 'extend', 'sheriff-path'],
  ride: ['town-space'],
  sprint: ['extend'],
  'extra-step': ['extend'],
  sell: ['end-of-move'],
  deliver: ['end-of-move'],
  demand: ['end-of-move'],
  whiskey: ['end-of-move'],
  done: ['end-of-move', 'shopping'],
  name: ['demand'],
  'name-mib': ['demand'],
  'give-money': ['demand-answer'],
  'give-card': ['demand-answer'],
  sheriff: ['sheriff-path'],
  keep: ['reroll'],
  reroll: ['reroll'],
  'hand-in': ['deposit'],
  spend: ['revel'],
  buy: ['shopping'],
  upgrade: ['shopping'],
  herd: CHOICES,
  commit: ['attack-card', 'defend-card', 'npc-card'],
  accept: ['fight-answer'],
  decline: ['fight-answer'],
  bonus: ['bonus'],
  'no-bonus': ['bonus'],
  react: ['reaction'],
  hold: ['reaction'],
  loot: ['loot'],
  arrest: ['sheriff-target'],
  join: ['join'],
  'stay-out': ['join'],
  show: ['poker-pick'],
  'take-back': ['take-back'],
  disc: ['story-disc'],
  resolve: ['story-order'],
  choose: CHOICES,
  discard: [...CHOICES, 'sheriff-discard', 'hand-limit'],
  skip: [...CHOICES, 'start-move', 'story-disc', 'take-back'],
  'keep-tokens': ['keep-tokens'],
}

export function why(table: Table, seat: Seat, action: Action): Why | undefined {
  if (action.do === 'claim') return whyNotClaim(table, seat, action)
  const frame = table.stack.at(-1)
  if (frame === undefined || !ASKED_BY[action.do].includes(frame.kind as Kind)) return { code: 'not-now' }
  const asked = (frames[frame.kind as Kind] as Rule<never>).asks?.(table, frame as never) ?? 0
  if (!has(asked, seat)) return { code: 'not-your-decision' }
  return (
    whyNotAct(table, seat, action) ??
    whyNotMove(table, seat, action) ??
    whyNotAtPlace(table, seat, action) ??
    whyNotFight(table, seat, action) ??
    whyNotChoose(table, seat, action)
  )
}
