// What can be wrong with the document of any game; a game adds what its own words mean.

import { PLACE_CODES } from './places.ts'
import { READ_CODES } from './read.ts'
import { SHAPE_CODES } from './shape.ts'

export const DOCUMENT_CODES = [...READ_CODES, ...SHAPE_CODES, ...PLACE_CODES, 'twice', 'beyond-the-box'] as const
export type DocumentCode = (typeof DOCUMENT_CODES)[number]
