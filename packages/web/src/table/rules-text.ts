// The small part of Markdown that the rules are written in.

export interface Block {
  readonly kind: 'title' | 'heading' | 'list' | 'text'
  readonly lines: readonly string[]
}

export function blocksOf(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block): Block => {
      const lines = block.split('\n')
      if (block.startsWith('# ')) return { kind: 'title', lines: [block.slice(2)] }
      if (/^#{2,} /.test(block)) return { kind: 'heading', lines: [block.replace(/^#+ /, '')] }
      if (lines.every((line) => /^(-|\d+\.) /.test(line)))
        return { kind: 'list', lines: lines.map((line) => line.replace(/^(-|\d+\.) /, '')) }
      return { kind: 'text', lines }
    })
}

/** What has these words, with the headings it stands under. */
export function found(blocks: readonly Block[], wanted: string): readonly Block[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return blocks
  const kept: Block[] = []
  let heading: Block | undefined
  for (const block of blocks) {
    if (block.kind === 'heading' || block.kind === 'title') heading = block
    const text = folded(block.lines.join(' '))
    if (!words.every((word) => text.includes(word))) continue
    if (heading && heading !== block && !kept.includes(heading)) kept.push(heading)
    kept.push(block)
  }
  return kept
}

/** Accents and case don't matter to whoever searches. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
