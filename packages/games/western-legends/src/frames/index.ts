// Everything that can be in the middle of happening, by kind.

import { action } from './action.ts'
import { choice, effects } from './choice.ts'
import { demand, demandAnswer } from './demand.ts'
import { fight } from './fight.ts'
import {
  attackCard,
  bonus,
  defendCard,
  fightAnswer,
  loot,
  npcCard,
  reaction,
  sheriffDiscard,
} from './fight-questions.ts'
import { manInBlack } from './man-in-black.ts'
import { endOfMove, extend, step } from './movement.ts'
import { deposit, reroll, revel } from './places.ts'
import { join, pokerEnd, pokerPick, takeBack } from './poker.ts'
import { townSpace } from './ride.ts'
import { chooseCharacter, pickCharacter, settingUp, startSpace } from './setting-up.ts'
import { sheriffPath, sheriffTarget } from './sheriff.ts'
import { shopping } from './shopping.ts'
import { story, storyDisc } from './story.ts'
import { keepTokens } from './tokens.ts'
import { gear, handLimitQuestion, income, startMoveQuestion, storyOrder, turn } from './turn.ts'

export const frames = {
  'choose-character': chooseCharacter,
  'pick-character': pickCharacter,
  'setting-up': settingUp,
  'start-space': startSpace,
  turn,
  'start-move': startMoveQuestion,
  income,
  gear,
  action,
  step,
  extend,
  'end-of-move': endOfMove,
  demand,
  'demand-answer': demandAnswer,
  'story-disc': storyDisc,
  reroll,
  deposit,
  fight,
  'attack-card': attackCard,
  'fight-answer': fightAnswer,
  'fight-start': choice,
  'defend-card': defendCard,
  bonus,
  reaction,
  loot,
  'npc-card': npcCard,
  'fight-discard': choice,
  'fight-choice': choice,
  'npc-restart': choice,
  'bandit-reward': choice,
  'sheriff-target': sheriffTarget,
  'sheriff-discard': sheriffDiscard,
  'story-order': storyOrder,
  story,
  'story-reward': choice,
  'sheriff-path': sheriffPath,
  track: choice,
  'town-space': townSpace,
  'hand-limit': handLimitQuestion,
  'keep-tokens': keepTokens,
  shopping,
  revel,
  join,
  'poker-pick': pokerPick,
  'poker-end': pokerEnd,
  'take-back': takeBack,
  'man-in-black': manInBlack,
  mib: choice,
  effects,
} as const
