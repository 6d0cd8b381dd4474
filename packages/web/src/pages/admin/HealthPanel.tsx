import { useEffect } from 'react'
import { useSettings } from '../../app/settings.ts'
import { Button } from '../../design/Button.tsx'
import { useAdminSay } from '../../text/admin.ts'
import { type Health, useOffice } from './office.ts'

const EVERY = 10_000

/** How the house is, looked at again by itself. */
export function HealthPanel() {
  const say = useAdminSay()
  const language = useSettings((settings) => settings.language)
  const { value, problem, again } = useOffice<Health>('health')
  useEffect(() => {
    const timer = setInterval(() => document.hidden || again(), EVERY)
    return () => clearInterval(timer)
  }, [again])
  if (value === undefined) return <p role="alert">{problem}</p>
  const { upFor, memory, errors } = value
  const minutes = Math.floor(upFor / 60)
  const milliseconds = (seconds: number | null): string =>
    seconds === null ? '–' : say('milliseconds', { n: (Math.round(seconds * 10_000) / 10).toLocaleString(language) })
  const figures = [
    ['up-for', say('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })],
    ['players', value.players],
    ['tables', value.tables],
    ['games', value.games],
    ['sockets', value.sockets],
    ['streams', value.streams],
    ['memory', say('megabytes', { n: Math.round(memory / 1_000_000) })],
    ['our-fault', errors.ourFault],
    ['frozen', errors.frozen],
  ] as const
  return (
    <>
      <dl className="office-figures">
        {figures.map(([key, figure]) => (
          <div key={key} data-bad={(key === 'our-fault' || key === 'frozen') && Number(figure) > 0 ? true : undefined}>
            <dt>{say(`health.${key}`)}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <table className="office-table">
        <caption>{say('health.latency')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{say('health.latency')}</span>
            </th>
            <th scope="col">{say('health.count')}</th>
            <th scope="col">50&nbsp;%</th>
            <th scope="col">95&nbsp;%</th>
            <th scope="col">99&nbsp;%</th>
          </tr>
        </thead>
        <tbody>
          {(['requests', 'writes'] as const).map((key) => (
            <tr key={key}>
              <th scope="row">{say(`health.${key}`)}</th>
              <td>{value[key].count}</td>
              <td>{milliseconds(value[key].p50)}</td>
              <td>{milliseconds(value[key].p95)}</td>
              <td>{milliseconds(value[key].p99)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {Object.keys(value.refused).length > 0 && (
        <table className="office-table">
          <caption>{say('health.refused')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('health.code')}</th>
              <th scope="col">{say('health.count')}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(value.refused).map(([code, count]) => (
              <tr key={code}>
                <th scope="row">
                  <code>{code}</code>
                </th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        <Button onClick={again}>{say('again')}</Button>
      </p>
    </>
  )
}
