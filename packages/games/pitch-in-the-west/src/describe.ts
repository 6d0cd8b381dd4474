// The table in words: the scenario, the round, what stands where, then who plays whom.

import { type Description, type Text, type View, has } from '@saloon/kernel'
import { centimetres as cm, degrees, scenarioInWords } from '@saloon/physics'
import { type Team, TEAMS } from './components.ts'
import { goldAboard } from './rules/conditions.ts'
import type { Base, Bells, Figure, PitchInTheWest, Steady, Townsperson } from './state.ts'
import { goldInCamp, heldBy, isAlive, isVehicle, scenarioOf, townOf } from './table.ts'

export function describe(view: View<PitchInTheWest>): Description {
  const scenario = scenarioOf(view)
  const { camp } = townOf(scenario)
  return {
    table: [
      ...scenarioInWords(scenario, view.own !== null, TEAMS),
      { key: 'table.round', facts: { round: view.round, rounds: scenario.rounds } },
      { key: 'table.camp', facts: { x: camp.x, z: camp.z, gold: goldInCamp(view) } },
      ...(view.bases.some(isVehicle) ? [{ key: 'table.aboard', facts: { gold: goldAboard(view) } }] : []),
      ...view.figures.flatMap((figure) => figureInWords(view, figure)),
      ...view.townsfolk.map(personInWords),
      ...view.bases.flatMap((at) => baseInWords(view, at)),
      ...view.items
        .filter(({ holder }) => holder === 'loose')
        .map(({ id, pose }): Text => ({ key: 'table.loose', facts: { item: id, x: cm(pose!.x), z: cm(pose!.z) } })),
      ...view.things.map(({ id, pose }): Text => ({
        key: 'table.object',
        facts: { object: id, x: cm(pose.x), z: cm(pose.z) },
      })),
      ...duelInWords(view),
    ],
    seats: view.teams.map((team, seat) => [
      has(view.eyes, seat) ? goalOf(view, team) : { key: `team.${team}` },
      ...view.figures
        .filter((figure) => figure.seat === seat)
        .map(({ id, life }) => ({ key: 'seat.figure', facts: { figure: id, life } })),
    ]),
  }
}

/** Whose eyes look is told what for, the others only who they are: ten goals would hide the table. */
function goalOf(view: View<PitchInTheWest>, team: Team): Text {
  const { id, text } = scenarioOf(view)
  if (view.own === null) return { key: `scenario.${id}.${team}` }
  return text ? { key: `table.own-${team}`, facts: { text: text[team] } } : { key: `team.${team}` }
}

function figureInWords(view: View<PitchInTheWest>, figure: Figure): Text[] {
  const { id, life, pose, inside, jailed, sitsOut } = figure
  const at = pose === null ? {} : { x: cm(pose.x), z: cm(pose.z) }
  const words: Text[] = !isAlive(figure)
    ? [{ key: pose === null ? 'table.captured' : 'table.dead', facts: { figure: id, ...at } }]
    : inside !== null
      ? [{ key: jailed ? 'table.jailed' : 'table.inside', facts: { figure: id, life, base: inside } }]
      : [{ key: 'table.standing', facts: { figure: id, life, ...at, facing: degrees(pose!.facing) } }]
  if (sitsOut) words.push({ key: 'table.sits-out', facts: { figure: id } })
  const items = heldBy(view, id).map((it) => it.id)
  if (items.length > 0) words.push({ key: 'table.items', facts: { figure: id, items } })
  return words
}

function personInWords({ id, pose, alive, escort }: Townsperson): Text {
  if (pose === null) return { key: 'table.saved', facts: { npc: id } }
  const facts = { npc: id, x: cm(pose.x), z: cm(pose.z) }
  if (!alive) return { key: 'table.npc-dead', facts }
  return escort === null ? { key: 'table.npc', facts } : { key: 'table.escorted', facts: { npc: id, figure: escort } }
}

function baseInWords(view: View<PitchInTheWest>, { id, pose, duel, life, locked }: Base): Text[] {
  const words: Text[] = [
    {
      key: locked ? 'table.locked' : 'table.base',
      facts: { base: id, x: cm(pose.x), z: cm(pose.z), facing: degrees(pose.facing) },
    },
  ]
  const items = heldBy(view, id).map((it) => it.id)
  if (items.length > 0) words.push({ key: 'table.lies', facts: { base: id, items } })
  if (duel + life > 0) words.push({ key: 'table.cubes', facts: { base: id, duel, life } })
  return words
}

/** The duellists on their lane. */
function duelInWords({ stack }: View<PitchInTheWest>): Text[] {
  const frame = stack.at(-1) as Bells | Steady | undefined
  if (frame?.kind !== 'bells' && frame?.kind !== 'steady') return []
  return ([0, 1] as const).map((side): Text => {
    const { pose, left } = frame.lane[side]
    const figure = side === 0 ? frame.attacker : frame.defender
    return { key: 'table.lane', facts: { figure, x: cm(pose.x), z: cm(pose.z), left: left.length } }
  })
}
