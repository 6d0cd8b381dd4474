// A table laid out from a line of text, and the words that scenarios are told in.

import { type Seat, chanceFrom } from '@saloon/kernel'
import { type Scenario, layOut, randomGame, scenario } from '@saloon/kernel/kit'
import { expect } from 'vitest'
import {
  type Action,
  ARROWS,
  type BangDice,
  CHARACTERS,
  type Character,
  type Event,
  FACES,
  type Face,
  ROLES,
  ROLES_BY_SEATS,
  type Role,
  SHERIFF_BONUS,
  bangDice,
} from '../src/index.ts'

// ---- the table ----------------------------------------------------------------------------------------------------

/** Plain characters: their ability cannot apply while somebody else plays. Whoever they are, they have 8 life points. */
const PLAIN: readonly Character[] = [
  'black-jack',
  'calamity-janet',
  'lucky-duke',
  'slab-the-killer',
  'suzy-lafayette',
  'willy-the-kid',
  'rose-doolan',
  'kit-carlson',
]
/** Plain in a turn of their own: nobody shoots at them then. */
const PLAIN_ACTIVE: readonly Character[] = ['bart-cassidy', 'paul-regret', 'el-gringo']
const PLAIN_MAX = 8

/**
 * One player a comma, each in any of these words: a role, a character, `active`, `6/1` (life/arrows), `of 9` (max), `out`.
 * What isn't said: roles as the number of players has them, the Sheriff first; a plain character; all of the life; no
 * arrows; seat 0 is active. The supply is what is left of nine.
 */
export function layOutDice(line: string): BangDice {
  const literals = line.split(',').map(readPlayer)
  const roles = withRoles(literals)
  const named = literals.findIndex((player) => player.active)
  const active = named === -1 ? 0 : named
  const characters = withCharacters(literals, active)
  const players = literals.map((literal, seat) => {
    const role = roles[seat]!
    const max =
      literal.max ??
      (literal.character ? CHARACTERS[literal.character].life : PLAIN_MAX) + (role === 'sheriff' ? SHERIFF_BONUS : 0)
    const life = literal.out ? 0 : (literal.life ?? max)
    const shown = role === 'sheriff' || literal.out || literals.length === 3
    return { role, shown, character: characters[seat]!, life, max, arrows: literal.arrows }
  })
  const alive = players.filter((player) => player.life > 0).length
  const supply = players.reduce((left, player) => left - player.arrows, ARROWS)
  expect(supply, `arrows left by "${line}"`).toBeGreaterThan(0)
  for (const { life, max } of players) expect(life, line).toBeLessThanOrEqual(max)
  return layOut(bangDice, {
    seats: players.length,
    position: {
      mode: players.length > 3 ? 'standard' : alive === 3 ? 'hunt' : 'duel',
      players,
      supply,
      active,
      rolls: 0,
      dice: [null, null, null, null, null],
      spent: -1,
      result: null,
    },
    first: { kind: 'turn', step: 'begin' } as { kind: string },
  })
}

interface Literal {
  role?: Role
  character?: Character
  life?: number
  max?: number
  arrows: number
  active: boolean
  out: boolean
}

function readPlayer(text: string): Literal {
  const player: Literal = { arrows: 0, active: false, out: false }
  const words = text.trim().split(/\s+/)
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const [life, arrows] = word.split('/')
    if (isOneOf(ROLES, word)) player.role = word
    else if (word in CHARACTERS) player.character = word as Character
    else if (word === 'active' || word === 'out') player[word] = true
    else if (word === 'of') player.max = Number(words.shift())
    else if (/^\d+(\/\d)?$/.test(word)) {
      player.life = Number(life)
      player.arrows = Number(arrows ?? 0)
    } else throw new Error(`"${word}" in "${text}" says nothing about a player`)
  }
  return player
}

const isOneOf = <T extends string>(words: readonly T[], word: string): word is T =>
  (words as readonly string[]).includes(word)

/** The roles nobody names go to the living first, Outlaws before Deputies, so that the game isn't over by accident. */
function withRoles(literals: readonly Literal[]): Role[] {
  const inPlay = ROLES_BY_SEATS[literals.length]!
  const order: readonly Role[] =
    literals.length === 3 ? ['deputy', 'outlaw', 'renegade'] : ['sheriff', 'outlaw', 'renegade', 'deputy']
  const left = order.flatMap((role) => {
    const free = inPlay[role] - literals.filter((player) => player.role === role).length
    if (free < 0) throw new Error(`${literals.length} players have ${inPlay[role]} of role ${role}`)
    return Array.from({ length: free }, () => role)
  })
  const roles = literals.map((player) => player.role)
  for (const out of [false, true]) {
    for (const [seat, player] of literals.entries()) if (!player.role && player.out === out) roles[seat] = left.shift()!
  }
  return roles as Role[]
}

function withCharacters(literals: readonly Literal[], active: Seat): Character[] {
  const named = literals.flatMap((player) => player.character ?? [])
  if (new Set(named).size < named.length) throw new Error(`a character is named twice: ${named.join(', ')}`)
  const unnamed = (characters: readonly Character[]) => characters.filter((character) => !named.includes(character))
  const plain = unnamed(PLAIN)
  return literals.map(
    (player, seat) => player.character ?? (seat === active ? unnamed(PLAIN_ACTIVE)[0]! : plain.shift()!),
  )
}

// ---- the words ----------------------------------------------------------------------------------------------------

const FACE_CODES = 'AD12BG'
export const facesOf = (codes: string): Face[] => numbersOf(codes).map((face) => FACES[face]!)

function numbersOf(codes: string): number[] {
  const numbers = codes
    .replaceAll('.', '')
    .split('')
    .map((code) => FACE_CODES.indexOf(code))
  if (numbers.includes(-1)) throw new Error(`"${codes}" are no faces`)
  return numbers
}

export const stop: Action = { do: 'stop' }
export const roll: Action = { do: 'roll' }
export const reroll = (...dice: number[]): Action => ({ do: 'reroll', dice })
export const heal = (seat: Seat): Action => ({ do: 'heal', seat })
export const shoot = (...at: Seat[]): Action => ({ do: 'shoot', at })
/** Slab's: the bull's eye on one die costs its target two, for the beer on another. */
export const shootDouble = (at: Seat[], die: number, beer: number): Action => ({ do: 'double', at, die, beer })
export const pour = (...to: Seat[]): Action => ({ do: 'pour', to })
export const swap = (count: number): Action => ({ do: 'swap', count })
export const giveBack = (count: number): Action => ({ do: 'return', count })
export const remove = (...arrows: number[]): Action => ({ do: 'remove', arrows })

export interface DiceTable extends Scenario<BangDice, Action, Event> {
  /** Rolls these faces: all five dice, or again those that aren't dots. */
  throws(seat: Seat, faces: string): void
  /** Rolls these faces, and rolls no more although more is allowed. */
  keeps(seat: Seat, faces: string): void
  /** Everybody's life/arrows, and the arrows in the middle. */
  standing(): string
  /** The seats each bull's eye may be fired at, die by die. */
  targets(seat: Seat): Seat[][]
  /** How often this was told. */
  times(type: Event['type']): number
}

export function atTheTable(line: string, script: (table: DiceTable) => void): void {
  scenario(bangDice, layOutDice(line), (table) => {
    const throws = (seat: Seat, faces: string): void => {
      table.load(...numbersOf(faces))
      const again = faces.split('').flatMap((code, die) => (code === '.' ? [] : [die]))
      table.act(seat, table.state.rolls === 0 ? roll : reroll(...again))
    }
    script({
      ...table,
      throws,
      keeps(seat, faces) {
        throws(seat, faces)
        table.act(seat, stop)
      },
      standing: () => standing(table.state),
      targets(seat) {
        const shots = table.options(seat).flatMap((action) => (action.do === 'shoot' ? [action.at] : []))
        return (shots[0] ?? []).map((_, shot) => [...new Set(shots.map((at) => at[shot]!))].toSorted((a, b) => a - b))
      },
      times: (type) => table.told.filter((event) => event.type === type).length,
    })
  })
}

export const standing = ({ players, supply }: BangDice): string =>
  `${players.map(({ life, arrows }) => `${life}/${arrows}`).join(' ')} | ${supply}`

// ---- whole games --------------------------------------------------------------------------------------------------

export const dealt = (seats: number, seed: number): BangDice => bangDice.start({ seats, options: {} }, chanceFrom(seed))

/** Random games from start to end: what holds is looked at in every position. */
export function playedOut(seats: number, games: number, look: (state: BangDice) => void): void {
  for (let seed = 0; seed < games; seed++) {
    const play = randomGame(bangDice, { seats }, seed)
    do look(play.state)
    while (play.step())
    look(play.state)
  }
}

export const rolesOf = ({ players }: BangDice): string[] => players.map((player) => String(player.role)).toSorted()
