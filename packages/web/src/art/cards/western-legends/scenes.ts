// What is seen on every card, by the names the rules have for them.

import type { Character, EquipmentType, MibName, Print, StoryCondition } from '@saloon/western-legends'
import type { Scene } from './pictures.tsx'
import type { SignName } from './signs.tsx'

export const PRINT_SCENES: Readonly<Record<Print, Scene>> = {
  cheat: ['felt', ['coin', 66, 214, 0.42], ['coin', 98, 228, 0.42], ['cheat', 214, 142, 1.34]],
  saddle_up: ['morning', ['saddle_up', 206, 150, 1.3]],
  sprint: ['noon', ['sprint', 196, 148, 1.24]],
  manhunt: ['desert', ['manhunt', 200, 148, 1.34]],
  payday: ['bar', ['coin', 94, 214, 0.5], ['coin', 312, 222, 0.44], ['payday', 204, 148, 1.28]],
  stick_em_up: ['street', ['stick_em_up', 200, 150, 1.3]],
  reputation: ['room', ['disc', 330, 214, 0.62, 8], ['reputation', 186, 140, 1.36]],
  shootout: ['red', ['shootout', 200, 140, 1.34]],
  wallop: ['bar', ['wallop', 190, 146, 1.34]],
  instinct: ['night', ['instinct', 200, 140, 1.44]],
  lady_luck: ['felt', ['card', 86, 150, 1, -18], ['lady_luck', 216, 140, 1.28]],
  fools_gold: ['stone', ['fools_gold', 200, 142, 1.3]],
  bulletproof: ['blue', ['bulletproof', 200, 140, 1.3]],
  untouchable: ['paper', ['untouchable', 200, 150, 1.26]],
  determination: ['dusk', ['determination', 200, 152, 1.24]],
  living_legend: ['gold', ['living_legend', 200, 138, 1.3]],
}

export const GEAR_SCENES: Readonly<Record<EquipmentType, Scene>> = {
  mule: ['desert', ['mule', 200, 146, 1.28]],
  mustang: ['noon', ['mustang', 200, 140, 1.4]],
  revolver: ['paper', ['revolver', 204, 142, 1.62, -8]],
  shotgun: ['paper', ['shotgun', 200, 140, 1.62]],
  rifle: ['paper', ['rifle', 198, 146, 1.56]],
  miners_map: ['room', ['lantern', 336, 92, 0.66], ['miners_map', 184, 150, 1.46, -5]],
  whiskey: ['bar', ['whiskey', 204, 142, 1.28]],
  provisions: ['room', ['provisions', 200, 144, 1.32]],
  ten_gallon: ['morning', ['ten_gallon', 200, 156, 1.4]],
}

export const CONDITION_SIGNS: Readonly<Record<StoryCondition, SignName>> = {
  gain_2_lp: 'living_legend',
  gain_track_point: 'marshal',
  spend_80_in_town: 'store',
  win_fight: 'shootout',
  long_move: 'sprint',
  find_gold: 'pick',
  earn_40: 'payday',
  win_poker: 'card',
  move_cattle: 'longhorn',
}

/** By rank, from 2 to the ace: what each does to whoever fights. */
export const FIGHT_SCENES: readonly Scene[] = [
  ['paper', ['wound', 130, 146, 1], ['star-broken', 290, 140, 0.8]],
  ['paper', ['wounds', 200, 140, 1.5]],
  ['paper', ['wound', 128, 146, 1], ['torn', 292, 140, 0.96]],
  ['paper', ['wound', 128, 146, 1], ['star-broken', 290, 140, 0.84]],
  ['paper', ['flash', 200, 136, 1.3], ['wound-deep', 200, 142, 1.1]],
  ['paper', ['wound', 128, 146, 1], ['grab', 296, 140, 0.9]],
  ['paper', ['wound', 200, 140, 1.3]],
  ['paper', ['torn', 124, 140, 0.96], ['star-broken', 296, 140, 0.8]],
  ['red', ['shootout', 200, 140, 1.3]],
  ['gold', ['coin', 200, 140, 1.06]],
  ['gold', ['card', 200, 140, 1.6, 8]],
  ['gold', ['living_legend', 200, 140, 1.24]],
  ['gold', ['living_legend', 200, 116, 0.86], ['poster', 104, 180, 0.74, -8], ['marshal', 296, 178, 0.74]],
]

export const MIB_SCENES: Readonly<Record<MibName, Scene>> = {
  under_every_rock: ['dark', ['eyes', 306, 164, 0.9], ['stranger', 140, 150, 1.2]],
  the_vault: ['stone', ['vault', 276, 146, 1.1], ['stranger', 110, 152, 1.2]],
  curtain_call: ['parlour', ['curtain', 200, 138, 1.5], ['stranger', 200, 160, 1.06]],
  claim_jumper: ['night', ['mine', 278, 146, 1.16], ['nugget', 200, 238, 0.34], ['stranger', 108, 154, 1.18]],
  end_of_the_line: ['dusk', ['locomotive', 270, 158, 1.2], ['stranger', 92, 158, 1.16]],
  word_with_the_law: ['street', ['lawman', 286, 164, 1.16], ['stranger', 130, 152, 1.2]],
  call_out: ['dusk', ['living_legend', 312, 120, 0.66], ['flash', 214, 146, 0.5], ['stranger', 118, 150, 1.24]],
  hired_guns: ['dark', ['bandit', 84, 172, 0.98], ['bandit', 320, 172, 0.98], ['stranger', 202, 146, 1.24]],
  marked_deck: [
    'felt',
    ['card', 310, 110, 0.9, 16],
    ['card', 340, 190, 0.9, 34],
    ['cheat', 276, 190, 0.7],
    ['stranger', 120, 150, 1.22],
  ],
  money_or_life: ['night', ['payday', 294, 166, 1], ['grave', 352, 214, 0.5], ['stranger', 124, 150, 1.24]],
}

/** Four to a character, in the order of the box. */
export const OBJECTIVE_SCENES: Readonly<Record<Character, readonly [Scene, Scene, Scene, Scene]>> = {
  annie_oakley: [
    ['bar', ['provisions', 200, 146, 1.2]],
    ['street', ['birds', 90, 70, 0.6], ['shootout', 206, 146, 1.2]],
    ['parlour', ['card', 156, 140, 1.3, -14], ['card', 246, 140, 1.3, 12]],
    ['hills', ['flash', 300, 96, 0.6], ['bandit', 168, 152, 1.16]],
  ],
  bass_reeves: [
    ['street', ['marshal', 200, 142, 1.2]],
    ['desert', ['rider', 110, 168, 0.9], ['bandit', 270, 156, 1.1]],
    ['stone', ['notes', 120, 190, 0.8], ['safe', 252, 138, 1.1]],
    ['blue', ['star', 120, 140, 0.9], ['card', 280, 140, 1.3, 8]],
  ],
  billy_the_kid: [
    ['stone', ['vault', 190, 138, 1.2], ['dynamite', 318, 192, 0.6]],
    [
      'felt',
      ['coin', 330, 210, 0.44],
      ['card', 130, 136, 1.2, -20],
      ['card', 200, 130, 1.2],
      ['card', 270, 136, 1.2, 20],
    ],
    ['dark', ['fire', 190, 176, 0.9], ['bandit', 310, 170, 0.8], ['bandit', 78, 170, 0.8]],
    ['desert', ['coach', 236, 152, 1.16], ['flash', 86, 120, 0.56]],
  ],
  bloody_knife: [
    ['dusk', ['rider', 200, 160, 1.2]],
    ['hills', ['flood', 200, 168, 1.2], ['eyes', 330, 90, 0.5]],
    ['stone', ['nugget', 110, 160, 0.8], ['nugget', 206, 130, 0.9], ['nugget', 304, 164, 0.8]],
    ['night', ['manhunt', 130, 160, 0.96], ['bandit', 296, 160, 1]],
  ],
  calamity_jane: [
    ['bar', ['whiskey', 200, 146, 1.24]],
    ['street', ['disc', 320, 204, 0.66], ['reputation', 180, 140, 1.2]],
    ['room', ['bag', 130, 166, 0.96], ['wounds', 288, 122, 0.9]],
    [
      'stone',
      ['card', 96, 150, 1, -26],
      ['card', 150, 136, 1, -12],
      ['card', 204, 130, 1],
      ['card', 258, 136, 1, 12],
      ['card', 312, 150, 1, 26],
    ],
  ],
  doc_holliday: [
    ['felt', ['coin', 92, 206, 0.6], ['coin', 116, 190, 0.6], ['card', 216, 134, 1.3, -8], ['card', 290, 150, 1.3, 14]],
    ['red', ['wounds', 116, 150, 0.86], ['shootout', 272, 138, 0.96]],
    ['room', ['whiskey', 140, 142, 1.1], ['bag', 290, 172, 0.84]],
    ['parlour', ['curtain', 200, 138, 1.36], ['notes', 200, 214, 0.6]],
  ],
  jesse_james: [
    ['street', ['vault', 306, 126, 0.8], ['rider', 140, 166, 1.1]],
    ['dusk', ['locomotive', 240, 160, 1.16], ['poster', 66, 110, 0.6]],
    [
      'dark',
      ['fire', 100, 186, 0.74],
      ['card', 190, 136, 1.06, -14],
      ['card', 250, 130, 1.06],
      ['card', 310, 138, 1.06, 14],
    ],
    ['desert', ['cactus', 330, 150, 1], ['flash', 206, 130, 0.5], ['rifle', 150, 170, 1.1]],
  ],
  kit_carson: [
    ['hills', ['mine', 306, 150, 0.9], ['miners_map', 150, 152, 1.2, -6]],
    ['stone', ['pick', 200, 136, 1.1], ['nugget', 92, 196, 0.6], ['nugget', 312, 196, 0.6]],
    ['desert', ['sprint', 190, 150, 1.16]],
    ['noon', ['wallop', 120, 156, 0.9], ['bandit', 286, 158, 1.06]],
  ],
  stagecoach_mary: [
    ['morning', ['letter', 106, 180, 0.8], ['locomotive', 264, 156, 1.06]],
    ['hills', ['longhorn', 140, 152, 1.1], ['locomotive', 310, 172, 0.7]],
    ['stone', ['cell', 290, 140, 1.1], ['provisions', 128, 160, 1]],
    ['noon', ['coach', 226, 140, 1.1], ['shotgun', 186, 222, 1.1]],
  ],
  wild_bill_hickok: [
    ['felt', ['card', 96, 140, 1, -10], ['card', 156, 136, 1, -4], ['card', 240, 136, 1, 4], ['card', 300, 140, 1, 10]],
    ['black', ['card', 150, 140, 1.3, -12], ['grave', 256, 150, 1]],
    ['parlour', ['curtain', 200, 132, 1.3], ['whiskey', 310, 200, 0.6], ['notes', 110, 216, 0.5]],
    ['street', ['revolver', 200, 150, 1.5]],
  ],
  wyatt_earp: [
    ['dusk', ['bandit', 96, 164, 0.86], ['bandit', 304, 164, 0.86], ['rider', 200, 156, 1.06]],
    ['street', ['star', 316, 112, 0.7], ['rifle', 164, 156, 1.24]],
    ['felt', ['coin', 140, 160, 0.8], ['coin', 200, 134, 0.8], ['coin', 262, 160, 0.8]],
    ['street', ['wallop', 196, 146, 1.2]],
  ],
  yb_rowdy: [
    ['night', ['letter', 130, 150, 1], ['eyes', 300, 166, 0.8]],
    ['desert', ['manhunt', 110, 170, 0.84], ['rider', 264, 158, 1.16]],
    ['hills', ['mine', 164, 146, 1.1], ['pick', 316, 176, 0.7]],
    ['noon', ['nugget', 320, 204, 0.5], ['mule', 176, 146, 1.2]],
  ],
}
