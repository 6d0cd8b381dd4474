// Why one is asked, read from the stack: what the question lies on; and what happens to whoever doesn't answer, in numbers.

import { type Cause, type Seat, type Text, textOf, type View } from '@saloon/kernel'
import { excess } from './frames/discard.ts'
import { beersOf } from './frames/deaths-door.ts'
import { hasInPlay } from './rules/reach.ts'
import {
  type DeathsDoor,
  type Duel,
  type Indians,
  type KeepCharacter,
  type Lucky,
  NOBODY_TO_BLAME,
  type Shot,
  type Store,
  type Wanted,
} from './state.ts'

type Table = View<Wanted>

/** Of the seat that is asked. */
export function causeOf(view: Table, seat: Seat): Cause {
  const frame = view.stack.at(-1)!
  const { life, character } = view.players[seat]!
  const hit = (key: string): Text => textOf(key, { life, after: life - 1 })
  switch (frame.kind) {
    case 'shot':
      return { because: shotAt(view, frame as Shot), ifNot: hit('safe.shot') }
    case 'indians':
      return { because: textOf('because.indians', { seat: (frame as Indians).by }), ifNot: hit('safe.indians') }
    case 'duel': {
      const { challenger, challenged, fired } = frame as Duel
      const other = seat === challenger ? challenged : challenger
      const because =
        fired === 0 ? textOf('because.challenged', { seat: other }) : textOf('because.duel', { seat: other, fired })
      return { because, ifNot: hit('safe.duel') }
    }
    case 'deaths-door':
      return { because: dying(view, frame as DeathsDoor), ifNot: saves(view, seat) }
    case 'discard':
      return { because: textOf('because.limit', { count: excess(view, seat), life }), ifNot: textOf('safe.discard') }
    case 'store': {
      const because = textOf('because.store', { seat: view.active, count: view.store.length })
      return { because, ifNot: textOf('safe.store', { card: (frame as Store).seat === seat ? view.store[0]! : 0 }) }
    }
    case 'lucky':
      return { because: textOf('because.lucky', { of: (frame as Lucky).of }), ifNot: textOf('safe.lucky') }
    case 'keep-character':
      return {
        because: textOf('because.series', { character: (frame as KeepCharacter).before.characters[seat]! }),
        ifNot: textOf('safe.keep-character'),
      }
    case 'kit':
    case 'jesse':
    case 'pedro':
      return {
        because: textOf('because.draws', { turn: view.turns, character: character! }),
        ifNot: textOf(`safe.${frame.kind}`),
      }
    default:
      return { because: ownTurn(view, seat), ifNot: ends(excess(view, seat)) }
  }
}

const ends = (count: number): Text => (count <= 0 ? textOf('safe.play') : textOf('safe.play.discard', { count }))

function shotAt(view: Table, { by, left }: Shot): Text {
  if (view.stack.at(-2)?.kind === 'volley') return textOf('because.gatling', { seat: by })
  return textOf('because.shot', { seat: by, left, card: view.resolving! })
}

function dying(view: Table, { seat, by }: DeathsDoor): Text {
  const missing = 1 - view.players[seat]!.life
  return by === NOBODY_TO_BLAME
    ? textOf('because.dying.alone', { missing })
    : textOf('because.dying', { seat: by, missing })
}

/** A Beer first, then Sid's two cards; without either one is out. */
function saves(view: Table, seat: Seat): Text {
  const { character, hand } = view.players[seat]!
  const [beer] = beersOf(view, seat)
  if (beer !== undefined) return textOf('safe.deaths-door', { card: beer })
  return character === 'sid-ketchum' && hand.length >= 2
    ? textOf('safe.deaths-door.sid')
    : textOf('safe.deaths-door.out')
}

function ownTurn(view: Table, seat: Seat): Text {
  const player = view.players[seat]!
  if (player.character === 'willy-the-kid' || hasInPlay(player, 'volcanic'))
    return textOf('because.turn.free', { turn: view.turns })
  return textOf('because.turn', { turn: view.turns, left: view.bangs === 0 ? 1 : 0 })
}
