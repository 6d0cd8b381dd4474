// What a game is. A game's author writes `Rules`; the kernel makes a `Game` of them (game.ts); everybody else uses `Game` only.

/** 0 … n-1, clockwise. */
export type Seat = number
/** Who looks, one bit a seat: one (a player), none (an onlooker), several (a clan), all (a ghost under oath). */
export type Eyes = number
/** Somebody who acts or wins: a seat, or an automaton such as 'man-in-black'. */
export type Party = Seat | string
/**
 * 128 bits of generator; the last of the four words counts the draws, which tells undo that chance was used.
 * Numbers behind the four words are loaded: they are served first (laid-out positions of tests and tutorials only).
 */
export type Chance = [number, number, number, number, ...loaded: number[]]
/** Stands where a card, role or token lies that these eyes don't see. */
export const HIDDEN = -1
export type Hidden = typeof HIDDEN
/** A frame returns it when only an answer can take it further. */
export const WAIT = true

/** A key of the language files and what goes into the sentence: ids and numbers, never names. */
export interface Text {
  readonly key: string
  readonly facts?: Facts
}
export type Fact = number | string | readonly number[] | readonly string[]
export type Facts = Readonly<Record<string, Fact>>
/** Why not: one of a fixed set of keys of the language files, with its numbers. */
export type Code = string
export interface Refusal {
  readonly code: Code
  readonly facts?: Facts
}

// ---- the state --------------------------------------------------------------------------------------------------

/**
 * One thing in the middle of happening. Public: what is secret lies in a zone of the state.
 * Copied flat: an array in it is replaced, never changed.
 */
export interface Frame {
  readonly kind: string
  n: number // its number in this game, given by push()
  cause: number // the move that led here; inherited from the frame that pushed it
}

/** What every state has, whatever the game. */
export interface Base {
  chance: Chance // in no view
  moves: number // accepted actions so far
  frames: number // frames pushed so far
  epoch: number // times the table went back: a question from before an undo never comes alive again
  given: number[] // answers each seat has given
  used: number[] // permissions each seat has made use of
  locked: (Action | null | Hidden)[] // secret answers of a `together` frame, by seat; empty outside of one
  handed: number // what the frame that just ended hands down; 0 at rest
  stack: Frame[]
}
/** The truth without chance. A view has the same shape, with HIDDEN in some places: questions about the rules take either. */
export type Seen<S extends Base> = Omit<S, 'chance'>
export type View<S extends Base> = Seen<S> & { readonly eyes: Eyes }

// ---- questions and answers --------------------------------------------------------------------------------------

/** Plain JSON; every field always there; whole numbers only. */
export interface Action {
  readonly do: string
}
/**
 * The values one field of an action may take.
 * `some` are distinct values in the order of the domain, so that a choice has one spelling, unless the order is part of the choice.
 * `clock`: the table fills it in and vouches for it, never the client.
 */
export type Domain<T> =
  | { readonly one: readonly T[] }
  | (T extends number ? { readonly from: number; readonly to: number; readonly clock?: true } : never)
  | (T extends readonly (infer U)[]
      ?
          | { readonly some: readonly U[]; readonly min: number; readonly max: number; readonly ordered?: true }
          | { readonly each: readonly Domain<U>[] }
      : never)
/** A family of actions: each field a value or a domain. A field without possible values: not offered. */
export type Option<A extends Action> = A extends Action
  ? { readonly [K in keyof A]: K extends 'do' ? A[K] : A[K] | Domain<A[K]> }
  : never

/** A question; or (must: false) a permission, for which nobody waits and of which only its seat is told. */
export interface Ask {
  readonly id: string // epoch.frame.seat.given: stays the same until this seat has answered, whatever others do
  readonly seat: Seat
  readonly kind: string
  readonly cause: number
  readonly must: boolean
  readonly locked?: true // answered in secret while others still choose: may be answered anew until all have
}
export interface Answer<A extends Action = Action> {
  readonly ask: string
  readonly action: A
}
/** The times of a bell duel, in milliseconds. Only the table reads them, never the rules. */
export interface Race {
  readonly strokes: readonly number[]
  readonly lasts: number
}

// ---- events -----------------------------------------------------------------------------------------------------

export interface GameEvent {
  readonly type: string
  readonly by?: Party
  readonly shows?: true // something hidden became known to all: no undo across it
  readonly only?: { readonly eyes: Eyes; readonly [fact: string]: unknown } // facts for these eyes alone; two audiences are two events
}
/** Stamped by the kernel: the move during which it happened, and the move that caused it. */
export type Told<E extends GameEvent = GameEvent> = E & { readonly move: number; readonly cause: number }

/** A game being played. Rules write `game.tell?.({ … })`: with nobody listening the event is never even built. */
export interface Playing<S extends Base, E extends GameEvent> {
  readonly state: S
  readonly tell?: ((event: E) => void) | undefined
  readonly film?: ((track: unknown) => void) | undefined // the motion of a flick, for whoever shows it
  cause: number // kept by the kernel: what is being carried out comes from this move
}

// ---- what a game's author writes --------------------------------------------------------------------------------

export interface FrameRule<S extends Base, F extends Frame, A extends Action, E extends GameEvent> {
  /** Push, pop or change something and return; or WAIT. Runs after every answer and interrupt: decides by what it sees, not by having run before. */
  go(game: Playing<S, E>, frame: F): void | typeof WAIT
  /** Whom a waiting frame asks: from public facts only, or the pause betrays a hand. */
  asks?(table: Seen<S>, frame: F): Eyes
  /** All that may be answered, and nothing else: the kernel refuses the rest. */
  options?(table: Seen<S>, frame: F, seat: Seat): readonly Option<A>[]
  /** What no product of domains can say: a basket within the purse, discs 40° apart. */
  also?(table: Seen<S>, frame: F, seat: Seat, action: A): Code | undefined
  /** The answer of somebody who isn't there. Told to nobody but that seat. */
  safe?(table: Seen<S>, frame: F, seat: Seat): A
  answer?(game: Playing<S, E>, frame: F, seat: Seat, action: A): void
  /** Asked seats answer in secret; answer() runs for each, in seat order, when all have locked. */
  readonly together?: true
  /** A pause would tell what is held: the table lets nobody see an answer sooner than anybody would give one. */
  readonly telling?: true
  /** Milliseconds: who hasn't answered by then isn't there, and somebody stands in for them, if another person waits. */
  readonly within?: number
  /** Bells: read by the table alone, which sounds them and submits answers in order of their clock field. */
  race?(state: S, frame: F): Race
  /** What it is going to ask, so that answers can be prepared. */
  ahead?(table: Seen<S>, frame: F): readonly { readonly seat: Seat; readonly kind: string }[]
  /** What a seat that is named ahead could answer as things stand now: something to prepare from. */
  early?(table: Seen<S>, frame: F, seat: Seat): readonly Option<A>[]
}
/** Something a seat may do unasked. Its key in `Rules.interrupts` is the `do` of its actions. */
export interface Interrupt<S extends Base, A extends Action, E extends GameEvent> {
  options(table: Seen<S>, seat: Seat): readonly Option<A>[]
  answer(game: Playing<S, E>, seat: Seat, action: A): void
}

export type SettingValue = string | number | boolean
/** One option of a game, as data that drives the set-up form, the API and the command line. */
export interface Setting {
  readonly key: string
  readonly values: readonly SettingValue[] | { readonly from: number; readonly to: number } | 'document'
  readonly usual: SettingValue
  readonly house?: true // not in the rulebook
  readonly only?: { readonly key: string; readonly value: SettingValue } // it means nothing unless that one has this value
}
export interface Setup<O = unknown> {
  readonly seats: number
  readonly options: O
  readonly before?: unknown // what carry() gave at the end of the last game of a series
}
export interface Outcome {
  readonly winners: readonly Party[]
  readonly ranking: readonly (readonly Party[])[]
  readonly because: Text
  readonly scores?: Readonly<Record<string, number>>
}

/** Why one is asked, and what happens to whoever doesn't answer. */
export interface Cause {
  readonly because: Text
  readonly ifNot: Text
}

/** For screens: what each option would surely do, what is blocked and why. */
export interface Presentation<A extends Action> extends Partial<Cause> {
  readonly options: readonly { readonly option: Option<A>; readonly then: readonly Text[]; readonly warning?: Text }[]
  readonly blocked: readonly { readonly thing: Text; readonly because: Text }[]
  /** By field: where numbers begin that the safe answer doesn't set. A direction begins with where one looks. */
  readonly begins?: Readonly<Record<string, number>>
}

/** The table in words, for terminals, screen readers and boards that aren't drawn yet: what lies in the middle, then seat by seat. */
export interface Description {
  readonly table: readonly Text[]
  readonly seats: readonly (readonly Text[])[]
}

/** What a field of an action names: a word is a string, everything else a whole number. */
export type FieldKind = 'card' | 'seat' | 'die' | 'place' | 'piece' | 'number' | 'angle' | 'yes-no' | 'word'
export type Fields = Readonly<Record<string, FieldKind | readonly [FieldKind]>>
/** The fields of every action: their shape for the kernel's check, their meaning for screens. A list is `[kind]`. */
export type ActionShapes<A extends Action> = {
  readonly [K in A['do']]: {
    readonly [F in Exclude<keyof Extract<A, { readonly do: K }>, 'do'>]: FieldKind | readonly [FieldKind]
  }
}

export interface Rules<S extends Base, A extends Action, E extends GameEvent, O> {
  readonly id: string
  readonly version: number // bumped when an old log would replay differently
  readonly engine?: string // the physics engine, to the digit
  readonly seats: { readonly min: number; readonly max: number }
  readonly settings: readonly Setting[]
  readonly actions: ActionShapes<A>
  /** What no single setting can say: quick needs at most four. */
  check?(setup: Setup<O>): Refusal | undefined
  /** Once a process, before anything else: a physics engine loads. */
  ready?(): Promise<void>
  /** The first position, without what the kernel keeps; `first` is the frame that starts the game. */
  deal(setup: Setup<O>, chance: Chance): Omit<S, keyof Base> & { readonly first: Omit<Frame, 'n' | 'cause'> }
  // oxlint-disable-next-line typescript/no-explicit-any -- each frame rule knows its own frame type; the kernel hands it frames of its kind only
  readonly frames: { readonly [kind: string]: FrameRule<S, any, A, E> }
  readonly interrupts?: { readonly [kind: string]: Interrupt<S, A, E> }
  /** Shares nothing with the original. Written by hand: it is the price of every thought of a bot. */
  clone(state: S): S
  /** Built from nothing: what isn't written there isn't shown. */
  view(state: S, eyes: Eyes): View<S>
  /** Every HIDDEN filled, so that settling it changes nothing; `belief`: what the bot has decided for itself. */
  imagine(view: View<S>, chance: Chance, belief?: Partial<S>): S
  outcome(table: Seen<S>): Outcome | undefined
  /** Seats that are out for good and will never be asked again: they may see everything, if the table lets them. */
  out?(table: Seen<S>): Eyes
  /** What a finished game leaves to the next one of a series: plain data, which comes back as `before` of its set-up. */
  carry?(state: S): unknown
  /** A random answer, faster than through options. */
  sample?(table: Seen<S>, seat: Seat, chance: Chance): A
  /** The reason with its numbers; cold, never in a playout. Gets well-shaped actions only. */
  why?(table: Seen<S>, seat: Seat, action: A): Refusal | undefined
  present(view: View<S>, seat: Seat): Presentation<A>
  describe(view: View<S>): Description
}

/** A question that is coming to a seat. */
export interface Coming<A extends Action> {
  readonly kind: string
  readonly cause: number
  readonly options: readonly Option<A>[]
}

// ---- what the kernel makes of it --------------------------------------------------------------------------------

export interface Game<S extends Base = Base, A extends Action = Action, E extends GameEvent = GameEvent, O = unknown> {
  readonly rules: Rules<S, A, E, O>
  /** Checks a set-up that comes from outside and fills in what it leaves out. */
  prepare(raw: { readonly seats: unknown; readonly options?: unknown; readonly before?: unknown }): Setup<O> | Refusal
  /** Of a set-up that prepare() gave. */
  start(setup: Setup<O>, chance: Chance, listen?: (event: Told<E>) => void): S
  /** A state from outside the process (JSON), made ready for play. */
  load(state: S): S
  /** A table to play at; the listener gets every event, stamped. */
  at(state: S, listen?: (event: Told<E>) => void, film?: (track: unknown) => void): Playing<S, E>
  /** Lets the frames go on by themselves until somebody must answer. A state at rest stays as it is. */
  settle(game: Playing<S, E>): void
  /** Who must answer now (locked seats of a `together` frame not among them). Nobody: the game is over. */
  asked(table: Seen<S>): Eyes
  asks(table: Seen<S> | View<S>): readonly Ask[] // of a view: permissions of its own eyes only
  options(table: Seen<S>, seat: Seat): readonly Option<A>[]
  /** Uniform over all legal actions. */
  sample(table: Seen<S>, seat: Seat, chance: Chance): A
  safe(table: Seen<S>, seat: Seat): A
  /** Questions that are coming, with the move that will have caused them: for these answers can be prepared. */
  ahead(table: Seen<S>): readonly { readonly seat: Seat; readonly kind: string; readonly cause: number }[]
  /** Of those, the questions to this seat, with what it could answer as things stand now. */
  early(table: Seen<S>, seat: Seat): readonly Coming<A>[]
  /** Seats that are out of the game for good; none in games that put nobody out. */
  out(table: Seen<S>): Eyes
  race(state: S): Race | undefined
  /** Checked. Refused: nothing was touched. */
  apply(game: Playing<S, E>, seat: Seat, answer: Answer<A>): Refusal | undefined
  /** Why this action can't be taken by this seat now, whatever question it names; undefined: it can. `offered`: its options, for
   * whoever has them already and asks of many actions. */
  refusal(table: Seen<S>, seat: Seat, action: unknown, offered?: readonly Option<A>[]): Refusal | undefined
  /** Trusted: the action comes from options() or sample() of this very state. */
  play(game: Playing<S, E>, seat: Seat, action: A): void
  view(state: S, eyes: Eyes): View<S>
  imagine(view: View<S>, chance: Chance, belief?: Partial<S>): S
  /** `only` goes unless these eyes are in it. */
  redact(event: Told<E>, eyes: Eyes): Told<E>
}

/** Gets what a person in its seat gets, and nothing else. Memory is plain data, kept with the snapshots. */
export interface Bot<S extends Base, A extends Action, E extends GameEvent, Memory> {
  born(view: View<S>): Memory
  hear(memory: Memory, event: Told<E>): void
  decide(
    view: View<S>,
    asks: readonly Ask[],
    memory: Memory,
    chance: Chance,
  ): { readonly answer: Answer<A>; readonly why?: Text } | undefined
}

/** A refusal has a `code`; nothing that may stand in its place has one. */
export const isRefusal = (value: object): value is Refusal => typeof (value as { code?: unknown }).code === 'string'
