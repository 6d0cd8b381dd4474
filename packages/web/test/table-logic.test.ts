// What the frame says and shows, worked out without a screen.

import { bangDice, bangDiceModule } from '@saloon/bang-dice'
import { type Game, kernelEn, only, say } from '@saloon/kernel'
import { wanted, wantedModule } from '@saloon/wanted'
import { wantedOne, wantedOneModule } from '@saloon/wanted-one'
import { describe, expect, test } from 'vitest'
import type { Moment } from '../src/link/link.ts'
import { COMMANDS, commandOf, conflicts, digitOf, keymap } from '../src/table/keys/keys.ts'
import { filtered, linesOf, momentsThatCount, turnsOf } from '../src/table/log/log-lines.ts'
import { cardPosition, PRESSED_NEXT } from '../src/table/help/card-position.ts'
import { handOf, promptFor } from '../src/table/prompt/prompt.ts'
import { AnimationQueue, LONGEST_CHAIN, lengthsOf, shortened } from '../src/table/motion/queue.ts'
import { MOST_CHIPS, recapOf } from '../src/table/log/recap.ts'
import { horseshoe, othersClockwise, ring, seatOfKey } from '../src/table/seats/seat-order.ts'
import { partsOf } from '../src/text/parts.ts'
import { FakeTimer } from './fake-timer.ts'
import { last, positions } from './moments.ts'

const NAMES = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal']
const GAMES = [
  ['bang-dice', bangDice as unknown as Game, bangDiceModule.messages.en, { seats: 5 }],
  [
    'wanted-one',
    wantedOne as unknown as Game,
    wantedOneModule.messages.en,
    { seats: 4, options: { dollars: true, cavalry: true, duel: true, supremacy: true } },
  ],
  ['wanted', wanted as unknown as Game, wantedModule.messages.en, { seats: 6 }],
] as const

describe.each(GAMES)('%s', (_name, game, messages, variant) => {
  const reader = { language: 'en', messages: { ...kernelEn, ...messages }, seats: NAMES } as const

  // Long games: of those every third position of each game is looked at.
  test('T1: in positions all through 50 games there is a sentence that names who acts, with its reason', () => {
    for (let seed = 0; seed < 50; seed++) {
      for (const { view, moments } of positions(game, variant, seed, only(0))) {
        if (_name !== 'bang-dice' && moments.length % 3 !== seed % 3) continue
        const prompt = promptFor(game, view, 0, linesOf(moments.slice(-40)))
        expect(prompt.question && say(reader, prompt.question)).toBeTruthy()
        if (prompt.kind === 'over') continue
        expect(prompt.seats).toEqual(game.asks(view).flatMap(({ must, seat }) => (must ? [seat] : [])))
        expect(prompt.kind).toBe(prompt.seats.includes(0) ? 'mine' : 'waiting')
        expect(prompt.because && say(reader, prompt.because)).toBeTruthy()
        if (prompt.kind === 'mine') expect(prompt.ifNot && say(reader, prompt.ifNot)).toBeTruthy()
      }
    }
  })

  test('T13: the log has one line for each event, in turns, and every cause is a line before it', () => {
    const { moments } = last(positions(game, variant, 3, only(1)))
    const lines = linesOf(moments)
    expect(lines.length).toBe(moments.flatMap(({ told }) => told).length)
    expect(turnsOf(lines).flatMap((turn) => turn.lines)).toEqual(lines)
    const seen = new Set<string>()
    for (const line of lines) {
      if (line.cause !== undefined) expect(seen).toContain(line.cause.id)
      seen.add(line.id)
      expect(
        partsOf(reader, line.text)
          .map(({ text }) => text)
          .join(''),
      ).toBe(say(reader, line.text))
    }
    expect(turnsOf(lines).length).toBeGreaterThan(5)
    for (const line of filtered(lines, 'me', only(1))) expect(line.seats).toContain(1)
    expect(filtered(lines, 'fights', only(1)).length).toBeGreaterThan(0)
  })

  test('a recap has at most six chips in the order things happened', () => {
    const lines = linesOf(last(positions(game, variant, 4, only(0))).moments)
    const upTo = lines.at(-1)!.seq
    const recap = recapOf(lines, { after: 2, upTo }, 0)!
    expect(recap.chips.length).toBe(MOST_CHIPS)
    expect(recap.chips.map((line) => lines.indexOf(line))).toEqual(
      recap.chips.map((line) => lines.indexOf(line)).toSorted((a, b) => a - b),
    )
    expect(recap.chips.length + recap.more).toBe(lines.filter(({ seq }) => seq > 2).length)
    expect(recapOf(lines, { after: upTo, upTo }, 0)).toBeUndefined()
    // What happens after one has come back is shown, and told no more.
    const short = recapOf(lines, { after: 2, upTo: 4 }, 0)!
    expect(short.chips.length + short.more).toBe(lines.filter(({ seq }) => seq === 3 || seq === 4).length)
  })
})

test('what was taken back is gone from the log, and that it was taken back is there', () => {
  const told = (seq: number): Moment => ({
    seq,
    happened: { type: 'act', seat: 0, by: 'person' },
    told: [{ type: 'kept', by: 0, move: seq, cause: seq }],
  })
  const moments: Moment[] = [
    told(1),
    told(2),
    told(3),
    { seq: 4, happened: { type: 'undo', seat: 0, to: 1 }, told: [] },
    told(5),
  ]
  expect(momentsThatCount(moments).map(({ seq }) => seq)).toEqual([1, 4, 5])
  expect(linesOf(moments).map(({ text }) => text.key)).toEqual(['event.kept', 'log.undone', 'event.kept'])
})

test('names in a sentence are kept apart', () => {
  const reader = { language: 'en', messages: bangDiceModule.messages.en, seats: NAMES } as const
  expect(partsOf(reader, { key: 'event.rolled', facts: { by: 1, roll: 2, faces: ['beer', 'arrow'] } })).toEqual([
    { kind: 'seat', id: '1', text: 'Bo' },
    { kind: undefined, text: ', roll 2: ' },
    { kind: 'face', id: 'beer', text: 'Beer' },
    { kind: undefined, text: ', ' },
    { kind: 'face', id: 'arrow', text: 'Indian arrow' },
    { kind: undefined, text: '.' },
  ])
})

describe('seats', () => {
  test('go clockwise from the left hand of the viewer, and neighbours stay neighbours', () => {
    expect(othersClockwise(5, 2)).toEqual([3, 4, 0, 1])
    expect(horseshoe(othersClockwise(8, 0))).toEqual({ left: [1, 2, 3, 4], top: [], right: [5, 6, 7] })
    for (let seats = 2; seats <= 10; seats++) {
      const others = othersClockwise(seats, 3 % seats)
      for (const { left, top, right } of [ring(others), ring(others, true), horseshoe(others)]) {
        expect([...left, ...top, ...right]).toEqual(others)
        expect(Math.abs(left.length - right.length)).toBeLessThan(2)
      }
    }
  })

  test('have number keys clockwise from the viewer', () => {
    expect([1, 2, 3, 4, 5].map((digit) => seatOfKey(digit, 4, 1))).toEqual([2, 3, 0, 1, undefined])
    expect(seatOfKey(1, 4, undefined)).toBe(0)
  })

  test('on a device of several, whoever is asked decides; who has it keeps it while asked', () => {
    const game = bangDice as unknown as Game
    const [{ view }] = positions(game, { seats: 3 }, 1, 7) as unknown as [{ view: Parameters<typeof handOf>[1] }]
    const [asked] = game.asks(view).map(({ seat }) => seat)
    expect(handOf(game, view, 7, undefined)).toBe(asked)
    expect(handOf(game, view, only((asked! + 1) % 3), undefined)).toBe((asked! + 1) % 3)
    expect(handOf(game, view, 0, undefined)).toBeUndefined()
  })
})

test('a help card covers neither its object nor the prompt, wherever there is room', () => {
  const prompt = { left: 8, top: 355, width: 374, height: 235 }
  const window = { width: 390, height: 844 }
  class Rect {
    get width() {
      return 320
    }
    get height() {
      return 150
    }
  }
  const covers = (spot: { left: number; top: number }, box: typeof prompt): boolean =>
    spot.left < box.left + box.width &&
    box.left < spot.left + 320 &&
    spot.top < box.top + box.height &&
    box.top < spot.top + 150
  for (const [left, top] of [
    [12, 606],
    [260, 606],
    [12, 60],
    [260, 200],
  ] as const) {
    const object = { left, top, width: 115, height: 81 }
    const spot = cardPosition(new Rect(), object, [{ box: prompt, weight: 1 }], window)
    expect(covers(spot, object) || covers(spot, prompt)).toBe(false)
    expect(spot.left >= 0 && spot.top >= 0 && spot.left + 320 <= 390 && spot.top + 150 <= 844).toBe(true)
  }
})

test('a help card covers nothing that can be picked next', () => {
  const window = { width: 1440, height: 900 }
  const dice = [0, 1, 2, 3, 4].map((die) => ({ left: 320 + die * 100, top: 420, width: 88, height: 88 }))
  for (const object of dice) {
    const others = dice.filter((die) => die !== object).map((box) => ({ box, weight: 2 }))
    const { left, top } = cardPosition({ width: 320, height: 210 }, object, others, window)
    const isBeside = left >= 320 + 488 || left + 320 <= 320
    expect(isBeside || top + 210 <= 420 || top >= 508).toBe(true)
    // Within reach of the hand that points.
    expect(Math.max(object.left - left - 320, left - object.left - 88, 0)).toBeLessThan(20)
  }
})

test('a help card lies over no button, however much can be picked around its object', () => {
  const object = { left: 400, top: 620, width: 130, height: 50 }
  const button = { left: 400, top: 720, width: 200, height: 44 }
  const map = Array.from({ length: 60 }, (_, n) => ({
    box: { left: 340 + (n % 10) * 40, top: 380 + Math.floor(n / 10) * 40, width: 36, height: 36 },
    weight: 2,
  }))
  const free = [...map, { box: button, weight: PRESSED_NEXT }]
  const { left, top } = cardPosition({ width: 320, height: 68 }, object, free, { width: 1440, height: 800 })
  expect(left >= 600 || left + 320 <= 400 || top >= 764 || top + 68 <= 720).toBe(true)
})

describe('keys', () => {
  const press = (key: string, shiftKey = false, ctrlKey = false) => ({
    key,
    shiftKey,
    ctrlKey,
    altKey: false,
    metaKey: false,
  })

  test('do what they are mapped to, and what is changed is changed', () => {
    const map = keymap({ undo: 'z', nonsense: 'q' })
    expect(commandOf(map, press('z'), true)).toBe('undo')
    expect(commandOf(map, press('u'), true)).toBeUndefined()
    expect(commandOf(map, press('U', true), true)).toBe('reset-turn')
    expect(commandOf(map, press('?', true), true)).toBe('keys')
    expect(commandOf(map, press(' '), true)).toBe('toggle')
    expect(commandOf(map, press('z', false, true), true)).toBeUndefined()
  })

  test('of one letter can be switched off', () => {
    const map = keymap({})
    expect(commandOf(map, press('e'), false)).toBeUndefined()
    expect(commandOf(map, press('U', true), false)).toBeUndefined()
    expect(commandOf(map, press('Escape'), false)).toBe('cancel')
  })

  test('never do two things at once', () => {
    expect(conflicts(keymap({}))).toEqual([])
    expect(conflicts(keymap({ undo: 'e' }))).toEqual([['end-turn', 'undo']])
    expect(Object.values(COMMANDS).every((key) => digitOf(press(key)) === undefined)).toBe(true)
  })
})

describe('the animation queue', () => {
  test('runs one after the other, and from the fourth on twice as fast', () => {
    expect(lengthsOf([400, 400, 400, 400, 400])).toEqual([400, 400, 400, 200, 200])
    expect(lengthsOf([400], 2)).toEqual([200])
    expect(shortened([400, 400], [1000, 1000])).toBe(1)
    expect(shortened([400, 400, 400], [1000, 400, 1000])).toBe(0.5)
  })

  test('lets nobody wait longer than 2.5 seconds, whatever is added while it runs', () => {
    const clock = new FakeTimer()
    const shown: number[] = []
    let drained = 0
    const queue = new AnimationQueue(() => drained++, clock)
    const animation = (n: number) => ({
      lasts: 900,
      run: () => {
        shown.push(n)
      },
    })
    queue.add(Array.from({ length: 20 }, (_, n) => animation(n)))
    clock.run(1000)
    queue.add([animation(20), animation(21)])
    clock.run(1000 + LONGEST_CHAIN + 1)
    expect(shown).toEqual(Array.from({ length: 22 }, (_, n) => n))
    expect([drained, queue.isIdle]).toEqual([1, true])
  })

  test('is over in time for somebody who is asked', () => {
    const clock = new FakeTimer()
    const queue = new AnimationQueue(() => undefined, clock)
    queue.add(Array.from({ length: 5 }, () => ({ lasts: 900, run: () => undefined })))
    clock.run(100)
    queue.hurry(1500)
    clock.run(1601)
    expect(queue.isIdle).toBe(true)
  })

  test('held, it ends what runs and begins nothing', () => {
    const clock = new FakeTimer()
    const log: string[] = []
    const queue = new AnimationQueue(() => log.push('drained'), clock)
    queue.add(['one', 'two'].map((name) => ({ lasts: 400, run: () => void log.push(name) })))
    queue.hold(true)
    clock.run(5000)
    expect(log).toEqual(['one'])
    queue.hold(false)
    clock.run(6000)
    expect(log).toEqual(['one', 'two', 'drained'])
  })

  test('skipped, it ends what runs and drops the rest', () => {
    const clock = new FakeTimer()
    const log: string[] = []
    const queue = new AnimationQueue(() => log.push('drained'), clock)
    queue.add([
      { lasts: 400, run: () => () => log.push('ended') },
      { lasts: 400, run: () => void log.push('second') },
    ])
    queue.skip()
    clock.run(5000)
    expect(log).toEqual(['ended', 'drained'])
    queue.skip()
    expect(log.length).toBe(2)
  })
})
