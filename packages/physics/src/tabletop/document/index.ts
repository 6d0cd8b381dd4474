// Documents that players write: towns and scenarios of the flicking games. Reading, shape, and what lies where.

export * from './checked.ts'
export * from './codes.ts'
export * from './places.ts'
export * from './problems.ts'
export * from './read.ts'
export * as shape from './shape.ts'
export * from './text.ts'
export * from './words.ts'
