// A short fingerprint of whole numbers and words (FNV-1a, twice 32 bits): enough to tell that two machines got the same rest.

import type { Result } from '../flick.ts'
import type { Pose } from '../layout.ts'

class Fingerprint {
  private low = 0x811c9dc5
  private high = 0x01000193

  number(value: number): this {
    // A whole number of up to 53 bits, as two words: negative ones differ in the upper word.
    return this.word(value | 0).word(Math.floor(value / 0x1_0000_0000) | 0)
  }
  text(text: string): this {
    for (let at = 0; at < text.length; at++) this.word(text.charCodeAt(at))
    return this.word(text.length)
  }
  private word(bits: number): this {
    for (let shift = 0; shift < 32; shift += 8) {
      const byte = (bits >>> shift) & 0xff
      this.low = Math.imul(this.low ^ byte, 0x01000193)
      this.high = Math.imul(this.high ^ byte, 0x01000197)
    }
    return this
  }
  get hex(): string {
    return (this.high >>> 0).toString(16).padStart(8, '0') + (this.low >>> 0).toString(16).padStart(8, '0')
  }
}

/** Of where everything came to rest and what was touched on the way. */
export function fingerprintOf(rest: Omit<Result, 'falls' | 'track' | 'hash'>): string {
  const print = new Fingerprint().number(rest.crossed).number(rest.steps)
  const pose = (at: Pose): void => {
    print.number(at.x).number(at.y).number(at.z).number(at.facing)
    for (const part of at.turn ?? []) print.number(part)
  }
  for (const { step, id, part, x, z, speed } of rest.touches)
    print.number(step).text(id).number(part).number(x).number(z).number(speed)
  pose(rest.flicked.pose)
  for (const { id, pose: at, off } of rest.moved) {
    print.text(id).number(off ? 1 : 0)
    pose(at)
  }
  return print.hex
}
