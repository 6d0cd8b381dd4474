// The wooden table: where pieces stand, what a flick does to them.

export * from './flick.ts'
export * from './layout.ts'
