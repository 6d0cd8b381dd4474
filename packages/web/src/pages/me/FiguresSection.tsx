// Games added up: a row for each, and what lies behind a row below.

import type { ReactNode } from 'react'
import { Details } from './Details.tsx'

interface FiguresSectionProps<Of> {
  readonly id: string
  readonly title: string
  readonly intro?: ReactNode
  readonly columns: readonly ReactNode[] // the first one names the rows
  readonly of: readonly Of[]
  readonly row: (of: Of) => ReactNode
}

export function FiguresSection<Of extends Parameters<typeof Details>[0]['of']>(it: FiguresSectionProps<Of>) {
  return (
    <section aria-labelledby={it.id}>
      <h2 id={it.id}>{it.title}</h2>
      {it.intro}
      <div className="me-wide" tabIndex={0} role="region" aria-labelledby={it.id}>
        <table className="result-ranking me-figures">
          <thead>
            <tr>
              {it.columns.map((column, n) => (
                <th key={n} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {it.of.map((one) => (
              <tr key={one.game}>{it.row(one)}</tr>
            ))}
          </tbody>
        </table>
      </div>
      {it.of.map((one) => (
        <Details key={one.game} of={one} />
      ))}
    </section>
  )
}
