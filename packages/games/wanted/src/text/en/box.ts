// What lies in the box, in English: names, and help of at most 40 words.

import type { Catalogue } from '@saloon/kernel'
import { cardNames, kindNames } from '../cards.ts'
import type { BoxKey } from '../keys.ts'

const KINDS = {
  bang: 'BANG!',
  missed: 'Missed!',
  beer: 'Beer',
  saloon: 'Saloon',
  stagecoach: 'Stagecoach',
  'wells-fargo': 'Wells Fargo',
  panic: 'Panic!',
  'cat-balou': 'Cat Balou',
  gatling: 'Gatling',
  indians: 'Indians!',
  duel: 'Duel',
  'general-store': 'General Store',
  barrel: 'Barrel',
  mustang: 'Mustang',
  scope: 'Scope',
  jail: 'Jail',
  dynamite: 'Dynamite',
  volcanic: 'Volcanic',
  schofield: 'Schofield',
  remington: 'Remington',
  'rev-carabine': 'Rev. Carabine',
  winchester: 'Winchester',
} as const

export const boxEn: Catalogue<BoxKey> = {
  ...cardNames(KINDS),
  'card.-1': 'a card from the hand',
  ...kindNames(KINDS),
  'kind.bang.help':
    'Shoot at a player within range of your weapon: without a Missed! or a heart for a Barrel they lose 1 life point. One BANG! a turn.',
  'kind.missed.help': 'Cancels a shot at you, from a BANG! or a Gatling. It is played only as an answer.',
  'kind.beer.help':
    'In your turn: gain 1 life point. Against your last hit, in any turn: stay in the game. No effect while only 2 players are left.',
  'kind.saloon.help': 'Every player gains 1 life point, you too. It cannot be used against a last hit.',
  'kind.stagecoach.help': 'Draw 2 cards.',
  'kind.wells-fargo.help': 'Draw 3 cards.',
  'kind.panic.help':
    'Take a card of a player at distance 1: a random one from the hand, or one of your choice that lies in front of them. Weapons do not help.',
  'kind.cat-balou.help':
    'Discard a card of any player: a random one from the hand, or one of your choice that lies in front of them.',
  'kind.gatling.help':
    'A shot at every other player, whatever the distance. It is not a BANG!, so it does not count for the limit.',
  'kind.indians.help': 'Every other player discards a BANG! or loses 1 life point. Barrel and Missed! do not help.',
  'kind.duel.help':
    'Challenge any player. In turn, beginning with them, you each discard a BANG!; who does not loses 1 life point.',
  'kind.general-store.help':
    'Turn up one card for each player. Everybody takes one, beginning with you, then clockwise.',
  'kind.barrel.help': 'When you are shot at you may flip a card: a heart cancels the shot. Once a shot.',
  'kind.mustang.help': 'The others see you at a distance 1 greater.',
  'kind.scope.help': 'You see the others at a distance 1 smaller, never below 1.',
  'kind.jail.help':
    'Lies in front of any player but the Sheriff. At the start of the turn they flip a card: a heart frees them; otherwise they skip the turn. Then it is discarded.',
  'kind.dynamite.help':
    'From your next turn on whoever has it flips a card: 2 to 9 of spades costs 3 life points; anything else passes it to the left.',
  'kind.volcanic.help': 'Weapon, range 1. Play as many BANG! in a turn as you like.',
  'kind.schofield.help': 'Weapon, range 2.',
  'kind.remington.help': 'Weapon, range 3.',
  'kind.rev-carabine.help': 'Weapon, range 4.',
  'kind.winchester.help': 'Weapon, range 5.',

  'role.sheriff': 'Sheriff',
  'role.deputy': 'Deputy',
  'role.outlaw': 'Outlaw',
  'role.renegade': 'Renegade',
  'role.hidden': 'role unknown',
  'role.sheriff.help': 'Eliminate all Outlaws and the Renegade. A Deputy you eliminate costs you all your cards.',
  'role.deputy.help': 'Protect the Sheriff. You win with him, even if you are out.',
  'role.outlaw.help': 'Eliminate the Sheriff. You win with the other Outlaws, even if you are out.',
  'role.renegade.help': 'Be the last one alive: first the others, the Sheriff at the very end.',

  'character.bart-cassidy': 'Bart Cassidy',
  'character.black-jack': 'Black Jack',
  'character.calamity-janet': 'Calamity Janet',
  'character.el-gringo': 'El Gringo',
  'character.jesse-jones': 'Jesse Jones',
  'character.jourdonnais': 'Jourdonnais',
  'character.kit-carlson': 'Kit Carlson',
  'character.lucky-duke': 'Lucky Duke',
  'character.paul-regret': 'Paul Regret',
  'character.pedro-ramirez': 'Pedro Ramirez',
  'character.rose-doolan': 'Rose Doolan',
  'character.sid-ketchum': 'Sid Ketchum',
  'character.slab-the-killer': 'Slab the Killer',
  'character.suzy-lafayette': 'Suzy Lafayette',
  'character.vulture-sam': 'Vulture Sam',
  'character.willy-the-kid': 'Willy the Kid',
  'character.bart-cassidy.help': 'Draws 1 card for each life point he loses and survives.',
  'character.black-jack.help': 'Shows the second card of his draw phase; if it is red he draws 1 more.',
  'character.calamity-janet.help': 'Uses BANG! as Missed! and Missed! as BANG!.',
  'character.el-gringo.help': 'For each life point lost to a player he takes a random card from their hand.',
  'character.jesse-jones.help': 'May take the first card of his draw phase from another player’s hand.',
  'character.jourdonnais.help': 'Always has a Barrel; a real one gives him a second try.',
  'character.kit-carlson.help': 'Looks at 3 cards in his draw phase, keeps 2, puts 1 back on the deck.',
  'character.lucky-duke.help': 'Flips 2 cards instead of 1 and chooses which one counts.',
  'character.paul-regret.help': 'The others see him at a distance 1 greater, a Mustang comes on top.',
  'character.pedro-ramirez.help': 'May take the first card of his draw phase from the discard pile.',
  'character.rose-doolan.help': 'Sees the others at a distance 1 smaller, a Scope comes on top.',
  'character.sid-ketchum.help': 'At any time he may discard 2 cards to gain 1 life point.',
  'character.slab-the-killer.help': 'Each of his BANG! takes 2 misses to cancel; a Barrel counts for one.',
  'character.suzy-lafayette.help': 'Draws 1 card when her hand is empty.',
  'character.vulture-sam.help': 'Takes all cards of every player who is eliminated.',
  'character.willy-the-kid.help': 'May play as many BANG! in his turn as he likes.',
}
