// A table of flicks that a stranger has to themselves, as fast as it is answered.

import { findGame } from '@saloon/games'
import { type Base, type View, chanceFrom, isRefusal, patched } from '@saloon/kernel'
import { type Down, readDown } from '../../src/transport/protocol.ts'
import type { Tally } from './attacks.ts'
import type { Visitor } from './visitor.ts'

/** Milliseconds after which an answer is no longer waited for: it was refused, and nobody says to what. */
const PATIENCE = 2000

/** Until the game is over, or it shall not go on. */
export async function playAlone(visitor: Visitor, id: string, table: string, tally: Tally, goesOn: () => boolean) {
  const module = findGame(id)
  if (isRefusal(module)) throw new Error(module.code)
  const { game } = module
  const chance = chanceFrom(1)
  const socket = await visitor.connect()
  let view: View<Base> | undefined
  let heard = (): void => undefined
  socket.on('message', (data) => {
    for (const message of readDown((data as Buffer).toString())) receive(message)
    heard()
  })
  function receive(message: Down): void {
    if (message.type === 'start') view = message.view as View<Base>
    if (message.type === 'step') view = patched(view, message.patch) as View<Base>
    if (message.type === 'wrong' || (message.type === 'reply' && message.refused)) tally.refused++
    if (message.type === 'reply' && !message.refused) tally.served++
  }
  const news = (): Promise<void> =>
    new Promise((resolve) => {
      const late = setTimeout(resolve, PATIENCE)
      heard = () => {
        clearTimeout(late)
        resolve()
      }
    })
  const begun = news()
  socket.send(JSON.stringify({ type: 'join', table }))
  await begun
  for (let n = 0; goesOn() && socket.readyState === socket.OPEN; n++) {
    const ask = view && game.asks(view).find(({ must, locked }) => must && !locked)
    if (view && ask === undefined) break
    const answered = news()
    if (view && ask) {
      const action = { ...game.sample(view, ask.seat, chance) }
      const wish = { do: 'act', seat: ask.seat, ask: ask.id, action }
      socket.send(JSON.stringify({ type: 'command', id: `m${n}`, wish }))
    }
    await answered
  }
  socket.terminate()
}
