// What each event shows, in the order of the table's queue: dice tumble, quills fly, bills are nailed up.

import type { BangDice, Event, Face } from '@saloon/bang-dice'
import type { Base, Seat, Told, View } from '@saloon/kernel'
import { LENGTHS } from '../../table/motion/queue.ts'
import type { Stage } from '../board.ts'
import { type Bill, type Flight, type Loss, type Scene, newId, useScene } from './stage/scene.ts'
import { type Step, seen } from './table.ts'

/** A bill with numbers to read stays longer than its place in the queue. */
const READ = { ambush: 4200, other: 1800 }
type Player = View<BangDice>['players'][number]
const ROLLED_BY_ARROWS = new Set(['rolled', 'arrow-taken', 'indians', 'life-lost', 'eliminated', 'arrows-returned'])

/** Events are told one by one, and some belong together: the losses of an ambush, the arrow that El Gringo takes. */
let ambush: Loss[] | undefined
let isAfterRoll = false

export function animate(event: Told, stage: Stage): void {
  const told = event as Told<Event>
  const afterRoll = isAfterRoll
  if (!ROLLED_BY_ARROWS.has(told.type)) isAfterRoll = false
  switch (told.type) {
    case 'rolled':
      isAfterRoll = true
      ambush = undefined
      return tumble(stage, told.which, told.faces)
    case 'arrow-taken':
      if (!afterRoll) bill(stage, { kind: 'gringo', seat: told.by }, 'shots')
      return fly(stage, { what: 'quill', from: PILE, to: seat(told.by) }, 'arrows')
    case 'indians':
      ambush = []
      return bill(stage, { kind: 'ambush', losses: ambush }, 'arrows')
    case 'life-lost':
      if (told.of === 'indians') ambush?.push({ seat: told.by, before: told.before, after: told.after })
      return
    case 'exploded':
      return bill(stage, { kind: 'dynamite', seat: told.by }, 'dynamite')
    case 'gatling':
      return bill(stage, { kind: 'gatling', seat: told.by }, 'gatling')
    case 'life-gained': {
      const points = told.after - told.before
      if (told.of === 'beer') return fly(stage, { what: 'beer', from: TRAY, to: seat(told.by) }, 'beers', true)
      return bill(stage, { kind: 'ability', seat: told.by, character: told.of, points }, undefined, true)
    }
    case 'arrows-returned':
      return fly(stage, { what: 'quill', from: seat(told.from), to: PILE })
    case 'eliminated':
      return bill(stage, { kind: 'out', seat: told.by, role: told.role })
    case 'game-over':
      return stage.beside({ lasts: 0, run: () => useScene.setState({ bill: undefined }) })
    case 'shot':
      return light(stage, 'shots')
    default:
  }
}

/** Dice lie, arrows and bullets are counted as soon as they were seen to fall. */
export function meanwhile(view: View<Base>, event: Told): View<Base> {
  const told = event as Told<Event>
  const now = seen(view)
  const change = (of: Seat, player: Partial<Player>): Player[] =>
    now.players.map((one, seat) => (seat === of ? { ...one, ...player } : one))
  const changed = ((): Partial<typeof now> | undefined => {
    switch (told.type) {
      case 'rolled':
        return { dice: [...told.faces], rolls: told.roll }
      case 'arrow-taken':
        return { players: change(told.by, { arrows: told.arrows }), supply: told.supply }
      case 'arrows-returned':
        return {
          players: change(told.from, { arrows: now.players[told.from]!.arrows - told.count }),
          supply: told.supply,
        }
      case 'life-lost':
      case 'life-gained':
        return { players: change(told.by, { life: told.after }) }
      case 'eliminated':
      case 'role-shown':
        return { players: change(told.by, { role: told.role, shown: true }) }
      default:
        return undefined
    }
  })()
  if (changed === undefined) return view
  const after: View<BangDice> = { ...now, ...changed }
  return after
}

export const PILE = '[data-spot="pile"]'
export const TRAY = '[data-spot="tray"]'
const seat = (of: number): string => `.table-frame [data-seat="${of}"]`

function tumble(stage: Stage, which: readonly number[], faces: readonly Face[]): void {
  stage.add({
    lasts: stage.moves ? LENGTHS.dice : 150,
    run(lasts) {
      const id = newId()
      useScene.setState({ tumble: { id, which, faces, lasts }, bill: undefined, step: undefined })
      return () => clear((now) => (now.tumble?.id === id ? { tumble: undefined } : {}))
    },
  })
}

function fly(stage: Stage, flight: Omit<Flight, 'id' | 'lasts'>, step?: Step, isAside = false): void {
  const animation = {
    lasts: LENGTHS.move,
    run(lasts: number) {
      const id = newId()
      useScene.setState((now) => ({
        ...(step && { step }),
        ...(stage.moves && { flights: [...now.flights, { ...flight, id, lasts }] }),
      }))
      return () =>
        clear((now) => ({
          flights: now.flights.filter((one) => one.id !== id),
          ...(now.step === step && { step: undefined }),
        }))
    },
  }
  if (isAside) stage.beside(animation)
  else stage.add(animation)
}

/** The bill stays up for a while after its turn in the queue, unless another takes its place. */
function bill(stage: Stage, shown: Bill, step?: Step, isAside = false): void {
  const animation = {
    lasts: LENGTHS.banner,
    run() {
      useScene.setState({ bill: shown, ...(step && { step }) })
      setTimeout(
        () => clear((now) => (now.bill === shown ? { bill: undefined } : {})),
        shown.kind === 'ambush' ? READ.ambush : READ.other,
      )
      return () => clear((now) => (now.step === step ? { step: undefined } : {}))
    },
  }
  if (isAside) stage.beside(animation)
  else stage.add(animation)
}

function light(stage: Stage, step: Step): void {
  stage.beside({
    lasts: LENGTHS.move,
    run() {
      useScene.setState({ step })
      return () => clear((now) => (now.step === step ? { step: undefined } : {}))
    },
  })
}

const clear = (change: (now: Scene) => Partial<Scene>): void => useScene.setState(change)
