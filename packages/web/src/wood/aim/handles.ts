// What could be flicked now, each where it would start: the movement disc, a bullet on either side, what a hand holds.

import { type Action, type Base, type Domain, type GameModule, type Option, type Seat, type View } from '@saloon/kernel'
import { type Aimed, DIRECTION, type Plan, type PlanAim, POWER } from '@saloon/physics'
import { presentedIn } from '../../table/frame/described.ts'
import { offeredAim, type SideOf } from './offer.ts'

export type Flick = Action & Aimed
export interface Handle {
  readonly id: string // the action without its numbers
  readonly action: Flick // aimed as it is offered
  readonly aim: PlanAim // where it starts
}

type Field = number | string | Domain<number> | Domain<string>
const isOpen = (field: Field): field is Domain<number> | Domain<string> => typeof field === 'object'

export const isFlick = (action: object | undefined): action is Flick =>
  action !== undefined && 'dir' in action && 'power' in action

/** The same flick whatever its numbers are, and whatever door is cleared for it. */
export const handleId = (action: Action): string =>
  Object.entries(action)
    .filter(([field, value]) => typeof value === 'string' && field !== 'clear')
    .map(([, value]) => value as string)
    .concat(
      'slot' in action && isFlick(action) ? [String(action.slot)] : [],
      'zone' in action ? [String(action.zone)] : [],
    )
    .join(' ')

export function handlesOf(module: GameModule, view: View<Base>, seat: Seat, sideOf: SideOf): readonly Handle[] {
  const { game } = module
  if (!game.asks(view).some((ask) => ask.seat === seat && ask.must && !ask.locked)) return []
  const plan = module.plan!.table(view) as Plan
  const begins = presentedIn(game, view, seat).begins as Partial<Aimed> | undefined
  const handles: Handle[] = []
  for (const option of game.options(view, seat)) {
    if (!isFlick(option)) continue
    for (const action of eachOf(option)) {
      const aim = module.plan!.aim(view, seat, action) as PlanAim | undefined
      if (aim === undefined) continue
      const offered = offeredAim(plan, aim, begins?.dir ?? action.dir, sideOf(view, seat))
      handles.push({ id: handleId(action), action: { ...action, ...offered }, aim })
    }
  }
  return handles
}

/** Every choice of words there is; numbers in the middle, no door cleared. */
function eachOf(option: Option<Action>): Flick[] {
  let all: Record<string, number | string>[] = [{}]
  for (const [name, field] of Object.entries(option as unknown as Readonly<Record<string, Field>>)) {
    const values = valuesOf(name, field)
    all = values.flatMap((value) => all.map((action) => ({ ...action, [name]: value })))
  }
  return all as unknown as Flick[]
}

function valuesOf(name: string, field: Field): readonly (number | string)[] {
  if (!isOpen(field)) return [field]
  if (name === 'dir') return [DIRECTION.from]
  if (name === 'power') return [POWER.to / 2]
  if ('one' in field) return name === 'clear' ? field.one.slice(0, 1) : field.one
  if ('from' in field) return [field.clock ? field.from : Math.round((field.from + field.to) / 2)]
  return []
}
