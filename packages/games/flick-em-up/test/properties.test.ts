// What holds for every game: hundreds of random positions of small towns, and one whole game of each of the ten scenarios.

import { mustHold, passesTheKit, playsToTheEnd, randomGame } from '@saloon/kernel/kit'
import { expectFiguresApart } from '@saloon/physics/kit'
import { test } from 'vitest'
import { type FlickEmUp, MARKERS, type Marker, TEN_IDS, clanOf, flickEmUp, flickEmUpModule } from '../src/index.ts'
import { markerOf } from '../src/rules/wounds.ts'
import { piecesOf } from '../src/wood/town.ts'
import { VARIANTS } from './towns.ts'

await flickEmUp.rules.ready!()

passesTheKit(flickEmUpModule, { variants: VARIANTS, states: 24, longest: 400, conserved, invariants })

test.each(TEN_IDS)('a whole game of %s ends, with every marker somewhere', (scenario) => {
  playsToTheEnd(flickEmUp, { seats: 4, options: { scenario } }, { most: 1500, conserved, invariants })
})

/** Every marker of the scenario, wherever it is; the phase doesn't matter. */
function conserved(state: FlickEmUp): Record<Marker, number> {
  const count = { ...state.box }
  const add = (marker: Marker) => count[marker]++
  for (const { life, items } of state.cowboys) {
    count.life += life
    for (const item of items) add(markerOf(item))
  }
  for (const { left, right } of state.buildings) for (const marker of [...left, ...right]) add(marker)
  for (const { holds } of state.neutrals) for (const item of holds) add(markerOf(item))
  for (const marker of [...state.faceDown, ...state.pool]) add(marker)
  return count
}

function invariants(state: FlickEmUp): void {
  mustHold((must) => {
    for (const { id, life, items, pose, inside, lying } of state.cowboys) {
      must(life >= 0 && items.length <= 2, `${id}: life and two markers at most`)
      must((pose !== null) === (life > 0 && inside === null), `${id}: has a body outside, and only there`)
      must(!lying || pose !== null, `${id}: lies outside`)
      if (pose === null) continue
      must(lying === (pose.turn !== null), `${id}: lies or stands`)
      // The middle of one that lies counts: its sole may stick out by half its height.
      const out = lying ? 2250 : 0
      must(Math.abs(pose.x) <= 60_000 + out && Math.abs(pose.z) <= 40_000 + out, `${id}: is on the table`)
    }
    for (const figure of state.neutrals) {
      must(figure.pose === null || figure.pose.turn === null, `${figure.id}: stands`)
      must(
        figure.escort === null || state.cowboys.some(({ id, life }) => id === figure.escort && life > 0),
        'a living escort',
      )
    }
    for (const at of state.buildings) {
      const inside = state.cowboys.filter((figure) => figure.inside === at.id)
      must(inside.length === 0 || !at.closed, `${at.id} is closed`)
      const clans = new Set(inside.map(({ id }) => clanOf(id)))
      const quarrel = state.stack.some(({ kind }) => ['duel', 'eject', 'replay', 'moved'].includes(kind))
      must(clans.size < 2 || quarrel, `${at.id}: one clan, or a duel`)
      must(at.pose.turn === null, `${at.id} stands`)
    }
    const hidden = state.buildings.flatMap((at) => at.hidden.map(({ marker }) => marker))
    const setup = state.stack.some(({ kind }) => kind === 'setup')
    must(
      setup || hidden.map(String).toSorted().join() === state.faceDown.join(),
      'everybody can count what lies face down',
    )
    for (const marker of MARKERS) must(state.box[marker] >= 0, `${marker}: never more than there are`)
    must((state.result === null) === state.stack.length > 0, 'somebody is asked until it is over')
    must(
      state.cowboys.some(({ id }) => id === state.initiative),
      'somebody holds the Initiative',
    )
    for (const { pose } of state.objects)
      must([pose.x, pose.y, pose.z, pose.facing].every(Number.isSafeInteger), 'whole numbers')
  })
}

test('upright figures never stand in each other after a whole game', () => {
  const play = randomGame(flickEmUp, { seats: 2, options: { scenario: 's10' } }, 7)
  while (play.step()) expectFiguresApart(piecesOf(play.state))
})
