// The arrows in the middle, how many are left, and a band of warning when the ambush is near.

import { ARROWS } from '@saloon/bang-dice'
import { ArrowPile } from '../../../art/signs/Tokens.tsx'
import { Pickable } from '../../../table/choice/Pickable.tsx'
import type { BoardProps } from '../../board.ts'
import { seen } from '../table.ts'
import { useDiceSay } from '../text/words.ts'

const DANGER = 2

export function Pile({ view }: BoardProps) {
  const say = useDiceSay()
  const { supply } = seen(view)
  const left = say('pile.left', { left: supply, all: ARROWS })
  const isDanger = supply <= DANGER
  return (
    <div className="dice-pile" data-spot="pile" data-danger={isDanger || undefined}>
      <Pickable
        refName="face:arrow"
        className="dice-pile-arrows"
        label={[say('pile.arrows'), left, ...(isDanger ? [say('pile.danger')] : [])].join(', ')}
      >
        <ArrowPile left={supply} />
        <span className="dice-pile-left">{left}</span>
        {isDanger && <span className="dice-pile-danger">{say('pile.danger')}</span>}
      </Pickable>
    </div>
  )
}
