// A poker game (specification 9): who sits down, what everybody shows, who wins and what losing brings.

import { type Eyes, type Seat, WAIT, below, has, only, pop, push, replace, sinceThisMove } from '@saloon/kernel'
import { DEALER_CARDS, FLOP, POKER_PICKS, SALOON_POT } from '../components/index.ts'
import { abilitiesOf } from '../effects/abilities.ts'
import { facts } from '../effects/conditions.ts'
import { perform } from '../effects/perform.ts'
import { fire } from '../effects/triggers.ts'
import { askForDisc, record } from '../rules/feats.ts'
import { rightHandOf } from '../rules/fights.ts'
import type { Poker, Question } from '../in-progress.ts'
import { townOf } from '../map/index.ts'
import { bestPicks } from '../poker/picks.ts'
import { categoryOf, rate } from '../poker/hands.ts'
import { earn, gainLp, pay } from '../rules/resources.ts'
import { NONE, type Card, type Playing, type Table } from '../state.ts'
import { draw, takeOut, takeTop } from '../rules/zones.ts'
import { type Rule, itsSeat } from './rule.ts'

export function startPoker(game: Playing, seat: Seat, ante: number): void {
  game.state.pot = SALOON_POT
  push<Poker>(game, { kind: 'join', seat, ante, players: only(seat), dealer: NONE, next: 1, winners: 0, losers: 0 })
  sitDown(game, seat, ante)
}

function sitDown(game: Playing, seat: Seat, ante: number): void {
  game.state.pot += ante
  game.tell?.({ type: 'sat-down', by: seat, pot: game.state.pot })
  pay(game, seat, ante)
  draw(game, seat, 1)
}

// ---- who joins (D40) ----------------------------------------------------------------------------------------------

const seatAt = ({ players }: Table, { seat, next }: Poker): Seat => (seat + next) % players.length
/** Everybody in the same town who can pay, at the saloon or not (WL-R69). */
function mayJoin(table: Table, frame: Poker, seat: Seat): boolean {
  const { hex, money } = table.players[seat]!
  return townOf(hex) === townOf(table.players[frame.seat]!.hex) && money >= frame.ante
}

export const join: Rule<Poker> = {
  go(game, frame) {
    const { state } = game
    while (frame.next < state.players.length) {
      if (mayJoin(state, frame, seatAt(state, frame))) return WAIT
      frame.next++
    }
    deal(game, frame)
  },
  asks: (table, frame) => only(seatAt(table, frame)),
  options: () => JOIN_OR_NOT,
  safe: () => ({ do: 'stay-out' }),
  answer(game, frame, seat, action) {
    sinceThisMove(game, frame)
    frame.next++
    if (action.do === 'join') {
      frame.players |= only(seat)
      sitDown(game, seat, frame.ante)
    } else game.tell?.({ type: 'stayed-out', by: seat })
  },
  early: () => JOIN_OR_NOT,
  ahead(table, frame) {
    const coming: { seat: Seat; kind: string }[] = []
    for (let next = frame.next + 1; next < table.players.length; next++) {
      const seat = (frame.seat + next) % table.players.length
      if (mayJoin(table, frame, seat)) coming.push({ seat, kind: 'join' })
    }
    return coming
  },
}

const JOIN_OR_NOT = [{ do: 'join' }, { do: 'stay-out' }] as const

/** With nobody to play against, the player on the right deals, with four cards of the deck and the own hand aside. */
function deal(game: Playing, frame: Poker): void {
  const { state } = game
  const { seat, ante, players } = frame
  const alone = players === only(seat)
  const dealer = alone ? rightHandOf(seat, state.players.length) : NONE
  if (alone) {
    for (let left = DEALER_CARDS; left > 0; left--) {
      const card = takeTop(game)
      if (card !== NONE) state.dealer.push(card)
    }
    game.tell?.({ type: 'deals', by: dealer, only: { eyes: only(dealer), cards: state.dealer.slice() } })
  }
  for (let left = FLOP; left > 0; left--) {
    const card = takeTop(game)
    if (card !== NONE) state.flop.push(card)
  }
  game.tell?.({ type: 'flop', cards: state.flop.slice(), pot: state.pot, shows: true })
  replace<Poker>(game, { kind: 'poker-pick', seat, ante, players, dealer, next: 0, winners: 0, losers: 0 })
}

// ---- what everybody shows (D41) -----------------------------------------------------------------------------------

/** What this player chooses from: the dealer not from the own hand. */
const cardsOf = (table: Table, { dealer }: Poker, seat: Seat): readonly Card[] =>
  seat === dealer ? table.dealer : table.players[seat]!.hand

function choosing(table: Table, frame: Poker): Eyes {
  let eyes = 0
  for (let seat = 0; seat < table.players.length; seat++) {
    if (!has(frame.players, seat) && seat !== frame.dealer) continue
    if (table.played[seat]!.length === 0 && cardsOf(table, frame, seat).length > 0) eyes |= only(seat)
  }
  return eyes
}

export const pokerPick: Rule<Poker> = {
  together: true,
  go: (game, frame) => (choosing(game.state, frame) === 0 ? showdown(game, frame) : WAIT),
  asks: choosing,
  options(table, frame, seat) {
    const cards = cardsOf(table, frame, seat)
    const count = Math.min(POKER_PICKS, cards.length)
    return [{ do: 'show', cards: { some: cards, min: count, max: count } }]
  },
  safe(table, frame, seat) {
    const cards = cardsOf(table, frame, seat)
    const { cards: best } = bestPicks(table.flop, cards)
    return { do: 'show', cards: cards.filter((card) => best.includes(card)) }
  },
  answer(game, frame, seat, action) {
    if (action.do !== 'show') return
    const { state } = game
    sinceThisMove(game, frame)
    const from = seat === frame.dealer ? state.dealer : state.players[seat]!.hand
    for (const card of action.cards) {
      takeOut(from, card)
      state.played[seat]!.push(card)
    }
    const category = categoryOf(rate(state.flop, state.played[seat]!))
    game.tell?.({ type: 'showed', by: seat, cards: action.cards.slice(), category, shows: true })
  },
}

// ---- who wins -----------------------------------------------------------------------------------------------------

/** The active player wins every tie; others share, in whole tens; the dealer can win nothing (WL-R74, WL-R75). */
function showdown(game: Playing, frame: Poker): void {
  const { state } = game
  const { seat, ante, players, dealer } = frame
  let best = -1
  let winners = 0
  for (let other = 0; other < state.players.length; other++) {
    if (!has(players, other) && other !== dealer) continue
    const worth = rate(state.flop, state.played[other]!)
    if (worth > best) {
      best = worth
      winners = 0
    }
    if (worth === best) winners |= only(other)
  }
  if (has(winners, seat)) winners = only(seat)
  else if (dealer !== NONE) winners = 0
  payOut(game, frame, winners, best)
  const losers = players & ~winners
  for (let i = 0; i < state.players.length; i++) {
    const loser = (seat + i) % state.players.length
    if (has(losers, loser)) draw(game, loser, 1)
  }
  replace<Poker>(game, { kind: 'poker-end', seat, ante, players, dealer, next: 0, winners, losers })
}

function payOut(game: Playing, { seat }: Poker, winners: Eyes, best: number): void {
  const { state } = game
  let count = 0
  for (let left = winners; left !== 0; left &= left - 1) count++
  if (count === 0) game.tell?.({ type: 'house-won', pot: state.pot })
  const share = count === 0 ? 0 : Math.floor(state.pot / count / 10) * 10
  state.pot = 0
  for (let i = 0; i < state.players.length; i++) {
    const winner = (seat + i) % state.players.length
    if (!has(winners, winner)) continue
    game.tell?.({ type: 'won-poker', by: winner, amount: share })
    earn(game, winner, share)
    if (winner === seat) gainLp(game, winner, 1)
    facts.category = categoryOf(best)
    facts.started = winner === seat
    fire(game, 'pokerWon', winner, NONE, NONE, state.played[winner])
    record(game, 'pokerWon', winner)
  }
}

/** Losers one after the other: Lady Luck, the Hat, and Wild Bill may take a card back. Then everything is discarded. */
export const pokerEnd: Rule<Poker> = {
  go(game, frame) {
    if (askForDisc(game)) return
    const { state } = game
    while (frame.next < state.players.length) {
      const loser = seatAt(state, frame)
      frame.next++
      if (!has(frame.losers, loser)) continue
      fire(game, 'pokerLost', loser, NONE, NONE, state.played[loser])
      for (const ability of abilitiesOf(state.players[loser]!, 'pokerLost'))
        if (ability.optional && state.played[loser]!.length > 0)
          return perform(game, ability.effects, 0, loser, NONE, 'story-reward')
    }
    // What the dealer kept back is seen, now that it is discarded.
    const { dealer } = state
    if (dealer.length > 0) game.tell?.({ type: 'discarded', by: frame.dealer, cards: dealer.slice(), shows: true })
    pop(game)
    clear(state)
  },
}

function clear(state: Playing['state']): void {
  const { discard: pile, flop, dealer, played } = state
  for (const cards of [flop, dealer, ...played]) {
    for (let i = 0; i < cards.length; i++) pile.push(cards[i]!)
    cards.length = 0
  }
}

/** One of the cards played, at random (D42). */
export const takeBack: Rule<Question> = {
  go: () => WAIT,
  asks: itsSeat,
  options: () => [{ do: 'take-back' }, { do: 'skip' }],
  safe: () => ({ do: 'take-back' }),
  answer(game, frame, seat, action) {
    const { state } = game
    sinceThisMove(game, frame)
    pop(game)
    if (action.do !== 'take-back') return
    const played = state.played[seat]!
    const card = played[below(state.chance, played.length)]!
    takeOut(played, card)
    state.players[seat]!.hand.push(card)
    game.tell?.({ type: 'took-back', by: seat, card })
  },
}
