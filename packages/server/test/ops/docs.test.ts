// What is written for those who run the house and those who talk to it, held against the house itself.

import { readFileSync } from 'node:fs'
import { readScenario } from '@saloon/flick-em-up'
import { LONGEST_SETTING, patched } from '@saloon/kernel'
import { expect, test } from 'vitest'
import { SETTINGS } from '../../src/config/config.ts'
import { LARGEST_MESSAGE } from '../../src/http/upgrade.ts'
import { statusOf } from '../../src/http/refusals.ts'
import { readMetrics } from '../../src/ops/metrics.ts'
import { up, command } from '../../src/transport/protocol.ts'

const read = (name: string): string => readFileSync(new URL(`../../../../docs/${name}`, import.meta.url), 'utf8')
const running = read('running.md')
const protocol = read('protocol.md')

test('running.md names every setting', () => {
  for (const { name, env, usual, help } of SETTINGS) {
    const without = usual === '' ? 'not set' : `\`${usual}\``
    expect(running).toContain(`| \`--${name}\` | \`${env}\` | ${without} | ${help.en} |`)
  }
})

test('running.md names every figure', async () => {
  const ours = (await readMetrics()).match(/(?<=^# TYPE )saloon_\w+/gm) ?? []
  expect(ours).toHaveLength(12)
  for (const name of ours) expect(running).toContain(`\`${name}\``)
})

test('protocol.md sends only messages that are understood', () => {
  const sent = protocol.split('\n').filter((line) => line.startsWith('→ '))
  expect(new Set(sent.map((line) => up.parse(JSON.parse(line.slice(2))).type))).toEqual(
    new Set(['hello', 'join', 'look', 'command', 'ping']),
  )
})

test('protocol.md names every wish, with its fields', () => {
  for (const { shape } of command.options) {
    const { do: name, ...fields } = shape
    const list = Object.keys(fields).join(', ')
    expect(protocol).toContain(list === '' ? `\`${name.value}\`` : `\`${name.value}\` \`{${list}}\``)
  }
})

test('protocol.md gives the status of each refusal as it is', () => {
  const rows = [...protocol.matchAll(/^\| (?<status>\d{3}(?:, \d{3})*) \| (?<codes>`[^|]*) \|$/gm)]
  expect(rows.length).toBeGreaterThan(5)
  for (const { groups } of rows) {
    const statuses = groups!['status']!.split(', ').map(Number)
    const codes = groups!['codes']!.replaceAll(/\([^)]*\)/g, '').match(/(?<=`)[a-z-]+(?=`)/g) ?? []
    for (const code of codes) expect(statuses).toContain(statusOf({ code }))
  }
})

test('protocol.md shows a patch that does what it says', () => {
  const [, patch = ''] = /^So `(\{.*\})` sets/m.exec(protocol) ?? []
  const before = { supply: 9, players: [0, 1, { arrows: 0 }], log: ['a', 'b', 'c'] }
  expect(patched(before, JSON.parse(patch) as never)).toEqual({
    supply: 8,
    players: [0, 1, { arrows: 1 }],
    log: ['a', 'b', 'c', 'new'],
  })
})

test('a town of one’s own is as long as scenarios.md says, over the API, over a socket and in a file', () => {
  expect(read('scenarios.md')).toContain(`at most ${LONGEST_SETTING.toLocaleString('en')} characters`)
  const codes = (text: string) => readScenario(text).problems.map(({ code }) => code)
  expect(codes(`"${'x'.repeat(LONGEST_SETTING)}"`)).toEqual(['too-large'])
  expect(codes(`"${'x'.repeat(LONGEST_SETTING - 2)}"`)).not.toContain('too-large')
  const command = (town: string) => ({ type: 'command', id: 'a', wish: { do: 'set-options', options: { town } } })
  expect(up.safeParse(command('x'.repeat(LONGEST_SETTING))).success).toBe(true)
  expect(up.safeParse(command('x'.repeat(LONGEST_SETTING + 1))).success).toBe(false)
  // In letters of three bytes it still fits into one message.
  expect(Buffer.byteLength(JSON.stringify(command('界'.repeat(LONGEST_SETTING))))).toBeLessThan(LARGEST_MESSAGE)
})
