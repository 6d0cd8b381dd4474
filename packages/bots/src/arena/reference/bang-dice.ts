// What stronger bots are measured against at BANG! The Dice Game: rules of thumb, and of the others' roles nothing but who has shot the Sheriff.

import { type Action, type BangDice, type Event, type Face, bangDice, gatlingOf } from '@saloon/bang-dice'
import { type Chance, type Seat, type View, pick } from '@saloon/kernel'
import type { Policy } from '../../policy/policy.ts'
import { type Enmity, type Memory, born, enmityOf } from './flag.ts'

type Table = View<BangDice>

export const bangDiceReference: Policy<BangDice, Action, Event, Memory> = {
  born,
  hear(memory, event) {
    if (event.type === 'shot' && event.at === memory.sheriff) memory.flags[event.by] = true
  },
  hears: ['shot'],
  choose(view, me, chance, memory) {
    const question = view.stack.at(-1) as unknown as { readonly kind: string; readonly most: number }
    const enmity = enmityOf(view, me, memory, (seat) => view.players[seat]!.life > 0)
    const { life, arrows } = view.players[me]!
    switch (question.kind) {
      case 'reroll':
        return reroll(view, me, enmity)
      case 'assign-shots':
        return shoot(view, me, enmity, chance)
      case 'assign-beers':
        return pour(view, me, enmity)
      case 'sid-heal':
        return { do: 'heal', seat: thirstiest(me, enmity, thirst(view)) }
      case 'bart-arrows':
        return { do: 'swap', count: arrows + question.most < life || life <= question.most ? question.most : 0 }
      case 'pedro-discard':
        return { do: 'return', count: question.most }
      case 'kit-discard':
        return remove(view, me, enmity, question.most)
      default:
        return { do: 'roll' }
    }
  },
}

function reroll(view: Table, me: Seat, enmity: Enmity): Action {
  const { life, arrows, character } = view.players[me]!
  const locked = character === 'black-jack' ? 0 : count(view, 'dynamite')
  const again = view.dice.flatMap((face, die) =>
    isUseful(view, me, enmity, face!) || (locked > 0 && face === 'dynamite') ? [] : [die],
  )
  const oneFromExplosion = locked === 2 && (life <= 2 || again.length > 2)
  const oneFromIndians = view.supply <= again.length && arrows + 1 >= life
  return again.length === 0 || oneFromExplosion || oneFromIndians ? { do: 'stop' } : { do: 'reroll', dice: again }
}

/** Whether a die is worth keeping as it lies. */
function isUseful(view: Table, me: Seat, enmity: Enmity, face: Face): boolean {
  switch (face) {
    case 'bull1':
    case 'bull2':
      return inReach(view, me, face).some((target) => enmity[target]! > 0)
    case 'beer':
      return thirst(view).some((points, seat) => points > 0 && (seat === me || enmity[seat]! < 0))
    case 'gatling':
      return count(view, face) >= gatlingOf(view.players[me]!.character) - 1
    default:
      return false
  }
}

const count = ({ dice }: Table, face: Face): number => dice.filter((other) => other === face).length

/** Roughly: Rose and Janet reach a little further. */
function inReach({ players }: Table, me: Seat, face: Face): Seat[] {
  const ring = players.flatMap(({ life }, seat) => (life > 0 ? [seat] : []))
  const steps = face === 'bull2' && ring.length > 3 ? 2 : 1
  const place = ring.indexOf(me)
  return [ring[(place + steps) % ring.length]!, ring[(place - steps + ring.length) % ring.length]!]
}

/** Each shot at the worst enemy in reach, of equals at the weakest, and none at somebody who falls anyway. */
function shoot(view: Table, me: Seat, enmity: Enmity, chance: Chance): Action {
  const [plain, doubled] = bangDice.options(view, me) as readonly Shots[]
  const left = view.players.map(({ life }) => life)
  const at = plain!.at.each.map(({ one }) => {
    const worth = one.map((seat) => (left[seat]! > 0 ? enmity[seat]! * 20 - left[seat]! : -20))
    const best = Math.max(...worth)
    const target = pick(
      chance,
      one.filter((_, i) => worth[i] === best),
    )
    left[target]!--
    return target
  })
  const [beer] = doubled?.beer.one ?? []
  const spends = beer !== undefined && enmity[at[0]!]! > 0 && thirst(view)[me] === 0
  return spends ? { do: 'double', at, die: doubled!.die.one[0]!, beer } : { do: 'shoot', at }
}
/** What the rules offer for shots; the second one to Slab alone, who may double one of them. */
interface Shots {
  readonly at: { readonly each: readonly { readonly one: readonly Seat[] }[] }
  readonly die: { readonly one: readonly number[] }
  readonly beer: { readonly one: readonly number[] }
}

function pour(view: Table, me: Seat, enmity: Enmity): Action {
  const left = thirst(view)
  const beers = (bangDice.options(view, me) as unknown as readonly { to: { each: readonly unknown[] } }[])[0]!.to.each
  const to = beers.map(() => {
    const drinker = thirstiest(me, enmity, left)
    left[drinker]!--
    return drinker
  })
  return { do: 'pour', to }
}

/** Life points each player could still gain. */
const thirst = ({ players }: Table): number[] => players.map(({ life, max }) => (life > 0 ? max - life : 0))

/** Oneself first, then the friend who is worst off. */
function thirstiest(me: Seat, enmity: Enmity, left: readonly number[]): Seat {
  if (left[me]! > 0) return me
  let worst = me
  for (let seat = 0; seat < left.length; seat++) if (enmity[seat]! < 0 && left[seat]! > left[worst]!) worst = seat
  return worst
}

/** Kit takes arrows away from himself, then from his friends. */
function remove({ players }: Table, me: Seat, enmity: Enmity, most: number): Action {
  const arrows = players.map(() => 0)
  let left = most
  for (const seat of [me, ...players.keys()]) {
    if (seat !== me && enmity[seat]! >= 0) continue
    const taken = Math.min(left, players[seat]!.arrows - arrows[seat]!)
    arrows[seat]! += taken
    left -= taken
  }
  return { do: 'remove', arrows }
}
