import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { writeFrame } from '../../src/transport/write-frame.ts'

/** What a client reads of these texts, each written as a frame of its own. */
async function read(texts: readonly string[]): Promise<{ readonly got: string[]; readonly lengths: number[] }> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  const lengths: number[] = []
  server.on('connection', (socket, request) => {
    for (const text of texts) lengths.push(writeFrame(request.socket, text))
    socket.close()
  })
  await once(server, 'listening')
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const got: string[] = []
  client.on('message', (data, isBinary) => got.push(isBinary ? 'binary' : (data as Buffer).toString()))
  const [code] = (await once(client, 'close')) as [number]
  expect(code).toBe(1005) // a proper goodbye: nothing was wrong with the frames
  server.close()
  return { got, lengths }
}

test('frames of every size and script arrive as they were written, in order', async () => {
  const letters = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].flatMap((size) => ['a'.repeat(size), 'é'.repeat(size)])
  const texts = [...letters, '{"name":"Zoé 🤠"}', 'one\ntwo', 'ÿ\u0081']
  const { got, lengths } = await read(texts)
  expect(got).toEqual(texts)
  expect(lengths).toEqual(texts.map((text) => Buffer.byteLength(text)))
})
