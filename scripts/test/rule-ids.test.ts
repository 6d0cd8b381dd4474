import { expect, test } from 'vitest'
import { compare, definedIds, namedIds } from '../rule-ids.mjs'

const SPECIFICATION = `
Falling is judged as in FU-R22.
- **BD-R01** (seed) Dice are rolled; see BD-R77.
- **BD-T01** *Given* a Sheriff …
`

test('an id that no test names and an id that no specification defines are found', () => {
  const tests = [`test('BD-R01 BD-R02: dice are rolled', () => {})`]
  expect(compare(SPECIFICATION, tests)).toEqual({ missing: ['BD-T01'], unknown: ['BD-R02'] })
})

test('nothing is found when each id has its test, in whichever file', () => {
  const tests = [`describe('BD-R01', () => { it('rolls', () => {}) })`, `test('BD-T01', () => {})`]
  expect(compare(SPECIFICATION, tests)).toEqual({ missing: [], unknown: [] })
})

test.each([
  ['- **BD-R01** (seed) a list item in bold', 'BD-R01'],
  ['* FU-R12 (ours) a plain list item', 'FU-R12'],
  ['- **WL-T03 Bank.** a title after the id', 'WL-T03'],
  ['| W-R10 | a row of a table |', 'W-R10'],
  ['**W-T11 · a paragraph in bold**', 'W-T11'],
])('%s defines %s', (line, id) => {
  expect([...definedIds(line)]).toEqual([id])
})

test.each([
  ['test.each([1, 2])("WO-T38 with %i", () => {})', ['WO-T38']],
  ['test(`WO-T38 of ${game}`, () => {})', ['WO-T38']],
  ['describe("cards", () => { test("WO-R01, WO-R02", () => {}) })', ['WO-R01', 'WO-R02']],
  ['test("WO-R01–R05: no ranges", () => {})', ['WO-R01']],
])('%s names %j', (source, ids) => {
  expect([...namedIds(source)]).toEqual(ids)
})

test.each([
  '// test("WO-T38", () => {})',
  'test("dealing", () => { layOut("WO-T38") })',
  'test.skip("WO-T38", () => {})',
  'test.todo("WO-T38")',
  'describe.skip("later", () => { test("WO-T38", () => {}) })',
])('%s names none', (source) => {
  expect([...namedIds(source)]).toEqual([])
})
