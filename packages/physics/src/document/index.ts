// Documents that players write: towns and scenarios of the flicking games. Reading, shape, and what lies where.

export * from './places.ts'
export * from './problems.ts'
export * from './read.ts'
export * as shape from './shape.ts'
export { SHAPE_CODES, type ShapeCode } from './shape.ts'
