// Drawings of the home page, printed once at build time: as files they need no script, come when they are looked at, and stay.
//   import poster from 'virtual:print/bang-dice'   → the address of the picture

import react from '@vitejs/plugin-react'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Plugin, runnerImport } from 'vite'

const PREFIX = 'virtual:print/'
const ROOT = new URL('../src/art/', import.meta.url)

interface Drawings {
  readonly GamePoster: ComponentType<{ readonly game: string }>
  readonly QuietTown: ComponentType
}

export function prints(): Plugin {
  let isBuild = false
  let drawings: Promise<Drawings> | undefined
  return {
    name: 'saloon-prints',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const name = id.slice(PREFIX.length + 1)
      drawings ??= loadDrawings()
      const source = draw(name, await drawings)
      if (!isBuild) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`
      const file = this.emitFile({ type: 'asset', name: `print-${name}.svg`, source })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}

function draw(name: string, { GamePoster, QuietTown }: Drawings): string {
  const drawing = name === 'quiet-town' ? createElement(QuietTown) : createElement(GamePoster, { game: name })
  return renderToStaticMarkup(drawing).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
}

async function loadDrawings(): Promise<Drawings> {
  const load = async (path: string): Promise<object> => {
    const { module } = await runnerImport<object>(new URL(path, ROOT).pathname, {
      configFile: false,
      plugins: [react()],
      logLevel: 'error',
    })
    return module
  }
  return { ...(await load('posters/Posters.tsx')), ...(await load('scenes/Empty.tsx')) } as Drawings
}
