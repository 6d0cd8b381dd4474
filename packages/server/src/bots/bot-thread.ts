// Bots think in a thread of their own, never on the loop that answers people. A bot gets here what a person in its seat
// gets: the view, the questions and the events of that seat.

import { parentPort } from 'node:worker_threads'
import { makeBot } from '@saloon/bots'
import { findGame } from '@saloon/games'
import { type Chance, chanceFrom, isRefusal } from '@saloon/kernel'
import { type Decision, MOST_BOTS, type Thought } from './messages.ts'
import { wallTime } from '../time.ts'

interface Mind {
  readonly memory: unknown
  heard: number
}
const minds = new Map<string, Mind>()
const chance: Chance = chanceFrom(wallTime(), process.pid)

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
  if (minds.size > MOST_BOTS) minds.delete(minds.keys().next().value!)
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
