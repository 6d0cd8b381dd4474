// The rules in our own words, searchable, beside the game.

import { useMemo, useState } from 'react'
import { Bold } from '../text/Bold.tsx'
import { useTable } from './context.ts'
import { type Block, blocksOf, found } from './rules-text.ts'
import './rules.css'

export function RulesPanel() {
  const { module, voice } = useTable()
  const [wanted, setWanted] = useState('')
  const blocks = useMemo(() => blocksOf(module.rulesText[voice.language]), [module, voice.language])
  return (
    <>
      <div className="rules-search">
        <input
          type="search"
          value={wanted}
          aria-label={voice.t('key.rules')}
          onChange={({ target }) => setWanted(target.value)}
        />
      </div>
      <div className="rules" tabIndex={0} role="region" aria-label={voice.t('side.rules')}>
        {found(blocks, wanted).map((block, i) => (
          <RulesBlock key={i} block={block} />
        ))}
      </div>
    </>
  )
}

function RulesBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'title':
      return <h2>{block.lines[0]}</h2>
    case 'heading':
      return <h3>{block.lines[0]}</h3>
    case 'list':
      return (
        <ul>
          {block.lines.map((line) => (
            <li key={line}>
              <Bold text={line} />
            </li>
          ))}
        </ul>
      )
    case 'text':
      return (
        <p>
          <Bold text={block.lines.join('\n')} />
        </p>
      )
  }
}
