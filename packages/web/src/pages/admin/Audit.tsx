import { useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import { Button } from '../../design/Button.tsx'
import { useAdminSay } from '../../text/admin.ts'
import { adminEn, type AdminKey } from '../../text/en/admin.ts'
import { whyNot } from '../../text/why.ts'
import { type Deed, useDate, useOffice } from './office.ts'

const PAGE = 50

/** What moderators did. */
export function Audit() {
  const say = useAdminSay()
  const date = useDate()
  const language = useSettings((settings) => settings.language)
  const [before, setBefore] = useState<number>()
  const { value, problem, again } = useOffice<readonly Deed[]>(
    `audit?limit=${PAGE}${before === undefined ? '' : `&before=${before}`}`,
  )
  const last = value?.at(-1)
  return (
    <>
      <p>{say('audit.text')}</p>
      <p role="alert">{problem}</p>
      <div className="office-wide" tabIndex={0} role="region" aria-label={say('section.audit')}>
        <table className="office-table">
          <thead>
            <tr>
              <th scope="col">#</th>
              {(['when', 'who', 'what', 'on', 'facts'] as const).map((column) => (
                <th key={column} scope="col">
                  {say(`audit.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {value?.map(({ seq, at, by, do: what, on, facts, failed }) => (
              <tr key={seq}>
                <td>{seq}</td>
                <td>{date(at)}</td>
                <td>
                  <code>{by}</code>
                </td>
                <td>
                  {deedIn(what, say)}
                  {failed !== undefined && (
                    <span className="office-tag office-tag-bad">
                      {say('audit.failed', { why: whyNot({ code: failed }, language) })}
                    </span>
                  )}
                </td>
                <td>
                  <code>{on}</code>
                </td>
                <td>
                  <code>{facts === undefined ? '' : JSON.stringify(facts)}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="office-ways">
        <Button
          onClick={() => {
            setBefore(undefined)
            again()
          }}
        >
          {say('again')}
        </Button>
        {last !== undefined && last.seq > 1 && <Button onClick={() => setBefore(last.seq)}>{say('more')}</Button>}
      </div>
    </>
  )
}

/** A deed that a later house knows is named as it names it. */
function deedIn(what: string, say: ReturnType<typeof useAdminSay>): string {
  const key = `deed.${what}`
  return Object.hasOwn(adminEn, key) ? say(key as AdminKey) : what
}
