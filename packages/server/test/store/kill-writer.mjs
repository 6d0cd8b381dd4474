// Writes rows to many logs as fast as it can, says of each when it was acknowledged, and never ends by itself.
// node kill-writer.mjs <the built store> <folder>

import { LOGS, rowsBehind } from './kill-rows.mjs'

const [, , built = '', directory = ''] = process.argv
/** @type {typeof import('../../src/store/open.ts')} */
const { openStore } = await import(built)
const store = await openStore({ kind: 'sqlite', directory })

await Promise.all(LOGS.map(write))

/** @param {string} log */
async function write(log) {
  let length = (await store.read(log)).length
  for (;;) {
    const rows = rowsBehind(log, length)
    if (!(await store.append(log, length, rows))) throw new Error(`Somebody else has written to ${log}.`)
    length += rows.length
    process.stdout.write(`${log} ${length}\n`) // a pipe: it has left this process when the call returns
  }
}
