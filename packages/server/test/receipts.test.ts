import { expect, test } from 'vitest'
import { Receipts } from '../src/tables/receipts.ts'

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

test('two that look alike at a glance are still two', () => {
  const receipts = new Receipts()
  receipts.keep('Aa', null) // the same mark as "BB"
  expect(receipts.get('BB')).toBeUndefined()
  receipts.keep('BB', { code: 'not-asked' })
  expect(receipts.get('Aa')).toBeNull()
  expect(receipts.get('BB')).toEqual({ code: 'not-asked' })
  expect(receipts.get('')).toBeUndefined() // the mark of an empty place
})
