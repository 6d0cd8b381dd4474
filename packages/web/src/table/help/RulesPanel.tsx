// The rules in our own words, searchable, beside the game.

import { typeset } from '@saloon/kernel'
import { useId, useMemo, useState } from 'react'
import { blocksOf } from '../../text/markdown.ts'
import { RulesBlock } from '../../text/RulesBlock.tsx'
import { useTable } from '../frame/context.ts'
import { found } from './rules-text.ts'
import './rules.css'

export function RulesPanel() {
  const { module, voice } = useTable()
  const [wanted, setWanted] = useState('')
  const id = useId()
  const { language } = voice
  const blocks = useMemo(() => blocksOf(typeset(language, module.rulesText[language])), [module, language])
  return (
    <>
      <div className="side-rules-search">
        <label htmlFor={id}>{voice.t('side.rules-search')}</label>
        <input id={id} type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </div>
      <div className="side-rules" tabIndex={0} role="region" aria-label={voice.t('side.rules')}>
        {found(blocks, wanted).map((block, i) => (
          <RulesBlock key={i} block={block} under={1} />
        ))}
      </div>
    </>
  )
}
