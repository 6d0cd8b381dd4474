// Midnight: the scenario's tests, taken in order until one decides (20.4).

import { push } from '@saloon/kernel'
import { type Clan, type CowboyId, clanOf } from '../components.ts'
import { carried, holds, stored } from './conditions.ts'
import { startFinalDuel } from './duels.ts'
import { declare } from '../outcome.ts'
import { endPhase } from './phases.ts'
import type { ClockTest, Fate } from '../scenario/format.ts'
import type { Champion, Playing, Reason, Table } from '../state.ts'
import { girl, livingOf, nextPlayer, patriarch, scenarioOf, withRole } from '../table.ts'

export function midnight(game: Playing): void {
  const { state } = game
  for (const test of scenarioOf(state).atClockEnd) if (decides(game, test)) return
  declare(game, null, 'draw')
}

function decides(game: Playing, test: ClockTest): boolean {
  const { state } = game
  switch (test.test) {
    case 'mostLivingCowboys':
      return more(game, test.test, (clan) => livingOf(state, clan).length)
    case 'mostLifePoints':
      return more(game, test.test, (clan) => livingOf(state, clan).reduce((sum, { life }) => sum + life, 0))
    case 'mostStored':
      return more(game, test.test, (clan) => stored(state, test.type, test[clan]))
    case 'mostCarried':
      return more(game, test.test, (clan) => carried(state, test.type, clan))
    case 'win':
      if (test.condition && !holds(state, test.condition, test.clan)) return false
      return wins(game, test.clan, test.condition?.when ?? 'win')
    case 'finalDuel':
      return finalDuel(game, withRole(state, test.a)!.id, withRole(state, test.b)!.id)
    case 'hostageHolderClan': {
      const escort = girl(state)?.escort ?? null
      return wins(game, escort === null ? test.nobody : test[clanOf(escort)], test.test)
    }
    case 'patriarch':
      return fate(game, test[whereIsHe(state)])
    case 'endPhase':
      return endPhase(game)
    case 'afterBothPhases':
      return false // endPhase compares the two
    case 'draw':
      declare(game, null, 'draw')
      return true
  }
}

function more(game: Playing, reason: Reason, count: (clan: Clan) => number): boolean {
  const lead = count('law') - count('outlaw')
  return lead !== 0 && wins(game, lead > 0 ? 'law' : 'outlaw', reason)
}

function wins(game: Playing, clan: Clan, reason: Reason): true {
  declare(game, clan, reason)
  return true
}

/** If one of the two is dead there is nobody left to fight him. */
function finalDuel(game: Playing, a: CowboyId, b: CowboyId): true {
  const alive = [a, b].filter((id) => game.state.cowboys.some((figure) => figure.id === id && figure.life > 0))
  if (alive.length === 2) startFinalDuel(game, a, b)
  else declare(game, alive[0] === undefined ? null : clanOf(alive[0]), 'finalDuel')
  return true
}

function whereIsHe(table: Table): 'onGallows' | 'withOutlaw' | 'withLaw' | 'withNobody' {
  const man = patriarch(table)!
  if (man.hanging) return 'onGallows'
  if (man.escort === null) return 'withNobody'
  return clanOf(man.escort) === 'law' ? 'withLaw' : 'withOutlaw'
}

/** The law is represented by the escort, the outlaws by one of their choice; without a living outlaw the law wins (FU-R80, FU-R94). */
function fate(game: Playing, fate: Fate): true {
  const { state } = game
  if (fate === 'draw') {
    declare(game, null, 'patriarch')
    return true
  }
  if (fate !== 'finalDuel') return wins(game, fate, 'patriarch')
  const { escort } = patriarch(state)!
  const forTheLaw = escort !== null && clanOf(escort) === 'law' ? escort : livingOf(state, 'law')[0]?.id
  if (livingOf(state, 'outlaw').length === 0) return wins(game, 'law', 'finalDuel')
  if (forTheLaw === undefined) return wins(game, 'outlaw', 'finalDuel')
  push<Champion>(game, { kind: 'champion', seat: nextPlayer(state, 'outlaw'), against: forTheLaw })
  return true
}
