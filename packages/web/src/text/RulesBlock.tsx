import type { ReactNode } from 'react'
import { type Block, partsOf } from './markdown.ts'

interface RulesBlockProps {
  readonly block: Block
  /** How many headings stand over the title of the rules; links to paragraphs lead to the page of the rules, where none does. */
  readonly under?: number
  /** What stands beside a line of a list that begins with this name. */
  readonly pictureOf?: ((name: string) => ReactNode) | undefined
}

export function RulesBlock({ block, under = 0, pictureOf }: RulesBlockProps) {
  switch (block.type) {
    case 'heading': {
      const Heading = `h${Math.min(block.level + under, 4)}` as 'h1' | 'h2' | 'h3' | 'h4'
      return <Heading id={under === 0 ? block.id : undefined}>{block.text}</Heading>
    }
    case 'paragraph':
      return <p>{withBold(block.text)}</p>
    case 'list': {
      const items = block.items.map((item, n) => {
        const picture = pictureOf?.(namedFirst(item))
        return picture ? (
          <li key={n} className="rules-pictured">
            <span className="rules-picture">{picture}</span>
            <span>{withBold(item)}</span>
          </li>
        ) : (
          <li key={n}>{withBold(item)}</li>
        )
      })
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
    }
  }
}

const withBold = (text: string): ReactNode =>
  partsOf(text).map((part, n) => (n % 2 === 1 ? <strong key={n}>{part}</strong> : part))

/** “**Barrel**: see above.” speaks of the Barrel. */
const namedFirst = (item: string): string => {
  const [before = '', name = ''] = partsOf(item)
  return before === '' ? name : ''
}
