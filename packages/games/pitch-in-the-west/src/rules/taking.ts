// Taking things, leaving things, and exchanging them with a team-mate (6).

import { push } from '@saloon/kernel'
import { CUBES, type Cube, type FigureId, type ItemId, MOST_ITEMS, MOST_LIFE, otherTeam } from '../components.ts'
import type { Challenge, Figure, Item, LeaveOne, Playing, Put, Table, Trade, Turn } from '../state.ts'
import { NOTHING } from '../state.ts'
import { base, figure, heldBy, isAlive, item, livingOf } from '../table.ts'
import { backToRing } from '../wood/town.ts'

/** What lies on the base, or what the puck has touched in this turn (PW-R37, PW-R39, PW-R40). */
export function takeable(table: Table, turn: Turn): (ItemId | Cube)[] {
  const taker = figure(table, turn.figure)
  if (taker.inside !== null) {
    const at = base(table, taker.inside)
    return [...heldBy(table, at.id).map(({ id }) => id), ...CUBES.filter((cube) => at[cube] > 0)]
  }
  return table.items.filter((it) => isWithinReach(table, turn, it)).map(({ id }) => id)
}
function isWithinReach(table: Table, { touched }: Turn, { id, holder, pose }: Item): boolean {
  if (pose === null) return false
  if (holder === 'loose') return touched.includes(id)
  if (!holder.startsWith('f') || isAlive(figure(table, holder as FigureId))) return false
  return touched.includes(holder) || touched.includes(id)
}

export function take(game: Playing, turn: Turn, thing: ItemId | Cube): void {
  const { state } = game
  const taker = figure(state, turn.figure)
  if (thing === 'life') return heal(game, turn, taker)
  if (thing === 'duel') return takeDuel(game, turn, taker)
  if (heldBy(state, taker.id).length >= MOST_ITEMS)
    return push<LeaveOne>(game, { kind: 'leave', seat: turn.seat, figure: taker.id, thing })
  pickUp(game, turn, item(state, thing))
}

/** Cubes act at once and are gone (PW-R24, PW-R25). */
function heal(game: Playing, { seat }: Turn, taker: Figure): void {
  base(game.state, taker.inside!).life--
  taker.life = Math.min(MOST_LIFE, taker.life + 1)
  game.tell?.({ type: 'healed', by: seat, figure: taker.id, life: taker.life })
}
function takeDuel(game: Playing, { seat }: Turn, taker: Figure): void {
  const { state } = game
  base(state, taker.inside!).duel--
  game.tell?.({ type: 'took-duel', by: seat, figure: taker.id })
  if (rivals(state, taker).length > 0) push<Challenge>(game, { kind: 'challenge', seat, figure: taker.id, fixed: null })
}
/** Any living opponent who isn't in prison (PW-R48). */
export const rivals = (table: Table, { team }: Figure): Figure[] =>
  livingOf(table, otherTeam(team)).filter(({ jailed }) => !jailed)

/** Outside its new owner chooses where it lies. */
export function pickUp(
  game: Playing,
  { seat, figure: id }: { readonly seat: number; readonly figure: FigureId },
  it: Item,
) {
  const taker = figure(game.state, id)
  it.holder = id
  it.pose = null
  game.tell?.({ type: 'took', by: seat, figure: id, item: it.id })
  if (taker.inside === null) push<Put>(game, { kind: 'put', seat, figure: id, item: it.id })
}

/** Left on the base, or loose where it lay (PW-R28). */
export function leaveBehind(game: Playing, seat: number, owner: Figure, it: Item): void {
  it.holder = owner.inside ?? 'loose'
  game.tell?.({ type: 'left', by: seat, figure: owner.id, item: it.id })
}

// ---- exchanging ---------------------------------------------------------------------------------------------------

/** Living team-mates touched by the puck in this turn. */
export const mates = (table: Table, { figure: id, touched }: Turn): Figure[] => {
  const { team } = figure(table, id)
  return table.figures.filter(
    (mate) => mate.id !== id && mate.team === team && isAlive(mate) && mate.pose !== null && touched.includes(mate.id),
  )
}

export function propose(game: Playing, turn: Turn, mate: FigureId, give: Trade['give'], get: Trade['get']): void {
  const { seat } = figure(game.state, mate)
  game.tell?.({ type: 'offered', by: turn.seat, figure: turn.figure, mate, give, get })
  const trade = { kind: 'trade', seat, figure: turn.figure, mate, give, get } as const
  if (seat === turn.seat) exchange(game, trade)
  else push<Trade>(game, trade)
}

/** Each object lies where the other one lay; a gift goes to its new owner's ring. */
export function exchange(game: Playing, { seat, figure: id, mate, give, get }: Omit<Trade, 'n' | 'cause'>): void {
  const { state } = game
  const given = give === NOTHING ? undefined : item(state, give)
  const got = get === NOTHING ? undefined : item(state, get)
  const places = { given: given?.pose ?? null, got: got?.pose ?? null }
  if (given) given.pose = null
  if (got) got.pose = null
  if (given) hand(state, given, mate, places.got)
  if (got) hand(state, got, id, places.given)
  game.tell?.({ type: 'traded', by: seat, figure: id, mate, give, get })
}
function hand(state: Playing['state'], it: Item, to: FigureId, place: Item['pose']): void {
  const owner = figure(state, to)
  it.holder = to
  if (owner.pose !== null) it.pose = backToRing(state, owner, it, place ?? owner.pose)
}
