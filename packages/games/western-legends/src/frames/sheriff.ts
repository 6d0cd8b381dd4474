// The Sheriff on his way (specification 12): hex by hex, never entering one twice, until he meets somebody Wanted.

import { type Seat, WAIT, pop, push, sinceThisMove } from '@saloon/kernel'
import type { SheriffPath, SheriffTarget } from '../in-progress.ts'
import { NEIGHBOURS, distance, stepTowards } from '../map/index.ts'
import type { Hex, Playing, Table } from '../state.ts'
import { startNpcFight } from './declare.ts'
import { type Rule, itsSeat } from './rule.ts'

export function anybodyWanted({ players }: Table): boolean {
  for (let seat = 0; seat < players.length; seat++) if (players[seat]!.wanted > 0) return true
  return false
}
/** Once the end is near in the Wild Wild West nobody can be arrested any more (18.4). */
export const arrestsHappen = ({ options, ending }: Table): boolean => !(options.wildWildWest && ending)

/** Wanted players here, if he may arrest them. */
export function wantedAt(table: Table, hex: Hex): Seat[] {
  if (!arrestsHappen(table)) return []
  return table.players.flatMap((player, seat) => (player.wanted > 0 && player.hex === hex ? [seat] : []))
}
function meetsWanted(table: Table, hex: Hex): boolean {
  if (!arrestsHappen(table)) return false
  for (let seat = 0; seat < table.players.length; seat++)
    if (table.players[seat]!.wanted > 0 && table.players[seat]!.hex === hex) return true
  return false
}

/** While nobody is Wanted he stays where he is (WL-R60). */
export function moveSheriff(game: Playing, mover: Seat, left: number, exactly: boolean): void {
  if (left > 0 && anybodyWanted(game.state))
    push<SheriffPath>(game, { kind: 'sheriff-path', seat: mover, exactly, left, path: [game.state.sheriff] })
}

/** Where he may go next: not where he couldn't make the rest of an exact number of steps. */
export function sheriffWays(table: Table, { path, left, exactly }: SheriffPath): Hex[] {
  const near = NEIGHBOURS[table.sheriff]!
  const ways: Hex[] = []
  for (let i = 0; i < near.length; i++) {
    const to = near[i]!
    if (!path.includes(to) && (!exactly || canFinish(table, [...path, to], left - 1))) ways.push(to)
  }
  return ways
}
function canFinish(table: Table, path: readonly Hex[], left: number): boolean {
  const at = path[path.length - 1]!
  if (left === 0 || meetsWanted(table, at)) return true
  const near = NEIGHBOURS[at]!
  for (let i = 0; i < near.length; i++)
    if (!path.includes(near[i]!) && canFinish(table, [...path, near[i]!], left - 1)) return true
  return false
}

export const sheriffPath: Rule<SheriffPath> = {
  go(game, frame) {
    if (frame.left === 0) return pop(game)
    if (!frame.exactly) return WAIT
    const ways = sheriffWays(game.state, frame)
    if (ways.length > 1) return WAIT
    if (ways.length === 1) return enter(game, frame, ways[0]!)
    pop(game)
  },
  asks: itsSeat,
  options(table, frame) {
    const to = { one: sheriffWays(table, frame) }
    return frame.exactly ? [{ do: 'sheriff', to }] : [{ do: 'sheriff', to }, { do: 'stop' }]
  },
  /** Away from the mover if that one is Wanted, else towards the nearest who is. */
  safe(table, frame) {
    const ways = sheriffWays(table, frame)
    const { hex, wanted } = table.players[frame.seat]!
    const near = (to: Hex): number =>
      wanted > 0
        ? -distance(to, hex)
        : Math.min(...table.players.map((player) => (player.wanted > 0 ? distance(to, player.hex) : 99)))
    if (ways.length === 0) return { do: 'stop' }
    return { do: 'sheriff', to: ways.reduce((best, to) => (near(to) < near(best) ? to : best)) }
  },
  answer(game, frame, _seat, action) {
    sinceThisMove(game, frame)
    if (action.do === 'sheriff') enter(game, frame, action.to)
    else pop(game)
  },
}

function enter(game: Playing, frame: SheriffPath, to: Hex): void {
  const { state } = game
  state.sheriff = to
  frame.path = [...frame.path, to]
  frame.left--
  game.tell?.({ type: 'sheriff-moved', to })
  const wanted = wantedAt(state, to)
  if (wanted.length === 0) return
  // What he had left is lost (8.6).
  pop(game)
  if (wanted.length === 1) startNpcFight(game, wanted[0]!, 'sheriff')
  else push<SheriffTarget>(game, { kind: 'sheriff-target', seat: frame.seat })
}

/** Whom he arrests among several (D28). */
export const sheriffTarget: Rule<SheriffTarget> = {
  go: () => WAIT,
  asks: itsSeat,
  options: (table) => [{ do: 'arrest', at: { one: wantedAt(table, table.sheriff) } }],
  safe: (table) => ({ do: 'arrest', at: mostWanted(table, wantedAt(table, table.sheriff)) }),
  answer(game, frame, _seat, action) {
    if (action.do !== 'arrest') return
    sinceThisMove(game, frame)
    pop(game)
    startNpcFight(game, action.at, 'sheriff')
  },
}

/** Who is earlier in turn order, among equals. */
function mostWanted({ players, starter }: Table, among: readonly Seat[]): Seat {
  const order = (seat: Seat): number => (seat - starter + players.length) % players.length
  return [...among].sort((a, b) => players[b]!.wanted - players[a]!.wanted || order(a) - order(b))[0]!
}

/** Sent by the Man in Black: towards the most Wanted, the nearer of several; he stops where he meets anybody Wanted (18.2). */
export function moveSheriffTowards(game: Playing, most: number): void {
  const { state } = game
  const wanted = state.players.flatMap((player, seat) => (player.wanted > 0 ? [seat] : []))
  if (wanted.length === 0) return
  const top = Math.max(...wanted.map((seat) => state.players[seat]!.wanted))
  const far = (seat: Seat): number => distance(state.sheriff, state.players[seat]!.hex)
  const order = (seat: Seat): number => (seat - state.starter + state.players.length) % state.players.length
  const leaders = wanted.filter((seat) => state.players[seat]!.wanted === top)
  const target = leaders.sort((a, b) => far(a) - far(b) || order(a) - order(b))[0]!
  for (let left = most; left > 0 && far(target) > 0; left--) {
    state.sheriff = stepTowards(state.sheriff, state.players[target]!.hex)
    game.tell?.({ type: 'sheriff-moved', to: state.sheriff })
    const met = wantedAt(state, state.sheriff)
    if (met.length > 0) return startNpcFight(game, mostWanted(state, met), 'sheriff')
  }
}
