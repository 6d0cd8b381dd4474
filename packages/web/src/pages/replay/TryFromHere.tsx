import { type Base, type Seat, seatsOf } from '@saloon/kernel'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../design/Button.tsx'
import { Select } from '../../design/form.tsx'
import { Sheet } from '../../design/Sheet.tsx'
import { newLocalTable } from '../../link/local-id.ts'
import type { ReplayLink } from '../../link/replay.ts'
import { useReplaySay } from '../../text/replay.ts'
import { USUAL_PACE } from '../new/solo.ts'

interface TryProps {
  readonly link: ReplayLink
  readonly at: number
  readonly seat: Seat | undefined // whose eyes look
  readonly names: readonly string[]
  onClose(): void
}

/** What if? The moment as a table of this browser, with bots for everybody else. */
export function TryFromHere({ link, at, seat, names, onClose }: TryProps) {
  const say = useReplaySay()
  const [, navigate] = useLocation()
  const { game } = link.module
  const state = link.stateAt(at)
  const asked = seatsOf(game.asked(state))
  const [mine, setMine] = useState<Seat>(seat ?? asked[0] ?? 0)
  const isOver = game.rules.outcome(state) !== undefined || asked.length === 0
  const start = (): void => {
    const seats = names.map((name, one) =>
      one === mine ? { kind: 'person' as const, name } : { kind: 'bot' as const, bot: 'greedy', name },
    )
    const { header } = link.log
    const options = header.setup.options as Readonly<Record<string, unknown>>
    const from: Base = state
    const id = newLocalTable({ game: header.game, options, seats, pace: USUAL_PACE, freeUndo: true, from })
    navigate(`/t/${id}`)
  }
  return (
    <Sheet title={say('try.title')} closeLabel={say('close')} onClose={onClose}>
      <p>{say(isOver ? 'try.over' : 'try.text')}</p>
      {!isOver && (
        <>
          <Select
            label={say('try.seat')}
            value={String(mine)}
            options={names.map((name, one) => ({ value: String(one), label: name }))}
            onChange={(value) => setMine(Number(value))}
          />
          <p>
            <Button look="primary" onClick={start}>
              {say('try.start')}
            </Button>
          </p>
        </>
      )}
    </Sheet>
  )
}
