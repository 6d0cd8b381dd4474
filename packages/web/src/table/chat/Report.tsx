// Tells the moderators about somebody, or about what they said.

import { type Seat, isRefusal } from '@saloon/kernel'
import { type FormEvent, useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { Select } from '../../design/form.tsx'
import { Sheet } from '../../design/Sheet.tsx'
import { ask } from '../../link/http/api.ts'
import { token } from '../../link/http/identity.ts'
import { REASONS, type Reason } from '@saloon/server/words'
import { isLocal } from '../../link/local-id.ts'
import { useWarningSay } from '../../text/warnings.ts'
import { whyNot } from '../../text/why.ts'
import { useTable } from '../frame/context.ts'

interface ReportProps {
  readonly about: { readonly seat: Seat } | { readonly message: number }
  readonly name: string
  readonly look?: 'plain' | 'quiet'
}

export function Report({ about, name, look = 'plain' }: ReportProps) {
  const { voice, table, link } = useTable()
  const [isOpen, setOpen] = useState(false)
  // Only a table of the house has moderators.
  if (isLocal(table.id) || table.invite === '' || link.snapshot().connection === 'ended') return null
  return (
    <>
      <Button
        look={look}
        className="report-button"
        aria-label={voice.t('report.of', { name })}
        onClick={() => setOpen(true)}
      >
        {voice.t('report.report')}
      </Button>
      {isOpen && <ReportSheet about={about} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReportSheet({ about, name, onClose }: Omit<ReportProps, 'look'> & { onClose(): void }) {
  const { voice, table } = useTable()
  const say = useWarningSay()
  const [reason, setReason] = useState<Reason>('insult')
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const [isSent, setSent] = useState(false)
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const mine = await token()
    const done =
      typeof mine === 'string'
        ? await ask(`/api/tables/${table.id}/reports`, { token: mine, body: { about, reason, text } })
        : mine
    setSent(!isRefusal(done))
    setSaid(isRefusal(done) ? whyNot(done, voice.language) : voice.t('report.sent'))
  }
  return (
    <Sheet title={voice.t('report.of', { name })} closeLabel={voice.t('help.close')} onClose={onClose}>
      <form className="report" onSubmit={(event) => void send(event)}>
        <p>{voice.t('report.hint')}</p>
        <Select<Reason>
          label={voice.t('report.reason')}
          value={reason}
          options={REASONS.map((one) => ({ value: one, label: say(`reason.${one}`) }))}
          onChange={setReason}
        />
        <label>
          {voice.t('report.text')}
          <textarea rows={3} maxLength={500} value={text} onChange={({ target }) => setText(target.value)} />
        </label>
        <Button type="submit" look="danger" isOff={isSent}>
          {voice.t('report.send')}
        </Button>
        <p role="status">{said}</p>
      </form>
    </Sheet>
  )
}
