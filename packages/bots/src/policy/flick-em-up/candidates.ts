// Everything a cowboy may do that is worth a thought, with what it seems to be worth: reckoned in closed form, not simulated.

import { type Action, clanOf, type Side, type Weapon } from '@saloon/flick-em-up'
import {
  behind,
  beside,
  BULLET,
  building,
  coltsOf,
  cowboy,
  type Cowboy,
  feetOf,
  GRIP_OF,
  hasRoom,
  piecesOf,
  PUCK,
  type Table,
} from '@saloon/flick-em-up/reading'
import { HIDDEN, type Option } from '@saloon/kernel'
import {
  cosine,
  discFoot,
  freeRun,
  type Obstacle,
  obstacle,
  onSurface,
  sine,
  speedOf,
  TABLE,
  upright,
  wrapped,
} from '@saloon/physics'
import { type Errand, nearness } from './errand.ts'
import { errandsOf, ITEM_WORTH } from './errands.ts'
import { shotsFrom } from './shots.ts'
import { cleanliness, walksOf } from './walks.ts'
import { wanted } from './worth.ts'

export interface Candidate {
  readonly action: Action
  readonly worth: number
}

type Offered = Option<Action>
type Words = { readonly one: readonly string[] }
const wordsIn = (field: unknown): readonly string[] =>
  typeof field === 'string' ? [field] : ((field as Words | undefined)?.one ?? [])

export function candidatesOf(table: Table, id: Cowboy['id'], options: readonly Offered[]): Candidate[] {
  const figure = cowboy(table, id)
  const all = piecesOf(table, id).map(obstacle)
  const withSelf = piecesOf(table).map(obstacle)
  const found: Candidate[] = []
  for (const option of options) {
    switch (option.do) {
      case 'pass':
      case 'keep-bullet':
        found.push({ action: { do: option.do }, worth: 0 })
        break
      case 'move':
        for (const { dir, power, clear, worth } of walksOf(table, figure, all, wordsIn(option.clear)).slice(0, 8))
          found.push({ action: { do: 'move', dir, power, spin: 0, clear }, worth })
        break
      case 'leave':
        found.push(...ways(table, figure, wordsIn(option.clear), all))
        break
      case 'shoot':
      case 'second':
        for (const side of wordsIn(option.side) as readonly Side[])
          for (const weapon of 'weapon' in option ? (wordsIn(option.weapon) as readonly Weapon[]) : (['colt'] as const))
            found.push(...aimed(table, figure, option.do, weapon, side, withSelf))
        break
      case 'shoot-out':
      case 'second-out':
        found.push(...aimedOut(table, figure, option.do, withSelf))
        break
      default:
        found.push(...handled(table, figure, option))
    }
  }
  return found
}

function aimed(
  table: Table,
  figure: Cowboy,
  deed: 'shoot' | 'second',
  weapon: Weapon,
  side: Side,
  obstacles: readonly Obstacle[],
): Candidate[] {
  const from = beside(figure.pose!, side, BULLET, feetOf(table, figure.id))
  if (!from) return []
  const twice = deed === 'shoot' && weapon === 'colt' && coltsOf(figure) > 1 ? 1.3 : 1
  return shotsFrom(table, clanOf(figure.id), figure.id, from, GRIP_OF[weapon], obstacles)
    .slice(0, 4)
    .map(({ dir, power, worth }) => ({
      action: deed === 'shoot' ? { do: 'shoot', weapon, side, dir, power } : { do: 'second', side, dir, power },
      worth: worth * twice,
    }))
}

function aimedOut(
  table: Table,
  figure: Cowboy,
  deed: 'shoot-out' | 'second-out',
  obstacles: readonly Obstacle[],
): Candidate[] {
  const home = building(table, figure.inside!)
  const weapon: Weapon = figure.items.includes('winchester') && deed === 'shoot-out' ? 'winchester' : 'colt'
  return [-700, 0, 700].flatMap((offset) => {
    const from = behind(home, 'shot', offset)
    return shotsFrom(table, clanOf(figure.id), figure.id, from, GRIP_OF[weapon], obstacles)
      .slice(0, 2)
      .map(({ dir, power, worth }): Candidate => ({
        action:
          deed === 'shoot-out'
            ? { do: deed, weapon, offset, dir, power, clear: 'none' }
            : { do: deed, offset, dir, power, clear: 'none' },
        worth,
      }))
  })
}

/** Out of the door, towards whatever there is to do elsewhere. */
function ways(table: Table, figure: Cowboy, clearable: readonly string[], obstacles: readonly Obstacle[]): Candidate[] {
  const home = building(table, figure.inside!)
  const elsewhere = errandsOf(table, figure).filter(({ door }) => door !== figure.inside)
  const clear = clearable.includes(home.id) ? home.id : 'none'
  const others = obstacles.filter(({ id }) => id !== home.id)
  const before = (errand: Errand): number => errand.worth * nearness(table, figure, errand)
  const found: Candidate[] = []
  for (const [offset, aside, power] of WAYS_OUT) {
    const start = behind(home, 'leave', offset)
    const dir = wrapped(home.pose.facing + aside)
    const way = freeRun('disc', speedOf('disc', power))
    const chance =
      cleanliness(others, table.options.wobble, start, dir, way, false) * (Math.abs(aside) > 1000 ? 0.7 : 1)
    if (chance === 0) continue
    const [x, z] = [Math.round(start.x + way * cosine(dir)), Math.round(start.z - way * sine(dir))]
    if (!onSurface(discFoot(x, z, PUCK), TABLE)) continue
    const there: Cowboy = { ...figure, inside: null, pose: upright(x, z, 0) }
    const gain = elsewhere.reduce(
      (most, one) => Math.max(most, one.worth * nearness(table, there, one) - before(one)),
      0,
    )
    found.push({ action: { do: 'leave', offset, dir, power, clear }, worth: chance * (gain + 0.3) })
  }
  return found.toSorted((a, b) => b.worth - a.worth).slice(0, 5)
}
/** Past whatever stands before the door, on either side of it: from aside only across, or the base beside the door is in the way. */
const WAYS_OUT = [0, 600, -600].flatMap((offset) =>
  [0, 400, -400, 900, -900, 1500, -1500]
    .filter((aside) => offset * aside >= 0)
    .flatMap((aside) => [150, 220, 320, 450].map((power) => [offset, aside, power] as const)),
)

/** What is done by hand: markers, barrels, ropes. */
function handled(table: Table, figure: Cowboy, option: Offered): Candidate[] {
  const clan = clanOf(figure.id)
  const goals = wanted(table, clan)
  const isHome = (type: string): boolean => goals.some((goal) => goal.type === type && goal.home === figure.inside)
  const isWanted = (type: string): boolean => goals.some((goal) => goal.type === type)
  const gain = (type: string): number =>
    isWanted(type) ? (isHome(type) ? -8 : 45) : (ITEM_WORTH[type as keyof typeof ITEM_WORTH] ?? 1)
  switch (option.do) {
    case 'take':
      return wordsIn(option.marker).map((marker) => ({
        action: { do: 'take', marker } as Action,
        worth: gain(marker) - (marker === 'gold' && !isWanted('gold') ? 1 : 0),
      }))
    case 'take-hidden': {
      const at = building(table, figure.inside!)
      const kinds = at.hidden.map(({ marker }) => (marker === HIDDEN ? undefined : marker))
      const hopes = kinds.map((marker) => (marker === undefined ? hope(table, gain) : gain(marker)))
      const mean = hopes.reduce((sum, one) => sum + one, 0) / Math.max(1, hopes.length)
      // A bird in the hand: who has what wins takes it home before drawing again.
      const isLaden = figure.items.some((item) => item !== 'document' && isWanted(item))
      return [{ action: { do: 'take-hidden' }, worth: mean * (isLaden || !hasRoom(figure) ? 0.2 : 0.9) }]
    }
    case 'drop':
      return wordsIn(option.marker).map((marker) => ({
        action: { do: 'drop', marker } as Action,
        worth: marker !== 'life' && isHome(marker === 'sealed' ? 'document' : marker) ? 60 : -5,
      }))
    case 'swap':
      return wordsIn(option.take).flatMap((take) =>
        wordsIn(option.give).map((give) => ({
          action: { do: 'swap', take, give } as Action,
          worth: gain(take) - (isHome(give) ? -20 : gain(give)),
        })),
      )
    case 'give':
      return wordsIn(option.neutral).flatMap((neutral) =>
        wordsIn(option.marker).map((marker) => ({
          action: { do: 'give', neutral, marker } as Action,
          worth: isWanted(marker) ? 80 : -5,
        })),
      )
    case 'poison':
    case 'purify':
      return wordsIn(option.barrel).map((barrel) => ({
        action: { do: option.do, barrel } as Action,
        worth: (option.do === 'poison') === (clan === 'outlaw') ? 60 : -60,
      }))
    case 'hang':
      return [{ action: { do: 'hang' }, worth: 100 }]
    case 'arm':
      return wordsIn(option.cowboy).flatMap((who) =>
        wordsIn(option.marker).map((marker) => ({ action: { do: 'arm', cowboy: who, marker } as Action, worth: 5 })),
      )
    default:
      return []
  }
}

/** Of a marker that nobody of us has seen. */
function hope(table: Table, gain: (type: string) => number): number {
  const all = table.faceDown
  return all.length === 0 ? 0 : all.reduce((sum, marker) => sum + Math.max(0, gain(marker)), 0) / all.length
}
