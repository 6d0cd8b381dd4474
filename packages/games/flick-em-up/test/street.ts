// A short street, one hour before midnight: one against one, about to shoot at each other.

const figure = (id: string, clan: string, hat: number, x: number, z: number) => {
  return { id, clan, hat, x, z, facing: clan === 'law' ? 0 : 180, life: 1, items: [] }
}

export const STREET = {
  format: 1,
  game: 'flick-em-up',
  id: 'street',
  name: 'A short street',
  clock: { start: 11, end: 12 },
  hats: { law: 'blue', outlaw: 'blue' },
  initiative: { cowboy: 'L1' },
  rules: [],
  buildings: [],
  objects: [{ id: 'barrel-1', kind: 'barrel', x: 0, z: 4, facing: 0 }],
  gallows: null,
  figures: [figure('L1', 'law', 1, -8, 0), figure('O1', 'outlaw', 1, 8, 0)],
  neutrals: [],
  markers: [],
  setupChoices: [],
  victory: [{ clan: 'both', when: 'enemyDead', n: 1, timing: 'immediate' }],
  atClockEnd: [{ test: 'mostLivingCowboys' }, { test: 'draw' }],
  special: [],
}

/** Two against two. */
export const STREET_OF_FOUR = {
  ...STREET,
  figures: [...STREET.figures, figure('L2', 'law', 2, -8, 9), figure('O2', 'outlaw', 2, 8, 9)],
}
