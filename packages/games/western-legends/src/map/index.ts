// The board and the ways over it.

export * from './paths.ts'
export * from './plan.ts'
export * from './sheriff.ts'
