import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { atEndOfTurn, inRounds } from '../src/rounds.ts'

test('in a quiet house what may wait leaves within the same turn of the loop', async () => {
  const rounds = inRounds()
  let left = 0
  for (let reader = 0; reader < 3; reader++) rounds.add(() => void left++)
  expect(left).toBe(0)
  await nextTurn()
  await nextTurn()
  expect(left).toBe(3)
})

test('in a busy house it leaves together, a moment later, and each reader is called once', async () => {
  const rounds = inRounds()
  const left: number[] = []
  for (let reader = 0; reader < 100; reader++) rounds.add(() => void left.push(reader))
  await nextTurn()
  await nextTurn()
  expect(left).toEqual([])
  rounds.add(() => void left.push(100)) // comes along
  await sleep(100)
  expect(left).toEqual(Array.from({ length: 101 }, (_, reader) => reader))
})

test('what somebody waits for leaves when all that has come in this turn is dealt with, and not before', async () => {
  const turnEnd = atEndOfTurn()
  const left: number[] = []
  for (let reader = 0; reader < 100; reader++) turnEnd.add(() => void left.push(reader))
  await Promise.resolve()
  expect(left).toEqual([])
  await nextTurn()
  expect(left).toEqual(Array.from({ length: 100 }, (_, reader) => reader))
})
