// The document of a table: what every table needs is asked for with the page itself, rather than when the first script has found out
// that a table is wanted.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PARTS = ['/src/pages/table/TablePage.tsx', '/src/table/frame/Frame.tsx']

type Bundle = Parameters<Extract<Plugin['writeBundle'], (...args: never[]) => unknown>>[1]

export function tablePage(): Plugin {
  return {
    name: 'saloon-table-page',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      const document = readFileSync(join(dir!, 'index.html'), 'utf8')
      const { scripts, styles } = filesOf(bundle)
      const links = [
        ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
        ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ].filter((link) => !document.includes(link))
      writeFileSync(
        join(dir!, 'table.html'),
        document.replace('</head>', () => `${links.join('\n    ')}\n  </head>`),
      )
    },
  }
}

/** Of the parts, and of all that they import at once. */
function filesOf(bundle: Bundle): { readonly scripts: string[]; readonly styles: string[] } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (file: string): void => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || scripts.has(file)) return
    scripts.add(file)
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
    chunk.imports.forEach(visit)
  }
  for (const part of PARTS) {
    const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(part))
    if (chunk === undefined) throw new Error(`the build has no chunk of ${part}`)
    visit(chunk.fileName)
  }
  return { scripts: [...scripts], styles: [...styles] }
}
