// For screens: what each option would surely do, what can't be done and why not. Why one is asked is in causes.ts, the table in words in
// describe.ts.

import { type Option, type Presentation, type Seat, type Text, type View, has, listActions } from '@saloon/kernel'
import { causeOf } from './causes.ts'
import { type Card, aimOf, kindOf } from './components.ts'
import { consequence } from './consequences.ts'
import { frames } from './frames/index.ts'
import { firesAsBang, mayShoot } from './rules/play-options.ts'
import { countAlive } from './rules/reach.ts'
import { sid } from './rules/sid.ts'
import type { Action, Wanted } from './state.ts'
import { type Why, askedSeat, whyNotAim, whyNotPlay, whyNotReach } from './why.ts'

type Blocked = Presentation<Action>['blocked']
type Question = Exclude<keyof typeof frames, 'turn' | 'volley'>

export function present(view: View<Wanted>, seat: Seat): Presentation<Action> {
  const frame = view.stack.at(-1)
  if (frame === undefined) return { options: [], blocked: [] }
  const unasked = view.turns === 0 ? [] : sid.options(view, seat)
  if (askedSeat(view) !== seat) return { options: shown(view, seat, unasked), blocked: [] }
  const kind = frame.kind as Question
  const offered = frames[kind].options!(view, frame as never, seat)
  const { because, ifNot } = causeOf(view, seat)
  return {
    options: shown(view, seat, [...offered, ...unasked]),
    blocked: kind === 'play' ? blockedCards(view, seat) : kind === 'deaths-door' ? blockedBeers(view, seat) : [],
    because,
    ifNot,
  }
}

/** One by one, except where the order of cards makes very many of one choice. */
function shown(view: View<Wanted>, seat: Seat, offered: readonly Option<Action>[]): Presentation<Action>['options'] {
  return offered.flatMap((family): Presentation<Action>['options'] => {
    if (family.do === 'sid' || family.do === 'discard')
      return [{ option: family, ...consequence(view, seat, family.do) }]
    return listActions<Action>([family]).map((action) => ({ option: action, ...consequence(view, seat, action) }))
  })
}

// ---- what can't be done -------------------------------------------------------------------------------------------

const inWords = ({ code, facts }: Why): Text =>
  facts === undefined ? { key: `why.${code}` } : { key: `why.${code}`, facts }

function blockedCards(view: View<Wanted>, seat: Seat): Blocked {
  return view.players[seat]!.hand.flatMap((card) => {
    const whole = whyNotAtAll(view, seat, card)
    if (whole) return [{ thing: { key: 'thing.card', facts: { card } }, because: inWords(whole) }]
    return view.players.flatMap((_, at) => {
      const refused = at !== seat && has(view.alive, at) ? whyNotAt(view, seat, card, at) : undefined
      return refused ? [{ thing: { key: 'thing.card-at', facts: { card, seat: at } }, because: inWords(refused) }] : []
    })
  })
}

/** Why a card can't be played now, at whomever. */
function whyNotAtAll(view: View<Wanted>, seat: Seat, card: Card): Why | undefined {
  const player = view.players[seat]!
  switch (aimOf(card)) {
    case 'equip':
      return whyNotPlay(view, seat, card)
    case 'answer':
    case 'range':
      if (!firesAsBang(player, card)) return { code: 'only-an-answer', facts: { card } }
      return mayShoot(view, player) ? undefined : { code: 'bang-limit', facts: { played: view.bangs } }
    default:
      return undefined
  }
}

function whyNotAt(view: View<Wanted>, seat: Seat, card: Card, at: Seat): Why | undefined {
  switch (aimOf(card)) {
    case 'near-card':
    case 'any-card':
      return whyNotReach(view, seat, card, at) ?? whyNothingThere(view, at)
    case 'free':
    case 'equip':
      return undefined
    default:
      return whyNotAim(view, seat, card, at)
  }
}

function whyNothingThere({ players }: View<Wanted>, at: Seat): Why | undefined {
  const { hand, inPlay } = players[at]!
  return hand.length + inPlay.length === 0 ? { code: 'no-hand-cards', facts: { seat: at } } : undefined
}

function blockedBeers(view: View<Wanted>, seat: Seat): Blocked {
  if (countAlive(view) > 2) return []
  const beers = view.players[seat]!.hand.filter((card) => kindOf(card) === 'beer')
  return beers.map((card) => ({
    thing: { key: 'thing.card', facts: { card } },
    because: { key: 'why.no-beer-for-two' },
  }))
}
