import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, type Socket, connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Chance, below, chanceFrom, pick } from '@saloon/kernel'
import { expect, test } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { onText, plainText } from '../src/texts.ts'

type Hear = (socket: WebSocket, line: Socket, listener: (text: string | undefined) => void) => void
/** How it was before: `ws` alone. */
const byWs: Hear = (socket, _line, listener) =>
  socket.on('message', (data, isBinary) => listener(isBinary ? undefined : (data as Buffer).toString()))

const LARGEST = 2000

/** A frame as a client writes it. */
function frame(first: number, content: Buffer, isMasked = true): Buffer {
  const { length } = content
  const masked = isMasked ? 0x80 : 0
  const head =
    length < 126
      ? [first, masked | length]
      : length < 65_536
        ? [first, masked | 126, length >> 8, length & 0xff]
        : [first, masked | 127, 0, 0, 0, 0, length >>> 24, (length >> 16) & 0xff, (length >> 8) & 0xff, length & 0xff]
  if (!isMasked) return Buffer.concat([Buffer.from(head), content])
  const mask = [0x12, 0xf4, 0x56, 0x98]
  return Buffer.concat([Buffer.from([...head, ...mask]), content.map((byte, i) => byte ^ mask[i % 4]!)])
}
const text = (content: string): Buffer => frame(0x81, Buffer.from(content))
const goodbye = frame(0x88, Buffer.from([0x03, 0xe8]))

const USUAL: ((chance: Chance) => Buffer)[] = [
  (chance) => text('{"type":"ping"}'.repeat(1 + below(chance, 12))),
  (chance) => text('a'.repeat(below(chance, 130))),
  (chance) => text('x'.repeat(120 + below(chance, LARGEST - 120))),
]
const RARE: ((chance: Chance) => Buffer)[] = [
  () => text('Zoé 🤠'),
  () => frame(0x82, Buffer.from([1, 2, 3])),
  () => frame(0x89, Buffer.from('ping')),
  () => frame(0x8a, Buffer.alloc(0)),
  () =>
    Buffer.concat([frame(0x01, Buffer.from('one ')), frame(0x89, Buffer.alloc(0)), frame(0x80, Buffer.from('two'))]),
]
const WRONG: (() => Buffer)[] = [
  () => frame(0x81, Buffer.from('no mask'), false),
  () => frame(0xc1, Buffer.from('a bit that means nothing')),
  () => frame(0x83, Buffer.from('no such frame')),
  () => frame(0x81, Buffer.from([0xff, 0xfe])), // no UTF-8
  () => text('z'.repeat(LARGEST + 1)),
  () => text('z'.repeat(70_000)),
  () => frame(0x80, Buffer.from('goes on with nothing')),
  () => Buffer.concat([frame(0x01, Buffer.from('begun')), text('and another before its end')]),
]

/** What a server hears of these pieces, and how it takes its leave. */
async function heard(
  hear: Hear,
  pieces: readonly Buffer[],
): Promise<{ readonly texts: unknown[]; readonly code: number }> {
  const texts: unknown[] = []
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST })
  const server = createServer()
  server.on('upgrade', (request, line: Socket, head) => {
    sockets.handleUpgrade(request, line, head, (socket) => {
      socket.on('error', () => undefined)
      hear(socket, line, (got) => texts.push(got))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => undefined) // whoever is thrown out may still be talking
  client.write(
    'GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n',
  )
  await once(client, 'data')
  const answers: Buffer[] = []
  client.on('data', (some) => answers.push(some))
  const ended = once(client, 'close')
  client.setNoDelay()
  for (const piece of pieces) {
    if (client.destroyed) break
    client.write(piece)
    await nextTurn()
  }
  await ended
  server.close()
  const last = Buffer.concat(answers).subarray(-2) // a server's goodbye ends with its code
  return { texts, code: last.length === 2 ? last.readUInt16BE(0) : 0 }
}

/** Cut anywhere, or exactly between frames as browsers send them. */
function cut(chance: Chance, frames: readonly Buffer[]): Buffer[] {
  if (below(chance, 2) === 0) return [...frames]
  let rest = Buffer.concat(frames)
  const pieces: Buffer[] = []
  while (rest.length > 0) {
    const size = 1 + below(chance, Math.min(rest.length, 400))
    pieces.push(rest.subarray(0, size))
    rest = rest.subarray(size)
  }
  return pieces
}

test('whatever comes in whatever pieces is heard as `ws` alone would hear it, and ends the same way', async () => {
  const codes = new Set<number>()
  for (let seed = 1; seed <= 60; seed++) {
    const chance = chanceFrom(seed)
    const frames = Array.from({ length: 1 + below(chance, 12) }, () =>
      pick(chance, below(chance, 4) === 0 ? RARE : USUAL)(chance),
    )
    if (seed % 3 === 0) frames.push(pick(chance, WRONG)())
    const pieces = cut(chance, [...frames, text('the last word'), goodbye])
    const copies = (): Buffer[] => pieces.map((piece) => Buffer.from(piece))
    const ours = await heard(onText, copies())
    expect(ours, `seed ${seed}`).toEqual(await heard(byWs, copies()))
    codes.add(ours.code)
  }
  expect([...codes].toSorted((a, b) => a - b)).toEqual([1000, 1002, 1007, 1009])
})

test('what looks like a whole frame but is a part of another is none', async () => {
  const inner = text('not a message')
  const outer = frame(0x82, Buffer.alloc(10 + inner.length)) // any bytes may follow
  const begun = outer.subarray(0, outer.length - inner.length)
  const disguised = await heard(onText, [begun, inner, text('after'), goodbye])
  expect(disguised.texts).toEqual([undefined, 'after'])
  expect(disguised).toEqual(await heard(byWs, [begun, inner, text('after'), goodbye]))
  const amid = [frame(0x01, Buffer.from('begun')), text('before its end'), goodbye]
  expect(
    await heard(
      onText,
      amid.map((piece) => Buffer.from(piece)),
    ),
  ).toEqual({ texts: [], code: 1002 })
})

test('what is too long is too long, however it comes', async () => {
  const tooLong = text('z'.repeat(LARGEST + 1))
  expect(await heard(onText, [text('before'), tooLong, text('after')])).toEqual({ texts: ['before'], code: 1009 })
})

test('one frame of plain letters is read as it is; anything else stays as it was', () => {
  for (const size of [0, 1, 125, 126, 127, 1000]) expect(plainText(text('q'.repeat(size)))).toBe('q'.repeat(size))
  const others = [
    text('é'),
    text('long'.repeat(300)),
    Buffer.concat([text('a'), text('b')]),
    text('whole').subarray(0, -1),
    Buffer.concat([text('whole'), Buffer.from([0])]),
    frame(0x81, Buffer.from('no mask'), false),
    frame(0x82, Buffer.from('binary')),
    Buffer.alloc(0),
    Buffer.from([0x81]),
  ]
  for (const other of others) {
    const copy = Buffer.from(other)
    expect(plainText(other)).toBeUndefined()
    expect(other).toEqual(copy)
  }
})
