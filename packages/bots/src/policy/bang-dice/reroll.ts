// Which dice to roll again: each die as it lies against what it may become, two rolls ahead. A beginner is content with the first two
// that shoot or heal, and counts every shot as a hit, whoever is in reach.

import { type Action, type Face, gatlingOf, rollsOf, targetsOf } from '@saloon/bang-dice'
import type { Seat } from '@saloon/kernel'
import type { Manner } from '../../personality.ts'
import { type Hate, type Table, harm } from './hate.ts'
import type { Weights } from './weights.ts'

interface Throw {
  readonly table: Table
  readonly me: Seat
  readonly hate: Hate
  readonly weights: Weights
  readonly manner: Manner
}

export function reroll(it: Throw): Action {
  const { table, me, weights, manner } = it
  const player = table.players[me]!
  const jack = player.character === 'black-jack'
  let gatlings = 0
  let dynamites = 0
  for (let die = 0; die < table.dice.length; die++) {
    if (table.dice[die] === 'gatling') gatlings++
    if (table.dice[die] === 'dynamite') dynamites++
  }
  const nerve = 1 + (5 - manner.risk) * 0.18
  const shy = nerve * (player.life <= 2 ? 3 : 1)
  const near = shotAt(it, 'bull1')
  const far = shotAt(it, 'bull2')
  const beer = drink(it)
  const volley = volleyWorth(it)
  const needed = gatlingOf(player.character)
  const part = (have: number): number => weights.gatling[Math.min(2, Math.max(0, have + 3 - needed))]!
  const another = volley > 0 ? volley * part(gatlings) : 0
  const danger = manner.beginner
    ? 0.15
    : (weights.dynamite[Math.min(2, dynamites)] ?? 0) * (dynamites >= 2 ? shy : nerve)
  const cost =
    weights.arrow * nerve * (player.arrows + 1 >= player.life ? 3 : 1) * (table.supply <= 3 ? 2 : 1) +
    (jack ? 0.05 : danger)
  const mean = (a: number, b: number, c: number, d: number): number => (a + b + c + d - cost) / 6
  const floor = -0.5
  let hope = mean(Math.max(floor, near), Math.max(floor, far), Math.max(floor, beer), another)
  if (rollsOf(player.character) - table.rolls > 1)
    hope = mean(Math.max(near, hope), Math.max(far, hope), Math.max(beer, hope), Math.max(another, hope))
  const value = (face: Face): number => {
    switch (face) {
      case 'bull1':
        return near
      case 'bull2':
        return far
      case 'beer':
        return beer
      case 'gatling':
        if (volley <= 0) return gatlings >= needed ? volley : 0
        return volley * (gatlings >= needed ? 0.5 : part(gatlings - 1))
      default:
        return 0
    }
  }
  const again: number[] = []
  let good = 0
  for (let die = 0; die < table.dice.length; die++) {
    const face = table.dice[die]!
    if (face === 'bull1' || face === 'bull2' || (face === 'beer' && beer > 0)) good++
    if (face === 'dynamite' ? jack : value(face) < hope) again.push(die)
  }
  if (manner.beginner && good >= CONTENT) return { do: 'stop' }
  return again.length === 0 ? { do: 'stop' } : { do: 'reroll', dice: again }
}

const CONTENT = 2

function shotAt({ table, me, hate, weights, manner }: Throw, face: Face): number {
  if (manner.beginner) {
    let most = 0
    for (let at = 0; at < hate.length; at++) if (at !== me) most = Math.max(most, hate[at]!)
    return most
  }
  let most = -Infinity
  for (const at of targetsOf(table, face)) most = Math.max(most, harm(table, hate, at, weights, manner))
  return most === -Infinity ? 0 : most
}

function drink({ table: { players }, me, hate, weights }: Throw): number {
  const { life, max } = players[me]!
  if (life < max) return weights.beer + weights.thirst / Math.max(1, life)
  let most = 0
  for (let at = 0; at < hate.length; at++) {
    const other = players[at]!
    if (other.life > 0 && other.life < other.max && hate[at]! < 0)
      most = Math.max(most, -hate[at]! * (0.6 + 1 / other.life))
  }
  return most
}

function volleyWorth({ table, me, hate, weights, manner }: Throw): number {
  const { arrows, life } = table.players[me]!
  let worth = 0.3 * arrows * (arrows >= life ? 2 : 1)
  for (let at = 0; at < hate.length; at++)
    if (at !== me && table.players[at]!.life > 0) worth += harm(table, hate, at, weights, manner)
  return worth
}
