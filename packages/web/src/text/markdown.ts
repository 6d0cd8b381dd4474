// The little Markdown that rules are written in: headings, lists, paragraphs, bold words.

export type Block =
  | { readonly type: 'heading'; readonly level: number; readonly text: string; readonly id: string }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly type: 'paragraph'; readonly text: string }

export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = []
  for (const part of markdown.trim().split(/\n{2,}/)) {
    const lines = part.split('\n')
    const heading = /^(#+)\s+(.*)$/.exec(lines[0]!)
    if (heading) {
      blocks.push({ type: 'heading', level: heading[1]!.length, text: heading[2]!, id: idOf(heading[2]!) })
      lines.shift()
      if (lines.length === 0) continue
    }
    const marker = /^(?:[-*]|\d+\.)\s+/
    if (lines.every((line) => marker.test(line))) {
      blocks.push({
        type: 'list',
        ordered: /^\d/.test(lines[0]!),
        items: lines.map((line) => line.replace(marker, '')),
      })
    } else blocks.push({ type: 'paragraph', text: lines.join(' ') })
  }
  return blocks
}

/** For links to a paragraph: letters and digits, whatever the language. */
export const idOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

export const textOf = (block: Block): string => (block.type === 'list' ? block.items.join(' ') : block.text)

/** Bold parts and the rest, in turn: plain, bold, plain, … */
export const partsOf = (text: string): string[] => text.split('**')
