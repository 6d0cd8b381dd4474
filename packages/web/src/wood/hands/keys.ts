// Letters of the wooden table: X moves, Z shoots, J aims at the next enemy, R shows the last flick again, B where everything stood before.

import type { Language } from '@saloon/kernel'
import { bearing, type Plan } from '@saloon/physics'
import type { BoardKey } from '../../games/board.ts'
import type { Choice } from '../../table/choice/choice.ts'
import type { Aiming } from '../aim/aiming.ts'
import type { Handle } from '../aim/handles.ts'
import { enemiesIn } from '../aim/offer.ts'
import { type TableOnScreen } from '../aim/on-screen.ts'
import { type WoodKey, woodWords } from './text/words.ts'
import type { Verb, WoodenGame } from './wooden-game.ts'

/** What the hands at this screen hold now; undefined: nothing is asked. */
interface Held {
  readonly choice: Choice
  readonly handles: readonly Handle[]
  readonly current: Handle | undefined
  readonly plan: Plan
  readonly aiming: Aiming | undefined
  readonly wooden: WoodenGame
  readonly side: 0 | 1
}
let held: Held | undefined
let table: TableOnScreen | undefined
let hasGhosts = false
export const handsNow = {
  set: (now: Held | undefined): void => void (held = now),
  shown: (now: TableOnScreen | undefined): void => void (table = now),
}

const does = (key: WoodKey): Readonly<Record<Language, string>> => ({ en: woodWords.en[key], fr: woodWords.fr[key] })

/** Of those that do it the first, or the one after what is aimed already. */
function take(is: (verb: Verb) => boolean): boolean {
  if (!held) return false
  const { handles, current, wooden, choice } = held
  const fitting = handles.filter(({ action }) => is(wooden.verbOf(action)))
  if (fitting.length === 0) return false
  const next = current ? fitting.indexOf(current) + 1 : 0
  choice.become(fitting[next % fitting.length]!.action)
  document.querySelector<HTMLElement>('.plan-table, .wooden')?.focus({ preventScroll: true })
  return true
}

function aimAtNext(): boolean {
  if (!held?.aiming) return false
  const { plan, aiming, side } = held
  const enemies = enemiesIn(plan, aiming.aim, side)
  if (enemies.length === 0) return false
  const { x, z } = aiming.aim
  const at = enemies.findIndex(({ pose }) => bearing(x, z, pose.x, pose.z) === aiming.direction)
  aiming.aimAt(enemies[(at + 1) % enemies.length]!.pose)
  return true
}

export const toggleGhosts = (): void => {
  hasGhosts = !hasGhosts
  table?.showGhosts(hasGhosts)
}

export const woodKeys: Readonly<Record<string, BoardKey>> = {
  x: { does: does('key.move'), press: () => take((verb) => verb === 'move') },
  z: { does: does('key.shoot'), press: () => take((verb) => verb !== 'move') },
  j: { does: does('key.next'), press: aimAtNext },
  r: {
    does: does('key.replay'),
    press() {
      if (!table?.canReplay) return false
      table.replay()
      return true
    },
  },
  b: {
    does: does('key.ghosts'),
    press() {
      if (!table?.canReplay) return false
      toggleGhosts()
      return true
    },
  },
}
