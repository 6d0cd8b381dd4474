// Names for those who bring none: a nickname and a surname, of nobody who ever lived in the West.

export const NICKNAMES: readonly string[] = (
  'Amber Breezy Bramble Clover Copper Dusty Fiddle Flint Ginger Hazel Honest Juniper Lucky Maple Merry ' +
  'Misty Pepper Quick Rambling Rusty Sage Silent Smoky Sunny Thistle Thunder Velvet Whistling Willow Windy'
).split(' ')

export const SURNAMES: readonly string[] = (
  'Abbot Alder Barlow Beckett Birch Calloway Corbin Draper Ellery Fairley Garrow Hadley Hollis Ingram Jessup ' +
  'Keller Langley Marlow Mercer Nolan Orville Pruitt Quimby Rawlins Sorrel Tolliver Underhill Vesper Wetherby Yardley'
).split(' ')
