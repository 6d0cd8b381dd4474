// Cattle brands: one mark, colour and hatch for each seat, so that colour is never alone.
// The colours are at least 0.10 apart in OKLab, also to eyes that lack a cone.

import { INK, PALE } from '../inks.ts'
import type { Hatch } from '../woodcut/hatch.ts'
import { box, circle, polygon, star } from '../woodcut/path.ts'

/** Iron on a grid of ±45: what is filled, and what is a bar of iron `width` wide. */
export interface Iron {
  readonly fill?: string
  readonly bar?: string
  readonly width?: number
}

export const IRONS = {
  horseshoe: {
    fill: `M-27 31L-36 33L-30 42H-9L-11 28C-23 8-20-17 0-19C20-17 23 8 11 28L9 42H30L36 33L27 31C46 3 38-40 0-42C-38-40-46 3-27 31Z${[
      [-30, -6],
      [-27, 12],
      [-18, -27],
      [24, -6],
      [21, 12],
      [12, -27],
    ]
      .map(([x, y]) => box(x!, y!, 6, 6))
      .join('')}`,
  },
  'lazy-s': { bar: 'M-36 12C-37-26-7-30 0 0C7 30 37 26 36-12M-46 12H-26M26-12H46', width: 14 },
  'barred-diamond': { bar: 'M0-37L30 0L0 37L-30 0ZM-46 0H46', width: 11 },
  star: { fill: polygon(star(0, 3, 5, 43, 17.5)) },
  crescent: { fill: 'M16-40A43 43 0 1 0 37 20A32 32 0 1 1 16-40Z' },
  'flying-v': { bar: 'M-46-22C-38-34-27-30-20-14L0 34L20-14C27-30 38-34 46-22', width: 13 },
  'anchor-bar': {
    fill: circle(0, -33, 11) + circle(0, -33, 4.5),
    bar: 'M0-24V34M-24-10H24M-34 8C-32 28-16 36 0 36C16 36 32 28 34 8M-42 14L-33 6L-26 15M42 14L33 6L26 15',
    width: 9,
  },
  bell: { fill: `M-9-32C-28-26-22 4-37 18V27H37V18C22 4 28-26 9-32A9.5 9.5 0 0 0-9-32Z${circle(0, 34, 8)}` },
  wheel: {
    fill: circle(0, 0, 10),
    bar: `${circle(0, 0, 35)}M0-35V35M-35 0H35M-24.7-24.7L24.7 24.7M24.7-24.7L-24.7 24.7`,
    width: 8,
  },
  'double-bar': { bar: 'M-38-15H38M-38 15H38M-38-25V-5M38-25V-5M-38 5V25M38 5V25', width: 12 },
  cactus: {
    fill: 'M-9 44V-34C-9-46 9-46 9-34V-14C18-14 20-18 20-26V-30C20-39 34-39 34-30V-20C34-6 24 3 9 3V44ZM-9 16C-24 16-34 8-34-6V-14C-34-23-20-23-20-14V-8C-20-3-16 0-9 0Z',
  },
  spur: {
    fill: polygon(star(20, 0, 8, 26, 13)) + circle(20, 0, 5),
    bar: 'M-6 0H10M-6 0C-10-24-26-32-44-32M-6 0C-10 24-26 32-44 32',
    width: 9,
  },
  'double-chevron': { fill: 'M-36-3L0-37L36-3V19L0-15L-36 19ZM-36 26L0-8L36 26V43L0 17L-36 43Z' },
} as const satisfies Record<string, Iron>
export type IronName = keyof typeof IRONS

export interface Brand {
  readonly colour: string
  /** What is legible on the colour. */
  readonly on: string
  readonly iron: IronName
  readonly hatch: Hatch
}

export const BRANDS: readonly Brand[] = [
  { colour: '#A41B0C', on: PALE, iron: 'horseshoe', hatch: 'vertical' },
  { colour: '#3F6EBD', on: PALE, iron: 'lazy-s', hatch: 'horizontal' },
  { colour: '#59A472', on: INK, iron: 'barred-diamond', hatch: 'diagonal' },
  { colour: '#F4D266', on: INK, iron: 'star', hatch: 'dots' },
  { colour: '#61337E', on: PALE, iron: 'crescent', hatch: 'counter-diagonal' },
  { colour: '#E17302', on: INK, iron: 'flying-v', hatch: 'chevrons' },
  { colour: '#021D44', on: PALE, iron: 'anchor-bar', hatch: 'crossed' },
  { colour: '#DB99BD', on: INK, iron: 'bell', hatch: 'fine-dots' },
  { colour: '#75E0FE', on: INK, iron: 'wheel', hatch: 'wavy' },
  { colour: '#706B65', on: PALE, iron: 'double-bar', hatch: 'brick' },
]
/** The colours by name, in the order of the seats: what a guest's profile keeps. */
export const COLOUR_NAMES = [
  'red',
  'blue',
  'green',
  'yellow',
  'violet',
  'orange',
  'navy',
  'pink',
  'sky',
  'grey',
] as const
export type ColourName = (typeof COLOUR_NAMES)[number]

export const brandOf = (seat: number): Brand => BRANDS[seat % BRANDS.length]!
