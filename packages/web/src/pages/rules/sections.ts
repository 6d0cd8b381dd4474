// The rules' text in its sections: what one reads in a minute, and the rest.

import type { Block } from '../../text/markdown.ts'

export interface Section {
  readonly heading: Extract<Block, { type: 'heading' }> | undefined
  readonly blocks: readonly Block[]
}

/** A second-level heading and what follows. The title itself is the page's; the first heading stands over the rules in a minute. */
export function sectionsOf(blocks: readonly Block[]): { minute: readonly Section[]; rest: readonly Section[] } {
  const sections: { heading: Section['heading']; blocks: Block[] }[] = [{ heading: undefined, blocks: [] }]
  for (const block of blocks) {
    if (block.type === 'heading' && block.level === 1) continue
    if (block.type === 'heading' && block.level === 2) sections.push({ heading: block, blocks: [] })
    sections.at(-1)!.blocks.push(block)
  }
  const filled = sections.filter(({ blocks: inside }) => inside.length > 0)
  const end = filled.findIndex(({ heading }) => heading !== undefined) + 1
  return { minute: filled.slice(0, end), rest: filled.slice(end) }
}
