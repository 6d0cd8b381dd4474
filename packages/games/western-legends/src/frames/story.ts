// Stories: a disc for what was done (D12), and what happens when a card has all of its discs (specification 10.3).

import { WAIT, pop, shuffle, sinceThisMove } from '@saloon/kernel'
import { STORY_CONDITIONS, STORY_ROWS } from '../components/index.ts'
import { perform, spawnBandits } from '../effects/perform.ts'
import { movesDisc, putDisc } from '../rules/feats.ts'
import type { Story, StoryDisc } from '../in-progress.ts'
import { NONE, type Playing, type Table } from '../state.ts'
import { type Rule, itsSeat } from './rule.ts'
import { moveSheriff } from './sheriff.ts'

const slotsOf = (mask: number): number[] => [0, 1].filter((slot) => ((mask >> slot) & 1) !== 0)

/** A disc that lies on a story already never has to leave it (WL-R105). */
const mayLeaveIt = (table: Table, { seat, must }: StoryDisc): boolean => !must || movesDisc(table, seat)

export const storyDisc: Rule<StoryDisc> = {
  go(game, frame) {
    const { slots } = frame
    const several = (slots & (slots - 1)) !== 0
    if (mayLeaveIt(game.state, frame) || several) return WAIT
    pop(game)
    if (slots !== 0) putDisc(game, slotsOf(slots)[0]!)
  },
  asks: itsSeat,
  options(table, frame) {
    const disc = { do: 'disc', slot: { one: slotsOf(frame.slots) } } as const
    return mayLeaveIt(table, frame) ? [disc, { do: 'skip' }] : [disc]
  },
  /** A free disc; none is taken from where its owner put it. */
  safe: (table, { seat, slots }) =>
    movesDisc(table, seat) ? { do: 'skip' } : { do: 'disc', slot: slotsOf(slots)[0]! },
  answer(game, frame, _seat, action) {
    sinceThisMove(game, frame)
    pop(game)
    if (action.do === 'disc') putDisc(game, action.slot)
  },
}

export const story: Rule<Story> = {
  go(game, frame) {
    const { state } = game
    const { slot } = frame
    switch (frame.step) {
      case 'reveal':
        frame.step = 'rewards'
        state.revealed = state.piles[slot]!.pop()!
        state.showing[slot] = NONE
        game.tell?.({ type: 'story', story: state.revealed, slot, shows: true })
        return
      case 'rewards':
        return rewardNext(game, frame)
      case 'bandits':
        frame.step = 'sheriff'
        return spawnBandits(game, STORY_ROWS[state.revealed]!.bandits)
      case 'sheriff':
        // Somebody may have become Wanted by this very story (WL-R88).
        frame.step = 'end'
        return moveSheriff(game, state.active, STORY_ROWS[state.revealed]!.sheriff, true)
      case 'end':
        pop(game)
        return putAway(game, slot)
    }
  },
}

/** Each contributor once, however many discs, from the active player on (WL-R84). */
function rewardNext(game: Playing, frame: Story): void {
  const { state } = game
  const { players, active, discs, revealed } = state
  while (frame.next < players.length) {
    const seat = (active + frame.next++) % players.length
    if (discs[frame.slot * 6 + seat]! > 0)
      return perform(game, STORY_ROWS[revealed]!.reward, 0, seat, NONE, 'story-reward')
  }
  frame.step = 'bandits'
}

/** Discs go home, the card to those told; when no card is left anywhere they are all shuffled and told again. */
function putAway(game: Playing, slot: number): void {
  const { state } = game
  for (let seat = 0; seat < state.players.length; seat++) state.discs[slot * 6 + seat] = 0
  state.told.push(state.revealed)
  state.revealed = NONE
  if (state.piles.every((pile) => pile.length === 0)) {
    shuffle(state.chance, state.told)
    const each = Math.ceil(state.told.length / state.piles.length)
    state.told.forEach((card, place) => state.piles[Math.floor(place / each)]!.push(card))
    state.told.length = 0
  }
  for (let at = 0; at < state.piles.length; at++) {
    const condition = conditionOnTop(state, at)
    if (condition === state.showing[at]) continue
    state.showing[at] = condition
    game.tell?.({ type: 'next-story', slot: at, condition, shows: true })
  }
}

export const conditionOnTop = ({ piles }: Pick<Table, 'piles'>, slot: number): number => {
  const top = piles[slot]!.at(-1)
  return top === undefined ? NONE : STORY_CONDITIONS.indexOf(STORY_ROWS[top]!.condition)
}
