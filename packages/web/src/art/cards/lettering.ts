// Live lettering on a card: how large a title may be and where a sentence breaks. Widths are estimated from the face,
// since a card is laid out before any font is measured.

/** The smallest lettering that is ever shown, in pixels: below it is left out. */
export const LEAST = 11

export const TITLE_FACE = "'Alfa Slab One', 'Slab fallback', Rockwell, Georgia, serif"
export const SLAB_FACE = "'Zilla Slab', 'Slab fallback', Rockwell, Georgia, serif"
export const TEXT_FACE = "'Atkinson Hyperlegible Next', 'Text fallback', system-ui, sans-serif"

/** Average width of a letter, as a part of the size of the face. */
const TITLE_LETTER = 0.66
const TEXT_LETTER = 0.45

export const fitted = (words: string, width: number, largest: number): number =>
  Math.min(largest, Math.floor(width / (Math.max(1, words.length) * TITLE_LETTER)))

/** A sentence in lines no longer than `width` at that size. */
export function broken(sentence: string, width: number, size: number): string[] {
  const most = Math.floor(width / (size * TEXT_LETTER))
  const lines: string[] = []
  let line = ''
  for (const word of sentence.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > most) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  if (line !== '') lines.push(line)
  return lines
}

export const DETAIL = { all: 200, picture: 110, title: 72 } as const

/** As large as the longest of the lines allows. */
export const fitLines = (lines: readonly string[], width: number): number =>
  Math.min(...lines.map((line) => fitted(line, width, lines.length > 1 ? 72 : 92)))

/** A title on one line, on two where one would be too small to read, or not at all; `size`: the card's width in pixels. */
export function titleLines(title: string, width: number, size: number): readonly string[] {
  const isLegible = (lines: readonly string[]): boolean => (fitLines(lines, width) * size) / 500 >= LEAST
  if (isLegible([title])) return [title]
  const words = title.split(' ')
  const halves = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
    .toSorted((a, b) => Math.max(a[0]!.length, a[1]!.length) - Math.max(b[0]!.length, b[1]!.length))
  return halves.find(isLegible) ?? []
}
