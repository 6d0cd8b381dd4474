import { expect, test } from 'vitest'
import { Receipts } from '../../src/table/receipts.ts'

test('the latest 128 are remembered, with the first answer each was given', () => {
  const receipts = new Receipts()
  const refused = { code: 'not-asked' }
  receipts.keep('ana 0', refused)
  receipts.keep('ana 0', null)
  expect(receipts.get('ana 0')).toBe(refused)
  for (let command = 1; command < 128; command++) receipts.keep(`ana ${command}`, null)
  expect(receipts.get('ana 0')).toBe(refused)
  receipts.keep('ana 128', null)
  expect(receipts.get('ana 0')).toBeUndefined()
  for (let command = 1; command <= 128; command++) expect(receipts.get(`ana ${command}`)).toBeNull()
})
