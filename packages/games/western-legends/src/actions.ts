// All that can be answered.

import type { Seat } from '@saloon/kernel'
import type { Card, Hex, Item } from './state.ts'

export const INCOMES = ['money', 'cards', 'mixed'] as const
export type Income = (typeof INCOMES)[number]
export const FIGHTS_BETWEEN_PLAYERS = ['duel', 'rob', 'arrest'] as const
export type Quarrel = (typeof FIGHTS_BETWEEN_PLAYERS)[number]
export const LOOTS = ['money', 'nuggets', 'all-money', 'all-nuggets', 'nothing'] as const
export type Loot = (typeof LOOTS)[number]
export const COLOURS = ['green', 'blue'] as const
export type Colour = (typeof COLOURS)[number]

export type Action =
  // setting up
  | { readonly do: 'character'; readonly character: number }
  | { readonly do: 'start'; readonly at: Hex }
  // the turn
  | { readonly do: 'start-move'; readonly card: Card }
  | { readonly do: 'income'; readonly income: Income }
  | { readonly do: 'gear'; readonly weapon: Item; readonly mount: Item } // NONE: owns none
  // actions
  | { readonly do: 'move' }
  | { readonly do: 'card'; readonly card: Card }
  | { readonly do: 'use'; readonly item: Item }
  | { readonly do: 'fight'; readonly at: Seat; readonly fight: Quarrel }
  | { readonly do: 'fight-mib'; readonly fight: Quarrel }
  | { readonly do: 'shop' }
  | { readonly do: 'poker' }
  | { readonly do: 'prospect' }
  | { readonly do: 'deposit' }
  | { readonly do: 'rob-bank' }
  | { readonly do: 'heal' }
  | { readonly do: 'revel' }
  | { readonly do: 'take-cattle' }
  | { readonly do: 'work' }
  | { readonly do: 'pass' }
  // on the way
  | { readonly do: 'step'; readonly to: Hex }
  | { readonly do: 'stop' }
  | { readonly do: 'ride'; readonly to: Hex } // Saddle Up
  | { readonly do: 'sprint'; readonly card: Card }
  | { readonly do: 'extra-step' }
  | { readonly do: 'sell' }
  | { readonly do: 'deliver' }
  | { readonly do: 'demand' }
  | { readonly do: 'whiskey'; readonly at: Seat }
  | { readonly do: 'done' }
  | { readonly do: 'name'; readonly at: Seat }
  | { readonly do: 'name-mib' }
  | { readonly do: 'give-money' }
  | { readonly do: 'give-card'; readonly card: Card }
  | { readonly do: 'sheriff'; readonly to: Hex }
  // at places
  | { readonly do: 'keep' }
  | { readonly do: 'reroll'; readonly die: number }
  | { readonly do: 'hand-in'; readonly nuggets: number; readonly cards: readonly Card[] }
  | { readonly do: 'spend'; readonly amount: number }
  | { readonly do: 'buy'; readonly item: Item; readonly active: number } // 1: becomes the active one
  | { readonly do: 'upgrade'; readonly item: Item }
  | { readonly do: 'herd'; readonly colour: Colour }
  // fights
  | { readonly do: 'commit'; readonly card: Card }
  | { readonly do: 'accept' }
  | { readonly do: 'decline' }
  | { readonly do: 'bonus' }
  | { readonly do: 'no-bonus' }
  | { readonly do: 'react'; readonly card: Card }
  | { readonly do: 'hold' }
  | { readonly do: 'loot'; readonly take: Loot; readonly cattle: number } // 1: the cattle too
  | { readonly do: 'arrest'; readonly at: Seat }
  // poker
  | { readonly do: 'join' }
  | { readonly do: 'stay-out' }
  | { readonly do: 'show'; readonly cards: readonly Card[] }
  | { readonly do: 'take-back' }
  // stories, choices of cards, objectives
  | { readonly do: 'disc'; readonly slot: number }
  | { readonly do: 'resolve'; readonly slot: number }
  | { readonly do: 'choose'; readonly option: number; readonly cards: readonly Card[] }
  | { readonly do: 'discard'; readonly cards: readonly Card[] }
  | { readonly do: 'skip' }
  | { readonly do: 'claim'; readonly objective: number; readonly cards: readonly Card[] }
  | { readonly do: 'keep-tokens'; readonly ones: number; readonly twos: number; readonly threes: number }
