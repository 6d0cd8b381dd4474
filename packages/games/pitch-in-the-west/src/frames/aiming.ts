// The fields by which a pitch is aimed.

export const DIRECTION = { from: 0, to: 35_999 } as const
export const POWER = { from: 1, to: 1000 } as const
export const ACROSS = { from: -1000, to: 1000 } as const
