// The player's aid: a turn in steps and what the signs mean, on one sheet; the keys stand second.

import { useMemo } from 'react'
import { Button } from '../../design/Button.tsx'
import { RulesBlock } from '../../text/RulesBlock.tsx'
import type { Block } from '../../text/markdown.ts'
import { useTable } from '../frame/context.ts'
import { KeysList } from '../keys/KeysList.tsx'
import { aidFor } from './aids.ts'
import './aid.css'

interface HelpSheetProps {
  readonly shows: 'aid' | 'keys'
  onShow(what: 'aid' | 'keys' | 'rules'): void
}

export function HelpSheet({ shows, onShow }: HelpSheetProps) {
  const { voice } = useTable()
  return (
    <>
      <div className="aid-ways" role="group" aria-label={voice.t('table.help')}>
        <Button aria-pressed={shows === 'aid'} onClick={() => onShow('aid')}>
          {voice.t('aid.title')}
        </Button>
        <Button aria-pressed={shows === 'keys'} onClick={() => onShow('keys')}>
          {voice.t('keys.title')}
        </Button>
        <Button look="quiet" onClick={() => onShow('rules')}>
          {voice.t('aid.rules')}
        </Button>
      </div>
      {shows === 'aid' ? <PlayerAid /> : <KeysList />}
    </>
  )
}

function PlayerAid() {
  const { module, voice, board } = useTable()
  const { Picture } = board
  const { parts, things } = useMemo(() => aidFor(module, voice.language), [module, voice.language])
  const [turn, ...others] = parts
  return (
    <div className="aid">
      {turn && <AidPart blocks={turn} />}
      {things.length > 0 && (
        <ul className="aid-things">
          {things.map(({ thing, name, help }) => (
            <li key={`${thing.kind}.${thing.id}`}>
              {Picture && (
                <span className="aid-picture" aria-hidden="true">
                  <Picture thing={thing} />
                </span>
              )}
              <span>
                <strong>{name}</strong> {help}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="aid-parts">
        {others.map((blocks, n) => (
          <AidPart key={n} blocks={blocks} />
        ))}
      </div>
    </div>
  )
}

const AidPart = ({ blocks }: { readonly blocks: readonly Block[] }) => (
  <section className="aid-part">
    {blocks.map((block, i) => (
      <RulesBlock key={i} block={block} under={1} />
    ))}
  </section>
)
