import { describe, expect, test } from 'vitest'
import { type Reader, kernelEn, kernelFr, say, textOfAction, textOfEvent, textOfRefusal, typeset } from '@saloon/kernel'

const reader = (language: 'en' | 'fr'): Reader => ({
  language,
  seats: ['Ana', 'Bill'],
  messages: {
    n: '{n} {n|arrow|arrows}',
    who: '{seat:by} hits {seat:at} with {card:card}',
    'card.7': 'a Schofield',
    'seat.man-in-black': 'the Man in Black',
    list: '{seat:all}: {items}',
  },
})

describe('sentences', () => {
  test('take facts, names and lists', () => {
    expect(say(reader('en'), { key: 'who', facts: { by: 0, at: 1, card: 7 } })).toBe('Ana hits Bill with a Schofield')
    expect(say(reader('en'), { key: 'who', facts: { by: 'man-in-black', at: 1, card: 7 } })).toBe(
      'the Man in Black hits Bill with a Schofield',
    )
    expect(say(reader('en'), { key: 'list', facts: { all: [1, 0], items: ['x', 'y'] } })).toBe('Bill, Ana: x, y')
  })

  test('count as each language counts', () => {
    const count = (language: 'en' | 'fr') => [0, 1, 2].map((n) => say(reader(language), { key: 'n', facts: { n } }))
    expect(count('en')).toEqual(['0 arrows', '1 arrow', '2 arrows'])
    expect(count('fr')).toEqual(['0 arrow', '1 arrow', '2 arrows'])
  })

  test('in French, signs, guillemets and units stay with their words', () => {
    const messages = {
      jail: '{seat:by} : « {card:card} » pour {n} $ en {s} s ; encore ?',
      'card.7': 'Raté !',
    }
    const facts = { by: 0, card: 7, n: 30, s: 5 }
    const said = (language: 'en' | 'fr') => say({ language, messages, seats: ['Ana'] }, { key: 'jail', facts })
    expect(said('fr').replaceAll('\u00A0', '~')).toBe('Ana~: «~Raté~!~» pour 30~$ en 5~s~; encore~?')
    expect(said('en')).not.toContain('\u00A0')
    expect(typeset('fr', '| Jeu | Prix |\n| :-- | --: |\n| 2 sacs | 3 mains |')).not.toContain('\u00A0')
  })

  test('in French « de » and « que » lose their e before a name with a vowel, marked or not', () => {
    const messages = { turn: 'Tour de {seat:by}, plus que {seat:at}' }
    const said = (...seats: string[]) =>
      say({ language: 'fr', messages, seats }, { key: 'turn', facts: { by: 0, at: 1 } })
    expect(said('Ana', 'Émile')).toBe('Tour d’Ana, plus qu’Émile')
    expect(said('Bo', 'Cy')).toBe('Tour de Bo, plus que Cy')
    expect(said('\uE000seat.0\uE001Ana\uE002', 'Cy')).toBe('Tour d’\uE000seat.0\uE001Ana\uE002, plus que Cy')
    expect(typeset('en', 'Tour de Ana')).toBe('Tour de Ana')
    expect(typeset('fr', 'mode automatique')).toBe('mode automatique')
  })

  test('a missing message, fact or name is our mistake and says which', () => {
    expect(() => say(reader('en'), { key: 'nothing' })).toThrow('no en message for "nothing"')
    expect(() => say(reader('en'), { key: 'n' })).toThrow('speaks of {n}')
    expect(() => say(reader('en'), { key: 'who', facts: { by: 2, at: 1, card: 7 } })).toThrow('no en name for "seat.2"')
    expect(() => say(reader('en'), { key: 'who', facts: { by: 0, at: 1, card: 8 } })).toThrow('no en name for "card.8"')
  })

  test('events, actions and refusals have their keys', () => {
    expect(textOfEvent({ type: 'drew', by: 1 })).toEqual({ key: 'event.drew', facts: { by: 1 } })
    expect(textOfEvent({ type: 'drew', by: 1, shows: true, only: { eyes: 2, card: 7 } })).toEqual({
      key: 'event.drew.seen',
      facts: { by: 1, card: 7 },
    })
    expect(textOfAction({ do: 'pass' })).toEqual({ key: 'do.pass', facts: {} })
    expect(textOfRefusal({ code: 'game-over' })).toEqual({ key: 'why.game-over' })
  })

  test('the kernel’s own messages speak of the same facts in both languages', () => {
    const facts = (message: string) => [...message.matchAll(/\{[^}|]+/g)].map(([fact]) => fact).toSorted()
    for (const [key, message] of Object.entries(kernelEn))
      expect(facts(kernelFr[key as keyof typeof kernelEn]), key).toEqual(facts(message))
  })
})
