// All who sit: the characters of BANG! The Dice Game, the house's own players, the outlaws of Wanted One.

import { gangOf, OUTLAW_SLUGS } from '@saloon/wanted-one'
import { GANG_DRESS } from '../../src/art/marks/gangs.ts'
import { seeded } from '../../src/art/seeded.ts'
import { PLAIN, type Sitter } from './sitter.ts'

export interface Seated {
  readonly sitter: Sitter
  /** The one spot of colour: scarf and hat band. */
  readonly colour: string
}

const seat = (colour: string, told: Partial<Sitter>): Seated => ({ colour, sitter: { ...PLAIN, ...told } })
const WOMAN: Partial<Sitter> = { wide: 0.96, jaw: 0.95, nose: 0.84, broad: 0.8, open: 0.85, frown: 0, beard: 'none' }

const RED = '#9E2A1C'
const BLUE = '#3E6391'
const GREEN = '#4B7D54'
const OCHRE = '#C98A2B'
const VIOLET = '#6B4A80'

export const CHARACTERS: Readonly<Record<string, Seated>> = {
  'bart-cassidy': seat(RED, { hat: 'cattleman', beard: 'stubble', yaw: 22, frown: 12, scar: true, coat: 0.5 }),
  'black-jack': seat(VIOLET, {
    hat: 'gambler',
    beard: 'handlebar',
    neck: 'bow',
    dots: false,
    yaw: -16,
    coat: 0.95,
    hatShade: 0.95,
    fair: 0,
  }),
  'calamity-janet': seat(RED, { ...WOMAN, hat: 'slouch', hair: 'braids', yaw: -20, fair: 0.5, coat: 0.35, frown: 6 }),
  'el-gringo': seat(OCHRE, { hat: 'sombrero', beard: 'walrus', neck: 'poncho', yaw: 12, fair: 0.05, hatShade: 0.3 }),
  'jesse-jones': seat(BLUE, { hat: 'cattleman', beard: 'full', fair: 0.55, yaw: -18, hatTilt: 8, open: 0.5 }),
  jourdonnais: seat(GREEN, {
    hat: 'none',
    hair: 'long',
    beard: 'stubble',
    yaw: 26,
    fair: 0.05,
    neck: 'scarf',
    coat: 0.3,
    nose: 1.1,
  }),
  'kit-carlson': seat(OCHRE, {
    hat: 'fur',
    hair: 'long',
    beard: 'moustache',
    yaw: -14,
    fair: 0.45,
    coat: 0.3,
    hatShade: 0.45,
  }),
  'lucky-duke': seat(GREEN, {
    hat: 'top',
    beard: 'goatee',
    neck: 'bow',
    yaw: 14,
    frown: -4,
    open: 0.8,
    hatShade: 0.85,
    coat: 0.8,
  }),
  'paul-regret': seat(BLUE, {
    hat: 'slouch',
    beard: 'whiskers',
    yaw: -24,
    frown: -10,
    long: 1.06,
    wide: 0.94,
    fair: 0.35,
    coat: 0.45,
  }),
  'pedro-ramirez': seat(RED, { hat: 'sombrero', beard: 'moustache', neck: 'scarf', yaw: -20, fair: 0, hatShade: 0.55 }),
  'rose-doolan': seat(RED, {
    ...WOMAN,
    hat: 'cattleman',
    hair: 'curls',
    yaw: 18,
    fair: 0.6,
    hatShade: 0.35,
    coat: 0.4,
  }),
  'sid-ketchum': seat(OCHRE, {
    hat: 'bowler',
    beard: 'walrus',
    neck: 'string',
    glasses: true,
    yaw: 16,
    fair: 0.4,
    wide: 1.05,
  }),
  'slab-the-killer': seat(RED, {
    hat: 'gambler',
    beard: 'stubble',
    yaw: -8,
    frown: 22,
    open: 0.4,
    jaw: 1.14,
    wide: 1.05,
    broad: 1.14,
    scar: true,
    coat: 0.9,
    hatShade: 0.9,
  }),
  'suzy-lafayette': seat(VIOLET, {
    ...WOMAN,
    hat: 'none',
    hair: 'bun',
    neck: 'lace',
    yaw: -18,
    fair: 0.15,
    coat: 0.6,
    dots: false,
  }),
  'vulture-sam': seat(GREEN, {
    hat: 'top',
    beard: 'none',
    neck: 'string',
    yaw: 24,
    long: 1.1,
    wide: 0.9,
    nose: 1.3,
    frown: 14,
    hatShade: 0.95,
    coat: 0.95,
    fair: 0.7,
  }),
  'willy-the-kid': seat(BLUE, {
    hat: 'cattleman',
    beard: 'none',
    hair: 'short',
    yaw: -16,
    frown: -2,
    open: 0.9,
    jaw: 0.94,
    long: 0.95,
    fair: 0.7,
    hatTilt: 12,
    hatShade: 0.3,
    coat: 0.3,
  }),
}

export const BOTS: Readonly<Record<string, Seated>> = {
  'greenhorn-gus': seat(GREEN, {
    hat: 'bowler',
    hatTilt: 12,
    beard: 'none',
    neck: 'bow',
    frown: -14,
    open: 1,
    jaw: 0.95,
    fair: 0.7,
    yaw: 12,
    coat: 0.25,
    hatShade: 0.4,
  }),
  'deacon-pike': seat('#5A5048', {
    hat: 'gambler',
    beard: 'whiskers',
    neck: 'collar',
    dots: false,
    yaw: -14,
    fair: 0.65,
    frown: 2,
    coat: 0.95,
    hatShade: 0.9,
    long: 1.05,
  }),
  'dynamite-dolores': seat(RED, {
    ...WOMAN,
    hat: 'cattleman',
    hair: 'curls',
    yaw: -22,
    frown: 14,
    open: 0.95,
    fair: 0,
    hatShade: 0.7,
    scar: true,
  }),
  'judge-abernathy': seat(VIOLET, {
    hat: 'none',
    hair: 'short',
    beard: 'full',
    glasses: true,
    neck: 'collar',
    dots: false,
    fair: 0.95,
    yaw: 10,
    frown: 10,
    coat: 0.9,
  }),
  'quiet-quincy': seat(BLUE, { hat: 'slouch', neck: 'mask', yaw: 16, open: 0.5, frown: 4, coat: 0.8, hatShade: 0.8 }),
  'ma-laramie': seat(OCHRE, {
    ...WOMAN,
    hat: 'none',
    hair: 'bun',
    glasses: true,
    neck: 'lace',
    dots: false,
    wide: 1.08,
    jaw: 1.08,
    fair: 0.95,
    yaw: 14,
    coat: 0.4,
    broad: 1,
  }),
  coyote: seat(OCHRE, {
    hat: 'fur',
    hair: 'long',
    beard: 'goatee',
    yaw: -26,
    lean: 7,
    frown: -8,
    open: 0.95,
    nose: 1.2,
    fair: 0.3,
    coat: 0.35,
    hatShade: 0.35,
  }),
  'iron-nell': seat('#4C6A8A', {
    ...WOMAN,
    hat: 'gambler',
    hair: 'braids',
    patch: true,
    neck: 'scarf',
    dots: false,
    yaw: -12,
    frown: 16,
    open: 0.6,
    fair: 0.4,
    coat: 0.85,
    hatShade: 0.85,
  }),
}

const WOMEN = new Set(['etta-place', 'laura-bullion', 'pearl-hart', 'belle-starr', 'calamity-jane', 'cattle-kate'])

/** An outlaw nobody has a likeness of: every feature comes from the number of the card. */
function outlaw(card: number): Seated {
  const slug = OUTLAW_SLUGS[card]!
  const next = seeded(4201 + card * 17)
  const pick = <T>(...of: readonly T[]): T => of[Math.floor(next() * of.length)]!
  const between = (least: number, most: number): number => least + next() * (most - least)
  const woman = WOMEN.has(slug)
  const masked = next() < 0.5
  const sitter: Sitter = {
    ...PLAIN,
    yaw: (card % 2 === 0 ? 1 : -1) * between(6, 24),
    lean: between(-4, 4),
    wide: between(0.92, 1.06),
    long: between(0.95, 1.08),
    jaw: between(0.92, 1.12),
    nose: between(0.85, 1.25),
    frown: between(2, 20),
    open: between(0.42, 0.8),
    hat: pick('cattleman', 'cattleman', 'slouch', 'gambler', 'bowler', 'sombrero'),
    hatTilt: between(-3, 9),
    hatShade: between(0.25, 0.95),
    hair: pick('short', 'short', 'long'),
    fair: between(0, 0.75),
    beard: pick('none', 'stubble', 'moustache', 'handlebar', 'walrus', 'goatee', 'full', 'whiskers'),
    neck: masked ? 'mask' : pick('scarf', 'scarf', 'scarf', 'bow', 'string'),
    dots: masked || next() < 0.6,
    patch: !masked && next() < 0.08,
    scar: !masked && next() < 0.25,
    broad: between(0.92, 1.08),
    coat: between(0.25, 0.95),
  }
  const colour = GANG_DRESS[gangOf(card)]!.colour
  if (!woman) return { colour, sitter }
  return {
    colour,
    sitter: { ...sitter, ...WOMAN, hair: pick('curls', 'long', 'braids'), patch: false, frown: between(0, 10) },
  }
}

export const OUTLAWS: Readonly<Record<string, Seated>> = Object.fromEntries(
  OUTLAW_SLUGS.map((slug, card) => [slug, outlaw(card)]),
)

export const SETS = { 'bang-dice': CHARACTERS, bots: BOTS, 'wanted-one': OUTLAWS } as const
