// The standings of an arena as one HTML file that needs nothing else.

import type { Standings } from '@saloon/bots'
import type { Reader } from '@saloon/kernel'
import { escaped, sharesChart } from '../simulate/charts.ts'
import { STYLE } from '../simulate/report.ts'
import { percent } from '../simulate/print.ts'
import type { Terminal } from '../terminal.ts'
import { signedPoints } from './figures.ts'

export interface ArenaResults extends Standings {
  readonly game: string
  readonly seats: number
  readonly seed: number
  readonly bots: readonly string[]
  readonly among?: string
}

export function arenaReport(results: ArenaResults, reader: Reader, terminal: Terminal): string {
  const { say, number, language } = terminal
  const { standings, cross, gains, deals, games, unfinished, seats, seed, among } = results
  const title = say('arena.title', { name: reader.messages['name']!, seats, seed })
  const names = standings.map(({ bot }) => bot)
  const words = {
    name: (word: string) => word,
    percent: (share: number, digits: number) => percent(share, terminal, digits),
  }
  const roles = Object.keys(standings[0]?.roles ?? {})
  const chart = (heading: string, lines: Parameters<typeof sharesChart>[1]): string =>
    `<h2>${escaped(heading)}</h2>\n${sharesChart(heading, lines, words)}`
  const lines = (of: (standing: (typeof standings)[number]) => (typeof standings)[number]['wins']) =>
    standings.map((standing) => ({ word: standing.bot, wins: 0, ...of(standing) }))
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}
td + td, th + th { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap } th { padding-right: 1rem; text-align: left; font-weight: 600; vertical-align: bottom }</style>
<h1>${escaped(title)}</h1>
<p>${escaped(say('arena.played', { deals: number(deals), games: number(games), unfinished: number(unfinished) }))}</p>
${among === undefined ? '' : `<p>${escaped(say('arena.among', { bot: among }))}</p>`}
<p class="faint">${escaped(say('report.intervals'))}</p>
${chart(
  say('arena.wins'),
  lines(({ wins }) => wins),
)}
${roles
  .map((role) =>
    chart(
      roleWord(reader, role),
      lines((standing) => standing.roles[role]!),
    ),
  )
  .join('\n')}
<h2>${escaped(say('arena.cross'))}</h2>
${table(
  ['', ...names],
  cross.map((row, i) => [names[i]!, ...row.map((one) => (one ? signedPoints(one, terminal) : '–'))]),
)}
${
  roles.length === 0
    ? ''
    : `<h2>${escaped(say('arena.gains'))}</h2>\n${table(
        ['', say('arena.all'), ...roles.map((role) => roleWord(reader, role))],
        gains.map(({ bot, all, roles: own }) => [
          bot,
          signedPoints(all, terminal),
          ...roles.map((role) => signedPoints(own[role]!, terminal)),
        ]),
      )}`
}
<h2>${escaped(say('arena.times'))}</h2>
${table(
  ['', say('arena.rating'), say('arena.decisions'), say('arena.mean'), say('arena.p95'), say('arena.most')],
  standings.map(({ bot, rating, time }) => [
    bot,
    number(rating.share),
    number(time.decisions),
    number(time.mean, 3),
    number(time.p95, 3),
    number(time.max, 1),
  ]),
)}
</html>
`
}

/** What a role or a side is called by the game, or by us. */
export const roleWord = ({ messages }: Reader, role: string): string =>
  messages[`role.${role}`] ?? messages[`team.${role}`] ?? role

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], tag: string): string =>
    row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')
  return `<div class="wide"><table><tr>${cells(head, 'th')}</tr>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</table></div>`
}
