// A town for one against one: noon strikes in its only round, or nothing happens at all.

const places = (x: number, facing: number) => [-16, -8, 0, 8, 16].map((z) => ({ x, z, facing }))

const town = {
  format: 1,
  id: 'noon',
  name: 'Noon',
  town: {
    id: 'noon',
    name: 'Noon',
    box: 1,
    buildings: [],
    vehicles: [],
    objects: [],
    camp: { x: -50, z: 0, halfX: 5, halfZ: 5 },
    npcSpots: [],
    starts: { outlaw: places(-20, 0), law: places(20, 180) },
  },
  rounds: 1,
  players: { min: 2, max: 2 },
  duel: 'easy',
  stockBases: 'buildings',
  gold: [],
  npc: [],
  starts: {},
  special: [{ id: 'noon-duel', round: 1 }],
  victory: [
    { team: 'law', when: 'allDead', of: 'outlaw', timing: 'immediate' },
    { team: 'outlaw', when: 'allDead', of: 'law', timing: 'immediate' },
  ],
  atEnd: [{ test: 'mostLifePoints' }, { test: 'draw' }],
}

const own = { scenario: 'own', outlaws: 1, law: 1 } as const
export const noon = { ...own, town: JSON.stringify(town), wobble: 'off' } as const
export const peaceful = { ...own, town: JSON.stringify({ ...town, special: [] }), clock: 'steady' } as const
