// The results of a simulation as one HTML file that needs nothing else.

import type { Reader } from '@saloon/kernel'
import type { Terminal } from '../terminal.ts'
import { escaped, lengthsChart, sharesChart } from './charts.ts'
import { percent, sayLengths, traitTitle, traitWord } from './print.ts'
import type { Results } from './results.ts'

export const STYLE = `
:root { color-scheme: light dark; --paper: #fbf7ef; --ink: #2b2118; --faint: #8a7a68; --line: #d9cdb9; --bar: #b8672f; --whisker: #2b2118 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1c1712; --ink: #efe6d8; --faint: #a3937f; --line: #453a2f; --bar: #d98a4e; --whisker: #efe6d8 }
}
body { margin: 0 auto; padding: 2rem 1rem; max-width: 46rem; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
h1 { margin: 0; font-size: 1.6rem } h2 { margin: 2rem 0 .5rem; font-size: 1.1rem } p { margin: .25rem 0 }
.faint { color: var(--faint) } svg { display: block; width: 100%; height: auto; font-size: 13px }
.grid { stroke: var(--line) } .axis, .figures { fill: var(--faint) } .label { fill: var(--ink) }
.figures { font-variant-numeric: tabular-nums } .bar { fill: var(--bar) } .whisker { stroke: var(--whisker); fill: none; stroke-width: 1.5 }
table { border-collapse: collapse } td { padding: .15rem 1rem .15rem 0 } td:last-child { text-align: right; font-variant-numeric: tabular-nums }
.wide { overflow-x: auto } .wide svg { min-width: 32rem }
`

export function report(results: Results, reader: Reader, terminal: Terminal): string {
  const { say, number, language } = terminal
  const { games, seats, seed, seconds, length } = results
  const title = say('simulate.title', { name: reader.messages['name']!, seats, bots: [...new Set(results.bots)], seed })
  const facts = [
    say('simulate.speed', {
      games: number(games),
      seconds: number(seconds, 1),
      gamesPerSecond: number(results.gamesPerSecond),
      decisionsPerSecond: number(results.decisionsPerSecond),
    }),
    ...(results.interrupted
      ? [say('simulate.interrupted', { games: number(games), requested: number(results.requested) })]
      : []),
    ...(results.unfinished > 0 ? [say('simulate.unfinished', { unfinished: number(results.unfinished) })] : []),
    ...(results.nobody > 0 ? [say('simulate.nobody', { nobody: number(results.nobody) })] : []),
  ]
  const shares = Object.entries(results.traits).map(([trait, lines]) => {
    const heading = traitTitle(reader, trait)
    const chart = sharesChart(heading, lines, {
      name: (word) => traitWord(reader, trait, word),
      percent: (share, digits) => percent(share, terminal, digits),
    })
    return `<h2>${escaped(heading)}</h2>\n${chart}`
  })
  const reasons = Object.entries(results.reasons).toSorted(([, a], [, b]) => b - a)
  const rows = reasons.map(
    ([key, count]) => `<tr><td>${escaped(reader.messages[key] ?? key)}</td><td>${number(count)}</td></tr>`,
  )
  const lengths =
    length === null
      ? ''
      : `<h2>${escaped(say('simulate.length'))}</h2>
${lengthsChart(say('simulate.length'), results.lengths, number)}
<p>${escaped(sayLengths(length, terminal))}</p>`
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<h1>${escaped(title)}</h1>
${facts.map((fact) => `<p>${escaped(fact)}</p>`).join('\n')}
<p class="faint">${escaped(say('report.intervals'))}</p>
${shares.join('\n')}
<h2>${escaped(say('report.endings'))}</h2>
<table>${rows.join('')}</table>
${lengths}
</html>
`
}
