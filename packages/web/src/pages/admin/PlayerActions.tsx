import { REASONS, type Reason } from '@saloon/server/words'
import { type FormEvent, useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { Select } from '../../design/form.tsx'
import { useAdminSay } from '../../text/admin.ts'
import { type Player, useDeed } from './office.ts'

const DEEDS = ['warn', 'mute', 'block', 'remove-name', 'unmute', 'unblock'] as const
type Do = (typeof DEEDS)[number]
const MINUTES = ['60', '1440', '10080', '43200', 'ever'] as const
type Time = (typeof MINUTES)[number]

interface PlayerActionsProps {
  readonly player: string
  readonly reason?: Reason
  readonly report?: string // which it answers
  onDone(player: Player): void
}

/** Warn, mute, block, take a name away; and lift it again. */
export function PlayerActions({ player, reason: given = 'insult', report, onDone }: PlayerActionsProps) {
  const say = useAdminSay()
  const { said, carryOut } = useDeed()
  const [what, setWhat] = useState<Do>('warn')
  const [reason, setReason] = useState<Reason>(given)
  const [minutes, setMinutes] = useState<Time>('1440')
  const [text, setText] = useState('')
  const hasReason = what === 'warn' || what === 'mute' || what === 'block'
  const hasTime = what === 'mute' || what === 'block'
  const act = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const body = {
      do: what,
      ...(hasReason && { reason }),
      ...(what === 'warn' && { text }),
      ...(hasTime && { minutes: minutes === 'ever' ? null : Number(minutes) }),
      ...(report !== undefined && { report }),
    }
    const done = await carryOut<Player>(`players/${player}/actions`, { body }, say('action.done'))
    if (done) onDone(done)
  }
  return (
    <form className="office-form" onSubmit={(event) => void act(event)}>
      <Select<Do>
        label={say('action.do')}
        value={what}
        options={DEEDS.map((one) => ({ value: one, label: say(`do.${one}`) }))}
        onChange={setWhat}
      />
      {hasReason && (
        <Select<Reason>
          label={say('action.reason')}
          value={reason}
          options={REASONS.map((one) => ({ value: one, label: say(`reason.${one}`) }))}
          onChange={setReason}
        />
      )}
      {hasTime && (
        <Select<Time>
          label={say('action.for')}
          value={minutes}
          options={MINUTES.map((one) => ({ value: one, label: say(`for.${one}`) }))}
          onChange={setMinutes}
        />
      )}
      {what === 'warn' && (
        <label>
          {say('action.text')}
          <input className="well" value={text} maxLength={500} onChange={({ target }) => setText(target.value)} />
        </label>
      )}
      <Button type="submit" look="danger">
        {say('action.go')}
      </Button>
      <span role="status">{said}</span>
    </form>
  )
}
