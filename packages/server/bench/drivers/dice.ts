// A table of BANG! Dice at the real server: one person on all its seats, at an address of their own.

import { findGame } from '@saloon/games'
import { type Base, type View, chanceFrom, isRefusal, patched } from '@saloon/kernel'
import { type Down, type Up, type Command, readDown } from '../../src/transport/protocol.ts'
import { Visitor } from '../attacks/visitor.ts'
import type { OpenTable } from './driver.ts'

const GAME = 'bang-dice'
const SEATS = 3

export const openDiceTable: OpenTable = async (url, number) => {
  const module = findGame(GAME)
  if (isRefusal(module)) throw new Error(module.code)
  const { game } = module
  const chance = chanceFrom(number + 1)
  const visitor = new Visitor(url, `10.0.${number >> 8}.${number & 0xff}`)
  await visitor.comeIn()
  const { body } = await visitor.ask<{ id: string }>(
    '/api/tables',
    JSON.stringify({ game: GAME, seats: SEATS, pace: 0 }),
  )
  const socket = await visitor.connect()
  const send = (message: Up): void => socket.send(JSON.stringify(message))

  let view: View<Base> | undefined
  let played = 0 // of the game
  let isOver = false
  const waiting = new Map<string, (refused: unknown) => void>()
  let looksAgain = (): void => undefined
  const receive = (message: Down): void => {
    if (message.type === 'start') {
      view = message.view as View<Base>
      played = message.game
      isOver = false
    }
    if (message.type === 'step') view = patched(view, message.patch) as View<Base>
    if (message.type === 'table') isOver = message.table.phase === 'over'
    if (message.type === 'reply') waiting.get(message.id)?.(message.refused)
    looksAgain()
  }
  socket.on('message', (data) => readDown((data as Buffer).toString()).forEach(receive))
  let commands = 0
  const command = (wish: Command): Promise<unknown> => {
    const id = `c${commands++}`
    return new Promise((resolve) => {
      waiting.set(id, (refused) => {
        waiting.delete(id)
        resolve(refused)
      })
      send({ type: 'command', id, wish })
    })
  }
  const until = (holds: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      looksAgain = () => holds() && resolve()
      looksAgain()
    })

  send({ type: 'join', table: body.id })
  for (let seat = 0; seat < SEATS; seat++) await command({ do: 'sit-too', seat, name: `P${seat}` })
  const start = async (): Promise<void> => {
    const before = played
    await command({ do: 'ready', ready: true })
    const refused = await command({ do: 'start' })
    if (refused) throw new Error(`a game does not begin: ${JSON.stringify(refused)}`)
    await until(() => played > before)
  }
  await start()
  let begun = Promise.resolve()

  return {
    async move() {
      await begun // usually long since
      const [ask] = game.asks(view!).filter(({ must, locked }) => must && !locked)
      if (ask === undefined) return
      const { moves } = view!
      await command({ do: 'act', seat: ask.seat, ask: ask.id, action: { ...game.sample(view!, ask.seat, chance) } })
      await until(() => view!.moves > moves || isOver)
      if (game.asked(view!) === 0) begun = until(() => isOver).then(start)
    },
    rotate: () => Promise.resolve(), // a game ends by itself, and the next one begins

    close: () => socket.close(),
  }
}
