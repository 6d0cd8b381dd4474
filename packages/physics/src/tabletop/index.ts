// What the flicking games have in common above the wood: no rules, but how one aims, what stands where, and the documents of towns.

export * from './afterwards.ts'
export * from './aiming.ts'
export * from './asked.ts'
export * from './carry-out.ts'
export * from './document/index.ts'
export * from './plan.ts'
export * from './standing.ts'
