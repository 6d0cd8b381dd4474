// The names on the cards. Outlaws are called the same everywhere.

import { CARDS, OUTLAW_CARDS, OUTLAW_SLUGS, type OutlawSlug, type SaloonKind, saloonKindOf } from '../components.ts'

const OUTLAW_NAMES: Readonly<Record<OutlawSlug, string>> = {
  'butch-cassidy': 'Butch Cassidy',
  'sundance-kid': 'Sundance Kid',
  'etta-place': 'Etta Place',
  'grat-dalton': 'Grat Dalton',
  'dick-broadwell': 'Dick Broadwell',
  'arkansas-tom-jones': 'Arkansas Tom Jones',
  'doc-holliday': 'Doc Holliday',
  'johnny-ringo': 'Johnny Ringo',
  'pearl-hart': 'Pearl Hart',
  'frank-james': 'Frank James',
  'bob-younger': 'Bob Younger',
  'hobbs-kerry': 'Hobbs Kerry',
  'kid-curry': 'Kid Curry',
  'elzy-lay': 'Elzy Lay',
  'bub-meeks': 'Bub Meeks',
  'bob-dalton': 'Bob Dalton',
  'emmett-dalton': 'Emmett Dalton',
  'bill-mcelhanie': 'Bill McElhanie',
  'black-bart': 'Black Bart',
  'tom-horn': 'Tom Horn',
  'joaquin-murrieta': 'Joaquin Murrieta',
  'cole-younger': 'Cole Younger',
  'clell-miller': 'Clell Miller',
  'arthur-mccoy': 'Arthur McCoy',
  'ben-kilpatrick': 'Ben Kilpatrick',
  'laura-bullion': 'Laura Bullion',
  'deaf-charley-hanks': 'Deaf Charley Hanks',
  'bill-doolin': 'Bill Doolin',
  'bill-power': 'Bill Power',
  'charley-bryant': 'Charley Bryant',
  'billy-the-kid': 'Billy the Kid',
  'belle-starr': 'Belle Starr',
  'clay-allison': 'Clay Allison',
  'jim-younger': 'Jim Younger',
  'charlie-pitts': 'Charlie Pitts',
  'john-jarrett': 'John Jarrett',
  'will-carver': 'Will Carver',
  'flat-nose-curry': 'Flat-Nose Curry',
  'harry-tracy': 'Harry Tracy',
  'bill-dalton': 'Bill Dalton',
  'bitter-creek-newcomb': 'Bitter Creek Newcomb',
  'charley-pierce': 'Charley Pierce',
  'calamity-jane': 'Calamity Jane',
  'cattle-kate': 'Cattle Kate',
  'john-wesley-hardin': 'John Wesley Hardin',
  'jesse-james': 'Jesse James',
  'john-younger': 'John Younger',
  'bill-chadwell': 'Bill Chadwell',
}

/** `card.0` … `card.59`. */
export function cardNames(saloon: Readonly<Record<SaloonKind, string>>): Readonly<Record<`card.${number}`, string>> {
  const nameOf = (card: number): string =>
    card < OUTLAW_CARDS ? OUTLAW_NAMES[OUTLAW_SLUGS[card]!] : saloon[saloonKindOf(card)]
  return Object.fromEntries(Array.from({ length: CARDS }, (_, card) => [`card.${card}`, nameOf(card)]))
}
