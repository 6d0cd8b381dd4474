// The pages, as whole HTML documents that load nothing else.

import { type Catalogue, LANGUAGES, type Language } from '@saloon/kernel'
import type { ListedGame } from './listed-game.ts'

const TEXT = {
  en: {
    title: 'Saloon',
    tagline: 'Western tabletop games for the browser, the terminal and your bots',
    players: (seats: string) => `${seats} players`,
    options: 'Options',
    rules: 'The rules',
    notFound: 'Nothing here but tumbleweed',
    back: 'Back to the games',
    other: 'En français',
  },
  fr: {
    title: 'Saloon',
    tagline: 'Des jeux de société du Far West pour le navigateur, le terminal et vos bots',
    players: (seats: string) => `${seats} joueurs`,
    options: 'Options',
    rules: 'Les règles',
    notFound: 'Rien ici, à part un virevoltant qui passe',
    back: 'Retour aux jeux',
    other: 'In English',
  },
} as const satisfies Record<Language, unknown>

export function gamesPage(games: readonly ListedGame[], language: Language): string {
  const text = TEXT[language]
  return documentOf(
    language,
    text.title,
    `
    <p class="tagline">${text.tagline}</p>
    <main>${games.map((game) => card(game, language)).join('')}</main>`,
  )
}

export function notFoundPage(language: Language): string {
  const text = TEXT[language]
  return documentOf(language, text.notFound, back(language))
}

export function rulesPage({ messages, rulesText }: ListedGame, language: Language): string {
  const rules = rulesText[language]
    .split(/\n{2,}/)
    .map((part) => (part.startsWith('#') ? heading(part) : `<p class="rule">${bold(escape(part))}</p>`))
    .join('\n')
  return documentOf(
    language,
    escape(messages[language]['name'] ?? ''),
    `<main class="rules">${rules}</main>${back(language)}`,
  )
}

const bold = (text: string): string => text.replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
const heading = (line: string): string => `<h2>${escape(line.replace(/^#+ */, ''))}</h2>`
const back = (language: Language): string => `<p><a href="/plain?lang=${language}">${TEXT[language].back}</a></p>`

function card({ game: { rules }, messages }: ListedGame, language: Language): string {
  const words = messages[language]
  const { min, max } = rules.seats
  const seats = min === max ? String(min) : `${min}–${max}`
  return `
    <article id="${escape(rules.id)}">
      <h2>${escape(words['name'] ?? rules.id)}</h2>
      <p class="seats">${TEXT[language].players(seats)}</p>
      <p>${escape(words['tagline'] ?? '')}</p>
      ${options(rules.settings, words, language)}
      <p><a href="/plain/rules/${escape(rules.id)}?lang=${language}">${TEXT[language].rules}</a></p>
    </article>`
}

function options(settings: readonly { readonly key: string }[], words: Catalogue, language: Language): string {
  if (settings.length === 0) return ''
  const rows = settings.map(({ key }) => {
    const help = words[`setting.${key}.help`]
    return `<dt>${escape(words[`setting.${key}`] ?? key)}</dt>${help ? `<dd>${escape(help)}</dd>` : ''}`
  })
  return `<details><summary>${TEXT[language].options} (${settings.length})</summary><dl>${rows.join('')}</dl></details>`
}

function documentOf(language: Language, title: string, body: string): string {
  const other = LANGUAGES.find((each) => each !== language)
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <nav><a href="?lang=${other}" lang="${other}" hreflang="${other}">${TEXT[language].other}</a></nav>
    <h1>${title}</h1>
    ${body}
  </body>
</html>
`
}

/** For text and for attributes in double quotes. */
function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const STYLE = `
  :root { color-scheme: light dark; --paper: #f6ecd9; --card: #fffaf0; --ink: #35210f; --faint: #7a5a38; --line: #d9c3a0; --link: #9a3412 }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #1d140d; --card: #2a1e14; --ink: #f3e5cd; --faint: #c9a97e; --line: #4a3624; --link: #f0a35e }
  }
  * { box-sizing: border-box }
  body { margin: 0 auto; max-width: 68rem; padding: 1rem; background: var(--paper); color: var(--ink);
    font: 1.0625rem/1.5 system-ui, sans-serif; overflow-wrap: break-word }
  nav { text-align: right }
  a { color: var(--link) }
  h1, h2 { font-family: Rockwell, 'Roboto Slab', Georgia, serif; line-height: 1.15 }
  h1 { margin: 0; font-size: clamp(2.25rem, 9vw, 4rem); text-align: center }
  h2 { margin: 0; font-size: 1.4rem }
  .tagline { margin: .5rem 0 2rem; text-align: center; color: var(--faint) }
  main { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); align-items: start }
  article { padding: 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem }
  main.rules { display: block; max-width: 42rem; margin: 0 auto }
  .rules h2 { margin: 1.5rem 0 .5rem }
  .rule { white-space: pre-line }
  .seats { margin: .25rem 0 .75rem; color: var(--faint); font-size: .9375rem }
  article p:last-child { margin-bottom: 0 }
  summary { cursor: pointer; color: var(--link) }
  dl { margin: .75rem 0 0 }
  dt { font-weight: 600 }
  dd { margin: 0 0 .5rem; color: var(--faint) }
`
