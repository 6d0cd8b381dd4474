// The characters are chosen (D01), and everybody receives what theirs starts with (D02); then bandits and objectives, and the first turn.

import { type Seat, WAIT, below, everyone, only, pop, push, replace, shuffle, sinceThisMove } from '@saloon/kernel'
import {
  CHARACTERS,
  CHARACTER_ROWS,
  HIDEOUTS,
  OBJECTIVES_EACH,
  OBJECTIVES_KEPT,
  type Start,
} from '../components/index.ts'
import { MISC, itemOf } from '../effects/abilities.ts'
import { spawnBandits } from '../effects/perform.ts'
import type { ChooseCharacter, Question, SettingUp, Turn } from '../in-progress.ts'
import { spacesOf } from '../map/index.ts'
import { gainItem } from '../rules/resources.ts'
import { firstGameCharacters } from '../setup.ts'
import { NONE, type Hex, type Playing, type Table } from '../state.ts'
import { draw } from '../rules/zones.ts'
import { type Rule, itsSeat } from './rule.ts'

const settleDown = (game: Playing): void => replace<SettingUp>(game, { kind: 'setting-up', done: NONE })

export const chooseCharacter: Rule<ChooseCharacter> = {
  together: true,
  go(game) {
    const { players, moves } = game.state
    if (players.every(({ character }) => character !== NONE)) return settleDown(game)
    if (moves === 0)
      players.forEach(({ dealt }, by) =>
        game.tell?.({ type: 'dealt', by, only: { eyes: only(by), characters: dealt.slice() } }),
      )
    return WAIT
  },
  asks: ({ players }) => everyone(players.length),
  options: ({ players }, _frame, seat) => [{ do: 'character', character: { one: players[seat]!.dealt } }],
  safe: ({ players }, _frame, seat) => ({ do: 'character', character: players[seat]!.dealt[0]! }),
  answer(game, frame, seat, action) {
    sinceThisMove(game, frame)
    if (action.do === 'character') become(game, seat, action.character)
  },
}

/** Not taken yet. */
const leftOver = ({ players }: Table): number[] =>
  firstGameCharacters(players.length).filter((character) => !players.some((player) => player.character === character))

export const pickCharacter: Rule<ChooseCharacter> = {
  go(game, frame) {
    const { state } = game
    if (frame.seat === state.players.length) return settleDown(game)
    const left = leftOver(state)
    if (left.length > 1) return WAIT
    become(game, frame.seat++, left[0]!)
  },
  asks: (_table, { seat }) => only(seat),
  options: (table) => [{ do: 'character', character: { one: leftOver(table) } }],
  safe: (table) => ({ do: 'character', character: leftOver(table)[0]! }),
  answer(game, frame, seat, action) {
    sinceThisMove(game, frame)
    if (action.do !== 'character') return
    frame.seat++
    become(game, seat, action.character)
  },
}

function become(game: Playing, seat: Seat, character: number): void {
  const player = game.state.players[seat]!
  player.character = character
  player.dealt.length = 0
  game.tell?.({ type: 'took-character', by: seat, character, shows: true })
}

const startOf = ({ players }: Table, seat: Seat): Start => CHARACTER_ROWS[CHARACTERS[players[seat]!.character]!].start

export const settingUp: Rule<SettingUp> = {
  go(game, frame) {
    const { state } = game
    const seats = state.players.length
    if (frame.done === NONE) {
      state.starter = whoStarts(game)
      state.active = state.starter
      game.tell?.({ type: 'plays-first', by: state.starter })
    } else if (frame.done === seats) return begin(game)
    else receive(game, (state.starter + frame.done) % seats)
    frame.done++
  },
}

/** Whoever starts with the most Wanted points; chance decides among equals. */
function whoStarts({ state }: Playing): Seat {
  const wanted = state.players.map((_, seat) => startOf(state, seat).wanted ?? 0)
  const most = Math.max(...wanted)
  const tied = wanted.flatMap((points, seat) => (points === most ? [seat] : []))
  return tied.length === 1 ? tied[0]! : tied[below(state.chance, tied.length)]!
}

/** No box of a track gives anything, no start wound triggers anything (WL-R13); start equipment does (WL-R14). */
function receive(game: Playing, seat: Seat): void {
  const player = game.state.players[seat]!
  const start = startOf(game.state, seat)
  player.money = start.money
  player.wounds = start.wounds ?? 0
  player.marshal = start.marshal ?? 0
  player.wanted = start.wanted ?? 0
  draw(game, seat, start.poker)
  for (const { type, upgraded } of start.items) {
    const item = itemOf(type)
    if (upgraded) player.upgraded |= 1 << item
    gainItem(game, seat, item, ((MISC >> item) & 1) === 0)
  }
  push<Question>(game, { kind: 'start-space', seat })
}

export function startSpaces(table: Table, seat: Seat): Hex[] {
  const { at, free } = startOf(table, seat)
  const spaces = at.flatMap((location) => spacesOf(location))
  return free ? spaces.filter((hex) => !table.players.some((player) => player.hex === hex)) : spaces
}

/** (D02) */
export const startSpace: Rule<Question> = {
  go(game, { seat }) {
    const spaces = startSpaces(game.state, seat)
    if (spaces.length > 1) return WAIT
    pop(game)
    place(game, seat, spaces[0]!)
  },
  asks: itsSeat,
  options: (table, { seat }) => [{ do: 'start', at: { one: startSpaces(table, seat) } }],
  safe: (table, { seat }) => ({ do: 'start', at: startSpaces(table, seat)[0]! }),
  answer(game, frame, seat, action) {
    if (action.do !== 'start') return
    sinceThisMove(game, frame)
    pop(game)
    place(game, seat, action.at)
  },
}
function place(game: Playing, seat: Seat, hex: Hex): void {
  game.state.players[seat]!.hex = hex
  game.tell?.({ type: 'started', by: seat, at: hex })
}

function begin(game: Playing): void {
  const { state } = game
  spawnBandits(game, HIDEOUTS)
  if (state.options.objectives) state.players.forEach((_, seat) => dealObjectives(game, seat))
  state.round = 1
  replace<Turn>(game, { kind: 'turn', step: 'begin', last: false })
}

/** Three of the character's four; which one is missing nobody sees but who holds the others. */
function dealObjectives(game: Playing, seat: Seat): void {
  const { character, objectives } = game.state.players[seat]!
  const own = Array.from({ length: OBJECTIVES_EACH }, (_, i) => character * OBJECTIVES_EACH + i)
  shuffle(game.state.chance, own)
  for (const objective of own.slice(0, OBJECTIVES_KEPT).toSorted((a, b) => a - b)) objectives.push(objective)
  game.tell?.({ type: 'objectives', by: seat, only: { eyes: only(seat), objectives: objectives.slice() } })
}
