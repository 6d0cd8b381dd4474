// What the dice as they lie will surely bring if no die is rolled again: for screens, before somebody decides to stop.

import type { Seat } from '@saloon/kernel'
import { DYNAMITE_EXPLODES, type Face, gatlingOf } from './components.ts'
import { isBullsEye, targetsOf } from './rules/shots.ts'
import { type Table, countFaces } from './state.ts'

export interface IfStopped {
  /** Bull's eyes of one reach: so many dice, and whom each of them may hit. */
  readonly shots: readonly { readonly face: Face; readonly count: number; readonly targets: readonly Seat[] }[]
  readonly beers: number
  readonly gatling: {
    readonly shown: number
    readonly needed: number
    readonly hits: readonly Seat[] // of those who are still alive then; none: it doesn't fire
    readonly returns: number // arrows of the shooter that go back
  }
  readonly dynamite: { readonly shown: number; readonly explodes: number }
  readonly removes: number // arrows that Kit may return, of anybody
  readonly gains: number // life at the end of the turn: Suzy without a bull's eye
}

export function ifStopped(table: Table): IfStopped {
  const { players, active, dice } = table
  const { character, arrows } = players[active]!
  const shown = countFaces(table, 'gatling')
  const needed = gatlingOf(character)
  const fires = shown >= needed
  return {
    shots: (['bull1', 'bull2'] as const).flatMap((face) => {
      const count = countFaces(table, face)
      return count === 0 ? [] : [{ face, count, targets: targetsOf(table, face) }]
    }),
    beers: countFaces(table, 'beer'),
    gatling: {
      shown,
      needed,
      hits: fires ? players.flatMap((player, seat) => (isHit(player, seat, active) ? [seat] : [])) : [],
      returns: fires ? arrows : 0,
    },
    dynamite: { shown: countFaces(table, 'dynamite'), explodes: DYNAMITE_EXPLODES },
    removes: character === 'kit-carlson' ? shown : 0,
    gains: character === 'suzy-lafayette' && !dice.some(isBullsEye) ? 2 : 0,
  }
}

const isHit = ({ life, character }: Table['players'][number], seat: Seat, active: Seat): boolean =>
  seat !== active && life > 0 && character !== 'paul-regret'
