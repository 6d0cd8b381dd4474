// What there is to do at the question of an action: all of the legal ones and no other, by where they belong, and those that are not
// possible now with the reason. The rules say what is legal, what comes of it and why not.

import { type Action as AnyAction, type Option, type Presentation, type Text, listActions } from '@saloon/kernel'
import type { Action } from '@saloon/western-legends'

export const GROUPS = ['ride', 'here', 'cards', 'fight', 'objectives'] as const
export type Group = (typeof GROUPS)[number]

export interface ActionRow {
  readonly group: Group
  readonly action: Action
  readonly then: readonly Text[]
  readonly warning: Text | undefined
}
export interface BlockedRow {
  readonly group: Group
  readonly thing: Text
  readonly because: Text
}

const GROUP_OF: Partial<Record<Action['do'], Group>> = {
  move: 'ride',
  card: 'cards',
  use: 'cards',
  fight: 'fight',
  'fight-mib': 'fight',
  claim: 'objectives',
}

/** Ending the turn has a button of its own and stands in no group. */
const isEnd = ({ do: name }: AnyAction): boolean => name === 'pass'

type Presented = Presentation<AnyAction>

/** `options`: what the rules allow, `presented`: what they say about it. */
export function rowsOf(options: readonly Option<AnyAction>[], presented: Presented): ActionRow[] {
  const told = new Map(
    presented.options.flatMap(({ option, ...rest }) =>
      listActions([option]).map((action) => [JSON.stringify(action), rest] as const),
    ),
  )
  const rows = listActions(options)
    .filter((action) => !isEnd(action))
    .map((any): ActionRow => {
      const action = any as Action
      const { then = [], warning } = told.get(JSON.stringify(any)) ?? {}
      return { group: GROUP_OF[action.do] ?? 'here', action, then, warning }
    })
  return rows.toSorted((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group))
}

export const blockedOf = ({ blocked }: Presented): BlockedRow[] =>
  blocked.map(({ thing, because }) => ({
    group: thing.key === 'thing.card' ? 'cards' : thing.key === 'thing.fight' ? 'fight' : 'here',
    thing,
    because,
  }))
