// The forty stories, in English.

import type { StoryWords } from '../box.ts'

export const storiesEn: StoryWords = {
  wild_west: {
    name: 'The Wild West',
    help: 'Gain $20 and draw 1 poker card.',
    flavour: 'Past the last fence there is only what you make of it.',
  },
  dead_or_alive: {
    name: 'Dead or Alive',
    help: 'If you are Wanted or you are a Marshal, gain 1 LP; otherwise, gain $20.',
    flavour: 'Fresh posters, fresh names.',
  },
  pinkertons: {
    name: 'The Pinkertons',
    help: 'Gain 1 Marshal point (if you are not Wanted), or draw 2 poker cards.',
    flavour: 'Men in dark suits ask polite questions.',
  },
  local_folk: {
    name: 'Local Folk',
    help: 'Gain $10 and heal 1 wound.',
    flavour: 'A full purse makes friends along Main Street.',
  },
  fortune_bold: {
    name: 'Fortune Favors the Bold',
    help: 'Draw 2 poker cards and you may discard 2 poker cards to gain 1 LP.',
    flavour: 'Nobody sings about the careful ones.',
  },
  cruel_lands: {
    name: 'Cruel Lands',
    help: 'Take 1 wound to gain 1 LP, or gain $10.',
    flavour: 'The ground here drinks more than water.',
  },
  blood_money: {
    name: 'Blood Money',
    help: 'Gain $30, or take 1 wound to gain $50.',
    flavour: 'Everyone has a score to settle, and it rarely comes cheap.',
  },
  noon_sun: {
    name: 'Noon Sun',
    help: 'If you own an upgraded weapon, gain 1 LP; otherwise, draw 1 poker card.',
    flavour: 'No shade left on the street, and no way round.',
  },
  rub_dirt: {
    name: 'Rub Some Dirt on It',
    help: 'If you are wounded, heal all your wounds; otherwise, gain $20.',
    flavour: 'Doctors cost money; dirt is free.',
  },
  the_law: {
    name: 'The Law',
    help: 'If you are a Marshal, gain 1 Marshal point; otherwise, gain $20.',
    flavour: 'A star on the chest weighs more than it looks.',
  },
  mesa_tribes: {
    name: 'Tribes of the Mesa',
    help: 'If you are outside towns, gain $30; otherwise, gain $10.',
    flavour: 'Smoke on the rim: someone has been watching you ride.',
  },
  cheap_horse: {
    name: 'Cheap Horse',
    help: 'Buy 1 mount from the store for $20 less, or gain $10.',
    flavour: 'Four legs, most of its teeth, no questions.',
  },
  ghost_mine: {
    name: 'Ghost Mine',
    help: 'Gain 1 gold nugget.',
    flavour: 'The shaft was closed years ago. The picks still ring at night.',
  },
  elixirs: {
    name: 'Elixir Peddler',
    help: 'Pay $10 to heal 2 wounds, or gain $10.',
    flavour: 'One bottle cures everything, including a heavy wallet.',
  },
  widow: {
    name: 'The Widow',
    help: 'Pay $20 to gain 1 LP, or gain $10.',
    flavour: 'She never asks for charity. People notice who gives.',
  },
  clean_shaven: {
    name: 'Cleaned Up',
    help: 'If you are in a town, gain 1 LP; otherwise, draw 1 poker card.',
    flavour: 'A bath, a shave, and the town forgets a great deal.',
  },
  preacher: {
    name: 'The Preacher',
    help: 'If you are Wanted, pay $20 to gain 1 LP, or draw 1 poker card; otherwise, gain $10 and heal 1 wound.',
    flavour: 'He takes confessions and donations, in that order.',
  },
  tools: {
    name: 'Tools of the Trade',
    help: 'Upgrade 1 weapon or mount for $20 less, or gain $10.',
    flavour: 'A good gunsmith never sleeps.',
  },
  darkrock_sheriff: {
    name: 'The Sheriff of Darkrock',
    help: 'If you are a Marshal, gain 1 LP; otherwise, if you are Wanted, draw 2 poker cards; otherwise, gain $20.',
    flavour: 'He knows every face in town and most of the lies.',
  },
  hard_knocks: {
    name: 'Hard Knocks',
    help: 'Draw 1 poker card and if you are wounded, gain $30; otherwise, gain $10.',
    flavour: 'Bruises are how the country teaches.',
  },
  great_drive: {
    name: 'The Great Drive',
    help: 'Take 1 cattle token from the ranch of your choice, or gain $30.',
    flavour: 'A thousand hooves, one long cloud of dust.',
  },
  last_train: {
    name: 'The Last Train',
    help: 'If you are in Spike’s View, gain 1 LP; otherwise, gain $20.',
    flavour: 'The whistle carries all the way to the hills.',
  },
  rigged_game: {
    name: 'The Rigged Game',
    help: 'Draw 2 poker cards, or gain $30.',
    flavour: 'Five aces on the table, and nobody laughs.',
  },
  gold_fever: {
    name: 'Gold Fever',
    help: 'Roll 1 prospecting die and apply it.',
    flavour: 'One lucky pan and the whole county is on its way.',
  },
  night_stage: {
    name: 'The Night Stage',
    help: 'Gain $20, or gain 1 Wanted point (if you are Wanted).',
    flavour: 'No lamps, no passengers, one heavy box.',
  },
  circuit_judge: {
    name: 'The Circuit Judge',
    help: 'If you are a Marshal, gain 1 LP; otherwise, draw 1 poker card.',
    flavour: 'He sets up court wherever the whiskey is decent.',
  },
  sandstorm: {
    name: 'Sandstorm',
    help: 'Draw 2 poker cards and discard 1 poker card.',
    flavour: 'For an hour there is no up, no down and no law.',
  },
  rattlesnake: {
    name: 'Rattlesnake',
    help: 'Take 1 wound to gain $40, or draw 1 poker card.',
    flavour: 'Gold glitters under the rock. So do the eyes.',
  },
  campfire: {
    name: 'Campfire Songs',
    help: 'Heal 1 wound and draw 1 poker card.',
    flavour: 'By the third verse you were ten feet tall.',
  },
  cowhands_ball: {
    name: 'The Cowhands’ Ball',
    help: 'Pay $20 to gain 1 LP, or draw 1 poker card.',
    flavour: 'Fiddles, boots and one fight before midnight.',
  },
  unsigned_letter: {
    name: 'The Unsigned Letter',
    help: 'Draw 2 poker cards.',
    flavour: 'No name at the bottom, only a time and a place.',
  },
  jailbreak: {
    name: 'Jailbreak',
    help: 'If you are Wanted, gain 1 Wanted point; otherwise, gain $20.',
    flavour: 'The bars are fine. The wall is missing.',
  },
  farrier: {
    name: 'The Farrier',
    help: 'If you own a mount, gain $30; otherwise, draw 1 poker card.',
    flavour: 'New shoes all round, and news from every road.',
  },
  flood: {
    name: 'River in Flood',
    help: 'Gain $10 per gold nugget you carry (at most $40).',
    flavour: 'The creek took the bridge and left a little gold.',
  },
  photographer: {
    name: 'The Photographer',
    help: 'If you have 10 LP or more, gain 1 LP; otherwise, gain $30.',
    flavour: 'Hold still: this one is for the newspapers.',
  },
  bounty_paid: {
    name: 'Bounty Paid',
    help: 'If you are a Marshal, gain $40; otherwise, gain $20.',
    flavour: 'Counted twice, signed once.',
  },
  saloon_fire: {
    name: 'Saloon Ablaze',
    help: 'Take 1 wound to gain 1 LP, or gain $20.',
    flavour: 'Somebody went back for the piano.',
  },
  old_grudge: {
    name: 'Old Grudge',
    help: 'Discard 2 poker cards to gain 1 LP, or draw 2 poker cards.',
    flavour: 'Ten years is not so long to wait.',
  },
  drummer: {
    name: 'The Drummer',
    help: 'Take 1 miscellaneous item worth $20 or less from the store for free, or gain $10.',
    flavour: 'Buttons, hats, maps: all honest goods, mostly.',
  },
  quiet_hills: {
    name: 'Quiet Hills',
    help: 'Gain $20 and draw 1 poker card.',
    flavour: 'When the birds stop, the herd knows before you do.',
  },
}
