// A game as it is delivered: its playable rules and its texts in every language.

import type { Action, Base, Game, GameEvent, Outcome, Seat, Seen, Setup, View } from './contract.ts'
import type { Catalogue, Language } from './text.ts'

export interface GameModule<
  S extends Base = Base,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
  O = unknown,
> {
  readonly game: Game<S, A, E, O>
  readonly messages: Readonly<Record<Language, Catalogue>>
  readonly rulesText: Readonly<Record<Language, string>> // our own concise rules
  /**
   * What statistics tell apart at the end of a game, seat by seat: `{ role: 'outlaw', character: 'el-gringo' }`. Each is a line of
   * the messages (`role.outlaw`). Without it only wins, places and scores are counted.
   */
  counts?(end: Seen<S>): readonly Readonly<Record<string, string>>[]
  /** In a series: what is different in the set-up of the next game, given how the last one went and how it was set up. */
  next?(finished: { readonly state: S; readonly outcome: Outcome }, setup: Setup<O>): Partial<O>
  /**
   * Of a game on a wooden table: the table from above (a `Plan`), and where the flick would start that a seat has in mind (a
   * `PlanAim`; undefined: this is no flick). `@saloon/physics` says what these are; the kernel knows nothing of wood.
   */
  readonly plan?: {
    table(view: View<S>): unknown
    aim(view: View<S>, seat: Seat, action: A): unknown
  }
}

/** A line for each field of each action. */
export type FieldKey<A extends Action> = {
  [K in A['do']]: `field.${K}.${Exclude<keyof Extract<A, { do: K }>, 'do'> & string}`
}[A['do']]

/**
 * The messages a game must have: its name and tagline, and one line for each event, question, action, refusal and setting.
 * Names of components are the game's own keys.
 */
export type GameKey<
  Event extends string,
  Question extends string,
  Do extends string,
  Code extends string,
  SettingKey extends string,
> =
  | 'name'
  | 'tagline'
  | `event.${Event}`
  | `ask.${Question}`
  | `do.${Do}`
  | `why.${Code}`
  | `setting.${SettingKey}`
  | `setting.${SettingKey}.help`
