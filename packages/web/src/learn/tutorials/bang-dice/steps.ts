// BANG! The Dice Game, from the first roll to the last shot. The learner is an Outlaw, two places from the Sheriff.

import { type BangDice, type Character, DICE, type Face, FACES, type Role, bangDice } from '@saloon/bang-dice'
import type { Action } from '@saloon/kernel'
import { type Step, type Tutorial, layOut } from '../../engine/tutorial.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const SHERIFF = 2
const ROLES: readonly Role[] = ['outlaw', 'deputy', 'sheriff', 'renegade', 'outlaw']
/** Those whose abilities don't come in the way. */
const CHARACTERS: readonly Character[] = ['paul-regret', 'lucky-duke', 'black-jack', 'jesse-jones', 'calamity-janet']
const MAX = [9, 8, 10, 9, 8]

interface Laid {
  readonly lives?: readonly number[]
  readonly arrows?: readonly number[]
  readonly rolls?: number
  readonly dice?: readonly Face[]
  readonly at: 'begin' | 'dynamite' | 'shots'
}

const lay =
  ({ lives = MAX, arrows = [0, 0, 0, 0, 0], rolls = 0, dice, at }: Laid) =>
  (): BangDice =>
    layOut(bangDice, {
      seats: ROLES.length,
      position: {
        mode: 'standard',
        players: ROLES.map((role, seat) => ({
          role,
          shown: seat === SHERIFF,
          character: CHARACTERS[seat]!,
          life: lives[seat]!,
          max: MAX[seat]!,
          arrows: arrows[seat]!,
        })),
        supply: 9 - arrows.reduce((sum, held) => sum + held, 0),
        active: 0,
        rolls,
        dice: dice ? [...dice] : Array.from({ length: DICE }, () => null),
        spent: -1,
        result: null,
      },
      first: { kind: 'turn', step: at } as { kind: string },
    })

const faces = (...names: readonly Face[]): number[] => names.map((name) => FACES.indexOf(name))
const shoots = (die: number, at: number) => (action: Action) =>
  action.do === 'shoot' && (action as unknown as { at: readonly number[] }).at[die] === at

const steps: readonly Step[] = [
  {
    name: 'roll',
    lay: lay({ at: 'begin' }),
    chance: faces('bull1', 'beer', 'bull2', 'gatling', 'bull1'),
    glows: ['do:roll'],
    does: { do: 'roll' },
  },
  {
    name: 'keep',
    chance: faces('dynamite'),
    glows: ['die:3'],
    does: { do: 'reroll', dice: [3] } as Action,
  },
  {
    name: 'dynamite',
    chance: faces('arrow'),
    glows: ['die:1'],
    does: { do: 'reroll', dice: [1] } as Action,
  },
  {
    name: 'ambush',
    lay: lay({
      lives: [7, 8, 9, 6, 5],
      arrows: [1, 2, 3, 0, 2],
      rolls: 1,
      dice: ['bull1', 'beer', 'bull2', 'gatling', 'beer'],
      at: 'dynamite',
    }),
    chance: faces('arrow'),
    glows: ['die:3'],
    does: { do: 'reroll', dice: [3] } as Action,
  },
  {
    name: 'shots',
    lay: lay({
      lives: [5, 6, 6, 6, 3],
      rolls: 3,
      dice: ['bull1', 'bull2', 'beer', 'dynamite', 'gatling'],
      at: 'shots',
    }),
    glows: ['seat:1', `seat:${SHERIFF}`],
    does: { do: 'shoot', at: [1, SHERIFF] } as Action,
    accepts: shoots(1, SHERIFF),
  },
  { name: 'beer', glows: ['do:pour', 'seat:0'], does: { do: 'pour', to: [0] } as Action },
  {
    name: 'gatling',
    lay: lay({
      lives: [6, 5, 4, 6, 3],
      arrows: [2, 0, 1, 1, 0],
      rolls: 2,
      dice: ['gatling', 'gatling', 'beer', 'dynamite', 'arrow'],
      at: 'dynamite',
    }),
    chance: faces('gatling'),
    glows: ['die:2'],
    does: { do: 'reroll', dice: [2] } as Action,
  },
  {
    name: 'roles',
    lay: lay({
      lives: [4, 3, 1, 5, 2],
      arrows: [0, 1, 0, 2, 1],
      rolls: 3,
      dice: ['bull2', 'arrow', 'dynamite', 'gatling', 'dynamite'],
      at: 'shots',
    }),
    glows: ['.own-body'],
  },
  {
    name: 'last-shot',
    glows: [`seat:${SHERIFF}`],
    does: { do: 'shoot', at: [SHERIFF] } as Action,
  },
]

export const tutorial: Tutorial = { game: 'bang-dice', seats: ROLES.length, steps, words: { en, fr } }
