// Who sits for a portrait: what can be told about a face. No likeness of anybody, real or published.

export const HATS = ['none', 'cattleman', 'slouch', 'gambler', 'sombrero', 'bowler', 'top', 'fur'] as const
export type HatKind = (typeof HATS)[number]
export const HAIR = ['none', 'short', 'long', 'bun', 'curls', 'braids'] as const
export type HairKind = (typeof HAIR)[number]
export const BEARDS = ['none', 'stubble', 'moustache', 'handlebar', 'walrus', 'goatee', 'full', 'whiskers'] as const
export type BeardKind = (typeof BEARDS)[number]
export const NECKWEAR = ['scarf', 'mask', 'bow', 'collar', 'string', 'poncho', 'lace'] as const
export type Neckwear = (typeof NECKWEAR)[number]

export interface Sitter {
  /** Degrees the head is turned; the body half as much. Positive looks to our right. */
  readonly yaw: number
  /** Degrees the head leans to a side. */
  readonly lean: number
  /** Parts of the usual measure. */
  readonly wide: number
  readonly long: number
  readonly jaw: number
  readonly nose: number
  /** Degrees the brows fall inwards: a frown is positive, worry negative. */
  readonly frown: number
  /** From 0 (shut) to 1. */
  readonly open: number
  readonly hat: HatKind
  readonly hatTilt: number
  readonly hair: HairKind
  /** From 0 (black) to 1 (white). */
  readonly fair: number
  readonly beard: BeardKind
  readonly neck: Neckwear
  readonly dots: boolean
  readonly patch: boolean
  readonly scar: boolean
  readonly glasses: boolean
  /** Broad in the shoulders, as a part of the usual measure. */
  readonly broad: number
  /** The darkness of the coat, from 0 to 1, and whether it has a waistcoat under it. */
  readonly coat: number
  readonly hatShade: number
}

export const PLAIN: Sitter = {
  yaw: 18,
  lean: 0,
  wide: 1,
  long: 1,
  jaw: 1,
  nose: 1,
  frown: 8,
  open: 0.6,
  hat: 'cattleman',
  hatTilt: 0,
  hair: 'short',
  fair: 0.2,
  beard: 'none',
  neck: 'scarf',
  dots: true,
  patch: false,
  scar: false,
  glasses: false,
  broad: 1,
  coat: 0.6,
  hatShade: 0.6,
}
