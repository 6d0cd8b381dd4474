// What a balance lab found, as one HTML file that needs nothing else: each variant of the game with its shares of wins.

import type { Reader } from '@saloon/kernel'
import { escaped, sharesChart } from '../simulate/charts.ts'
import { percent, sayLengths, traitTitle, traitWord } from '../simulate/print.ts'
import { STYLE } from '../simulate/report.ts'
import type { Results } from '../simulate/results.ts'
import type { Terminal } from '../terminal.ts'

export interface Variant {
  readonly what: string // '': as it was set up
  readonly results: Results
}

export function balanceReport(variants: readonly Variant[], reader: Reader, terminal: Terminal): string {
  const { say, number, language } = terminal
  const title = say('balance.title', { name: reader.messages['name']! })
  const parts = variants.map(({ what, results }) => {
    const heading = what === '' ? say('balance.usual', { seats: results.seats }) : what
    const charts = Object.entries(results.traits).map(([trait, lines]) => {
      const name = traitTitle(reader, trait)
      return `<h3>${escaped(name)}</h3>\n${sharesChart(`${heading}: ${name}`, lines, {
        name: (word) => traitWord(reader, trait, word),
        percent: (share, digits) => percent(share, terminal, digits),
      })}`
    })
    const facts = say('balance.games', { games: number(results.games), unfinished: number(results.unfinished) })
    const length = results.length === null ? '' : `<p>${escaped(sayLengths(results.length, terminal))}</p>`
    return `<h2>${escaped(heading)}</h2>\n<p>${escaped(facts)}</p>\n${length}\n${charts.join('\n')}`
  })
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}h3 { margin: 1rem 0 .25rem; font-size: 1rem }</style>
<h1>${escaped(title)}</h1>
<p class="faint">${escaped(say('report.intervals'))}</p>
${parts.join('\n')}
</html>
`
}
