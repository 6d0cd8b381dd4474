// `saloon serve`: the server with the browser app; the same as `npm start` runs.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SETTINGS, type Setting, readConfig, whyNotOpen } from '@saloon/server/config'
import type { Command } from '../command.ts'
import { CHECK_FAILED, Complaint, FINE, complaint } from '../complaint.ts'
import { columns, wrap } from '../layout.ts'
import type { Terminal } from '../terminal.ts'

const ALL: readonly Setting[] = SETTINGS

export const serveCommand: Command = {
  spec: { texts: ALL.map(({ name }) => name) },
  help: (terminal) => [terminal.say('help.serve'), '', ...listSettings(terminal)].join('\n'),
  async run(args, terminal) {
    const { language, env } = terminal
    const flags = Object.fromEntries(ALL.map(({ name }) => [name, args.text(name)]))
    const config = readConfig({ SALOON_WEB: shippedApp(), ...env }, flags, language)
    if (typeof config === 'string') throw complaint('as-it-says', { sentence: config })
    const { serve } = await import('@saloon/server') // only now: no other command needs it
    try {
      await serve(config, (url) => terminal.print(terminal.say('serve.open', { url })))
    } catch (error) {
      throw new Complaint(
        { key: 'why.as-it-says', facts: { sentence: whyNotOpen(error, config, language) } },
        CHECK_FAILED,
      )
    }
    process.exit(FINE) // a bot's timer may still run
  },
}

/** The browser app, which is packed beside the program; in a clone bin/saloon.mjs names the one that is built there. */
function shippedApp(): string | undefined {
  const folder = fileURLToPath(new URL('web', import.meta.url))
  return existsSync(join(folder, 'index.html')) ? folder : undefined
}

/** Each with its variable and what it is without either. */
function listSettings({ language, width, style, say }: Terminal): string[] {
  const heads = columns(
    ALL.map(({ name, env, usual }) => [
      `  --${name}`,
      env,
      usual === '' ? say('serve.unset') : say('games.usual', { value: usual }),
    ]),
  )
  return ALL.flatMap(({ help }, i) => [style.bold(heads[i]!), ...wrap(help[language], width, '      ')])
}
