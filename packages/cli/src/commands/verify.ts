// `saloon verify <file>`: plays a log again and says what was checked.

import { isRefusal, say } from '@saloon/kernel'
import type { Command } from '../command.ts'
import { FINE } from '../complaint.ts'
import { broken, openLog, replayed } from '../logs.ts'
import { sayResult } from '../play/result.ts'

export const verify: Command = {
  spec: { words: ['file'], texts: ['secret'] },
  async run(args, terminal) {
    const opened = openLog(args.words[0]!)
    const secret = args.text('secret') ?? opened.log.secret
    const log = secret === undefined ? opened.log : { ...opened.log, secret }
    const table = await replayed({ ...opened, log })
    const reader = terminal.reader(opened.module, opened.names)
    if (isRefusal(table)) throw broken(table, opened.module)
    const { header, rows } = log
    const checked = [
      terminal.say('verify.header', {
        name: say(reader, { key: 'name' }),
        version: header.version,
        seats: header.setup.seats,
      }),
      terminal.say('state' in header.from ? 'verify.laid-out' : 'verify.commitment'),
      terminal.say('verify.chain', { rows: rows.length }),
      terminal.say('verify.rules'),
      ...(secret === undefined ? [] : [terminal.say('verify.chance')]),
    ]
    for (const line of checked) terminal.print(`${terminal.style.good('✓')} ${line}`)
    const outcome = opened.module.game.rules.outcome(table.state)
    terminal.print(outcome ? sayResult(reader, outcome, terminal) : terminal.say('verify.unfinished'))
    return FINE
  },
}
