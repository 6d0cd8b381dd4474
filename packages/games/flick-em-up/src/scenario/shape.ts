// The shape of a scenario document: its words and the bounds of its numbers. What the words mean together is looked at in check.ts.

import { shape } from '@saloon/physics'
import {
  BASES,
  BUILDINGS,
  CLANS,
  COLOURS,
  COWBOYS,
  ITEMS,
  LIMITS,
  MARKERS,
  MIDNIGHT,
  MOST_COWBOYS,
  MOST_ITEMS,
  NEUTRALS,
  NEUTRAL_KINDS,
  OBJECTS,
  ROLES,
  WATERS,
} from '../components.ts'
import { FORMAT, MODULES, SPECIALS, TIMINGS } from './format.ts'

const { NAMES, SENTENCES, acrossX, acrossZ, facing, list, oneOf, orNull, place, record, text, whole, word, yesNo } =
  shape

/** Ids that only name what other fields already say (20.2). */
export const NAMING = [
  'all-buildings-closed',
  'sheriff-extra-colt',
  'sheriff-starts-before-saloon',
  'law-sits-out-first-hour',
  'sheriff-starts-in-own-building-with-winchester',
  'law-has-four-cowboys-and-witness',
  'bank-closed',
  'hitting-the-hostage-loses',
  'outlaws-one-life',
  'killed-outlaw-respawns-at-start',
  'killed-outlaw-loses-tokens',
  'teams-swap-clans-for-phase-two',
] as const

const remark = { provenance: text(NAMES) }
const clan = word(...CLANS)
const building = word(...BUILDINGS)
const marker = word(...MARKERS)
const role = word(...ROLES)
const placeOrNone = { x: orNull(acrossX), z: orNull(acrossZ), facing }
const objectId = text(20)
const some = whole(1, LIMITS.life)

const conditions = {
  enemyDead: [{ n: some }],
  enemyDeadOrDown: [{ n: some }],
  poisonedBarrels: [{ n: some }],
  cleanBarrels: [{ n: some }],
  roleDead: [{ role }],
  allLawDead: [{}],
  witnessDeadBeforeBothFound: [{}],
  hostageHitByShot: [{}],
  stored: [{ type: marker, building, n: some }],
  heldByNeutrals: [{ type: marker, n: some }],
  hostageEscortedInto: [{ building }],
} as const

const victory = oneOf(
  'when',
  Object.fromEntries(
    Object.entries(conditions).map(([name, [fields]]) => [
      name,
      [
        { ...fields, clan: word(...CLANS, 'both', 'other', 'phase'), timing: word(...TIMINGS) },
        { endsPhase: yesNo, ...remark },
      ],
    ]),
  ),
)

const fate = word(...CLANS, 'finalDuel', 'draw')
const first = word('initiativeClan')
const clockTest = oneOf('test', {
  mostLivingCowboys: [{}, remark],
  mostLifePoints: [{}, remark],
  endPhase: [{}, remark],
  draw: [{}, remark],
  mostStored: [{ type: marker, law: building, outlaw: building }, remark],
  mostCarried: [{ type: marker }, remark],
  win: [{ clan }, { condition: oneOf('when', conditions), ...remark }],
  finalDuel: [{ a: role, b: role, firstShot: first }, remark],
  hostageHolderClan: [{ law: clan, outlaw: clan, nobody: clan }, remark],
  patriarch: [{ onGallows: fate, withOutlaw: fate, withLaw: fate, withNobody: fate, firstShot: first }, remark],
  afterBothPhases: [{ score: word('survivingLaw'), tie: word('outlawsKilled'), then: word('draw') }, remark],
})

const special = record({ id: word(...SPECIALS, ...NAMING) }, { clan, ...remark })

export const scenarioShape = record(
  {
    format: whole(FORMAT, FORMAT),
    game: word('flick-em-up'),
    id: text(NAMES),
    name: text(NAMES),
    clock: record({ start: whole(1, MIDNIGHT - 1), end: whole(MIDNIGHT, MIDNIGHT) }, remark),
    hats: record({ law: word(...COLOURS), outlaw: word(...COLOURS) }, remark),
    initiative: record({ cowboy: word(...COWBOYS) }, remark),
    rules: list(word(...MODULES), MODULES.length),
    buildings: list(record({ id: building, ...place, closed: yesNo }, remark), BUILDINGS.length),
    objects: list(
      record(
        { id: objectId, kind: word(...OBJECTS), ...place },
        { water: word(...WATERS), under: word('gallows'), ...remark },
      ),
      LIMITS.barrel + LIMITS.hay + LIMITS.cactus + LIMITS.fence,
    ),
    gallows: orNull(record({ id: word('gallows'), ...place }, remark)),
    figures: list(
      record(
        {
          id: word(...COWBOYS),
          clan,
          hat: whole(1, MOST_COWBOYS),
          ...placeOrNone,
          life: whole(1, LIMITS.life),
          items: list(word(...ITEMS.filter((item) => item !== 'sealed')), MOST_ITEMS),
        },
        { role, in: building, ...remark },
      ),
      COWBOYS.length,
    ),
    neutrals: list(
      record(
        { id: word(...NEUTRALS), kind: word(...NEUTRAL_KINDS), colour: word('pink', 'blue'), ...placeOrNone },
        { offTable: yesNo, onTopOf: objectId, ...remark },
      ),
      NEUTRALS.length,
    ),
    markers: list(
      record({ id: text(NAMES), type: marker, at: record({ building, base: word(...BASES) }), faceUp: yesNo }, remark),
      72,
    ),
    setupChoices: list(
      record(
        {
          id: text(NAMES),
          by: word(...CLANS, 'random'),
          pool: record({}, Object.fromEntries(MARKERS.map((type) => [type, whole(0, LIMITS[type])]))),
        },
        {
          player: word('first', 'current'),
          piles: list(record({ building, size: whole(1, LIMITS.life) }), BUILDINGS.length),
          faceUp: yesNo,
          timing: text(SENTENCES),
          ...remark,
        },
      ),
      4,
    ),
    victory: list(victory, 20),
    atClockEnd: list(clockTest, 10),
    special: list(special, SPECIALS.length + NAMING.length),
  },
  {
    town: text(NAMES),
    number: whole(1, 999),
    plan: text(SENTENCES),
    text: record({ pitch: text(SENTENCES), law: text(SENTENCES), outlaw: text(SENTENCES), end: text(SENTENCES) }),
    ...remark,
  },
)
