// A card from the Saloon: turned up for everybody and discarded, whether its effect is possible or not (WO-R19).
// What follows is compulsory (WO-R18), and asked only where there is a choice: see sheriff, bounty and swindle.

import { replace } from '@saloon/kernel'
import { SALOON, type SaloonKind, saloonKindOf } from '../components.ts'
import { type Playing, type SaloonEffect, takeFrom } from '../state.ts'
import { afterDrawing } from './after-drawing.ts'

const EFFECT: Readonly<Record<SaloonKind, SaloonEffect['kind']>> = {
  sheriff: 'sheriff',
  'bounty-hunter': 'bounty',
  swindler: 'swindle',
}

export function drawFromSaloon(game: Playing): void {
  const { state } = game
  const card = takeFrom(state, SALOON)
  state.discard.push(card)
  game.tell?.({ type: 'saloon-drawn', by: state.active, card, left: state.decks[SALOON]!.length, shows: true })
  replace<SaloonEffect>(game, { kind: EFFECT[saloonKindOf(card)] })
}

/** The effect finds nobody it could touch (WO-R19). */
export function nothingHappens(game: Playing): void {
  const { active, discard } = game.state
  game.tell?.({ type: 'no-effect', by: active, card: discard[discard.length - 1]! })
  afterDrawing(game, SALOON)
}
