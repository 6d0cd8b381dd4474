// The colours inside a drawing. Printed things stay printed: these do not change with the theme of the room.

export const INK = '#231811'
export const PAPER = '#FBF2DD'
/** What is written on a dark colour. */
export const PALE = '#FFF9EC'
export const AGED = '#F3E2B9'
export const TINT = '#E9D7B2'
export const BLOOD = '#9E2A1C'
export const GOLD = '#E2A93B'
export const STEEL = '#4C6A8A'
export const BROWN = '#7A4A21'
export const DESERT = '#C99A5B'
/** Wear on paper and bone: a shade of the sheet itself. */
export const AGEING = '#D9BE86'
export const BONE_SHADE = '#E4D2AB'
export const BRASS = '#C8922E'
export const EQUIP = '#24528F'
