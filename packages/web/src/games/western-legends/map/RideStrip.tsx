// The ride that is drawn, in words, with the button that takes it.

import type { Reach } from '@saloon/western-legends'
import { useTable } from '../../../table/frame/context.ts'
import { Button } from '../../../design/Button.tsx'
import { placeRef, seen } from '../table.ts'
import { useWords } from '../text/words.ts'
import { forget, ride, useRiding } from './ride.ts'

export function RideStrip({ reach }: { readonly reach: Reach | undefined }) {
  const { voice, choice, view } = useTable()
  const say = useWords()
  const plan = useRiding((riding) => riding.plan)
  if (!plan || !reach) return null
  const isAction = choice.ask?.kind === 'action'
  const steps = plan.way.length
  const hand = choice.seat === undefined ? 0 : seen(view).players[choice.seat]!.hand.length
  return (
    <div className="wl-strip" role="status">
      <p>
        <strong>{voice.name(placeRef(plan.to))}</strong>
        <span>{say('ride.steps', { steps, most: reach.most })}</span>
        {isAction && <span>{say('ride.cost')}</span>}
        {reach.isFight(plan.to) && <span className="wl-strip-fight">{say('ride.fight', { cards: hand })}</span>}
      </p>
      <Button look="primary" onClick={ride}>
        {say('ride.go')}
      </Button>
      <Button look="quiet" onClick={forget}>
        {voice.t('prompt.cancel')}
      </Button>
    </div>
  )
}
