// The database that several servers share, as far as commands name it, and what to say when it can't be used.

import { SETTINGS } from '@saloon/server/config'
import type { Arguments } from './arguments.ts'
import { CHECK_FAILED, Complaint, complaint } from './complaint.ts'
import type { Terminal } from './terminal.ts'

/** The one of the server that runs with the same environment. */
export function databaseUrl(args: Arguments, { env }: Terminal): string {
  const setting = SETTINGS.find(({ name }) => name === 'database')!
  const url = args.text('database') ?? env[setting.env] ?? ''
  if (url === '') throw complaint('flag-missing', { flag: `--database (${setting.env})` })
  if (!setting.isFine(url)) throw complaint('not-postgres')
  return url
}

export function serverComplaint(error: unknown): Complaint {
  const { code, message } = error as { code?: string; message: string }
  const key = code === 'newer' ? 'why.shared-newer' : 'why.shared-failed'
  return new Complaint({ key, facts: { problem: message } }, CHECK_FAILED)
}
