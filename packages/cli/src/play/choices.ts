// What a seat may answer, as a list to choose from.

import {
  type Action,
  type GameModule,
  type Option,
  type Presentation,
  type Reader,
  type Seat,
  type Seen,
  type Base,
  canonical,
  countActions,
  listActions,
  say,
} from '@saloon/kernel'
import { type AnyOption, isOpen, openFields } from './words.ts'

/** So many actions of one open field are listed as they are; more are asked for field by field. */
const MOST_LISTED = 10

export interface Choice {
  readonly option: AnyOption
  readonly then: string // what it would surely do
  readonly warning: string
}

export function listChoices(
  { game }: GameModule,
  table: Seen<Base>,
  seat: Seat,
  presented: Presentation<Action>['options'],
  reader: Reader,
): Choice[] {
  const offered = game.options(table, seat).filter((option) => countActions([option]) > 0)
  const shown = new Map(presented.map((one) => [canonical(one.option), one]))
  return offered.flatMap((family) =>
    spread(family).map((option) => {
      const { then = [], warning } = shown.get(canonical(option)) ?? shown.get(canonical(family)) ?? {}
      return {
        option,
        then: then.map((text) => say(reader, text)).join(' '),
        warning: warning ? say(reader, warning) : '',
      }
    }),
  )
}

/** A family with one open field and few members is shown member by member. */
function spread(option: Option<Action>): AnyOption[] {
  const family = option as unknown as AnyOption
  const [open, another] = openFields(family)
  if (open === undefined || another !== undefined || countActions([option]) > MOST_LISTED) return [family]
  const domain = family[open]!
  const isPlain = isOpen(domain) && ('one' in domain || 'from' in domain)
  return isPlain ? (listActions([option]) as unknown as AnyOption[]) : [family]
}
