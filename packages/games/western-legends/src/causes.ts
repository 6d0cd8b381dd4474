// Why one is asked, read from the stack: what the question lies on; and what is answered for whoever doesn't answer.

import type { Party, Seat, Text, View } from '@saloon/kernel'
import { movesDisc } from './rules/feats.ts'
import { fightOf } from './rules/fights.ts'
import { partyAgainst, valuesOf } from './frames/fight.ts'
import { frames } from './frames/index.ts'
import { drives } from './frames/movement.ts'
import type { Rule } from './frames/rule.ts'
import { surplus } from './frames/turn.ts'
import type {
  DemandAnswer,
  Fight,
  KeepTokens,
  ManInBlack,
  Movement,
  Poker,
  SheriffPath,
  Shopping,
  StoryDisc,
} from './in-progress.ts'
import { handLimit } from './rules/resources.ts'
import { type Legends, NONE } from './state.ts'

export interface Cause {
  readonly because: Text
  readonly ifNot: Text
}
type Table = View<Legends>

const say = (key: string, facts?: Text['facts']): Text => (facts === undefined ? { key } : { key, facts })

export const causeOf = (view: Table, seat: Seat): Cause => ({
  because: duringTurn(view, seat) ?? elsewhere(view, seat),
  ifNot: otherwise(view, seat),
})

/** What belongs to the setting up, to one's own turn, to a movement and to a place. */
function duringTurn(view: Table, seat: Seat): Text | undefined {
  const frame = view.stack.at(-1)!
  const { character, dealt, money, nuggets } = view.players[seat]!
  switch (frame.kind) {
    case 'choose-character':
      return say('because.dealt', { count: dealt.length })
    case 'pick-character':
      return say('because.first-game')
    case 'start-space':
      return say('because.start', { character })
    case 'start-move':
      return say('because.ability', { character })
    case 'income':
      return say('because.turn', { round: view.round })
    case 'gear':
      return say('because.gear')
    case 'action':
      return view.actionsLeft === 0 ? say('because.no-actions') : say('because.actions', { left: view.actionsLeft })
    case 'step':
      return say('because.steps', { left: (frame as Movement).left })
    case 'extend':
      return say('because.extend', { made: (frame as Movement).made })
    case 'end-of-move':
      return say(drives(view, frame as Movement) ? 'because.cattle' : 'because.company')
    case 'demand':
      return say('because.ability', { character })
    case 'story-order':
      return say('because.stories')
    case 'hand-limit': {
      const count = surplus(view, seat)
      return count === 0 ? say('because.claim') : say('because.limit', { count, limit: handLimit(view.players[seat]!) })
    }
    case 'reroll':
      return say('because.prospect')
    case 'deposit':
      return say('because.bank', { nuggets })
    case 'revel':
      return say('because.cabaret', { money })
    case 'shopping':
      return say((frame as Shopping).effect === NONE ? 'because.store' : 'because.bargain', { money })
    case 'town-space':
      return say('because.ride')
    case 'take-back':
      return say('because.ability', { character })
    case 'keep-tokens':
      return say('because.tokens', { count: (frame as KeepTokens).count })
    default:
      return undefined
  }
}

/** What others, a story, poker, the Sheriff, a fight or the Man in Black ask. */
function elsewhere(view: Table, seat: Seat): Text {
  const frame = view.stack.at(-1)!
  switch (frame.kind) {
    case 'demand-answer':
      return say('because.demand', { seat: (frame as DemandAnswer).by })
    case 'story-disc': {
      const { slots, must } = frame as StoryDisc
      if (must) return say(movesDisc(view, seat) ? 'because.no-free-disc' : 'because.disc')
      return say('because.condition', { condition: view.showing[(slots & 1) === 1 ? 0 : 1]! })
    }
    case 'join':
      return say('because.poker', { seat: (frame as Poker).seat, pot: view.pot })
    case 'poker-pick':
      return say('because.flop', { cards: view.flop, pot: view.pot })
    case 'sheriff-path':
      return say('because.sheriff', { left: (frame as SheriffPath).left })
    case 'sheriff-target':
      return say('because.several-wanted')
    case 'mib': {
      const turn = view.stack.find(({ kind }) => kind === 'man-in-black') as ManInBlack
      return say('because.mib', { mib: turn.card })
    }
    default: {
      const fight = fightOf(view)
      if (fight) return fighting(view, seat, fight)
      return view.revealed === NONE ? say('because.effect') : say('because.story', { story: view.revealed })
    }
  }
}

function fighting(view: Table, seat: Seat, fight: Fight): Text {
  const { kind } = view.stack.at(-1)!
  const against = partyAgainst(fight)
  if (kind === 'loot' || kind === 'bandit-reward') return say('because.won', { against })
  if (kind === 'fight-answer' && view.players[seat]!.hand.length === 0)
    return say('because.no-card', { by: fight.seat, fight: fight.fight })
  // Whoever attacks is named first: the Sheriff and the Man in Black come to you.
  if (fight.fight === 'sheriff' || fight.fight === 'mib-own') return attacked(view, fight, against)
  if (!view.faceUp) return say('because.fight', { by: fight.seat, against, fight: fight.fight })
  const [value, other] = valuesOf(view, fight)
  return say('because.values', { by: fight.seat, value, against, other })
}

function attacked(view: Table, fight: Fight, by: Party): Text {
  if (!view.faceUp) return say('because.fight', { by, against: fight.seat, fight: fight.fight })
  const [value, other] = valuesOf(view, fight)
  return say('because.values', { by, value: other, against: fight.seat, other: value })
}

/** The safe answer with what it names; in some questions it depends on what one has. */
function otherwise(view: Table, seat: Seat): Text {
  const frame = view.stack.at(-1)!
  const rule = frames[frame.kind as keyof typeof frames] as Rule<never>
  const { do: name, ...facts } = rule.safe!(view, frame as never, seat)
  const key = `safe.${frame.kind}`
  switch (frame.kind) {
    case 'demand-answer':
    case 'fight-answer':
    case 'demand':
      return say(`${key}.${name}`, facts)
    case 'hand-limit':
      return surplus(view, seat) === 0 ? say('safe.hand-limit.none') : say(key, facts)
    default:
      return say(key, facts)
  }
}
