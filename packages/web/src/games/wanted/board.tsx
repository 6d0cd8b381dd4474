// WANTED! on the table.

import type { Action, Text } from '@saloon/kernel'
import { type Action as WantedAction, aimOf, drawsOf, kindOf } from '@saloon/wanted'
import type { Board, Choice } from '../board.ts'
import { animate, meanwhile } from './animate.ts'
import { useDistances } from './seats/Arcs.tsx'
import { BootHill } from './notes/BootHill.tsx'
import { about } from './seats/distances.ts'
import { Tray } from './cards/Hand.tsx'
import { Notes } from './notes/Notes.tsx'
import { Own } from './seats/Own.tsx'
import { Picture } from './cards/Picture.tsx'
import { Playfield } from './stage/Playfield.tsx'
import { Result } from './result/Result.tsx'
import { NOTHING, useShowing } from './stage/scene.ts'
import { SeatBody } from './seats/SeatBody.tsx'
import { grabbedFrom, pickedCard } from './table.ts'
import { words } from './text/words.ts'

/** Questions that a card of the hand may answer. */
const ANSWERS = new Set(['shot', 'indians', 'duel', 'deaths-door'])

export const board: Board = {
  name: 'wanted',
  Playfield,
  SeatBody,
  Tray,
  Own,
  Notes,
  Ghost: BootHill,
  Picture,
  Result,
  animate,
  meanwhile,
  still: () => useShowing.setState(NOTHING),
  about,
  words,
  button,
  isOneTap,
  step,
  keys: {
    b: { does: { en: 'First BANG! that can be played', fr: 'Premier BANG ! jouable' }, press: firstBang },
    d: { does: { en: 'Distances', fr: 'Distances' }, press: showDistances },
    a: { does: { en: 'First answer there is', fr: 'Première réponse possible' }, press: firstAnswer },
  },
  sounds: {
    'turn-began': 'stamp',
    drew: 'card-draw',
    showed: 'card-flip',
    'took-discard': 'card-draw',
    'took-hand': 'card-steal',
    took: 'card-steal',
    removed: 'card-discard',
    played: 'card-play',
    aimed: 'shot',
    equipped: 'equip',
    answered: 'card-play',
    dodged: 'dodge',
    flipped: 'card-flip',
    exploded: 'dynamite',
    'dynamite-passed': 'fuse',
    freed: 'piece',
    'locked-up': 'stamp',
    hit: 'hit',
    hurt: 'hit',
    healed: 'beer',
    'sid-healed': 'beer',
    'store-opened': 'bell',
    picked: 'card-draw',
    discarded: 'card-discard',
    eliminated: 'out',
    'role-shown': 'card-flip',
    rewarded: 'coin',
    reshuffled: 'shuffle',
    'game-over': 'win',
  },
}

function button(any: Action): Text | undefined {
  const action = any as WantedAction
  switch (action.do) {
    case 'aim':
      return { key: 'button.aim', facts: { kind: kindOf(action.card), at: action.at } }
    case 'grab':
      return { key: kindOf(action.card) === 'panic' ? 'button.take' : 'button.remove' }
    case 'discard':
      return { key: 'button.discard', facts: { count: action.cards.length } }
    case 'sid':
      return { key: 'button.sid' }
    case 'play': // its card is picked and can be seen
    case 'pass':
    case 'end':
    case 'give-up':
    case 'draw':
    case 'draw-discard':
    case 'barrel':
    case 'jourdonnais':
    case 'pick':
    case 'choose':
    case 'put-back':
      return { key: `deed.${action.do}` }
    default:
      return undefined
  }
}

/** For oneself, or from what lies there; what concerns everybody is looked at before it is played. */
function isOneTap(any: Action): boolean {
  const action = any as WantedAction
  if (action.do === 'play')
    return aimOf(action.card) === 'equip' || kindOf(action.card) === 'beer' || drawsOf(action.card) > 0
  return TAKES.has(action.do)
}
const TAKES: ReadonlySet<string> = new Set(['pick', 'choose', 'put-back', 'draw-from'])

/** Which target, which card: what the picked card still needs. */
function step(choice: Choice): Text | undefined {
  const card = pickedCard(choice)
  if (card === undefined || choice.ready) return undefined
  const from = grabbedFrom(choice)
  if (from !== undefined) return { key: 'step.card', facts: { seat: from } }
  const aim = aimOf(card)
  return { key: `step.${aim === 'answer' ? 'range' : aim}` }
}

const cardsIn = (choice: Choice): string[] => [...choice.legal].filter((ref) => ref.startsWith('card:'))

function firstBang(choice: Choice): boolean {
  const bang =
    choice.ask?.kind === 'play'
      ? cardsIn(choice).find((ref) => kindOf(Number(ref.slice('card:'.length))) === 'bang')
      : undefined
  if (bang !== undefined) choice.pick(bang)
  return bang !== undefined
}

function firstAnswer(choice: Choice): boolean {
  const [answer] = choice.ask !== undefined && ANSWERS.has(choice.ask.kind) ? cardsIn(choice) : []
  if (answer !== undefined) choice.pick(answer)
  return answer !== undefined
}

function showDistances(): boolean {
  useDistances.setState((now) => ({ all: !now.all }))
  return true
}
