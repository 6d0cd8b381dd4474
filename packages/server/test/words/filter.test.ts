import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mask, offends } from '../../src/words/filter.ts'
import { onThisMachine } from '../../../../scripts/testing/on-this-machine.ts'

describe('what offends', () => {
  test.each([
    'shit',
    'SHIT',
    'Shit!',
    'this is shit.',
    'shitty luck',
    'motherfucker',
    'absofuckinglutely',
    'enculé',
    'ENCULES',
    'quel connard',
    'fils de pute',
    'l’enculé',
    "d'enculé",
    'ta gueule',
    'Ta   gueule',
    'kill yourself',
  ])('"%s", as it is', (text) => expect(offends(text)).toBe(true))

  test.each([
    ['digits for letters', 'sh1t 5hit b1tch'],
    ['signs for letters', '$hit'],
    ['a digit for l', 's1ut'],
    ['repeated letters', 'fuuuuuuuck'],
    ['every letter repeated', 'nniiggggeerr'],
    ['accents', 'shït'],
    ['heaps of accents', 's\u0301\u0301h\u0301i\u0301t\u0301'],
    ['full width', 'ｓｈｉｔ'],
    ['mathematical letters', '𝖘𝖍𝖎𝖙'],
    ['circled letters', 'ⓢⓗⓘⓣ'],
    ['Cyrillic look-alikes', 'ѕhіt'],
    ['spaces between', 's h i t'],
    ['many spaces between', 's   h   i   t'],
    ['full stops between', 'f.u.c.k'],
    ['hyphens between', 'f-u-c-k you'],
    ['underscores between', 's_h_i_t'],
    ['one space', 'fu ck'],
    ['single letters before it', 'i a m s h i t'],
    ['no width between', 'sh\u200bi\u200dt'],
    ['a soft hyphen', 'sh\u00adit'],
    ['a letter crossed out', 'f*ck'],
    ['two letters crossed out', 'f**k'],
    ['stars between', 'f*u*c*k'],
    ['numbers behind', 'salope69'],
    ['numbers behind a disguise', '5lut99'],
    ['numbers before', '007connard'],
    ['capitals in a name', 'BigCunt'],
    ['an underscore in a name', 'big_cunt_'],
    ['stars around it', '*shit*'],
  ])('%s: "%s"', (_, text) => expect(offends(text)).toBe(true))
})

describe('what does not', () => {
  test.each([
    // Refused words inside of innocent ones.
    'Scunthorpe',
    'Penistone, Clitheroe and Lightwater',
    'shiitake mushrooms',
    'a classic assassin passes the grass',
    'sniggering',
    'niggling doubts',
    'Niger and Nigeria',
    'Montenegro',
    'therapist',
    'the Wankel engine',
    'Slutsk',
    'cockpit, peacock, hancock',
    'Dick Turpin',
    'Matsushita',
    'pedometer',
    'mishit',
    // Words of one of our languages that mean something else in the other.
    'je suis en retard',
    'a con man',
    'take a bite',
    'cul-de-sac',
    'la mer de Chine, ni que tu viennes, j’ai pu te voir',
    'le branle-bas de combat, une salopette, un fichier',
    'Pornic et Pornichet',
    'Thomas Pornin',
    'on pique-nique ?',
    'le bateau est réputé, il dispute le tapis',
    // What is said at a table.
    'he’s hit',
    "it's hit",
    'it s hit again',
    'two bulls hit',
    'who re-rolls?',
    'go ok',
    'can you pin him down?',
    'push it',
    'wish it were so',
    'a rabbit chases music until a colossal opera',
    'sh, it is late',
    'GG WP',
    'A 5 5 and 455 and 8008',
    '2*3*4',
    'U S A',
    '',
    '🤠🌵',
  ])('"%s"', (text) => expect(offends(text)).toBe(false))
})

describe('mask', () => {
  test.each([
    ['what a shit roll', 'what a **** roll'],
    ['Shit!', '****!'],
    ['f u c k you, connard', '******* you, *******'],
    ['f.u.c.k', '*******'],
    ['𝖘𝖍𝖎𝖙', '****'],
    ['l’enculé 🤠', 'l’****** 🤠'],
    ['nice shot', 'nice shot'],
  ])('"%s" becomes "%s"', (text, masked) => expect(mask(text)).toBe(masked))

  const pieces = fc.constantFrom(
    'f',
    'u',
    'c',
    'k',
    'sh',
    'it',
    'shit',
    'pute',
    's',
    '1',
    '!',
    '*',
    ' ',
    '.',
    '-',
    'é',
    '’',
    '🤠',
    'A',
  )
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
  )

  test('never fails, is as long as the text, leaves innocent texts alone, and offends no more', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const masked = mask(text)
        expect(Array.from(masked)).toHaveLength(Array.from(text).length)
        expect(masked === text || offends(text)).toBe(true)
        expect(offends(masked)).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  test('takes no time to speak of, whatever is thrown at it', () => {
    const nasty = ['p***e***d***o***p***h***i***l***e***q ', 'f u c ', 'fufuc', 'n1', '!', 'é', 's*a*l*o*p*a*r*d*q']
    const started = performance.now()
    for (const part of nasty) offends(part.repeat(Math.ceil(300 / part.length)))
    expect(performance.now() - started).toBeLessThan(onThisMachine(500))
  })
})
