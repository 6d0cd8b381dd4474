// What each seat may see, and a full state guessed from it. Only what lies face down is secret (14).

import {
  type Chance,
  type Eyes,
  HIDDEN,
  type View,
  below,
  copyChance,
  copyStack,
  fork,
  shuffle,
  viewLocked,
} from '@saloon/kernel'
import type { Marker } from './components.ts'
import { without } from './rules/dynamite.ts'
import type { Building, Cowboy, Drawn, FaceDown, FlickEmUp, Neutral, Thing } from './state.ts'

const copyCowboy = (it: Cowboy): Cowboy => ({
  id: it.id,
  role: it.role,
  power: it.power,
  hat: it.hat,
  life: it.life,
  items: it.items,
  pose: it.pose,
  lying: it.lying,
  inside: it.inside,
  base: it.base,
  entered: it.entered,
  moved: it.moved,
})
const copyNeutral = (it: Neutral): Neutral => ({
  id: it.id,
  kind: it.kind,
  pose: it.pose,
  inside: it.inside,
  escort: it.escort,
  hanging: it.hanging,
  found: it.found,
  holds: it.holds.slice(),
})
const copyBuilding = (it: Building, hidden: readonly FaceDown[]): Building => ({
  id: it.id,
  closed: it.closed,
  pose: it.pose,
  left: it.left.slice(),
  right: it.right.slice(),
  hidden,
})
const copyThing = ({ id, kind, pose, water }: Thing): Thing => ({ id, kind, pose, water })

export const clone = (state: FlickEmUp): FlickEmUp => ({
  chance: copyChance(state.chance),
  moves: state.moves,
  frames: state.frames,
  epoch: state.epoch,
  given: state.given.slice(),
  used: state.used.slice(),
  locked: state.locked.slice(),
  handed: state.handed,
  stack: copyStack(state.stack),
  options: state.options,
  own: state.own,
  seats: state.seats,
  lawTeam: state.lawTeam,
  phase: state.phase,
  scores: state.scores,
  hour: state.hour,
  initiative: state.initiative,
  pointers: state.pointers,
  onTurn: state.onTurn,
  mayShoot: state.mayShoot,
  entrances: state.entrances,
  cowboys: state.cowboys.map(copyCowboy),
  neutrals: state.neutrals.map(copyNeutral),
  buildings: state.buildings.map((at) => copyBuilding(at, at.hidden)),
  gallows: state.gallows,
  objects: state.objects.map(copyThing),
  faceDown: state.faceDown,
  pool: state.pool,
  box: state.box,
  drawn: state.drawn,
  kills: state.kills,
  found: state.found,
  girlHitBy: state.girlHitBy,
  result: state.result,
})

export const view = (state: FlickEmUp, eyes: Eyes): View<FlickEmUp> => ({
  eyes,
  moves: state.moves,
  frames: state.frames,
  epoch: state.epoch,
  given: state.given.slice(),
  used: state.used.slice(),
  locked: viewLocked(state.locked, eyes),
  handed: state.handed,
  stack: copyStack(state.stack),
  options: state.options,
  own: state.own,
  seats: state.seats,
  lawTeam: state.lawTeam,
  phase: state.phase,
  scores: state.scores,
  hour: state.hour,
  initiative: state.initiative,
  pointers: state.pointers,
  onTurn: state.onTurn,
  mayShoot: state.mayShoot,
  entrances: state.entrances,
  cowboys: state.cowboys.map(copyCowboy),
  neutrals: state.neutrals.map(copyNeutral),
  buildings: state.buildings.map((at) => copyBuilding(at, seenFaceDown(state, at, eyes))),
  gallows: state.gallows,
  objects: state.objects.map(copyThing),
  faceDown: state.faceDown,
  pool: state.pool,
  box: state.box,
  drawn: seenDrawn(state.drawn, eyes),
  kills: state.kills,
  found: state.found,
  girlHitBy: state.girlHitBy,
  result: state.result,
})

/** Who knows the piles sees them; who has just drawn one sees that one. */
function seenFaceDown({ drawn }: FlickEmUp, { id, hidden }: Building, eyes: Eyes): readonly FaceDown[] {
  const open = drawn !== null && drawn.building === id && (drawn.known & eyes) !== 0 ? drawn.place : -1
  return hidden.map(({ marker, known }, place) => ({
    marker: (known & eyes) !== 0 || place === open ? marker : HIDDEN,
    known,
  }))
}

const seenDrawn = (drawn: Drawn | null, eyes: Eyes): Drawn | null =>
  drawn === null || (drawn.known & eyes) !== 0
    ? drawn
    : { building: drawn.building, place: HIDDEN, marker: HIDDEN, known: drawn.known }

/** Everybody can count what lies face down; where each of it lies is anybody's guess. */
export function imagine(view: View<FlickEmUp>, chance: Chance): FlickEmUp {
  let unseen: Marker[] = view.faceDown.slice()
  for (const { hidden } of view.buildings)
    for (const { marker } of hidden) if (marker !== HIDDEN) unseen = without(unseen, marker)
  shuffle(chance, unseen)
  const buildings = view.buildings.map((at) =>
    copyBuilding(
      at,
      at.hidden.map(({ marker, known }) => ({ marker: marker === HIDDEN ? unseen.pop()! : marker, known })),
    ),
  )
  return {
    chance: fork(chance),
    moves: view.moves,
    frames: view.frames,
    epoch: view.epoch,
    given: view.given.slice(),
    used: view.used.slice(),
    locked: view.locked.slice(),
    handed: view.handed,
    stack: copyStack(view.stack),
    options: view.options,
    own: view.own,
    seats: view.seats,
    lawTeam: view.lawTeam,
    phase: view.phase,
    scores: view.scores,
    hour: view.hour,
    initiative: view.initiative,
    pointers: view.pointers,
    onTurn: view.onTurn,
    mayShoot: view.mayShoot,
    entrances: view.entrances,
    cowboys: view.cowboys.map(copyCowboy),
    neutrals: view.neutrals.map(copyNeutral),
    buildings,
    gallows: view.gallows,
    objects: view.objects.map(copyThing),
    faceDown: view.faceDown,
    pool: view.pool,
    box: view.box,
    drawn: view.drawn && imaginedDrawn(view.drawn, buildings, chance),
    kills: view.kills,
    found: view.found,
    girlHitBy: view.girlHitBy,
    result: view.result,
  }
}

function imaginedDrawn(drawn: Drawn, buildings: readonly Building[], chance: Chance): Drawn {
  if (drawn.place !== HIDDEN) return drawn
  const { hidden } = buildings.find(({ id }) => id === drawn.building)!
  // The girl would have come out at once.
  const places = hidden.flatMap(({ marker }, place) => (marker === 'hostage' ? [] : [place]))
  const place = places[below(chance, places.length)]!
  return { building: drawn.building, place, marker: hidden[place]!.marker, known: drawn.known }
}
