// What the wooden table has to know of this game: who plays for whom, what is flicked, and the answers nobody has to think about.

import {
  clanOf,
  type Action as FlickAction,
  type Choose,
  type FlickEmUp,
  isAlive,
  isAvailable,
} from '@saloon/flick-em-up'
import type { Action, Ask, Seat, View } from '@saloon/kernel'
import type { Settled, Verb, WoodenGame } from '../../wood/hands/wooden-game.ts'
import { clanOfSeat, seen, towardsEnemy } from './table.ts'

export const wooden: WoodenGame = {
  sideOf: (view, seat) => (clanOfSeat(seen(view), seat) === 'law' ? 0 : 1),
  verbOf: (action) => verbOf(action as FlickAction),
  wayOf: (action) => ('side' in action ? { key: `way.${String(action.side)}` } : undefined),
  isPickedOnTable: ({ kind }) => kind === 'choose',
  settles: (view, seat, ask) => settles(seen(view), seat, ask),
}

function verbOf(action: FlickAction): Verb {
  switch (action.do) {
    case 'move':
    case 'leave':
      return 'move'
    case 'throw':
    case 'throw-out':
      return 'dynamite'
    case 'eject':
      return 'eject'
    default:
      return 'weapon' in action && action.weapon === 'winchester' ? 'winchester' : 'colt'
  }
}

/** The escorted figure walks behind. */
const BEHIND = 4

function settles(view: View<FlickEmUp>, seat: Seat, ask: Ask): Settled | undefined {
  const frame = view.stack.at(-1) as { readonly cowboy?: string } | undefined
  const figure = view.cowboys.find(({ id }) => id === frame?.cowboy)
  const given = (action: FlickAction): Settled => ({ action: action as Action, isGiven: true })
  switch (ask.kind) {
    case 'choose':
      return whomToPlay(view, view.stack.at(-1) as Choose)
    case 'face': {
      if (!figure?.pose) return undefined
      const facing = towardsEnemy(view, clanOfSeat(view, seat), figure.pose) ?? figure.pose.facing
      return given({ do: 'face', facing })
    }
    case 'base':
      return given({ do: 'base', base: 'left' })
    case 'escort':
      return given({ do: 'escort', slot: BEHIND })
    default:
      return undefined
  }
}

/** Whoever must; else whoever is nearest to an enemy. Given where there is only one. */
function whomToPlay(view: View<FlickEmUp>, { clan, must }: Choose): Settled | undefined {
  const free = view.cowboys.filter(
    (one) => clanOf(one.id) === clan && isAvailable(view, one) && (must === null || must === one.id),
  )
  const away = ({ pose }: (typeof free)[number]): number => {
    if (pose === null) return 0
    const foes = view.cowboys.filter(({ id, pose: at }) => clanOf(id) !== clan && at !== null)
    return Math.min(...foes.map(({ pose: at }) => Math.hypot(at!.x - pose.x, at!.z - pose.z)))
  }
  const [first] = free.toSorted((a, b) => Number(isAlive(b)) - Number(isAlive(a)) || away(a) - away(b))
  if (first === undefined) return undefined
  const isGiven = free.length === 1 && view.pool.length === 0
  if (!first.lying) return { action: { do: 'play', cowboy: first.id } as Action, isGiven }
  const facing = towardsEnemy(view, clan, first.pose!) ?? first.pose!.facing
  return { action: { do: 'rise', cowboy: first.id, facing } as Action, isGiven }
}
