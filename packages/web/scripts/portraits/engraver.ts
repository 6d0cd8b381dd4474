// What the script runs.

export { engravePlate, plateFile } from './plate.ts'
export { SETS } from './sitters.ts'
