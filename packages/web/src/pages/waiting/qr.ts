// A QR code of a short text: bytes, error correction M, versions 1 to 10 (ISO/IEC 18004). Enough for any address of a table.

const VERSIONS = [
  // total codewords, correction codewords a block, blocks, centres of alignment
  [26, 10, 1, []],
  [44, 16, 1, [6, 18]],
  [70, 26, 1, [6, 22]],
  [100, 18, 2, [6, 26]],
  [134, 24, 2, [6, 30]],
  [172, 16, 4, [6, 34]],
  [196, 18, 4, [6, 22, 38]],
  [242, 22, 4, [6, 24, 42]],
  [292, 22, 5, [6, 26, 46]],
  [346, 26, 5, [6, 28, 50]],
] as const

/** Rows of dark and light; undefined: the text is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | undefined {
  const bytes = new TextEncoder().encode(text)
  const version = VERSIONS.findIndex(([total, perBlock, blocks], i) => {
    const room = (total - perBlock * blocks) * 8
    return 4 + (i < 9 ? 8 : 16) + bytes.length * 8 <= room
  })
  if (version === -1) return undefined
  const data = withCorrection(dataWords(bytes, version), version)
  const drawn = Array.from({ length: 8 }, (_, mask) => draw(data, version + 1, VERSIONS[version]![3], mask))
  return drawn.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best))
}

// ---- words --------------------------------------------------------------------------------------------------------

function dataWords(bytes: Uint8Array, version: number): number[] {
  const [total, perBlock, blocks] = VERSIONS[version]!
  const room = total - perBlock * blocks
  const bits: number[] = []
  const push = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1)
  }
  push(0b0100, 4) // bytes
  push(bytes.length, version < 9 ? 8 : 16)
  for (const byte of bytes) push(byte, 8)
  push(0, Math.min(4, room * 8 - bits.length))
  push(0, (8 - (bits.length % 8)) % 8)
  const words: number[] = []
  for (let i = 0; i < bits.length; i += 8) words.push(bits.slice(i, i + 8).reduce((word, bit) => word * 2 + bit, 0))
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad)
  return words
}

/** Blocks, each with its correction, interleaved. */
function withCorrection(words: readonly number[], version: number): number[] {
  const [, perBlock, blocks] = VERSIONS[version]!
  const short = Math.floor(words.length / blocks)
  const long = words.length % blocks // so many blocks at the end have one more
  const divisor = generator(perBlock)
  const parts: number[][] = []
  const checks: number[][] = []
  for (let block = 0, at = 0; block < blocks; block++) {
    const length = short + (block >= blocks - long ? 1 : 0)
    const part = words.slice(at, at + length)
    parts.push(part)
    checks.push(remainder(part, divisor))
    at += length
  }
  const column = (lists: readonly number[][], i: number): number[] => lists.flatMap((list) => list[i] ?? [])
  const result: number[] = []
  for (let i = 0; i <= short; i++) result.push(...column(parts, i))
  for (let i = 0; i < perBlock; i++) result.push(...column(checks, i))
  return result
}

function multiply(a: number, b: number): number {
  let product = 0
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((b >>> i) & 1) * a
  }
  return product
}

function generator(degree: number): number[] {
  const result: number[] = Array.from({ length: degree }, (_, i) => (i === degree - 1 ? 1 : 0))
  let root = 1
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) result[j] = multiply(result[j]!, root) ^ (result[j + 1] ?? 0)
    root = multiply(root, 2)
  }
  return result
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const result: number[] = divisor.map(() => 0)
  for (const word of data) {
    const factor = word ^ result.shift()!
    result.push(0)
    for (const [i, coefficient] of divisor.entries()) result[i]! ^= multiply(coefficient, factor)
  }
  return result
}

// ---- the picture --------------------------------------------------------------------------------------------------

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

function draw(words: readonly number[], version: number, centres: readonly number[], mask: number): boolean[][] {
  const size = version * 4 + 17
  const grid: (boolean | undefined)[][] = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => undefined),
  )
  const set = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark
  }
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) square(set, cx, cy, 4, [2, 4]) // prettier-ignore
  const last = centres.at(-1)
  for (const x of centres) {
    for (const y of centres) {
      const isFinder = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)
      if (!isFinder) square(set, x, y, 2, [1])
    }
  }
  drawFormat(set, size, mask)
  if (version >= 7) drawVersion(set, size, version)
  fill(grid, words, MASKS[mask]!)
  return grid as boolean[][]
}

type Set = (x: number, y: number, dark: boolean) => void

/** Rings around a point; those at the distances given are light. */
function square(set: Set, cx: number, cy: number, reach: number, light: readonly number[]): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
    }
  }
}

const bitOf = (value: number, i: number): boolean => ((value >>> i) & 1) !== 0

/** Level M is 00. */
function drawFormat(set: Set, size: number, mask: number): void {
  let rest = mask
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  const bits = ((mask << 10) | rest) ^ 0x5412
  for (let i = 0; i <= 5; i++) set(8, i, bitOf(bits, i))
  set(8, 7, bitOf(bits, 6))
  set(8, 8, bitOf(bits, 7))
  set(7, 8, bitOf(bits, 8))
  for (let i = 9; i < 15; i++) set(14 - i, 8, bitOf(bits, i))
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bitOf(bits, i))
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, bitOf(bits, i))
  set(8, size - 8, true)
}

function drawVersion(set: Set, size: number, version: number): void {
  let rest = version
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let i = 0; i < 18; i++) {
    const a = size - 11 + (i % 3)
    const b = Math.floor(i / 3)
    set(a, b, bitOf(bits, i))
    set(b, a, bitOf(bits, i))
  }
}

/** Up and down in columns of two, from the right; what is drawn already is passed over. */
function fill(
  grid: (boolean | undefined)[][],
  words: readonly number[],
  isMasked: (x: number, y: number) => boolean,
): void {
  const size = grid.length
  let bit = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let i = 0; i < size; i++) {
      for (const x of [right, right - 1]) {
        const isUp = ((right + 1) & 2) === 0
        const y = isUp ? size - 1 - i : i
        if (grid[y]![x] !== undefined) continue
        const dark = bit < words.length * 8 && bitOf(words[bit >>> 3]!, 7 - (bit & 7))
        grid[y]![x] = dark !== isMasked(x, y)
        bit++
      }
    }
  }
}

/** How hard a picture is to read for a camera: long runs, blocks, and too much of one kind. */
function penalty(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length
  let score = 0
  for (let i = 0; i < size; i++) {
    for (const at of [(j: number) => grid[i]![j]!, (j: number) => grid[j]![i]!]) {
      let run = 1
      for (let j = 1; j <= size; j++) {
        if (j < size && at(j) === at(j - 1)) run++
        else {
          if (run >= 5) score += run - 2
          run = 1
        }
      }
    }
  }
  let dark = 0
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (grid[y]![x]) dark++
      if (x === 0 || y === 0) continue
      const same = grid[y]![x]
      if (same === grid[y - 1]![x] && same === grid[y]![x - 1] && same === grid[y - 1]![x - 1]) score += 3
    }
  }
  return score + Math.floor(Math.abs((dark / (size * size)) * 20 - 10)) * 10
}
