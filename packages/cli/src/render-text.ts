// Rules are written with a little markdown: headings, lists, tables, bold. This lays them out in a terminal.

import { columns, widthOf, wrap } from './layout.ts'
import type { Style } from './style.ts'

interface Paper {
  readonly width: number
  readonly style: Style
}

export function renderText(text: string, paper: Paper): string[] {
  const lines: string[] = []
  for (const block of blocks(text)) {
    if (lines.length > 0 && !block.isTight) lines.push('')
    lines.push(...renderBlock(block, paper))
  }
  return lines
}

interface Block {
  readonly kind: 'heading' | 'item' | 'table' | 'paragraph'
  readonly lines: string[]
  readonly isTight: boolean // follows the one before without a gap
}

/** Lines that belong together: a paragraph may be broken anywhere, an item goes on where it is indented. */
function blocks(text: string): Block[] {
  const found: Block[] = []
  let isGap = true
  for (const line of text.trim().split('\n')) {
    const kind = kindOf(line)
    const last = found.at(-1)
    if (kind === undefined) {
      isGap = true
      continue
    }
    const goesOn =
      !isGap &&
      last &&
      (kind === last.kind ? kind !== 'item' && kind !== 'heading' : kind === 'paragraph' && last.kind === 'item')
    if (goesOn) last.lines.push(line.trim())
    else
      found.push({
        kind,
        lines: [line.trim()],
        isTight: last?.kind === 'heading' || (kind === 'item' && last?.kind === 'item'),
      })
    isGap = false
  }
  return found
}

function kindOf(line: string): Block['kind'] | undefined {
  if (line.trim() === '') return undefined
  if (/^#+ /.test(line)) return 'heading'
  if (/^\s*([-*•]|\d+\.) /.test(line)) return 'item'
  return line.startsWith('|') ? 'table' : 'paragraph'
}

function renderBlock({ kind, lines }: Block, paper: Paper): string[] {
  const text = lines.join(' ')
  switch (kind) {
    case 'heading':
      return [paper.style.heading(text.replace(/^#+ /, ''))]
    case 'item': {
      const [, mark = '', rest = ''] = /^([-*•]|\d+\.) (.*)$/.exec(text) ?? []
      return wrap(inline(rest, paper.style), paper.width, `  ${/\d/.test(mark) ? mark : '•'} `)
    }
    case 'table':
      return renderTable(lines, paper)
    case 'paragraph':
      return wrap(inline(text, paper.style), paper.width)
  }
}

/** Aligned; where that is too wide, each row becomes an item. */
function renderTable(lines: readonly string[], { style, width }: Paper): string[] {
  const rows = lines
    .filter((line) => !/^[|\s:-]+$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => inline(cell.trim(), style)),
    )
  const aligned = columns(rows)
  if (aligned.every((line) => widthOf(line) <= width))
    return aligned.map((line, i) => (i === 0 ? style.bold(line) : line))
  return rows.slice(1).flatMap((row) => wrap(row.join(' · '), width, '  • '))
}

const inline = (text: string, { bold }: Style): string =>
  text
    .replace(/\*\*(.+?)\*\*/g, (_, strong: string) => bold(strong))
    .replace(/\*(\S[^*]*)\*/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
