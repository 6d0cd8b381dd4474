// Why one is asked, read from the stack: what the question lies on; and what is answered for whoever doesn't answer.

import { type Cause, type Party, type Seat, type Text, textOf, type View } from '@saloon/kernel'
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

type Table = View<Legends>

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
      return textOf('because.dealt', { count: dealt.length })
    case 'pick-character':
      return textOf('because.first-game')
    case 'start-space':
      return textOf('because.start', { character })
    case 'start-move':
      return textOf('because.ability', { character })
    case 'income':
      return textOf('because.turn', { round: view.round })
    case 'gear':
      return textOf('because.gear')
    case 'action':
      return view.actionsLeft === 0
        ? textOf('because.no-actions')
        : textOf('because.actions', { left: view.actionsLeft })
    case 'step':
      return textOf('because.steps', { left: (frame as Movement).left })
    case 'extend':
      return textOf('because.extend', { made: (frame as Movement).made })
    case 'end-of-move':
      return textOf(drives(view, frame as Movement) ? 'because.cattle' : 'because.company')
    case 'demand':
      return textOf('because.ability', { character })
    case 'story-order':
      return textOf('because.stories')
    case 'hand-limit': {
      const count = surplus(view, seat)
      return count === 0
        ? textOf('because.claim')
        : textOf('because.limit', { count, limit: handLimit(view.players[seat]!) })
    }
    case 'reroll':
      return textOf('because.prospect')
    case 'deposit':
      return textOf('because.bank', { nuggets })
    case 'revel':
      return textOf('because.cabaret', { money })
    case 'shopping':
      return textOf((frame as Shopping).effect === NONE ? 'because.store' : 'because.bargain', { money })
    case 'town-space':
      return textOf('because.ride')
    case 'take-back':
      return textOf('because.ability', { character })
    case 'keep-tokens':
      return textOf('because.tokens', { count: (frame as KeepTokens).count })
    default:
      return undefined
  }
}

/** What others, a story, poker, the Sheriff, a fight or the Man in Black ask. */
function elsewhere(view: Table, seat: Seat): Text {
  const frame = view.stack.at(-1)!
  switch (frame.kind) {
    case 'demand-answer':
      return textOf('because.demand', { seat: (frame as DemandAnswer).by })
    case 'story-disc': {
      const { slots, must } = frame as StoryDisc
      if (must) return textOf(movesDisc(view, seat) ? 'because.no-free-disc' : 'because.disc')
      return textOf('because.condition', { condition: view.showing[(slots & 1) === 1 ? 0 : 1]! })
    }
    case 'join':
      return textOf('because.poker', { seat: (frame as Poker).seat, pot: view.pot })
    case 'poker-pick':
      return textOf('because.flop', { cards: view.flop, pot: view.pot })
    case 'sheriff-path':
      return textOf('because.sheriff', { left: (frame as SheriffPath).left })
    case 'sheriff-target':
      return textOf('because.several-wanted')
    case 'mib': {
      const turn = view.stack.find(({ kind }) => kind === 'man-in-black') as ManInBlack
      return textOf('because.mib', { mib: turn.card })
    }
    default: {
      const fight = fightOf(view)
      if (fight) return fighting(view, seat, fight)
      return view.revealed === NONE ? textOf('because.effect') : textOf('because.story', { story: view.revealed })
    }
  }
}

function fighting(view: Table, seat: Seat, fight: Fight): Text {
  const { kind } = view.stack.at(-1)!
  const against = partyAgainst(fight)
  if (kind === 'loot' || kind === 'bandit-reward') return textOf('because.won', { against })
  if (kind === 'fight-answer' && view.players[seat]!.hand.length === 0)
    return textOf('because.no-card', { by: fight.seat, fight: fight.fight })
  // Whoever attacks is named first: the Sheriff and the Man in Black come to you.
  if (fight.fight === 'sheriff' || fight.fight === 'mib-own') return attacked(view, fight, against)
  if (!view.faceUp) return textOf('because.fight', { by: fight.seat, against, fight: fight.fight })
  const [value, other] = valuesOf(view, fight)
  return textOf('because.values', { by: fight.seat, value, against, other })
}

function attacked(view: Table, fight: Fight, by: Party): Text {
  if (!view.faceUp) return textOf('because.fight', { by, against: fight.seat, fight: fight.fight })
  const [value, other] = valuesOf(view, fight)
  return textOf('because.values', { by, value: other, against: fight.seat, other: value })
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
      return textOf(`${key}.${name}`, facts)
    case 'hand-limit':
      return surplus(view, seat) === 0 ? textOf('safe.hand-limit.none') : textOf(key, facts)
    default:
      return textOf(key, facts)
  }
}
