// What each piece on the table is made of: which parts, where, and where it touches the table.

import type { Flicked, PlanPiece } from '@saloon/physics'
import type { Block, FigureLook, Insider, LyingToken, PieceLook } from '../scene/wooden-table.ts'
import { BLOCK, building, clock, clockHand, gallows, HANDS } from './building.ts'
import { bullet, coltCylinder, dynamiteCylinder, puck, sack, stick, token, TOKEN_THICK } from './discs.ts'
import { badge, figure, hat, hatNumber, HATS } from './figure.ts'
import { FLAT, house } from './flat-houses.ts'
import { barrel, barrelLid, cactus, crate, fence, hay } from './objects.ts'
import type { Part } from './part.ts'
import { type FrontId, FRONTS, type HouseId, HOUSES } from './print/cells.ts'
import { coach, loco, wagon } from './train.ts'

/** One carved thing of a piece; things of one key are carved once. */
export interface Member {
  readonly key: string
  readonly carve: () => Part
  readonly at?: readonly [number, number, number] // in the piece's own frame
  readonly turn?: readonly [number, number, number]
  readonly tint?: string // of what is carved white
  readonly of?: string // another piece that it stands for: somebody who is inside
  readonly comesOff?: true // a hat, when its figure lies
}
/** In centimetres: its middle to the right and ahead, half its size. */
export type Foot = readonly [u: number, w: number, halfU: number, halfW: number]
export interface Making {
  readonly members: readonly Member[]
  readonly feet: readonly Foot[]
}

type Numbers = readonly [number, number, number]

const one = (key: string, carve: () => Part, ...feet: Foot[]): Making => ({ members: [{ key, carve }], feet })

/** Where on a kind of building somebody stands, or tokens lie. */
interface Blocks {
  readonly across: number
  readonly standing: number // ahead
  readonly next: readonly [ahead: number, across: number] // who else stands on the same block
  readonly lying: number
}
const BUILDING_BLOCKS: Blocks = { across: BLOCK, standing: -1.1, next: [2.2, 0], lying: 1.15 }
const HOUSE_BLOCKS: Blocks = { across: 2.3, standing: -0.55, next: [0, 2.4], lying: 2.6 }
const VEHICLE_BLOCKS: Blocks = { across: 5.5, standing: -3, next: [1.35, 0], lying: 3 }
const sideOf = (block: Block): number => (block === 'left' ? -1 : 1)

export function makingOf(piece: PlanPiece, look: PieceLook): Making {
  const { kind, id, pose } = piece
  switch (kind) {
    case 'figure':
      return { members: membersOf(figureLook(piece, look)), feet: [[0, 0, 1.1, 0.6]] }
    case 'building':
      return withInside(buildingOf(frontOf(id), look), look, BUILDING_BLOCKS)
    case 'house': {
      const isFlipped = pose.facing > 0 && pose.facing < 18_000
      const isClosed = look.isClosed === true
      const key = `house-${id}-${isFlipped}-${isClosed}`
      return withInside(
        one(key, () => house(houseOf(id), isFlipped, isClosed), [0, 0, 6, 4]),
        look,
        HOUSE_BLOCKS,
      )
    }
    case 'coach':
    case 'wagon': {
      const vehicle = look.vehicle ?? (id === 'loco' ? 'loco' : kind)
      const carve = { loco, wagon, coach }[vehicle]
      return withInside(one(vehicle, carve, [0, 0, vehicle === 'coach' ? 7 : 8, 4.5]), look, VEHICLE_BLOCKS)
    }
    case 'gallows':
      return one(kind, gallows, [0, 0, 1.25, 2])
    case 'barrel': {
      const { water } = look
      const made = one(kind, barrel, [0, 0, 0.9, 0.9])
      if (water === undefined) return made
      return { ...made, members: [...made.members, { key: `lid-${water}`, carve: () => barrelLid(water) }] }
    }
    case 'hay':
      return one(kind, hay, [0, 0, 1.3, 0.9])
    case 'cactus':
      return one(kind, cactus, [0, 0, 0.7, 0.6])
    case 'fence':
      return one(kind, fence, [0, 0, 3.5, 0.4])
    case 'crate':
      return one(kind, crate, [0, 0, 1.2, 1.2])
    case 'cylinder':
      return id.startsWith('dynamite')
        ? one('dynamite-cylinder', dynamiteCylinder, [0, 0, 1, 1])
        : one('colt-cylinder', coltCylinder, [0, 0, 1, 1])
    case 'sack':
      return one(kind, sack, [0, 0, 0.8, 0.8])
    default:
      return kind satisfies never
  }
}

/** Without a word about it: what the plan itself says. */
function figureLook({ side, mark }: PlanPiece, { figure }: PieceLook): FigureLook {
  if (figure) return figure
  const number = Number(mark) || 0
  return side === null
    ? { carving: 'man', hat: 'straw', number: 0 }
    : { carving: side === 0 ? 'law' : 'outlaw', hat: side === 0 ? 'blue' : 'red', number }
}

function membersOf(look: FigureLook, at?: Numbers, of?: string): Member[] {
  const { carving, badge: pinned, number, hat: colour } = look
  const where = { ...(at && { at }), ...(of !== undefined && { of }) }
  const members: Member[] = [{ key: `figure-${carving}`, carve: () => figure(carving), ...where }]
  if (pinned) members.push({ key: `badge-${pinned}`, carve: () => badge(pinned), ...where })
  if (colour === 'off') return members
  const tint = HATS[colour]
  members.push({ key: 'hat', carve: hat, tint, comesOff: true, ...where })
  if (number > 0) {
    members.push({ key: `number-${number}`, carve: () => hatNumber(number), tint, comesOff: true, ...where })
  }
  return members
}

function buildingOf(id: FrontId, { isClosed = false, hour }: PieceLook): Making {
  const members: Member[] = [{ key: `building-${id}-${isClosed}`, carve: () => building(id, isClosed) }]
  if (id === 'townhall') {
    const at: Numbers = [HANDS.x, HANDS.y, 0]
    const turn: Numbers = [-((hour ?? 0) / 12) * 2 * Math.PI, 0, 0]
    members.push(
      { key: 'clock', carve: clock },
      { key: 'hour-hand', carve: () => clockHand(0.62, 0.13), at, turn },
      { key: 'minute-hand', carve: () => clockHand(0.9, 0.08), at },
    )
  }
  const feet: Foot[] = [-BLOCK, BLOCK].map((u) => [u, 0, 1.25, 2])
  return { members, feet }
}

/** Towns of one's own may name theirs otherwise. */
const frontOf = (id: string): FrontId => FRONTS.find((front) => front === id) ?? 'store'
const houseOf = (id: string): HouseId => HOUSES.find((house) => house === id) ?? 'store'

/** With whoever is inside, and what lies there. */
function withInside(made: Making, { inside = [], tokens = [] }: PieceLook, blocks: Blocks): Making {
  return {
    ...made,
    members: [
      ...made.members,
      ...inside.flatMap(insideOf(inside, blocks)),
      ...tokens.flatMap(tokensOf(tokens, blocks)),
    ],
  }
}

const insideOf =
  (all: readonly Insider[], { across, standing, next }: Blocks) =>
  (who: Insider): Member[] => {
    const nth = all.filter(({ block }) => block === who.block).indexOf(who)
    const [w, u] = [standing + nth * next[0], across + nth * next[1]]
    return membersOf(who, [w, FLAT, sideOf(who.block) * u], who.id)
  }

const MOST_IN_A_STACK = 4
const tokensOf =
  (all: readonly LyingToken[], { across, lying }: Blocks) =>
  (lie: LyingToken): Member[] => {
    const stacks = all.filter(({ block }) => block === lie.block)
    const place = stacks.indexOf(lie)
    const u = sideOf(lie.block) * across + (stacks.length === 1 ? 0 : (place % 2) * 1.16 - 0.58)
    const w = lying - Math.floor(place / 2) * 1.26
    return Array.from({ length: Math.min(lie.count, MOST_IN_A_STACK) }, (_, n) => ({
      key: `token-${lie.token}`,
      carve: () => token(lie.token),
      at: [w + 0.03 * (n % 2), FLAT + n * TOKEN_THICK, u + 0.04 * (n % 3)] as const,
    }))
  }

/** What is on its way, by the one who has flicked it: somebody who is thrown out is seen himself. */
export function makingOfFlicked(what: Flicked, look: FigureLook | undefined): Making {
  switch (what) {
    case 'disc':
      return one('puck', puck, [0, 0, 1.55, 1.55])
    case 'bullet':
      return one('bullet', bullet, [0, 0, 1, 1])
    case 'dynamite':
      return one('stick', stick, [0, 0, 0.9, 0.9])
    case 'figure':
      return { members: membersOf(look ?? { carving: 'man', hat: 'straw', number: 0 }), feet: [[0, 0, 1.1, 0.6]] }
    default:
      return what satisfies never
  }
}
