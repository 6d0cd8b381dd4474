// Taking, dropping and swapping markers inside a building (9), and what scenarios do with them outside.

import { type Option, below } from '@saloon/kernel'
import { bodyOfFigure } from '@saloon/physics'
import { BASES, type Item, MARKERS, type Marker, type NeutralId, type ObjectId, REACH, clanOf } from '../components.ts'
import { without } from './dynamite.ts'
import { joins } from './escort.ts'
import {
  type Action,
  type Building,
  type Cowboy,
  type Drawn,
  NOTHING,
  type Playing,
  type Table,
  type Turn,
} from '../state.ts'
import {
  building,
  cowboy,
  escortedBy,
  everybody,
  eyesOfClan,
  girl,
  hasRoom,
  isWitness,
  plays,
  special,
} from '../table.ts'
import { bodyOfThing, gapBetween } from '../wood/town.ts'
import { added, layFaceDown, markerOf } from './wounds.ts'

type Turning = Pick<Turn, 'seat' | 'cowboy'>

// ---- what lies there ----------------------------------------------------------------------------------------------

const kindsIn = ({ left, right }: Building): Marker[] =>
  MARKERS.filter((marker) => left.includes(marker) || right.includes(marker))

/** The witness takes documents only (12). */
export const mayTake = (figure: Cowboy, marker: Marker): boolean =>
  marker !== 'hostage' && (!isWitness(figure) || marker === 'document')

/** Face down only the witness takes documents (FU-R67). */
export const mayKeep = (table: Table, figure: Cowboy, marker: Marker): boolean =>
  mayTake(figure, marker) && !(marker === 'document' && plays(table, 'evidence') && !isWitness(figure))

export const kindsHeld = ({ items }: Cowboy): Item[] => [...new Set(items)].toSorted()

export function markerOptions(table: Table, figure: Cowboy): Option<Action>[] {
  const at = building(table, figure.inside!)
  const there = kindsIn(at).filter((marker) => mayTake(figure, marker))
  const take = there.filter((marker) => marker === 'life' || hasRoom(figure))
  const held = kindsHeld(figure)
  const drop: (Item | 'life')[] = figure.life > 1 ? [...held, 'life'] : held
  const swap = there.filter((marker) => marker !== 'life')
  const options: Option<Action>[] = []
  if (take.length > 0) options.push({ do: 'take', marker: { one: take } })
  if (at.hidden.length > 0) options.push({ do: 'take-hidden' })
  if (drop.length > 0) options.push({ do: 'drop', marker: { one: drop } })
  if (swap.length > 0 && held.length > 0) options.push({ do: 'swap', take: { one: swap }, give: { one: held } })
  return options
}

// ---- taking and dropping ------------------------------------------------------------------------------------------

/** From either base; the one it stands on first. */
function liftUp(at: Building, figure: Cowboy, marker: Marker): void {
  for (const base of [figure.base, ...BASES]) {
    const place = at[base].indexOf(marker)
    if (place === -1) continue
    at[base].splice(place, 1)
    return
  }
}

function gain(figure: Cowboy, marker: Marker): void {
  if (marker === 'life') figure.life++
  else figure.items = [...figure.items, marker as Item]
}

/** On the base it stands on, face up; a document keeps the side it shows (FU-R96). */
function layDown(state: Playing['state'], figure: Cowboy, item: Item | 'life'): void {
  if (item === 'life') figure.life--
  else figure.items = without(figure.items, item)
  if (item === 'sealed') layFaceDown(state, figure.inside!, 'document')
  else building(state, figure.inside!)[figure.base].push(item)
}

export function take(game: Playing, { seat, cowboy: id }: Turning, marker: Marker): void {
  const figure = cowboy(game.state, id)
  liftUp(building(game.state, figure.inside!), figure, marker)
  gain(figure, marker)
  game.tell?.({ type: 'took', by: seat, cowboy: id, marker })
}

export function drop(game: Playing, { seat, cowboy: id }: Turning, marker: Item | 'life'): void {
  layDown(game.state, cowboy(game.state, id), marker)
  game.tell?.({ type: 'dropped', by: seat, cowboy: id, marker })
}

export function swap(game: Playing, { seat, cowboy: id }: Turning, wanted: Marker, give: Item): void {
  const figure = cowboy(game.state, id)
  liftUp(building(game.state, figure.inside!), figure, wanted)
  layDown(game.state, figure, give)
  gain(figure, wanted)
  game.tell?.({ type: 'swapped', by: seat, cowboy: id, take: wanted, give })
}

// ---- face-down markers --------------------------------------------------------------------------------------------

/** One at random, shown to the drawer's clan. The hostage marker is shown to all, and the girl comes out. */
export function draw(game: Playing, turn: Turn): 'girl' | 'asked' {
  const { state } = game
  const figure = cowboy(state, turn.cowboy)
  const at = building(state, figure.inside!)
  const place = below(state.chance, at.hidden.length)
  const marker = at.hidden[place]!.marker as Marker
  const eyes = eyesOfClan(state, clanOf(figure.id))
  game.tell?.({ type: 'drew', by: turn.seat, cowboy: figure.id, building: at.id, shows: true, only: { eyes, marker } })
  if (marker === 'hostage') {
    removeHidden(state, at, place)
    findGirl(game, turn, figure)
    return 'girl'
  }
  state.drawn = { building: at.id, place, marker, known: eyes }
  return 'asked'
}

/** One extra action in this turn where the scenario says so (FU-R72). */
function findGirl(game: Playing, turn: Turn, finder: Cowboy): void {
  const { state } = game
  state.box = added(state.box, 'hostage')
  game.tell?.({ type: 'girl-found', cowboy: finder.id, building: finder.inside!, shows: true })
  const figure = girl(state)!
  if (special(state, 'finder-gets-one-extra-action')) turn.left++
  joins(game, figure, finder.id)
}

function removeHidden(state: Playing['state'], at: Building, place: number): void {
  const marker = at.hidden[place]!.marker as Marker
  at.hidden = [...at.hidden.slice(0, place), ...at.hidden.slice(place + 1)]
  state.faceDown = without(state.faceDown, marker)
}

/** What may be given for it: nothing, if there is room. */
export function keepOptions(table: Table, figure: Cowboy): Option<Action>[] {
  const { marker } = table.drawn as Drawn
  const back: Option<Action> = { do: 'put-back' }
  if (!mayKeep(table, figure, marker as Marker)) return [back]
  if (marker === 'life' || hasRoom(figure)) return [{ do: 'keep', give: NOTHING }, back]
  return [{ do: 'keep', give: { one: kindsHeld(figure) } }, back]
}

export function keep(game: Playing, { seat, cowboy: id }: Turning, give: Item | typeof NOTHING): void {
  const { state } = game
  const figure = cowboy(state, id)
  const { place, marker } = state.drawn as Drawn & { readonly marker: Marker }
  const at = building(state, figure.inside!)
  // One that everybody knows has been found before, and was laid face down again (FU-R98).
  const isNew = at.hidden[place]!.known !== everybody(state)
  removeHidden(state, at, place)
  state.drawn = null
  if (give !== NOTHING) layDown(state, figure, give)
  gain(figure, marker)
  if (marker === 'document' && isWitness(figure) && isNew) state.found++
  game.tell?.({ type: 'kept', by: seat, cowboy: id, marker, shows: true })
}

export function putBack(game: Playing, { seat, cowboy: id }: Turning): void {
  const { state } = game
  const { building: where } = state.drawn!
  state.drawn = null
  game.tell?.({ type: 'put-back', by: seat, cowboy: id, building: where })
}

// ---- outside ------------------------------------------------------------------------------------------------------

/** Within a movement disc of somebody outside. */
export function outsideOptions(table: Table, figure: Cowboy): Option<Action>[] {
  const options: Option<Action>[] = []
  const body = bodyOfFigure(figure)
  if (plays(table, 'giveToAccomplice') && figure.items.length > 0) {
    const near = table.neutrals.filter(
      (other) => other.kind === 'accomplice' && other.pose !== null && gapBetween(body, bodyOfFigure(other)) <= REACH,
    )
    if (near.length > 0)
      options.push({ do: 'give', neutral: { one: near.map(({ id }) => id) }, marker: { one: kindsHeld(figure) } })
  }
  if (plays(table, 'poison')) {
    const near = table.objects.filter((thing) => thing.water !== null && gapBetween(body, bodyOfThing(thing)) <= REACH)
    const clean = near.filter(({ water }) => water === 'clean').map(({ id }) => id)
    const foul = near.filter(({ water }) => water === 'poisoned').map(({ id }) => id)
    if (clean.length > 0) options.push({ do: 'poison', barrel: { one: clean } })
    if (foul.length > 0) options.push({ do: 'purify', barrel: { one: foul } })
  }
  if (mayHang(table, figure)) options.push({ do: 'hang' })
  return options
}

export function mayHang(table: Table, figure: Cowboy): boolean {
  if (!plays(table, 'gallows') || table.gallows === null || clanOf(figure.id) !== 'law') return false
  if (escortedBy(table, figure.id)?.kind !== 'patriarch') return false
  return gapBetween(bodyOfFigure(figure), { id: 'gallows', kind: 'gallows', pose: table.gallows }) <= REACH
}

export function give(game: Playing, { seat, cowboy: id }: Turning, to: NeutralId, marker: Item): void {
  const figure = cowboy(game.state, id)
  figure.items = without(figure.items, marker)
  game.state.neutrals.find((other) => other.id === to)!.holds.push(marker)
  game.tell?.({ type: 'gave', by: seat, cowboy: id, neutral: to, marker })
}

export function treat(game: Playing, { seat, cowboy: id }: Turning, barrel: ObjectId, to: 'clean' | 'poisoned'): void {
  game.state.objects.find((thing) => thing.id === barrel)!.water = to
  game.tell?.({ type: to === 'clean' ? 'purified' : 'poisoned', by: seat, cowboy: id, barrel })
}

/** Where a document or marker counts as the one it is. */
export const isA = (item: Item, marker: Marker): boolean => markerOf(item) === marker
