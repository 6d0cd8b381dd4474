// Home, printed into its document at build time, once for each language: it is read before any script has come. `early.ts` keeps
// what somebody does with it until then.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { moreGames } from '../../../scripts/more-games.mjs'
import { minify, type Plugin, runnerImport, transformWithOxc } from 'vite'

const LANGUAGES = ['en', 'fr']
const SOURCE = new URL('../src/pages/home/printed.tsx', import.meta.url).pathname
const ROOT = '<div id="root"></div>'
const EARLY = 'early'

export function frontPage(early: URL): Plugin {
  return {
    name: 'saloon-front-page',
    apply: 'build',
    async buildStart() {
      const { code } = await transformWithOxc(readFileSync(early, 'utf8'), 'early.ts', {})
      const { code: source } = await minify('early.js', code.replaceAll(/^export \{\};?$/gm, ''), { module: false })
      this.emitFile({ type: 'asset', name: `${EARLY}.js`, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const src = `/${fileOf(Object.keys(bundle ?? {}), EARLY)}`
        return [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }]
      },
    },
    async writeBundle({ dir }, bundle) {
      const document = readFileSync(join(dir!, 'index.html'), 'utf8')
      if (!document.includes(ROOT)) throw new Error('index.html has no root')
      for (const language of LANGUAGES) {
        const home = await print(language, Object.keys(bundle))
        const page = document
          .replace('<html lang="en">', `<html lang="${language}">`)
          .replace(ROOT, () => `<div id="root" data-printed>${home}</div>`)
        writeFileSync(join(dir!, `home.${language}.html`), page)
      }
    },
  }
}

function fileOf(files: readonly string[], name: string): string {
  const found = files.find((file) => file.startsWith(`assets/${name}-`))
  if (found === undefined) throw new Error(`the build has no ${name}`)
  return found
}

/** As a browser shows it that remembers nothing but its language. */
async function print(language: string, files: readonly string[]): Promise<string> {
  const kept: Readonly<Record<string, string>> = { 'saloon.settings': JSON.stringify({ language }) }
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  const localStorage = { getItem: (key: string) => kept[key] ?? null, setItem: () => undefined }
  Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true })
  try {
    const { module } = await runnerImport<{ readonly printed: () => ReactElement }>(SOURCE, {
      configFile: false,
      plugins: [react(), moreGames(), pictures(files)],
      environments: { inline: { resolve: { noExternal: [/^@saloon\//] } } },
      logLevel: 'error',
    })
    return renderToStaticMarkup(module.printed())
  } finally {
    if (before) Object.defineProperty(globalThis, 'localStorage', before)
    else delete (globalThis as { localStorage?: unknown }).localStorage
  }
}

/** The drawings, where this build has put them; style sheets are in the document already. */
function pictures(files: readonly string[]): Plugin {
  const prefix = 'virtual:print/'
  return {
    name: 'saloon-printed-pictures',
    enforce: 'pre',
    resolveId: (id) =>
      id.startsWith(prefix) || id.endsWith('.css') ? `\0printed:${id.replace('.css', '')}` : undefined,
    load(id) {
      if (!id.startsWith('\0printed:')) return undefined
      const [, name] = id.split(prefix)
      return name === undefined ? '' : `export default ${JSON.stringify(`/${fileOf(files, `print-${name}`)}`)}`
    },
  }
}
