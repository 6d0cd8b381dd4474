// By what the words of the effect vocabulary show in a game: for each operation and trigger, the events that only it can have led to.

import type { Told } from '@saloon/kernel'
import {
  CHARACTERS,
  type Character,
  type Effect,
  FIGHT_EFFECTS,
  type Op,
  STORY_NAMES,
  STORY_ROWS,
  type StoryName,
  type Trigger,
  mibEffects,
  printOf,
} from '../src/components/index.ts'
import { OPTIONS } from '../src/effects/lists.ts'
import type { Event } from '../src/events.ts'
import { fightOf } from '../src/rules/fights.ts'
import { handLimit } from '../src/rules/resources.ts'
import type { Legends } from '../src/state.ts'

interface Seen {
  readonly what: 'ops' | 'triggers'
  readonly name: Op | Trigger
}
const op = (name: Op): Seen => ({ what: 'ops', name })
const trigger = (name: Trigger): Seen => ({ what: 'triggers', name })
/** The operations that a list carries out whatever is chosen. */
const opsOf = (list: readonly Effect[]): Seen[] => list.map((effect) => op(effect.op))

export function opsAndTriggers(state: Legends, event: Told<Event>): readonly Seen[] {
  const is = (seat: unknown, ...characters: Character[]): boolean => {
    const player = typeof seat === 'number' ? state.players[seat] : undefined
    return player !== undefined && player.legend && characters.includes(CHARACTERS[player.character]!)
  }
  switch (event.type) {
    case 'played': {
      const print = printOf(event.card)
      const ops: readonly Op[] =
        print === 'payday'
          ? ['money']
          : print === 'instinct'
            ? ['draw']
            : print === 'manhunt'
              ? ['moveSheriff', 'if']
              : []
      return [trigger('action'), ...ops.map(op)]
    }
    case 'more-actions':
      return [op('actions'), ...(is(event.by, 'wyatt_earp') ? [trigger('banditDefeated')] : [])]
    case 'rode':
    case 'went-on':
    case 'sprinted':
      return [
        op('move'),
        ...(event.type === 'sprinted'
          ? [trigger('afterMove')]
          : event.type === 'went-on'
            ? [trigger('moveActionEnd')]
            : []),
      ]
    case 'crossed-mesa':
      return [op('passMesa'), trigger('mesaCrossed')]
    case 'demanded':
      return [op('extort'), trigger('moveEnd')]
    case 'peeked':
      return [op('peekHand'), trigger('fightDeclared')]
    case 'reacted':
      return [op('fightMod'), trigger('fightReaction')]
    case 'unharmed':
    case 'effect-cancelled':
      return [op('fightFlag'), trigger('fightReveal')]
    case 'values':
      return event.value === event.other && is(event.against, 'jesse_james') ? [trigger('fightCompare')] : []
    case 'won-fight': {
      const fight = fightOf(state)
      const card = fight && (event.by === fight.seat ? state.attack : state.defence)
      return card !== undefined && card >= 0 && card < 52 && printOf(card) === 'wallop' ? [trigger('fightWon')] : []
    }
    case 'face-up':
      return event.card < 52 ? [] : [trigger('fightCardEffect'), ...opsOf(FIGHT_EFFECTS[event.card - 52]!)]
    case 'took-back':
      return [op('keepPlayed'), trigger('pokerLost')]
    case 'showed':
      return event.cards.some((card) => printOf(card) === 'cheat') ? [op('pokerFlag'), trigger('pokerReveal')] : []
    case 'won-poker':
      return is(event.by, 'wild_bill_hickok') ? [trigger('pokerWon')] : []
    case 'handed-in':
      return [op('countsAs'), trigger('deposit')]
    case 'rerolled':
      return [op('reroll'), trigger('prospectRolled')]
    case 'used':
      return [op('discardSelf')]
    case 'claimed':
      return []
    case 'lost-item':
      return [op('discardItem')]
    case 'put-disc':
      return [
        op('storyDisc'),
        ...(is(event.by, 'calamity_jane', 'stagecoach_mary') ? [trigger('storyContributed')] : []),
      ]
    case 'wounded':
      return [op('wound'), ...(is(event.by, 'doc_holliday') ? [trigger('woundsGained')] : [])]
    case 'turn-began': {
      const limit = handLimit(state.players[event.by]!)
      const passive = is(event.by, 'calamity_jane') || (is(event.by, 'doc_holliday') && limit === 5)
      return [
        ...(is(event.by, 'bass_reeves', 'stagecoach_mary') ? [trigger('turnStart')] : []),
        ...(passive ? [op('stat'), trigger('always')] : []),
      ]
    }
    case 'gained-item':
      return [trigger('onGain')]
    case 'discarded':
      return event.cards.some((card) => printOf(card) === 'instinct') ? [trigger('discarded')] : []
    case 'chose': {
      const { option } = OPTIONS[event.option]!
      const starts =
        option.effects.some(({ op: name }) => name === 'discard') && is(fightOf(state)?.seat, 'annie_oakley')
      return [
        op('choose'),
        ...opsOf(option.cost ?? []),
        ...opsOf(option.effects),
        ...(starts ? [trigger('fightStart')] : []),
      ]
    }
    case 'story':
      return opsOf(STORY_ROWS[event.story]!.reward).concat(STORY_NAMES[event.story] === FLOOD ? [op('scale')] : [])
    case 'mib-card':
      return opsOf(mibEffects(event.card)).concat(
        mibEffects(event.card).flatMap((effect) => (effect.op === 'mibFight' ? opsOf(effect.onMibWin) : [])),
      )
    case 'gained-lp':
      return [op('lp')]
    case 'healed':
      return [op('heal')]
    case 'gained-nuggets':
      return [op('nugget')]
    case 'gained-marshal':
      return [op('marshal')]
    case 'gained-wanted':
      return [op('wanted')]
    default:
      return []
  }
}
const FLOOD: StoryName = 'flood'
