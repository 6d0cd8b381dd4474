// The queue of reports: what was said, the moment of the game, and what to do about it.

import { say as sayText } from '@saloon/kernel'
import { PHRASE_TEXTS } from '@saloon/server/words'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../../app/settings.ts'
import { Button } from '../../design/Button.tsx'
import { Segmented, Select } from '../../design/form.tsx'
import type { Said } from '../../link/link.ts'
import { useAdminSay } from '../../text/admin.ts'
import { RESOLUTIONS, type Report, type Resolution, useDate, useDeed, useOffice } from './office.ts'
import { PlayerActions } from './PlayerActions.tsx'

export function Reports() {
  const say = useAdminSay()
  const [state, setState] = useState<'open' | 'closed'>('open')
  const { value, problem, again } = useOffice<readonly Report[]>(`reports?state=${state}`)
  return (
    <>
      <Segmented<'open' | 'closed'>
        label={say('reports.state')}
        hideLabel
        value={state}
        options={(['open', 'closed'] as const).map((one) => ({ value: one, label: say(`reports.${one}`) }))}
        onChange={setState}
      />
      <p role="alert">{problem}</p>
      {value?.length === 0 && <p>{say(state === 'open' ? 'reports.none' : 'none')}</p>}
      <ul className="office-list">
        {value?.map((report) => (
          <li key={report.id}>
            <ReportCard report={report} onDone={again} />
          </li>
        ))}
      </ul>
    </>
  )
}

export function ReportCard({ report, onDone }: { readonly report: Report; onDone(): void }) {
  const say = useAdminSay()
  const date = useDate()
  const { name, reason, at, by, about, text, closed, moment, quotes, message } = report
  return (
    <article>
      <h3>
        <Link href={`/admin/players/${about}`}>
          {say('reports.about', {
            name: name === '' ? say('reports.nameless') : name,
            reason: say(`reason.${reason}`),
          })}
        </Link>
      </h3>
      <p className="office-quiet">{say('reports.by', { player: by, date: date(at) })}</p>
      {text !== '' && <blockquote>{text}</blockquote>}
      <h4>{say('reports.quotes')}</h4>
      {quotes.length === 0 ? (
        <p>{say('reports.no-quotes')}</p>
      ) : (
        <ul className="office-quotes">
          {quotes.map(({ by: author, said }) => (
            <li key={said.id} data-meant={said.id === message || undefined} data-about={author === about || undefined}>
              <strong>
                {said.seat === null ? say('reports.onlooker') : say('reports.seat', { n: said.seat + 1 })}
              </strong>{' '}
              <Words said={said} />{' '}
              {said.id === message && <span className="office-tag office-tag-bad">{say('reports.this')}</span>}
            </li>
          ))}
        </ul>
      )}
      <div className="office-ways">
        {moment.game > 0 && (
          <Link className="button" href={`/replay/${moment.table}.${moment.game}?at=${moment.seq}`}>
            {say('reports.replay')}
          </Link>
        )}
        <Link className="button" href={`/t/${moment.table}/moderator`}>
          {say('reports.table')}
        </Link>
      </div>
      {closed ? (
        <p>
          {say('reports.closed-as', {
            resolution: say(`resolution.${closed.resolution}`),
            date: date(closed.at),
            note: closed.note,
          })}
        </p>
      ) : (
        <>
          <details className="office-more">
            <summary>{say('reports.actions')}</summary>
            <PlayerActions player={about} reason={reason} report={report.id} onDone={() => undefined} />
          </details>
          <CloseReport id={report.id} onDone={onDone} />
        </>
      )}
    </article>
  )
}

/** A phrase in the moderator's own language, a text as it was written. */
function Words({ said }: { readonly said: Said }) {
  const language = useSettings((settings) => settings.language)
  const { message } = said
  if (message.kind === 'text') return <q>{message.text}</q>
  const key =
    message.kind === 'phrase'
      ? `phrase.${message.phrase}`
      : message.kind === 'haunt'
        ? `haunt.${message.haunt}`
        : `sticker.${message.sticker}`
  const messages = PHRASE_TEXTS[language] as Readonly<Record<string, string>>
  const known = messages[key]
  return (
    <em>{known === undefined || known.includes('{') ? key : sayText({ language, messages, seats: [] }, { key })}</em>
  )
}

function CloseReport({ id, onDone }: { readonly id: string; onDone(): void }) {
  const say = useAdminSay()
  const { said, carryOut } = useDeed()
  const [resolution, setResolution] = useState<Resolution>('acted')
  const [note, setNote] = useState('')
  const close = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (await carryOut(`reports/${id}/close`, { body: { resolution, note } }, say('done'))) onDone()
  }
  return (
    <form className="office-form" onSubmit={(event) => void close(event)}>
      <Select<Resolution>
        label={say('reports.close-as')}
        value={resolution}
        options={RESOLUTIONS.map((one) => ({ value: one, label: say(`resolution.${one}`) }))}
        onChange={setResolution}
      />
      <label>
        {say('note')}
        <input className="well" value={note} maxLength={500} onChange={({ target }) => setNote(target.value)} />
      </label>
      <Button type="submit">{say('reports.close-as')}</Button>
      <span role="status">{said}</span>
    </form>
  )
}
