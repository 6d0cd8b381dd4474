import { expect, test } from 'vitest'
import { chooseLanguage } from '../../src/pages/language.ts'

test.each([
  [null, undefined, 'en'],
  [null, 'fr', 'fr'],
  [null, 'fr-CA,en;q=0.8', 'fr'],
  [null, 'de,fr;q=0.4,en;q=0.9', 'en'],
  [null, 'de, fr;q=0.4', 'fr'],
  [null, 'fr;q=0, de', 'en'],
  [null, ';;,,q=x', 'en'],
  ['fr', 'en', 'fr'],
  ['xx', 'fr', 'fr'],
] as const)('?lang=%s with Accept-Language "%s" gives %s', (asked, header, language) => {
  expect(chooseLanguage(asked, header)).toBe(language)
})
