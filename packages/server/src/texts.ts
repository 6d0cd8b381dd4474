// Texts that arrive over a socket. Nearly all of them are one short frame that came in one piece: read here, as they come out of
// the network and before the stream's own queue and events, in a fraction of the time that those and `ws` take. `ws` gets the
// rest, and everything from the first broken frame on.

import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'

/** First bytes of frames that are whole messages, and after which the line stays open: text, binary, ping, pong. */
const TEXT = 0x81
const WHOLE = [TEXT, 0x82, 0x89, 0x8a]
/** The second byte: that there is a mask, as clients must have one, and the length; from here on it stands in the next two bytes. */
const MASKED = 0x80
const LENGTH = 0x7f
const IN_TWO_BYTES = 126
const IN_EIGHT_BYTES = 127
const MASK_SIZE = 4
const NOT_ASCII = 0x80
/** Bytes; whether more is too much is for `ws` to say. */
const SHORT = 1024

/** Undefined: something came that isn't text. */
export function onText(socket: WebSocket, line: Socket, listener: (text: string | undefined) => void): void {
  socket.on('message', (data, isBinary) => listener(isBinary ? undefined : (data as Buffer).toString())) // one piece: `ws` gives text as a buffer
  const push = line.push.bind(line)
  let isBetweenFrames = true
  line.push = (chunk: Buffer | null, encoding): boolean => {
    if (isBetweenFrames && chunk !== null && socket.readyState === socket.OPEN) {
      const text = isFlowing(line) ? plainText(chunk) : undefined
      if (text !== undefined) {
        listener(text)
        return true
      }
      isBetweenFrames = isWholeFrames(chunk)
    }
    return push(chunk, encoding)
  }
}

/** Nothing waits that came before. */
const isFlowing = (line: Socket): boolean => line.readableFlowing === true && line.readableLength === 0

/** If it is one frame of ASCII, whole and short; else it stays as it is. */
export function plainText(chunk: Buffer): string | undefined {
  if (chunk.length > SHORT || chunk[0] !== TEXT || frameEnd(chunk, 0) !== chunk.length) return undefined
  const start = headSize(chunk, 0)
  if (unmask(chunk, start) < NOT_ASCII) return chunk.toString('latin1', start)
  unmask(chunk, start) // the same again is the mask put on again
  return undefined
}

function isWholeFrames(chunk: Buffer): boolean {
  let at = 0
  while (at < chunk.length && WHOLE.includes(chunk[at]!)) at = frameEnd(chunk, at)
  return at === chunk.length
}

/** Where the frame that begins there ends; beyond everything: it is long, or no client's frame. */
function frameEnd(chunk: Buffer, at: number): number {
  const second = chunk[at + 1] ?? 0
  const length = second & LENGTH
  if ((second & MASKED) === 0 || length === IN_EIGHT_BYTES) return Infinity
  return at + headSize(chunk, at) + (length === IN_TWO_BYTES ? chunk[at + 2]! * 256 + chunk[at + 3]! : length)
}

const headSize = (chunk: Buffer, at: number): number =>
  2 + ((chunk[at + 1]! & LENGTH) === IN_TWO_BYTES ? 2 : 0) + MASK_SIZE

/** All bytes together, to tell ASCII by. */
function unmask(chunk: Buffer, start: number): number {
  const mask = start - MASK_SIZE
  let all = 0
  for (let i = start; i < chunk.length; i++) all |= chunk[i]! ^= chunk[mask + ((i - start) & 3)]!
  return all
}
