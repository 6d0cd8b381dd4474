// What always holds, at every question.

import { expect } from 'vitest'
import { MISC, MOUNTS, WEAPONS } from '../src/effects/abilities.ts'
import { nuggetLimit, targetOf } from '../src/rules/resources.ts'
import { MAN_IN_BLACK, NONE, type Legends } from '../src/state.ts'

const count = (mask: number): number => mask.toString(2).replaceAll('0', '').length

export function invariants(state: Legends): void {
  const wrong: string[] = []
  const must = (condition: boolean, what: string): void => void (condition || wrong.push(what))
  const { players, stack } = state
  const inFight = stack.some(({ kind }) => kind === 'fight')
  let money = state.pot
  let nuggets = 0
  for (const player of players) {
    money += player.money
    nuggets += player.nuggets
    must(player.money >= 0 && player.money <= 120 && player.money % 10 === 0, 'money in tens, at most 120')
    must(player.nuggets >= 0 && player.nuggets <= nuggetLimit(player), 'nuggets within the limit')
    must(player.wounds >= 0 && player.wounds <= 3, 'at most 3 wounds')
    must(player.lp >= 0, 'no LP below 0')
    must(player.marshal === 0 || player.wanted === 0, 'on one track at most')
    must(player.marshal <= 9 && player.wanted <= 9, 'nine boxes')
    must((player.upgraded & ~player.gear) === 0, 'only what is owned is upgraded')
    must(count(player.gear & MISC) <= 3, 'at most 3 miscellaneous items')
    must((player.weapon === NONE) === ((player.gear & WEAPONS) === 0), 'a weapon is active if there is one')
    must((player.mount === NONE) === ((player.gear & MOUNTS) === 0), 'a mount is active if there is one')
    must(player.weapon === NONE || ((player.gear >> player.weapon) & 1) === 1, 'the active weapon is owned')
    must((player.herd === 0) === (player.cattle === NONE), 'a herd is a token')
    must(player.legend === player.lp >= 5 || player.legend, 'who has 5 LP is a legend')
    must(
      player.tokens.length <= player.completed.length || stack.at(-1)?.kind === 'keep-tokens',
      'tokens for objectives',
    )
  }
  must(money <= 720 + 60, 'the money there is')
  must(nuggets <= 36, 'the nuggets there are')
  must(
    inFight || (state.attack === NONE && state.defence === NONE && state.fightHand.length === 0),
    'no cards of a fight without one',
  )
  must(inFight || (state.peek === 0 && state.reactions.length === 0 && !state.faceUp), 'no traces of a fight')
  must(state.handed === 0, 'nothing is handed down at rest')
  must((state.result === null) === stack.length > 0, 'somebody is asked until it is over')
  must(state.ending || players.every(({ lp }) => lp < targetOf(state)), 'the target ends the game')
  must(state.fought < 1 << (MAN_IN_BLACK + 1), 'fought whom there is')
  for (const [slot, condition] of state.showing.entries())
    must(
      condition !== NONE || state.piles[slot]!.length === 0 || state.revealed !== NONE,
      'the top of a pile shows its condition',
    )
  expect(wrong).toEqual([])
}
