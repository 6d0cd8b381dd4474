// Bots think in a thread of their own, never on the loop that answers people. A bot gets here what a person in its seat
// gets: the view, the questions and the events of that seat.

import { parentPort } from 'node:worker_threads'
import { makeBot } from '@saloon/bots'
import { findGame } from '@saloon/games'
import {
  type Action,
  type Ask,
  type Base,
  type Chance,
  type Told,
  type View,
  chanceFrom,
  isRefusal,
} from '@saloon/kernel'

export interface Thought {
  readonly id: number
  readonly mind: string // whose memory: a game's log and a seat
  readonly bot: string
  readonly game: string
  readonly view: View<Base>
  readonly asks: readonly Ask[]
  readonly heard: number // how far this mind must have listened already; else it asks for everything
  readonly events: readonly Told[] // since then
  readonly upTo: number // how far it has listened then
}
export type Decision =
  | { readonly id: number; readonly ask: string; readonly action: Action }
  | { readonly id: number; readonly unheard: true } // this mind is new here: tell it everything
  | { readonly id: number; readonly problem: string }

/** More than anybody plays at once; a mind that is forgotten is told everything again. */
const MOST_MINDS = 2000

interface Mind {
  readonly memory: unknown
  heard: number
}
const minds = new Map<string, Mind>()
const chance: Chance = chanceFrom(Date.now(), process.pid)

async function think({ id, mind: key, bot: name, game, view, asks, heard, events, upTo }: Thought): Promise<Decision> {
  const module = findGame(game)
  if (isRefusal(module)) return { id, problem: module.code }
  await module.game.rules.ready?.()
  const bot = makeBot(name, module)
  if (isRefusal(bot)) return { id, problem: bot.code }
  let mind = minds.get(key)
  if (mind === undefined || mind.heard !== heard) {
    if (heard > 0) return { id, unheard: true }
    mind = { memory: bot.born(view), heard: 0 }
  }
  minds.delete(key)
  minds.set(key, mind) // the last one used is the last one forgotten
  if (minds.size > MOST_MINDS) minds.delete(minds.keys().next().value!)
  for (const event of events) bot.hear(mind.memory, event)
  mind.heard = upTo
  const decision = bot.decide(view, asks, mind.memory, chance)
  return decision ? { id, ...decision.answer } : { id, problem: 'no decision' }
}

// One after the other, also while a game is still being made ready: a mind hears its events in their order.
let last: Promise<void> = Promise.resolve()
parentPort?.on('message', (thought: Thought) => {
  last = last.then(() => answer(thought))
})

async function answer(thought: Thought): Promise<void> {
  let decision: Decision
  try {
    decision = await think(thought)
  } catch (error) {
    decision = { id: thought.id, problem: String(error) }
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window and has no origin
  parentPort?.postMessage(decision)
}
