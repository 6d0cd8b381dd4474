// Words on a screen of a certain width.

// oxlint-disable-next-line no-control-regex -- that is what styles are made of
const STYLES = /\u001B\[[\d;]*m/g

/** Chinese, Japanese and Korean signs and most pictures take two columns. */
const WIDE = /\p{Emoji_Presentation}|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFF00-\uFF60]/u
const SIGNS = new Intl.Segmenter()

/** The columns a text takes. */
export function widthOf(text: string): number {
  let width = 0
  for (const { segment } of SIGNS.segment(text.replaceAll(STYLES, ''))) width += WIDE.test(segment) ? 2 : 1
  return width
}

export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))
export const flushRight = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text

/** Broken between words; the first line begins with `first`, the others as far in. */
export function wrap(text: string, width: number, first = ''): string[] {
  const indent = ' '.repeat(widthOf(first))
  const lines: string[] = []
  let line = first
  let isEmpty = true
  for (const word of text.split(/ +/)) {
    if (!isEmpty && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line)
      line = indent
      isEmpty = true
    }
    line += isEmpty ? word : ` ${word}`
    isEmpty = false
  }
  return [...lines, line]
}

/** Cells below each other; the last of a row takes what room there is. */
export function columns(rows: readonly (readonly string[])[], gap = '  '): string[] {
  const widths: number[] = []
  for (const row of rows) {
    for (const [i, cell] of row.entries()) {
      if (i < row.length - 1) widths[i] = Math.max(widths[i] ?? 0, widthOf(cell))
    }
  }
  return rows.map((row) => row.map((cell, i) => (i < row.length - 1 ? padded(cell, widths[i]!) : cell)).join(gap))
}
