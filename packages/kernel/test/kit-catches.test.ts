// The kit must be able to fail: rules broken in one place each, and the property that notices.

import { describe, expect, test } from 'vitest'
import { type Rules, makeGame, only } from '@saloon/kernel'
import { madeUpRules, positionAt, randomGame, type MadeUp } from '@saloon/kernel/kit'
import { answersAreSound } from '../kit/answers.ts'
import type { Action, Event, Options } from '../kit/made-up.ts'
import { savesAndForks } from '../kit/saves.ts'
import { keepsSecrets } from '../kit/secrets.ts'

type MadeUpRules = Rules<MadeUp, Action, Event, Options>
const sound = madeUpRules as unknown as MadeUpRules
const it = {
  conserved: (state: MadeUp) => [...state.hands.flat(), ...state.deck, ...state.pile].toSorted((a, b) => a - b),
  invariants: () => undefined,
}
const variants = [{ seats: 2 }, { seats: 3 }]

/** What a property says of these rules, tried on many positions; undefined: nothing wrong. */
function complaint(
  rules: MadeUpRules,
  property: typeof savesAndForks | typeof answersAreSound | typeof keepsSecrets,
): string | undefined {
  const check = property(makeGame(rules), it)
  for (let seed = 0; seed < 150; seed++) {
    try {
      check(positionAt(makeGame(rules), variants, { variant: seed % 2, seed, at: (seed * 37) % 1000 }))
    } catch (error) {
      return String((error as Error).message)
    }
  }
  return undefined
}

describe('the kit', () => {
  test('finds nothing wrong with sound rules', () => {
    for (const property of [savesAndForks, answersAreSound, keepsSecrets])
      expect(complaint(sound, property)).toBeUndefined()
  })

  test('notices a clone that shares an array', () => {
    const rules: MadeUpRules = { ...sound, clone: (state) => Object.assign(sound.clone(state), { pile: state.pile }) }
    expect(complaint(rules, savesAndForks)).toMatch(/after the clone played on/)
  })

  test('notices a clone that forgets', () => {
    const rules: MadeUpRules = { ...sound, clone: (state) => ({ ...sound.clone(state), leader: 0 }) }
    expect(complaint(rules, savesAndForks)).toMatch(/loaded from JSON/)
  })

  test('notices a state that JSON would change', () => {
    const rules: MadeUpRules = { ...sound, clone: (state) => ({ ...sound.clone(state), note: undefined }) }
    expect(complaint(rules, savesAndForks)).toMatch(/not plain data/)
  })

  test('notices a view that shows the top of the deck', () => {
    const rules: MadeUpRules = {
      ...sound,
      view: (state, eyes) => ({ ...sound.view(state, eyes), deck: state.deck.slice() }),
    }
    expect(complaint(rules, keepsSecrets)).toBeDefined()
  })

  test('notices a view that betrays chance', () => {
    const rules: MadeUpRules = {
      ...sound,
      view: (state, eyes) => ({ ...sound.view(state, eyes), leader: state.chance[0] }),
    }
    expect(complaint(rules, keepsSecrets)).toMatch(/betrays chance/)
  })

  test('notices eyes that see less in company', () => {
    const rules: MadeUpRules = {
      ...sound,
      view: (state, eyes) => (eyes === 0b11 ? { ...sound.view(state, 0), eyes } : sound.view(state, eyes)),
    }
    expect(complaint(rules, keepsSecrets)).toMatch(/see less|options/)
  })

  test('notices a question that is put only to whoever can answer it', () => {
    const gust = {
      ...sound.frames['gust']!,
      go: (game: Parameters<NonNullable<typeof sound.frames.gust>['go']>[0], frame: never) => {
        const { seat } = frame as { seat: number }
        if (game.state.hands[seat]!.some((card) => card % 2 === 0)) return true as const
        game.state.stack.pop()
        return undefined
      },
    }
    expect(complaint({ ...sound, frames: { ...sound.frames, gust } }, keepsSecrets)).toMatch(
      /asked|settling|see afterwards|told/,
    )
  })

  test('notices an imagination that loses a card', () => {
    const rules: MadeUpRules = {
      ...sound,
      imagine: (view, chance) => {
        const state = sound.imagine(view, chance)
        state.hands = state.hands.map((hand) => hand.map((card) => (card === 3 ? 4 : card)))
        return state
      },
    }
    expect(complaint(rules, keepsSecrets)).toMatch(/every piece|looks like the view/)
  })

  test('notices an event that tells a drawn card to all', () => {
    const swig = {
      ...sound.interrupts!['swig']!,
      answer: (
        game: Parameters<NonNullable<typeof sound.interrupts>['swig']['answer']>[0],
        seat: number,
        action: Action,
      ) => {
        game.tell?.({ type: 'aimed', by: seat, angle: game.state.deck.at(-1)! })
        sound.interrupts!['swig']!.answer(game, seat, action)
      },
    }
    expect(complaint({ ...sound, interrupts: { swig } }, keepsSecrets)).toMatch(/told/)
  })

  test('notices a safe answer that is not legal', () => {
    const gust = { ...sound.frames['gust']!, safe: () => ({ do: 'duck', card: 99 }) as const }
    expect(complaint({ ...sound, frames: { ...sound.frames, gust } }, answersAreSound)).toMatch(/safe answer/)
  })

  test('notices a question without an answer', () => {
    const aim = { ...sound.frames['aim']!, asks: (table: { leader: number }) => only(table.leader), options: () => [] }
    const game = makeGame({ ...sound, frames: { ...sound.frames, aim } })
    expect(() => {
      const play = randomGame(game, { seats: 2 }, 1)
      while (play.step());
    }).toThrow(/no answer|nothing to choose from/)
  })

  test('notices a frame that never comes to rest', () => {
    const storm = { ...sound.frames['storm']!, go: () => undefined }
    const game = makeGame({ ...sound, frames: { ...sound.frames, storm } })
    expect(() => {
      const play = randomGame(game, { seats: 2 }, 1)
      while (play.step());
    }).toThrow(/never come to rest/)
  })
})
