// The table in words: the scenario, the hour, what stands where, then who plays for whom.

import type { Description, Text, View } from '@saloon/kernel'
import { centimetres as cm, degrees, scenarioInWords } from '@saloon/physics'
import { CLANS, type Marker, clanOf, colourOf } from './components.ts'
import { poseOnLane } from './rules/duels.ts'
import type { Building, Cowboy, Duel, FlickEmUp, Neutral } from './state.ts'
import { clanOfTeam, isAlive, nextPlayer, scenarioOf, teamOfSeat } from './table.ts'

export function describe(view: View<FlickEmUp>): Description {
  return {
    table: [
      ...scenarioInWords(scenarioOf(view), view.own !== null, CLANS),
      { key: 'table.hour', facts: { hour: view.hour, colour: colourOf(view.hour), cowboy: view.initiative } },
      ...(scenarioOf(view).rules.includes('twoPhases') ? [{ key: 'table.phase', facts: { phase: view.phase } }] : []),
      ...view.cowboys.flatMap(cowboyInWords),
      ...view.neutrals.flatMap(neutralInWords),
      ...view.buildings.flatMap(buildingInWords),
      ...view.objects.map(({ id, pose, water }): Text => ({
        key: water === null ? 'table.object' : `table.${water}`,
        facts: { object: id, x: cm(pose.x), z: cm(pose.z) },
      })),
      ...(view.gallows ? [{ key: 'table.gallows', facts: { x: cm(view.gallows.x), z: cm(view.gallows.z) } }] : []),
      ...(view.pool.length > 0 ? [{ key: 'table.pool', facts: { markers: view.pool } }] : []),
      ...duelInWords(view),
    ],
    seats: view.given.map((_, seat) => {
      const clan = clanOfTeam(view, teamOfSeat(seat))
      return [{ key: `clan.${clan}` }, ...(nextPlayer(view, clan) === seat ? [{ key: 'seat.next' }] : [])]
    }),
  }
}

function cowboyInWords(figure: Cowboy): Text[] {
  const { id, hat, life, items, pose, lying, inside, base, power } = figure
  if (!isAlive(figure)) return [{ key: 'table.dead', facts: { cowboy: id, colour: hat } }]
  const facts = { cowboy: id, colour: hat, life }
  const words: Text[] =
    inside !== null
      ? [{ key: 'table.inside', facts: { ...facts, building: inside, base } }]
      : [
          {
            key: lying ? 'table.lying' : 'table.standing',
            facts: { ...facts, x: cm(pose!.x), z: cm(pose!.z), facing: degrees(pose!.facing) },
          },
        ]
  if (items.length > 0) words.push({ key: 'table.items', facts: { cowboy: id, markers: items } })
  if (power !== null) words.push({ key: 'table.power', facts: { cowboy: id, power } })
  return words
}

function neutralInWords({ id, pose, inside, escort, hanging, found, holds }: Neutral): Text[] {
  const words: Text[] = []
  if (!found) words.push({ key: 'table.not-found', facts: { neutral: id } })
  else if (hanging) words.push({ key: 'table.hanging', facts: { neutral: id } })
  else if (escort !== null) words.push({ key: 'table.escorted', facts: { neutral: id, cowboy: escort } })
  else if (pose !== null && inside === null)
    words.push({ key: 'table.neutral', facts: { neutral: id, x: cm(pose.x), z: cm(pose.z) } })
  if (holds.length > 0) words.push({ key: 'table.holds', facts: { neutral: id, markers: holds } })
  return words
}

function buildingInWords({ id, pose, closed, left, right, hidden }: Building): Text[] {
  const place = { building: id, x: cm(pose.x), z: cm(pose.z), facing: degrees(pose.facing) }
  const words: Text[] = [{ key: closed ? 'table.closed' : 'table.building', facts: place }]
  const open: Marker[] = [...left, ...right]
  if (open.length > 0) words.push({ key: 'table.markers', facts: { building: id, markers: open } })
  const known = hidden.flatMap(({ marker }) => (typeof marker === 'string' ? [marker] : []))
  if (known.length > 0) words.push({ key: 'table.known', facts: { building: id, markers: known } })
  else if (hidden.length > 0) words.push({ key: 'table.hidden', facts: { building: id, count: hidden.length } })
  return words
}

/** Where the duellists stand on their lane. */
function duelInWords({ stack }: View<FlickEmUp>): Text[] {
  const frame = stack.at(-1) as Duel | undefined
  if (frame?.kind !== 'duel') return []
  return frame.lane.map((duellist): Text => {
    const { x, z, facing } = poseOnLane(frame, duellist)
    return {
      key: 'table.lane',
      facts: { cowboy: duellist.id, clan: clanOf(duellist.id), x: cm(x), z: cm(z), facing: degrees(facing) },
    }
  })
}
