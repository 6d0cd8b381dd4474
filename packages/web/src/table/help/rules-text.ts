// Looking something up in the rules.

import { type Block, textOf } from '../../text/markdown.ts'

/** What has these words, with the headings it stands under. */
export function found(blocks: readonly Block[], wanted: string): readonly Block[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return blocks
  const kept: Block[] = []
  let heading: Block | undefined
  for (const block of blocks) {
    if (block.type === 'heading') heading = block
    const text = folded(textOf(block))
    if (!words.every((word) => text.includes(word))) continue
    if (heading && heading !== block && !kept.includes(heading)) kept.push(heading)
    kept.push(block)
  }
  return kept
}

/** Accents and case don't matter to whoever searches. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
