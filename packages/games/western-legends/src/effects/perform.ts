// The interpreter: the one place that gives the words of effects their meaning (specification 21). A list is carried out at once; before an
// effect that may ask somebody, what comes after it is put on the stack to wait.

import { type Seat, below, push } from '@saloon/kernel'
import {
  COLOURS,
  DIE,
  type Effect,
  FACES,
  FACE_EFFECTS,
  HIDEOUTS,
  type Location,
  type Town,
} from '../components/index.ts'
import { discard } from '../rules/discard.ts'
import { openSlots } from '../rules/feats.ts'
import { FLAG_BITS, RESTART, fightOf, setFlag } from '../rules/fights.ts'
import { startMovement } from '../frames/movement.ts'
import { moveSheriffTowards, moveSheriff } from '../frames/sheriff.ts'
import { startMibFight } from '../frames/declare.ts'
import type { Choice, ChoiceKind, Effects, Question, Shopping, StoryDisc } from '../in-progress.ts'
import { HIDEOUT_SPACES, spaceAt, townOf } from '../map/index.ts'
import {
  earn,
  gainLp,
  gainNuggets,
  gainPoints,
  halfOfMoney,
  heal,
  lose,
  loseNuggets,
  wound,
} from '../rules/resources.ts'
import { MAN_IN_BLACK, NONE, type Player, type Playing, type Table } from '../state.ts'
import { draw, randomCard, returnCattle } from '../rules/zones.ts'
import { holds } from './conditions.ts'
import { mayAsk, numberOfEffect, numberOfList } from './lists.ts'

/** Carries out a list from its `from`-th effect on. `self` owns it, `other` is the opponent; `ask` names its questions. */
export function perform(
  game: Playing,
  list: readonly Effect[],
  from: number,
  self: Seat,
  other: number,
  ask: ChoiceKind,
): void {
  for (let at = from; at < list.length; at++) {
    const effect = list[at]!
    if (at + 1 < list.length && mayAsk(effect)) {
      push<Effects>(game, { kind: 'effects', list: numberOfList(list), at: at + 1, seat: self, other, ask })
      return carryOut(game, effect, self, other, ask)
    }
    carryOut(game, effect, self, other, ask)
  }
}

function carryOut(game: Playing, effect: Effect, self: Seat, other: number, ask: ChoiceKind): void {
  const { state } = game
  switch (effect.op) {
    case 'money':
    case 'lp':
    case 'draw':
    case 'wound':
    case 'heal':
    case 'nugget':
    case 'marshal':
    case 'wanted':
    case 'discard':
    case 'returnCattle':
      return forWhom(game, effect, self, other, ask)
    case 'actions':
      state.actionsLeft += effect.n
      game.tell?.({ type: 'more-actions', by: self, count: effect.n, left: state.actionsLeft })
      return
    case 'choose':
      return choose(game, effect, self, other, ask)
    case 'if':
      if (holds(state, effect.cond, self, other)) perform(game, effect.then, 0, self, other, ask)
      else if (effect.else) perform(game, effect.else, 0, self, other, ask)
      return
    case 'scale': {
      const most = effect.max ?? 99
      for (let left = Math.min(most, count(state, effect.per, self)); left > 0; left--)
        perform(game, effect.effects, 0, self, other, ask)
      return
    }
    case 'move':
      return 'domain' in effect
        ? push<Question>(game, { kind: 'town-space', seat: self })
        : startMovement(game, self, 'start', effect.max)
    case 'moveSheriff':
      return effect.mode === 'toward'
        ? moveSheriffTowards(game, effect.n)
        : moveSheriff(game, self, effect.n, effect.mode === 'exactly')
    case 'fightMod': {
      const fight = fightOf(state)!
      if (self === fight.seat) fight.cutAgainst -= effect.delta
      else fight.cut -= effect.delta
      return
    }
    case 'fightFlag': {
      const fight = fightOf(state)!
      if (effect.flag === 'restart') fight.flags |= RESTART
      else setFlag(fight, effect.who === 'opponent' ? other : self, FLAG_BITS[effect.flag])
      return
    }
    case 'keepPlayed':
      return push<Question>(game, { kind: 'take-back', seat: self })
    case 'storyDisc':
      return push<StoryDisc>(game, { kind: 'story-disc', seat: self, slots: openSlots(state, NONE), must: true })
    case 'peekHand':
      return peek(game, self, other, effect.n)
    case 'spawnBandits':
      return spawnBandits(game, effect.hideouts)
    case 'removeBandit':
      return removeBandit(game, HIDEOUTS.indexOf(effect.hideout))
    case 'moveMib': {
      const to = isMost(effect.to) ? state.players[mostOf(state, effect.to)]!.hex : spaceAt(effect.to)
      state.mibHex = to
      game.tell?.({ type: 'mib-moved', to })
      return
    }
    case 'mibFight':
      return startMibFight(game, mostOf(state, effect.against), numberOfEffect(effect))
    case 'rollProspecting':
      return rollAndApply(game, self, effect.dice)
    case 'shop':
      return push<Shopping>(game, { kind: 'shopping', seat: self, effect: numberOfEffect(effect) })
    case 'takeCattle':
      return push<Choice>(game, {
        kind: ask,
        seat: self,
        self,
        other,
        asks: 'herd',
        effect: numberOfEffect(effect),
      })
    case 'loseHalfMoney':
      return lose(game, self, halfOfMoney(state.players[self]!.money))
    // Offered, paid or looked up where they matter, never carried out by themselves.
    case 'pokerFlag':
    case 'countsAs':
    case 'extort':
    case 'reroll':
    case 'stat':
    case 'passMesa':
    case 'discardSelf':
    case 'discardItem':
      return
  }
}

// ---- whom ---------------------------------------------------------------------------------------------------------

type Personal = Extract<
  Effect,
  {
    readonly op:
      | 'money'
      | 'lp'
      | 'draw'
      | 'wound'
      | 'heal'
      | 'nugget'
      | 'marshal'
      | 'wanted'
      | 'discard'
      | 'returnCattle'
  }
>

function forWhom(game: Playing, effect: Personal, self: Seat, other: number, ask: ChoiceKind): void {
  switch (effect.who) {
    case undefined:
      return forOne(game, effect, self, self, other, ask)
    case 'opponent':
    case 'chosenPlayerInSpace':
      return forOne(game, effect, other, self, other, ask)
    case 'mib':
      return effect.op === 'lp' ? gainLp(game, MAN_IN_BLACK, effect.amount) : undefined
    default: {
      // Each in turn order; questions pile up, so the last one is put first.
      const { players, starter } = game.state
      const asks = mayAsk(effect)
      for (let i = 0; i < players.length; i++) {
        const seat = (starter + (asks ? players.length - 1 - i : i)) % players.length
        if (effect.who === 'allPlayers' || townOf(players[seat]!.hex) === effect.who.slice('playersIn:'.length))
          forOne(game, effect, seat, self, other, ask)
      }
    }
  }
}

function forOne(game: Playing, effect: Personal, seat: number, self: Seat, other: number, ask: ChoiceKind): void {
  if (seat === NONE || seat === MAN_IN_BLACK) return // nothing wounds him or takes anything from him
  switch (effect.op) {
    case 'money':
      if (effect.amount > 0) earn(game, seat, effect.amount)
      else lose(game, seat, -effect.amount)
      return
    case 'lp':
      return gainLp(game, seat, effect.amount)
    case 'draw':
      return draw(game, seat, effect.n)
    case 'wound':
      return wound(game, seat, effect.n, effect.unpreventable === true)
    case 'heal':
      heal(game, seat, effect.n === 'all' ? game.state.players[seat]!.wounds : effect.n)
      return
    case 'nugget':
      if (effect.n > 0) gainNuggets(game, seat, effect.n)
      else loseNuggets(game, seat, -effect.n)
      return
    case 'marshal':
    case 'wanted':
      return gainPoints(game, seat, effect.op, effect.n)
    case 'returnCattle': {
      const { herd } = game.state.players[seat]!
      if (herd === 0) return
      returnCattle(game, seat)
      game.tell?.({ type: 'lost-cattle', by: seat, colour: COLOURS[herd - 1]! })
      return
    }
    case 'discard':
      if (effect.random !== true)
        return push<Choice>(game, {
          kind: ask,
          seat,
          self,
          other,
          asks: 'discard',
          effect: numberOfEffect(effect),
        })
      for (let left = effect.n; left > 0 && game.state.players[seat]!.hand.length > 0; left--)
        discard(game, seat, [randomCard(game, seat)], false)
  }
}

function choose(
  game: Playing,
  effect: Extract<Effect, { readonly op: 'choose' }>,
  self: Seat,
  other: number,
  ask: ChoiceKind,
): void {
  const { players, starter } = game.state
  const number = numberOfEffect(effect)
  const kind = kindOfChoice(effect, ask)
  switch (effect.by) {
    case 'each:playersInTowns':
      for (let i = players.length - 1; i >= 0; i--) {
        const seat = (starter + i) % players.length
        if (townOf(players[seat]!.hex) !== null)
          push<Choice>(game, { kind, seat, self: seat, other, asks: 'option', effect: number })
      }
      return
    case 'npcPlayer': {
      const npc = fightOf(game.state)?.npc ?? NONE
      if (npc !== NONE) push<Choice>(game, { kind, seat: npc, self, other, asks: 'option', effect: number })
      return
    }
    default: {
      const seat = effect.by === 'opponent' ? other : self
      if (seat !== NONE && seat !== MAN_IN_BLACK)
        push<Choice>(game, { kind, seat, self, other, asks: 'option', effect: number })
    }
  }
}

/** Fight cards ask three different questions (D24, D25, D26). */
function kindOfChoice(effect: Extract<Effect, { readonly op: 'choose' }>, ask: ChoiceKind): ChoiceKind {
  if (effect.by === 'npcPlayer') return 'npc-restart'
  if (ask !== 'fight-discard') return ask
  const discards = effect.options.some((option) =>
    option.effects.some((it) => it.op === 'discard' && it.random !== true),
  )
  return discards ? 'fight-discard' : 'fight-choice'
}

// ---- how many, where ----------------------------------------------------------------------------------------------

function count({ players }: Table, per: Extract<Effect, { op: 'scale' }>['per'], self: Seat): number {
  switch (per) {
    case 'nugget':
      return players[self]!.nuggets
    case 'playerWithNuggets':
      return countIf(players, ({ nuggets }) => nuggets > 0)
    case 'playerWithWounds':
      return countIf(players, ({ wounds }) => wounds > 0)
    case 'cattleHeldByPlayers':
      return countIf(players, ({ herd }) => herd !== 0)
    default:
      return countIf(players, ({ hex }) => townOf(hex) === (per.slice('playerIn:'.length) as Town))
  }
}
function countIf(players: readonly Player[], test: (player: Player) => boolean): number {
  let found = 0
  for (const player of players) if (test(player)) found++
  return found
}

const isMost = (to: string): to is 'player:mostLp' | 'player:mostMoney' => to.startsWith('player:')
/** Ties go to whoever is earlier in turn order. */
function mostOf({ players, starter }: Table, most: 'player:mostLp' | 'player:mostMoney'): Seat {
  const of = most === 'player:mostLp' ? 'lp' : 'money'
  let best = starter
  for (let i = 1; i < players.length; i++) {
    const seat = (starter + i) % players.length
    if (players[seat]![of] > players[best]![of]) best = seat
  }
  return best
}

/** Of the target's hand, at random; only the attacker sees which (WL-R35). */
function peek(game: Playing, seat: Seat, from: number, count: number): void {
  const { state } = game
  if (from === NONE || from === MAN_IN_BLACK) return
  const { hand } = state.players[from]!
  const seen: number[] = []
  let mask = 0
  for (let left = Math.min(count, hand.length); left > 0; left--) {
    let place = below(state.chance, hand.length)
    while (((mask >> place) & 1) !== 0) place = below(state.chance, hand.length)
    mask |= 1 << place
    seen.push(hand[place]!)
  }
  state.peek = mask
  if (seen.length > 0)
    game.tell?.({ type: 'peeked', by: seat, from, count: seen.length, only: { eyes: 1 << seat, cards: seen } })
}

// ---- bandits, dice ------------------------------------------------------------------------------------------------

/** Not where a bandit, a player, the Sheriff or the Man in Black is. */
export function spawnBandits(game: Playing, hideouts: readonly Location[]): void {
  const { state } = game
  for (const location of hideouts) {
    const hideout = HIDEOUTS.indexOf(location)
    const space = HIDEOUT_SPACES[hideout]!
    if (((state.bandits >> hideout) & 1) !== 0 || state.sheriff === space || state.mibHex === space) continue
    if (state.players.some(({ hex }) => hex === space)) continue
    state.bandits |= 1 << hideout
    game.tell?.({ type: 'bandit-came', at: space })
  }
}
export function removeBandit(game: Playing, hideout: number): void {
  const { state } = game
  if (((state.bandits >> hideout) & 1) === 0) return
  state.bandits &= ~(1 << hideout)
  game.tell?.({ type: 'bandit-left', at: HIDEOUT_SPACES[hideout]! })
}

export const rollDie = ({ state }: Playing): number => FACES.indexOf(DIE[below(state.chance, DIE.length)]!)
export const FLAKES = FACES.indexOf('flakes')

/** Without a reroll, as a story gives it. */
function rollAndApply(game: Playing, seat: Seat, dice: number): void {
  for (let left = dice; left > 0; left--) {
    let face: number
    do {
      face = rollDie(game)
      game.tell?.({ type: 'prospected', by: seat, faces: [face] })
      perform(game, FACE_EFFECTS[FACES[face]!], 0, seat, NONE, 'story-reward')
    } while (face === FLAKES)
  }
}
