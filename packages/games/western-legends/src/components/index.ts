// What lies in the box, as data. Names and texts live in the language files.

export * from './cattle.ts'
export * from './characters.ts'
export * from './equipment.ts'
export * from './fight-cards.ts'
export * from './man-in-black.ts'
export * from './objectives.ts'
export * from './places.ts'
export * from './poker-cards.ts'
export * from './stories.ts'
export * from './tracks.ts'
export * from './vocabulary.ts'
