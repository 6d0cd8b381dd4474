// What a guest may look like: the house's brand marks and colours, and names for those who bring none.

export const MARKS = [
  'horseshoe',
  'lazy-s',
  'barred-diamond',
  'star',
  'crescent',
  'flying-v',
  'anchor-bar',
  'bell',
  'wheel',
  'double-bar',
  'cactus',
  'spur',
] as const
export type Mark = (typeof MARKS)[number]

export const COLOURS = ['red', 'blue', 'green', 'yellow', 'violet', 'orange', 'navy', 'pink', 'sky', 'grey'] as const
export type Colour = (typeof COLOURS)[number]

export const LONGEST_NAME = 20

const NICKNAMES = (
  'Amber Breezy Bramble Clover Copper Dusty Fiddle Flint Ginger Hazel Honest Juniper Lucky Maple Merry ' +
  'Misty Pepper Quick Rambling Rusty Sage Silent Smoky Sunny Thistle Thunder Velvet Whistling Willow Windy'
).split(' ')
const SURNAMES = (
  'Abbot Alder Barlow Beckett Birch Calloway Corbin Draper Ellery Fairley Garrow Hadley Hollis Ingram Jessup ' +
  'Keller Langley Marlow Mercer Nolan Orville Pruitt Quimby Rawlins Sorrel Tolliver Vesper Wetherby Yardley'
).split(' ')

const anyOf = (list: readonly string[]): string => list[Math.floor(Math.random() * list.length)]!

/** Of nobody who ever lived in the West. Never longer than a name may be. */
export function anyName(): string {
  for (;;) {
    const name = `${anyOf(NICKNAMES)} ${anyOf(SURNAMES)}`
    if (name.length <= LONGEST_NAME) return name
  }
}
