// BANG! The Dice Game on the table.

import type { Action as DiceAction } from '@saloon/bang-dice'
import type { Action, Text } from '@saloon/kernel'
import { kindOfRef, nameOfRef } from '../../table/choice/ref.ts'
import type { Board } from '../board.ts'
import { animate, meanwhile } from './animate.ts'
import { NOTHING, useScene } from './stage/scene.ts'
import { Own } from './seats/Own.tsx'
import { PartPicture } from './dice/PartPicture.tsx'
import { Picture } from './Picture.tsx'
import { Playfield, Tray } from './stage/Playfield.tsx'
import { Result } from './result/Result.tsx'
import { SeatBody } from './seats/SeatBody.tsx'
import { seen } from './table.ts'
import { words } from './text/words.ts'

export const board: Board = {
  name: 'bang-dice',
  Playfield,
  SeatBody,
  Tray,
  Own,
  Part: PartPicture,
  Picture,
  Result,
  animate,
  meanwhile,
  still: () => useScene.setState(NOTHING),
  words,
  button,
  shows(ref, view) {
    const face = kindOfRef(ref) === 'die' ? seen(view).dice[Number(nameOfRef(ref))] : undefined
    return face ? { kind: 'face', id: face } : undefined
  },
  sounds: {
    rolled: 'dice-roll',
    kept: 'dice-lock',
    'arrow-taken': 'arrow',
    'arrows-swapped': 'arrow',
    'arrows-returned': 'piece',
    indians: 'ambush',
    exploded: 'dynamite',
    shot: 'shot',
    gatling: 'gatling',
    'life-lost': 'hit',
    'life-gained': 'beer',
    'role-shown': 'card-flip',
    eliminated: 'out',
    'duel-began': 'bell',
    'game-over': 'win',
  },
}

function button(any: Action): Text | undefined {
  const action = any as DiceAction
  switch (action.do) {
    case 'reroll':
      return { key: 'button.reroll', facts: { count: action.dice.length } }
    case 'shoot':
    case 'pour':
      return { key: `deed.${action.do}` }
    case 'double':
      return { key: 'button.double' }
    case 'remove':
      return { key: 'button.remove', facts: { count: action.arrows.reduce((sum, count) => sum + count, 0) } }
    default:
      return undefined
  }
}
