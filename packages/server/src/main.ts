// The program behind `npm start`.

import type { AddressInfo } from 'node:net'
import { GAMES } from '@saloon/games'
import { type Address, readAddress, urlOf, whyNotListening } from './address.ts'
import { createServer } from './server.ts'

/** How long requests under way may take to finish once we were asked to stop. */
const FAREWELL_MS = 5_000

const address = readAddress(process.env)
if (typeof address === 'string') {
  console.error(address)
  process.exitCode = 2
} else {
  serve(address)
}

function serve(address: Address): void {
  const server = createServer(GAMES)
  server.on('error', (error) => {
    console.error(whyNotListening(error, address))
    process.exitCode = 1
  })
  server.listen(address, () => {
    const { port } = server.address() as AddressInfo // asked again: PORT=0 takes any free one
    console.log(`Saloon is open at ${urlOf({ ...address, port })} (Ctrl-C closes it)`)
  })
  const stop = (): void => {
    server.close()
    setTimeout(() => server.closeAllConnections(), FAREWELL_MS).unref()
  }
  process.once('SIGINT', stop) // once: a second Ctrl-C ends it at once
  process.once('SIGTERM', stop)
}
