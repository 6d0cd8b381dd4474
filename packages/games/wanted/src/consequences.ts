// What an option would surely do, in words with numbers; and what may be worth a second thought.

import { countOf, has, HIDDEN, type Seat, type Text, textOf, type View } from '@saloon/kernel'
import { type Card, ROLES_BY_SEATS, drawsOf, isWeapon, kindOf, rangeOfWeapon } from './components.ts'
import { excess } from './frames/discard.ts'
import { isGood } from './frames/lucky.ts'
import { playOptions } from './rules/play-options.ts'
import { countAlive, within } from './rules/reach.ts'
import { type Action, FROM_HAND, type Lucky, type Shot, type Wanted } from './state.ts'

export interface Consequence {
  readonly then: readonly Text[]
  readonly warning?: Text
}
type Table = View<Wanted>

/** Of a whole action, or of a family of them that all do the same. */
export function consequence(view: Table, seat: Seat, action: Action | 'sid' | 'discard'): Consequence {
  const { life, character } = view.players[seat]!
  if (action === 'sid') return { then: [textOf('then.sid', { life, after: life + 1 })] }
  if (action === 'discard') return { then: [textOf('then.discard', { count: excess(view, seat) })] }
  switch (action.do) {
    case 'keep':
      return { then: [textOf('then.keep')] }
    case 'change':
      return { then: [textOf('then.change')] }
    case 'play':
      return played(view, seat, action.card)
    case 'aim':
      return aimed(view, seat, action.card, action.at)
    case 'grab':
      return { then: [grabbed(view, action.card, action.at, action.pick)] }
    case 'end': {
      const count = excess(view, seat)
      // A card that can be grabbed with in several ways is one card.
      const unused = new Set(playOptions(view, seat).flatMap((option) => ('card' in option ? [option.card] : []))).size
      return {
        then: [count > 0 ? textOf('then.end.discard', { count }) : textOf('then.end')],
        ...(unused > 0 && { warning: textOf('warning.unused', { count: unused }) }),
      }
    }
    case 'barrel':
    case 'jourdonnais':
      return { then: [textOf(character === 'lucky-duke' ? 'then.barrel.lucky' : 'then.barrel')] }
    case 'missed': {
      const left = (view.stack.at(-1) as Shot).left - 1
      return { then: [left === 0 ? textOf('then.dodged') : textOf('then.dodged.not-yet', { left })] }
    }
    case 'bang':
      return { then: [textOf(view.stack.at(-1)!.kind === 'duel' ? 'then.duel.on' : 'then.indians.off')] }
    case 'pass':
      return {
        then: [textOf('then.pass', { life, after: life - 1 })],
        ...(life === 1 && { warning: textOf('warning.last-life') }),
      }
    case 'beer':
      return { then: [life === 0 ? textOf('then.saved') : textOf('then.saved.not-yet', { missing: -life })] }
    case 'give-up':
      return { then: [textOf('then.out')] }
    case 'pick':
      return { then: [textOf('then.pick', { card: action.card })] }
    case 'choose':
      return { then: [textOf(isGood(action.card, (view.stack.at(-1) as Lucky).of) ? 'then.good' : 'then.bad')] }
    case 'put-back':
      return { then: [textOf('then.put-back', { card: action.card })] }
    case 'draw':
      return { then: [textOf('then.draws', { count: 2 })] }
    case 'draw-from':
      return { then: [textOf('then.draw-from', { seat: action.seat, count: view.players[action.seat]!.hand.length })] }
    case 'draw-discard':
      return { then: [textOf('then.draw-discard', { card: view.discard.at(-1)! })] }
    case 'sid':
    case 'discard':
      return consequence(view, seat, action.do)
  }
}

function played(view: Table, seat: Seat, card: Card): Consequence {
  const kind = kindOf(card)
  const others = countAlive(view) - 1
  const { life, max, inPlay } = view.players[seat]!
  if (drawsOf(card) > 0) return { then: [textOf('then.draws', { count: drawsOf(card) })] }
  if (isWeapon(card)) {
    const old = inPlay.find(isWeapon)
    const range = rangeOfWeapon(card)
    const then = [textOf('then.weapon', { range, count: countOf(within(view, seat, range)) })]
    return old === undefined ? { then } : { then, warning: textOf('warning.replaces', { card: old }) }
  }
  switch (kind) {
    case 'beer':
      if (others === 1) return { then: [textOf('then.nothing')], warning: textOf('warning.two-left') }
      if (life === max) return { then: [textOf('then.nothing')], warning: textOf('warning.unhurt', { max }) }
      return { then: [textOf('then.heals', { life, after: life + 1 })] }
    case 'saloon': {
      const count = view.players.filter((player, other) => has(view.alive, other) && player.life < player.max).length
      if (count === 0) return { then: [textOf('then.nothing')], warning: textOf('warning.nobody-hurt') }
      return { then: [textOf('then.saloon', { count })] }
    }
    case 'general-store':
      return { then: [textOf('then.general-store', { count: others + 1 })] }
    case 'gatling':
    case 'indians': {
      const everybody = view.players.map((_, other) => other)
      return { then: [textOf(`then.${kind}`, { count: others })], ...deputyAtRisk(view, seat, everybody) }
    }
    default:
      return { then: [textOf(kind === 'barrel' ? 'then.equip-barrel' : `then.${kind}`)] }
  }
}

function aimed(view: Table, seat: Seat, card: Card, at: Seat): Consequence {
  const kind = kindOf(card)
  if (kind === 'jail') return { then: [textOf('then.jail', { seat: at })] }
  const misses = view.players[seat]!.character === 'slab-the-killer' ? 2 : 1
  const { life } = view.players[at]!
  const then = [kind === 'duel' ? textOf('then.duel', { seat: at }) : textOf('then.shot', { seat: at, misses, life })]
  return { then, ...deputyAtRisk(view, seat, [at]) }
}

/** The Sheriff pays for a dead Deputy with all his cards (W-R110). */
function deputyAtRisk(view: Table, seat: Seat, struck: readonly Seat[]): Pick<Consequence, 'warning'> {
  if (view.players[seat]!.role !== 'sheriff') return {}
  const atRisk = struck.filter((at) => has(view.alive, at) && view.players[at]!.life === 1 && mayBeDeputy(view, at))
  const [at] = atRisk
  if (at === undefined) return {}
  const one = atRisk.length === 1
  return {
    warning: one ? textOf('warning.deputy', { seat: at }) : textOf('warning.deputies', { count: atRisk.length }),
  }
}

/** As far as these eyes know: a role is hidden, and not all Deputies are shown. */
function mayBeDeputy({ players }: Table, at: Seat): boolean {
  const { role } = players[at]!
  if (role !== HIDDEN) return role === 'deputy'
  const known = players.filter((player) => player.role === 'deputy').length
  return known < ROLES_BY_SEATS[players.length]!.deputy
}

function grabbed(view: Table, card: Card, at: Seat, pick: Card): Text {
  const verb = kindOf(card) === 'panic' ? 'takes' : 'removes'
  if (pick !== FROM_HAND) return textOf(`then.${verb}`, { seat: at, card: pick })
  return textOf(`then.${verb}.hand`, { seat: at, count: view.players[at]!.hand.length })
}
