// Legendary tokens: as many are kept as objectives are completed, whichever one likes.

import type { KeepTokens } from '@saloon/western-legends'
import { useState } from 'react'
import { Button } from '../../../design/Button.tsx'
import { useTable } from '../../../table/frame/context.ts'
import type { BoardProps } from '../../board.ts'
import { seen } from '../table.ts'
import { Icon, Scene } from './Scene.tsx'
import { useStageWords } from './text/words.ts'

export function Tokens({ view, choice }: BoardProps) {
  const say = useStageWords()
  const { wish, complain } = useTable()
  const table = seen(view)
  const { count, seat } = table.stack.at(-1) as KeepTokens
  const { tokens } = table.players[seat]!
  const [kept, keep] = useState<readonly number[]>([])
  const of = (value: number): number => kept.filter((place) => tokens[place] === value).length
  const done = async (): Promise<void> => {
    if (!choice.ask) return
    const action = { do: 'keep-tokens', ones: of(1), twos: of(2), threes: of(3) } as never
    const refusal = await wish({ do: 'act', seat, ask: choice.ask.id, action })
    if (refusal) complain({ key: `why.${refusal.code}`, ...(refusal.facts && { facts: refusal.facts }) })
  }
  return (
    <Scene kind="tokens" title={say('title.tokens', { count })}>
      <div className="wl-row">
        {tokens.map((value, place) => (
          <button
            key={place}
            type="button"
            className="wl-plain-option"
            aria-pressed={kept.includes(place)}
            disabled={!kept.includes(place) && kept.length >= count}
            onClick={() => keep(kept.includes(place) ? kept.filter((one) => one !== place) : [...kept, place])}
          >
            <Icon name="living_legend" size={64} />
            <strong>{say('lp.gain', { lp: value })}</strong>
          </button>
        ))}
      </div>
      <Button look="primary" isOff={kept.length !== count} onClick={() => void done()}>
        {say('tokens.keep', { count: kept.length, most: count })}
      </Button>
    </Scene>
  )
}
