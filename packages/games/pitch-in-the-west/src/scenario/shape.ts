// The shape of a scenario document: its words and the bounds of its numbers. What the words mean together is looked at in check.ts.

import { shape } from '@saloon/physics'
import { BASES, BUILDINGS, ITEM_KINDS, MOST_ITEMS, OBJECT_KINDS, TEAMS, TOWNSFOLK, VEHICLES } from '../components.ts'
import { DUELS, NAMING, SPECIALS, TIMINGS, VEHICLE_TYPES, WHICH } from './format.ts'
import { TOWN_IDS } from './towns.ts'

const { NAMES, SENTENCES, acrossX, acrossZ, list, number, oneOf, place, record, text, whole, word } = shape

const remark = { provenance: text(NAMES), note: text(SENTENCES) }
const team = word(...TEAMS)
const someGold = whole(1, 10)
const people = whole(1, TOWNSFOLK.length)

const town = record(
  {
    id: text(NAMES),
    name: text(NAMES),
    box: whole(1, 2),
    buildings: list(record({ id: word(...BUILDINGS), type: word(...BUILDINGS), ...place }), 6),
    vehicles: list(record({ id: word(...VEHICLES), type: word(...VEHICLE_TYPES), ...place }), 3),
    objects: list(record({ id: text(20), kind: word(...OBJECT_KINDS), ...place }), 12),
    camp: record({ x: acrossX, z: acrossZ, halfX: number(2, 60), halfZ: number(2, 40) }),
    npcSpots: list(record({ id: word(...TOWNSFOLK), ...place }), TOWNSFOLK.length),
    starts: record({ outlaw: list(record(place), 5), law: list(record(place), 5) }),
  },
  remark,
)

const victory = oneOf('when', {
  goldInCamp: [{ n: someGold, team, timing: word(...TIMINGS) }, remark],
  allDead: [{ of: team, team, timing: word(...TIMINGS) }, remark],
  figureInCamp: [{ who: word('prisoner'), team, timing: word(...TIMINGS) }, remark],
  figureDead: [{ who: word('prisoner'), team, timing: word(...TIMINGS) }, remark],
  npcDead: [{ n: people, team, timing: word(...TIMINGS) }, remark],
  npcSaved: [{ n: people, team, timing: word(...TIMINGS) }, remark],
})

const counted = word('npcSaved', 'npcDead')
const atEnd = oneOf('test', {
  win: [{ team }],
  vehicleGold: [{ vehicle: word(...VEHICLES), n: someGold, then: team }, { otherwise: text(NAMES) }],
  captured: [{}, { who: text(NAMES), effect: text(NAMES) }],
  mostGold: [{ camp: team, aboard: team }],
  mostLifePoints: [{}],
  mostLiving: [{}],
  compare: [{ a: counted, b: counted, winnerA: team, winnerB: team }],
  draw: [{}],
})

const players = whole(2, 10)
export const scenarioShape = record(
  {
    format: whole(1, 1),
    id: text(NAMES),
    name: text(NAMES),
    town: (value, path, problems) =>
      typeof value === 'string' ? word(...TOWN_IDS)(value, path, problems) : town(value, path, problems),
    rounds: whole(1, 30),
    players: record({ min: players, max: players }),
    duel: word(...DUELS),
    stockBases: text(200),
    gold: list(record({ at: word(...BASES), n: someGold }), BASES.length),
    npc: list(word(...TOWNSFOLK), TOWNSFOLK.length),
    starts: record({}, { outlaw: list(record(place), 5), law: list(record(place), 5) }),
    special: list(
      record(
        { id: word(...SPECIALS, ...NAMING) },
        { which: word(...WHICH), round: whole(1, 30), text: text(SENTENCES) },
      ),
      20,
    ),
    victory: list(victory, 20),
    atEnd: list(atEnd, 20),
  },
  {
    game: word('pitch-in-the-west'),
    number: whole(1, 99),
    prisoner: record(
      { team, which: word(...WHICH), building: word(...BUILDINGS), items: list(word(...ITEM_KINDS), MOST_ITEMS) },
      { may: text(NAMES) },
    ),
    vehicle: record(
      { id: word(...VEHICLES) },
      {
        path: list(acrossX, 30),
        axis: word('x', 'z'),
        departs: text(NAMES),
        advance: (value, path, problems) => (value === null ? undefined : text(SENTENCES)(value, path, problems)),
      },
    ),
    text: record({ outlaw: text(SENTENCES), law: text(SENTENCES) }),
    goal: record({ outlaw: text(SENTENCES), law: text(SENTENCES) }),
    provenance: text(NAMES),
  },
)
