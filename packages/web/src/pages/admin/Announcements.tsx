import { type FormEvent, useState } from 'react'
import type { Announcement } from '../../app/notices.ts'
import { useSettings } from '../../app/settings.ts'
import { Button } from '../../design/Button.tsx'
import { Toggle } from '../../design/form.tsx'
import { useAdminSay } from '../../text/admin.ts'
import { useDate, useDeed, useOffice } from './office.ts'
import { wallTime } from '../../app/time.ts'

export function Announcements() {
  const say = useAdminSay()
  const date = useDate()
  const language = useSettings((settings) => settings.language)
  const { value, problem, again } = useOffice<readonly Announcement[]>('announcements')
  const { said, carryOut } = useDeed()
  const takeDown = async (id: string): Promise<void> => {
    await carryOut(`announcements/${encodeURIComponent(id)}`, { method: 'DELETE' }, say('done'))
    again()
  }
  return (
    <>
      <NewAnnouncement onMade={again} />
      <h3>{say('announcements.all')}</h3>
      <p role="alert">{problem}</p>
      <p role="status">{said}</p>
      {value?.length === 0 && <p>{say('announcements.none')}</p>}
      <ul className="office-list">
        {value?.map(({ id, texts, starts, ends, urgent }) => (
          <li key={id}>
            <p>
              {texts[language]}{' '}
              {urgent && <span className="office-tag office-tag-bad">{say('announcements.urgent')}</span>}{' '}
              <span className="office-tag">{say(`announcements.${stateOf(starts, ends)}`)}</span>
            </p>
            <p className="office-quiet">
              {say('announcements.when', {
                starts: date(starts),
                ends: ends === null ? say('players.until-lifted') : say('players.until', { date: date(ends) }),
              })}
            </p>
            <Button
              aria-label={say('announcements.take-down.of', { text: texts[language] })}
              onClick={() => void takeDown(id)}
            >
              {say('announcements.take-down')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function stateOf(starts: number, ends: number | null): 'now' | 'later' | 'over' {
  const now = wallTime()
  return starts > now ? 'later' : ends !== null && ends <= now ? 'over' : 'now'
}

/** A field of the browser's own clock, as the house counts. */
const moment = (field: string): number | undefined => (field === '' ? undefined : new Date(field).getTime())

function NewAnnouncement({ onMade }: { onMade(): void }) {
  const say = useAdminSay()
  const { said, carryOut } = useDeed()
  const [texts, setTexts] = useState({ en: '', fr: '' })
  const [urgent, setUrgent] = useState(false)
  const [starts, setStarts] = useState('')
  const [ends, setEnds] = useState('')
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const from = moment(starts)
    const body = { texts, urgent, ends: moment(ends) ?? null, ...(from !== undefined && { starts: from }) }
    if (!(await carryOut('announcements', { body }, say('announcements.made')))) return
    setTexts({ en: '', fr: '' })
    onMade()
  }
  return (
    <form className="office-form" onSubmit={(event) => void make(event)}>
      <h3>{say('announcements.new')}</h3>
      <div className="office-pair">
        {(['en', 'fr'] as const).map((language) => (
          <label key={language}>
            {say(`announcements.${language}`)}
            <textarea
              className="well"
              rows={2}
              required
              maxLength={500}
              value={texts[language]}
              onChange={({ target }) => setTexts({ ...texts, [language]: target.value })}
            />
          </label>
        ))}
        <label>
          {say('announcements.starts')}
          <input
            className="well"
            type="datetime-local"
            value={starts}
            onChange={({ target }) => setStarts(target.value)}
          />
        </label>
        <label>
          {say('announcements.ends')}
          <input className="well" type="datetime-local" value={ends} onChange={({ target }) => setEnds(target.value)} />
        </label>
      </div>
      <Toggle
        label={say('announcements.urgent')}
        help={say('announcements.urgent.help')}
        checked={urgent}
        onChange={setUrgent}
      />
      <Button type="submit" look="primary">
        {say('announcements.make')}
      </Button>
      <span role="status">{said}</span>
    </form>
  )
}
