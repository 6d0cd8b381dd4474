// A round is one hour: the clans alternate until no hat shows the colour of the hour (3.1, 3.2).

import { type FrameRule, WAIT, only, pop, push, replace } from '@saloon/kernel'
import {
  ACTIONS,
  type Clan,
  type CowboyId,
  MIDNIGHT,
  type Marker,
  clanOf,
  colourOf,
  otherClan,
  turned,
} from '../components.ts'
import { midnight } from '../rules/clock.ts'
import { without } from '../rules/dynamite.ts'
import { waitsFor } from '../rules/escort.ts'
import { judge } from '../outcome.ts'
import type { Action, Choose, Event, FlickEmUp, Playing, Round, Table, Turn } from '../state.ts'
import { cowboy, hasRoom, isAlive, isAvailable, nextPlayer, ofClan, scenarioOf, seatsOfTeam, teamOf } from '../table.ts'
import { standUp } from '../wood/town.ts'
import { stoodUp, DIRECTION } from '@saloon/physics'
import type { Item } from '../components.ts'
import type { Option } from '@saloon/kernel'

export const round: FrameRule<FlickEmUp, Round, Action, Event> = {
  go(game, frame) {
    const { state } = game
    const clan = nextClan(state, frame)
    if (clan === undefined) return nextHour(game, frame)
    const holder = cowboy(state, state.initiative)
    const must = !frame.opened && clanOf(holder.id) === clan && isAvailable(state, holder) ? holder.id : null
    state.onTurn = clan
    push<Choose>(game, { kind: 'choose', seat: nextPlayer(state, clan), clan, must })
  },
}

/** The Initiative opens the round, then the clans alternate; a clan without a hat to play is passed over (FU-R43). */
function nextClan(table: Table, { opened, last }: Round): Clan | undefined {
  const first = opened && last !== null ? otherClan(last) : clanOf(table.initiative)
  return [first, otherClan(first)].find((clan) => hasHats(table, clan))
}

export const hasHats = (table: Table, clan: Clan): boolean =>
  ofClan(table, clan).some((figure) => isAvailable(table, figure))

function nextHour(game: Playing, frame: Round): void {
  const { state } = game
  state.onTurn = null
  if (judge(game, 'endOfRound')) return
  state.hour++
  game.tell?.({ type: 'hour', hour: state.hour, colour: colourOf(state.hour) })
  frame.opened = false
  frame.last = null
  if (state.hour === MIDNIGHT) midnight(game)
}

// ---- choosing a cowboy --------------------------------------------------------------------------------------------

export const choose: FrameRule<FlickEmUp, Choose, Action, Event> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options(table, { clan, must }) {
    const hats = ofClan(table, clan).filter((figure) => isAvailable(table, figure) && (must ?? figure.id) === figure.id)
    const standing = hats.filter(({ lying }) => !lying).map(({ id }) => id)
    const down = hats.filter(({ lying }) => lying).map(({ id }) => id)
    const options: Option<Action>[] = []
    if (standing.length > 0) options.push({ do: 'play', cowboy: { one: standing } })
    if (down.length > 0) options.push({ do: 'rise', cowboy: { one: down }, facing: DIRECTION })
    return [...options, ...armOptions(table, clan)]
  },
  safe(table, frame) {
    const { clan, must } = frame
    const [first] = ofClan(table, clan).filter(
      (figure) => isAvailable(table, figure) && (must ?? figure.id) === figure.id,
    )
    const { id, lying, pose } = first!
    return lying ? { do: 'rise', cowboy: id, facing: stoodUp(pose!).facing } : { do: 'play', cowboy: id }
  },
  answer(game, { seat, clan }, _seat, action) {
    const { state } = game
    if (action.do === 'arm') return arm(game, seat, action.cowboy, action.marker)
    if (action.do !== 'play' && action.do !== 'rise') return
    const figure = cowboy(state, action.cowboy)
    if (!isAlive(figure)) {
      game.tell?.({ type: 'dead-hat', by: seat, cowboy: figure.id })
      return endTurn(game, clan, figure.id)
    }
    if (action.do === 'rise') rise(game, seat, action.cowboy, action.facing)
    else game.tell?.({ type: 'played', by: seat, cowboy: figure.id })
    replace<Turn>(game, { kind: 'turn', seat, cowboy: figure.id, left: ACTIONS, replayed: false, over: false })
  },
}

/** Free of charge, facing as its player likes. */
function rise(game: Playing, seat: number, id: CowboyId, facing: number): void {
  const { state } = game
  const figure = cowboy(state, id)
  standUp(state, figure, facing)
  game.tell?.({ type: 'rose', by: seat, cowboy: id })
  waitsFor(game, id)
}

/** The hat is turned, and the clan's next player is due (FU-R40, FU-R66). */
export function endTurn(game: Playing, clan: Clan, id: CowboyId): void {
  const { state } = game
  const figure = cowboy(state, id)
  figure.hat = turned(figure.hat)
  const team = teamOf(state, clan)
  const players = seatsOfTeam(state.seats, team).length
  state.pointers = state.pointers.map((at, other) => (other === team ? (at + 1) % players : at))
  pop(game)
  const frame = state.stack.at(-1) as Round
  frame.opened = true
  frame.last = clan
  if (!hasHats(state, clan)) judge(game, 'afterOwnLastCowboyOfRound', clan)
}

// ---- arming -------------------------------------------------------------------------------------------------------

/** From what the scenario gives out, to whoever hasn't moved yet (12). */
export function armOptions(table: Table, clan: Clan): Option<Action>[] {
  if (table.pool.length === 0) return []
  const giver = scenarioOf(table).setupChoices.find(({ piles }) => piles === undefined)?.by
  if (giver !== clan) return []
  const ready = ofClan(table, clan).filter((figure) => isAlive(figure) && !figure.moved && hasRoom(figure))
  if (ready.length === 0) return []
  const kinds = [...new Set<Marker>(table.pool)] as Item[]
  return [{ do: 'arm', cowboy: { one: ready.map(({ id }) => id) }, marker: { one: kinds } }]
}

export function arm(game: Playing, seat: number, id: CowboyId, marker: Item): void {
  const { state } = game
  const figure = cowboy(state, id)
  figure.items = [...figure.items, marker]
  state.pool = without(state.pool, marker as Marker)
  game.tell?.({ type: 'armed', by: seat, cowboy: id, marker })
}
