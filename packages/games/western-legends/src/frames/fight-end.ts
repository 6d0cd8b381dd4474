// What a fight leads to, in this order: the reward of its kind, the loser's wound and card, what the winner's things do, the Wild Wild
// West, and only then the cards reach the discard pile (8.2, WL-R49).

import { type Party, type Seat, pop, push } from '@saloon/kernel'
import { COLOURS, FIGHT_REWARDS, SHERIFFS_OFFICE } from '../components/index.ts'
import { EFFECTS } from '../effects/lists.ts'
import { perform, removeBandit } from '../effects/perform.ts'
import { fire } from '../effects/triggers.ts'
import { record } from '../rules/feats.ts'
import { isBetweenPlayers, isMibFight } from '../rules/fights.ts'
import type { Fight, Question } from '../in-progress.ts'
import { hideoutOf, spaceAt } from '../map/index.ts'
import { gainLp, halfOfMoney, halfOfNuggets, lose, loseNuggets } from '../rules/resources.ts'
import { MAN_IN_BLACK, NONE, type Playing } from '../state.ts'
import { returnCattle } from '../rules/zones.ts'
import { clearCards, partyAgainst } from './fight.ts'

const OFFICE = spaceAt(SHERIFFS_OFFICE)

export function settleScores(game: Playing, frame: Fight): void {
  const { seat, against } = frame
  const by: Party = frame.won ? seat : partyAgainst(frame)
  game.tell?.({ type: 'won-fight', by, against: frame.won ? partyAgainst(frame) : seat })
  if (frame.won) return reward(game, frame)
  switch (frame.fight) {
    case 'guard':
      return perform(game, FIGHT_REWARDS.guardLoss, 0, seat, NONE, 'fight-choice')
    case 'sheriff':
      return arrest(game, seat, 'sheriff')
    case 'mib-own':
      return perform(game, mibFight(frame).onMibWin, 0, seat, against, 'mib')
    default:
  }
}

function reward(game: Playing, frame: Fight): void {
  const { seat, against } = frame
  switch (frame.fight) {
    case 'duel':
    case 'mib-duel':
      return perform(game, FIGHT_REWARDS.duel, 0, seat, against, 'fight-choice')
    case 'rob':
    case 'mib-rob':
      perform(game, FIGHT_REWARDS.rob, 0, seat, against, 'fight-choice')
      return push<Question>(game, { kind: 'loot', seat })
    case 'arrest':
      perform(game, FIGHT_REWARDS.arrest, 0, seat, against, 'fight-choice')
      return arrest(game, against, seat)
    case 'guard':
      perform(game, FIGHT_REWARDS.guardWin, 0, seat, NONE, 'fight-choice')
      game.tell?.({ type: 'bank-robbed', by: seat })
      return record(game, 'bankRobbed', seat)
    case 'bandit':
      return perform(game, FIGHT_REWARDS.banditWin, 0, seat, NONE, 'bandit-reward')
    case 'sheriff':
      game.tell?.({ type: 'escaped', by: seat })
      return placeSheriff(game)
    case 'mib-own':
      return perform(game, mibFight(frame).onPlayerWin, 0, seat, against, 'mib')
  }
}

const mibFight = ({ effect }: Fight) =>
  EFFECTS[effect] as Extract<(typeof EFFECTS)[number], { readonly op: 'mibFight' }>

/** Wanted no more, half of everything gone to the supply, and both of them at the office (8.4). */
function arrest(game: Playing, seat: Seat, by: Party): void {
  const player = game.state.players[seat]!
  game.tell?.({ type: 'arrested', by, seat })
  player.wanted = 0
  if (player.herd !== 0) {
    game.tell?.({ type: 'lost-cattle', by: seat, colour: COLOURS[player.herd - 1]! })
    returnCattle(game, seat)
  }
  lose(game, seat, halfOfMoney(player.money))
  loseNuggets(game, seat, halfOfNuggets(player.nuggets))
  player.hex = OFFICE
  placeSheriff(game)
}
function placeSheriff(game: Playing): void {
  game.state.sheriff = OFFICE
  game.tell?.({ type: 'sheriff-placed', to: OFFICE })
}

/** One wound and one card, once (WL-R48). */
export function rewardLoser(game: Playing, frame: Fight): void {
  if (!frame.won && frame.fight !== 'guard') perform(game, FIGHT_REWARDS.loser, 0, frame.seat, NONE, 'fight-choice')
  else if (frame.won && isBetweenPlayers(frame))
    perform(game, FIGHT_REWARDS.loser, 0, frame.against, NONE, 'fight-choice')
}

/** Whoever won: a player, or nobody who has anything to win. */
function winnerOf({ won, seat, against, fight }: Fight): number {
  if (won) return seat
  return fight === 'duel' || fight === 'rob' || fight === 'arrest' ? against : NONE
}

export function rewardWinner(game: Playing, frame: Fight): void {
  const { state } = game
  const winner = winnerOf(frame)
  if (winner === NONE) return
  const card = winner === frame.seat ? state.attack : state.defence
  const loser = winner === frame.seat ? frame.against : frame.seat
  if (frame.fight === 'bandit') {
    state.banditsBeaten++
    fire(game, 'banditDefeated', winner, NONE)
  }
  fire(game, 'fightWon', winner, loser, NONE, card === NONE ? undefined : [card])
  record(game, 'fightWon', winner)
  if (winner === state.active && state.phase === 'end') state.wonAtEnd = true
}

/** The loser of a Duel loses a Legend Point; who wins a fight outside their own turn gains one (18.4, WL-R101). */
export function wildWest(game: Playing, frame: Fight): void {
  const { state } = game
  if (!state.options.wildWildWest) return
  const winner = winnerOf(frame)
  if (frame.fight === 'duel') gainLp(game, frame.won ? frame.against : frame.seat, -1)
  if (frame.fight === 'mib-duel') gainLp(game, frame.won ? MAN_IN_BLACK : frame.seat, -1)
  const outside = frame.fight === 'mib-own' || winner !== state.active
  if (winner !== NONE && outside && (isBetweenPlayers(frame) || isMibFight(frame) || frame.fight === 'sheriff'))
    gainLp(game, winner, 1)
}

/** The bandit leaves in every case (WL-R56). */
export function endFight(game: Playing, frame: Fight): void {
  clearCards(game)
  pop(game)
  if (frame.fight === 'bandit') removeBandit(game, hideoutOf(frame.hex))
}
