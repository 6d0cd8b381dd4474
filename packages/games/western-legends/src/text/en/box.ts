// What lies in the box, in English: names, and help of at most 40 words.

import type { BoxWords } from '../box.ts'
import { objectivesEn } from './objectives.ts'
import { storiesEn } from './stories.ts'

export const boxEn: BoxWords = {
  ranks: {},
  prints: {
    cheat: { name: 'Cheat', help: 'Played in a poker game: choose its value when hands are shown.' },
    saddle_up: { name: 'Saddle Up', help: 'Go to any space of either town.' },
    sprint: { name: 'Sprint', help: 'After you move: move up to 2 more spaces.' },
    manhunt: {
      name: 'Manhunt',
      help: 'Move the Sheriff up to 3 spaces. Then gain 1 LP if you are Wanted or a Marshal.',
    },
    payday: { name: 'Payday', help: 'Gain $30.' },
    stick_em_up: {
      name: 'Stick ’Em Up!',
      help: 'Once the fight cards are face up: your opponent’s card loses 2 value. One per fight.',
    },
    reputation: {
      name: 'Reputation',
      help: 'Put one of your discs on a face-up story slot, whatever its condition says. Without a free disc you may move one from the other slot.',
    },
    shootout: { name: 'Shootout', help: 'Played in a fight: you may call the fight off at once and start it over.' },
    wallop: {
      name: 'Wallop',
      help: 'Won a fight with this card: a beaten player takes 1 extra wound; against an NPC gain $10 instead.',
    },
    instinct: {
      name: 'Instinct',
      help: 'Action: draw 3 poker cards. When you have to discard this card, other than for the end-of-turn hand limit, draw 1.',
    },
    lady_luck: { name: 'Lady Luck', help: 'Played in a poker game you lose: gain $30 and draw 1 poker card.' },
    fools_gold: { name: 'Fool’s Gold', help: 'Counts as a gold nugget when you deposit at the bank.' },
    bulletproof: { name: 'Bulletproof', help: 'Played in a fight: you take no wound from it and heal 1 wound.' },
    untouchable: { name: 'Untouchable', help: 'Played against an NPC: you may ignore the effect of its fight card.' },
    determination: { name: 'Determination', help: 'Gain 2 extra actions.' },
    living_legend: { name: 'Living Legend', help: 'Gain 1 Marshal point or 1 Wanted point.' },
  },
  fightCard: 'Fight card',
  fightCards: [
    'The other side takes 1 wound and loses 1 LP.',
    'The other side takes 2 wounds.',
    'The other side takes 1 wound and discards 1 poker card.',
    'The other side takes 1 wound and cannot pick a Marshal point for beating a bandit in this fight.',
    'The other side takes 1 wound that nothing can cancel.',
    'The other side takes 1 wound or discards 1 poker card at random.',
    'The other side takes 1 wound.',
    'The other side discards 1 poker card or loses $10, and cannot pick a Marshal point for beating a bandit in this fight.',
    'The player acting for the NPC may call the fight off and start it over with fresh fight cards; the other side then draws 1 poker card.',
    'The other side gains $10.',
    'The other side draws 1 poker card.',
    'The other side gains 1 LP.',
    'The other side gains 1 LP, 1 Marshal point or 1 Wanted point.',
  ],
  characters: {
    annie_oakley: {
      name: 'Annie Oakley',
      help: 'When a fight with another player begins, that player discards 1 poker card or takes 1 wound.',
    },
    bass_reeves: { name: 'Bass Reeves', help: 'Draw 1 poker card when your turn starts.' },
    billy_the_kid: {
      name: 'Billy the Kid',
      help: 'When your move ends in a space with other players, pick one of them: that player hands you $10 or a poker card, as they prefer.',
    },
    bloody_knife: {
      name: 'Bloody Knife',
      help: 'You may cross a mesa as if it were one single space, but never stop on it. Each time you cross one, heal 1 wound.',
    },
    calamity_jane: {
      name: 'Calamity Jane',
      help: 'Your hand limit is 1 higher. Each time you put a disc on a story card, draw 1 poker card.',
    },
    doc_holliday: {
      name: '“Doc” Holliday',
      help: 'Each time you take one or more wounds, draw 1 poker card. Wounds do not lower your hand limit.',
    },
    jesse_james: {
      name: 'Jesse James',
      help: 'In a fight outside towns, the card played against you loses 1 value. You win every tie against players.',
    },
    kit_carson: {
      name: 'Kit Carson',
      help: 'At the end of a Move action you may move 1 more space. In a fight outside towns, the card played against you loses 1 value.',
    },
    stagecoach_mary: {
      name: '“Stagecoach” Mary Fields',
      help: 'Gain $10 when your turn starts, and again each time you put a disc on a story card.',
    },
    wild_bill_hickok: {
      name: 'Wild Bill Hickok',
      help: 'When you win at poker, gain $20. When you lose at poker, you may take back 1 random card among those you played.',
    },
    wyatt_earp: { name: 'Wyatt Earp', help: 'The first time you beat a bandit each turn, gain 1 extra action.' },
    yb_rowdy: {
      name: 'Y.B. Rowdy',
      help: 'If your turn starts outside towns, you may discard a poker card to move 1 to 3 spaces.',
    },
  },
  items: {
    mule: {
      name: 'Mule',
      help: 'Move 3. Carry 2 more nuggets. Upgraded: move 4. Carry 2 more nuggets. Depositing 4 or more nuggets at once gives 1 extra LP. Worth 1 LP at the end.',
    },
    mustang: { name: 'Mustang', help: 'Move 4. Upgraded: move 5. Worth 2 LP at the end.' },
    revolver: {
      name: 'Revolver',
      help: 'No ability until upgraded. Upgraded: in a fight, the card played against you loses 1 value. Worth 1 LP at the end.',
    },
    shotgun: {
      name: 'Shotgun',
      help: 'When you win a fight, draw 1 poker card. Upgraded: the card against you also loses 1 value. Worth 1 LP at the end.',
    },
    rifle: {
      name: 'Rifle',
      help: 'When you attack a player, look at 2 random cards of their hand before choosing yours. Upgraded: the card against you also loses 1 value. Worth 2 LP at the end.',
    },
    miners_map: { name: 'Miner’s Map', help: 'Once per Prospect action you may reroll one of your dice.' },
    whiskey: {
      name: 'Whiskey',
      help: 'On gaining it: heal 1 wound. Reaction, when your move ends with another player: discard it to give that player 1 wound.',
    },
    provisions: {
      name: 'Provisions',
      help: 'On gaining it: draw 1 poker card. Action: discard it to draw 1 poker card and heal 1 wound.',
    },
    ten_gallon: { name: 'Ten-Gallon Hat', help: 'When you win at poker, gain 1 LP. When you lose at poker, gain $10.' },
  },
  none: 'none',
  towns: { darkrock: 'Darkrock', red_falls: 'Red Falls' },
  regions: {
    mesitos_point: 'Mesito’s Point',
    sunny_hills: 'Sunny Hills',
    spikes_view: 'Spike’s View',
    cliff_junction: 'Cliff Junction',
    dixon_creek: 'Dixon Creek',
  },
  mesas: {
    mesa_north: 'North Mesa',
    mesa_south: 'South Mesa',
  },
  locations: {
    darkrock_sheriff_office: 'Sheriff’s Office',
    darkrock_general_store: 'Darkrock General Store',
    darkrock_saloon: 'Darkrock Saloon',
    darkrock_bank: 'Darkrock Bank',
    red_falls_doctor: 'Doctor’s Office',
    red_falls_cabaret: 'Cabaret',
    red_falls_saloon: 'Red Falls Saloon',
    red_falls_general_store: 'Red Falls General Store',
    sunny_hills_mine: 'Sunny Hills Mine',
    spikes_view_mine: 'Spike’s View Mine',
    cliff_junction_mine: 'Cliff Junction Mine',
    green_ranch: 'Green Ranch',
    blue_ranch: 'Blue Ranch',
    rail_station: 'Rail Station',
    hideout_a_mesitos: 'Hideout A, Mesito’s Point',
    hideout_a_sunny: 'Hideout A, Sunny Hills',
    hideout_b_dixon: 'Hideout B, Dixon Creek',
    hideout_b_sunny: 'Hideout B, Sunny Hills',
    hideout_c_spikes: 'Hideout C, Spike’s View',
    hideout_c_cliff: 'Hideout C, Cliff Junction',
  },
  conditions: {
    gain_2_lp: 'Gain 2 LP or more with a single action.',
    gain_track_point: 'Gain at least 1 Marshal point or 1 Wanted point.',
    spend_80_in_town: 'Spend $80 or more with a single action while in a town.',
    win_fight: 'Win a fight against a player or an NPC.',
    long_move: 'Move 4 spaces or more in a single movement.',
    find_gold: 'Gain 1 gold nugget or more with a Prospect action.',
    earn_40: 'Gain $40 or more with a single action.',
    win_poker: 'Win a game of poker.',
    move_cattle: 'Sell or deliver a cattle token.',
  },
  noCondition: 'no story any more.',
  herds: { green: 'Green cattle', blue: 'Blue cattle' },
  cattle: ['$20', '$30', '$30', '$40', '1 LP', '1 LP and $10', '1 LP and $20', '2 LP'],
  mib: {
    under_every_rock: {
      name: 'Under Every Rock',
      help: 'He goes to Hideout A at Mesito’s Point; a bandit there is removed. He gains 1 LP and every player loses $10.',
    },
    the_vault: {
      name: 'The Vault',
      help: 'He goes to the Darkrock Bank and gains 2 LP. Every player in Darkrock discards 1 poker card in the scuffle; with nobody there to hear the dynamite he gains 2 more LP.',
    },
    curtain_call: {
      name: 'Curtain Call',
      help: 'He takes a bow at the Cabaret and gains 2 LP, plus 1 LP for each player in Red Falls to applaud him.',
    },
    claim_jumper: {
      name: 'Claim Jumper',
      help: 'He goes to the Spike’s View Mine and gains 2 LP, plus 1 LP for each player carrying gold nuggets; each of them then finds 1 gone.',
    },
    end_of_the_line: {
      name: 'End of the Line',
      help: 'He waits at the Rail Station and gains 3 LP, plus 1 LP for each cattle token held by players; those herds run back to their ranch.',
    },
    word_with_the_law: {
      name: 'A Word with the Law',
      help: 'He whispers a name at the Sheriff’s Office and gains 2 LP. The Sheriff moves up to 4 spaces towards the most Wanted player; if nobody is Wanted the Man in Black gains 2 more LP instead.',
    },
    call_out: {
      name: 'Call-Out',
      help: 'He goes to the player with the most LP, for there is room for one legend only, and fights them. If he wins he gains 5 LP; if the player wins, the player gains 1 LP.',
    },
    hired_guns: {
      name: 'Hired Guns',
      help: 'He goes to Hideout C at Cliff Junction; bandits appear at Hideout B of Dixon Creek and Hideout C of Spike’s View. He gains 2 LP, plus 1 LP for each wounded player.',
    },
    marked_deck: {
      name: 'Marked Deck',
      help: 'He deals at the Darkrock Saloon and gains 3 LP. Every player in a town loses $10 or discards 1 poker card, as they prefer, or lets him gain 1 more LP.',
    },
    money_or_life: {
      name: 'Your Money or Your Life',
      help: 'He goes to the player with the most money and fights them. If he wins he gains 3 LP and the player loses half their money, rounded up; if the player wins, the player gains $20.',
    },
  },
  faces: {
    nugget: 'gold nugget',
    residue: 'residue',
    flakes: 'gold flakes',
    gravel: 'gravel',
  },
  categories: {
    high_card: 'high card',
    pair: 'a pair',
    two_pair: 'two pair',
    three_of_a_kind: 'three of a kind',
    straight: 'a straight',
    flush: 'a flush',
    full_house: 'a full house',
    four_of_a_kind: 'four of a kind',
    straight_flush: 'a straight flush',
    five_of_a_kind: 'five of a kind',
    royal_flush: 'a royal flush',
  },
  stories: storiesEn,
  objectives: objectivesEn,
}
