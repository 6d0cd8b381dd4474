// Writes a text as one WebSocket frame in one go. `ws` writes header and text separately, which takes half as long again.

import type { Writable } from 'node:stream'

/** Flags: a text frame, and the last (here the only) piece of its message. */
const WHOLE_TEXT = 0x81
/** Up to this length it fits in the second byte; above, it takes two more bytes, then eight. */
const SHORT = 125
const MEDIUM = 0xffff
const IN_TWO_BYTES = 126
const IN_EIGHT_BYTES = 127

/** Returns how many bytes the text has. */
export function writeFrame(line: Writable, text: string): number {
  const length = Buffer.byteLength(text)
  // Nearly everything is ASCII, which goes out as it is, without a buffer.
  if (length === text.length && length <= MEDIUM) line.write(shortHead(length) + text, 'latin1')
  else {
    line.cork() // together, and the text isn't copied to stand behind its head
    line.write(length <= MEDIUM ? Buffer.from(shortHead(length), 'latin1') : longHead(length))
    line.write(text, length === text.length ? 'latin1' : 'utf8')
    line.uncork()
  }
  return length
}

const shortHead = (length: number): string =>
  length <= SHORT
    ? String.fromCharCode(WHOLE_TEXT, length)
    : String.fromCharCode(WHOLE_TEXT, IN_TWO_BYTES, length >> 8, length & 0xff)

function longHead(length: number): Buffer {
  const head = Buffer.alloc(10)
  head[0] = WHOLE_TEXT
  head[1] = IN_EIGHT_BYTES
  head.writeBigUInt64BE(BigInt(length), 2)
  return head
}
