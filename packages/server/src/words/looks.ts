// What somebody may look like and be called: the server's brand marks and colours, and names for those who bring none.
// Without anything of Node, for browsers make guests, too.

/** Brand marks, as burnt on a saddle. */
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

// Of nobody who ever lived in the West.
export const NICKNAMES: readonly string[] = (
  'Amber Breezy Bramble Clover Copper Dusty Fiddle Flint Ginger Hazel Honest Juniper Lucky Maple Merry ' +
  'Misty Pepper Quick Rambling Rusty Sage Silent Smoky Sunny Thistle Thunder Velvet Whistling Willow Windy'
).split(' ')

export const SURNAMES: readonly string[] = (
  'Abbot Alder Barlow Beckett Birch Calloway Corbin Draper Ellery Fairley Garrow Hadley Hollis Ingram Jessup ' +
  'Keller Langley Marlow Mercer Nolan Orville Pruitt Quimby Rawlins Sorrel Tolliver Underhill Vesper Wetherby Yardley'
).split(' ')

/** A nickname and a surname, never longer than a name may be. `below(n)` is any whole number below n. */
export function anyName(below: (n: number) => number): string {
  for (;;) {
    const name = `${NICKNAMES[below(NICKNAMES.length)]} ${SURNAMES[below(SURNAMES.length)]}`
    if (name.length <= LONGEST_NAME) return name
  }
}
