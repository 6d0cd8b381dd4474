// Every tutorial, played to its end through the rules: a change of the rules breaks none unnoticed.

import { LANGUAGES, listActions, only } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { loadGame } from '../../src/games/index.ts'
import { Lesson } from '../../src/learn/engine/lesson.ts'
import { Rehearsal } from '../../src/learn/engine/rehearsal.ts'
import { LEARNER } from '../../src/learn/engine/tutorial.ts'
import { TAUGHT } from '../../src/learn/taught.ts'
import { loadTutorial } from '../../src/learn/tutorials/index.ts'

/** What is said to happen does: what the learner is told of in these steps, by the type of event. */
const HAPPENS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'bang-dice': {
    roll: ['rolled'],
    dynamite: ['rolled', 'arrow-taken'],
    ambush: ['arrow-taken', 'indians', 'life-lost'],
    shots: ['shot', 'life-lost'],
    beer: ['life-gained'],
    gatling: ['gatling', 'arrows-returned', 'life-lost'],
    'last-shot': ['shot', 'eliminated', 'role-shown', 'game-over'],
  },
  wanted: {
    role: ['drew'],
    bang: ['aimed', 'hit'],
    missed: ['dodged'],
    weapon: ['equipped'],
    reach: ['hit'],
    beer: ['healed'],
    barrel: ['flipped', 'dodged'],
    duel: ['answered', 'hurt'],
    limit: ['discarded'],
    falls: ['hit', 'eliminated', 'rewarded'],
  },
  'wanted-one': {
    take: ['drew', 'revealed'],
    saloon: ['saloon-drawn'],
    swindler: ['swindled'],
    round: ['four-gangs', 'wanted-won', 'scored', 'one-won'],
    victory: ['four-gangs', 'wanted-won', 'game-over'],
  },
}
const MOST_WORDS = 25
/** Signs that stand alone, as French puts them, are no words. */
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

describe.each(TAUGHT)('%s', async (game) => {
  const module = (await loadGame(game))!
  const tutorial = (await loadTutorial(game))!
  await module.game.rules.ready?.()
  const lessonFrom = (from: number): Lesson =>
    new Lesson(module, tutorial, {
      names: Array.from({ length: tutorial.seats }, (_, seat) => `P${seat}`),
      from,
      after(_, task) {
        task()
        return () => undefined
      },
      noted: () => undefined,
    })
  const askOf = (lesson: Lesson): string | undefined => {
    const { view } = lesson.snapshot().game!
    const asks = module.game.asks(view as never).filter(({ seat }) => seat === LEARNER)
    return (asks.find(({ must }) => must) ?? asks[0])?.id
  }

  test('is played to its end as it is written, and chance brings what was laid out', async () => {
    const lesson = lessonFrom(0)
    const seen: string[] = []
    for (let guard = 0; lesson.course().phase !== 'end' && guard < 100; guard++) {
      const { step, phase } = lesson.course()
      const { name, does } = tutorial.steps[step]!
      if (phase === 'asks') seen.push(name)
      if (phase === 'asks' && does) {
        const refused = await lesson.wish({
          do: 'act',
          seat: LEARNER,
          ask: askOf(lesson) ?? 'none',
          action: does as never,
        })
        expect([name, refused]).toEqual([name, null])
      } else lesson.goOn()
    }
    expect(lesson.course().phase).toBe('end')
    expect(seen).toEqual(tutorial.steps.map(({ name }) => name))
    lesson.close()
  })

  test('what is said to happen happens', () => {
    const rehearsal = new Rehearsal(module, tutorial)
    const happens = HAPPENS[game]!
    for (const name of Object.keys(happens))
      expect(
        tutorial.steps.some((step) => step.name === name),
        name,
      ).toBe(true)
    tutorial.steps.forEach(({ name, opens = [], does, others = [] }, n) => {
      rehearsal.go(n)
      rehearsal.load()
      const moves = [...opens, ...(does ? [[LEARNER, does] as const] : []), ...others]
      const told = moves.flatMap((move) => rehearsal.act(move).told.map(({ type }) => type))
      for (const type of happens[name] ?? []) expect(told, `${game} ${name}`).toContain(type)
    })
  })

  test('every number laid out for chance is drawn in its step', () => {
    const rehearsal = new Rehearsal(module, tutorial)
    tutorial.steps.forEach((step, n) => {
      rehearsal.go(n)
      rehearsal.load()
      for (const move of step.opens ?? []) rehearsal.act(move)
      if (step.does) rehearsal.act([LEARNER, step.does])
      for (const move of step.others ?? []) rehearsal.act(move)
      expect([step.name, rehearsal.state.chance.length]).toEqual([step.name, 4])
    })
  })

  test('it begins with something to do, and every step can be begun with, resumed and left again', async () => {
    expect(tutorial.steps[0]!.does).toBeDefined()
    for (let n = 0; n < tutorial.steps.length; n++) {
      const lesson = lessonFrom(n)
      expect(lesson.course()).toEqual({ step: n, phase: 'asks' })
      lesson.go(n + 1)
      expect(lesson.course().step).toBe(Math.min(n + 1, tutorial.steps.length - 1))
      lesson.go(n)
      expect(lesson.course()).toEqual({ step: n, phase: 'asks' })
    }
  })

  test('L3: what is allowed and not asked for changes nothing, and has an answer', async () => {
    let tried = 0
    for (const [n, step] of tutorial.steps.entries()) {
      const lesson = lessonFrom(n)
      const view = lesson.snapshot().game!.view
      const rehearsal = new Rehearsal(module, tutorial)
      rehearsal.go(n)
      for (const move of step.opens ?? []) rehearsal.act(move)
      const legal = listActions(module.game.options(rehearsal.state, LEARNER), 200).filter(
        (action) => rehearsal.refusal(action) === undefined,
      )
      const other = legal.find((action) => !rehearsal.fits(action))
      if (other === undefined) continue
      tried++
      if (step.does) expect([step.name, `${step.name}.not` in tutorial.words.en]).toEqual([step.name, true])
      const before = lesson.snapshot().game
      expect(
        await lesson.wish({ do: 'act', seat: LEARNER, ask: askOf(lesson) ?? 'none', action: other as never }),
      ).toBeNull()
      expect(lesson.course()).toEqual({ step: n, phase: 'not' })
      expect(lesson.snapshot().game).toBe(before)
      expect(lesson.snapshot().game!.view).toBe(view)
      lesson.goOn()
      expect(lesson.course()).toEqual({ step: n, phase: 'asks' })
    }
    expect(tried).toBeGreaterThan(0)
  })

  test('L2: at most 25 words, in both languages; what isn’t allowed is refused', async () => {
    const names = new Set(tutorial.steps.map(({ name }) => name))
    expect(names.size).toBe(tutorial.steps.length)
    for (const language of LANGUAGES) {
      const words = tutorial.words[language]
      expect(Object.keys(words).toSorted()).toEqual(Object.keys(tutorial.words.en).toSorted())
      for (const [key, text] of Object.entries(words)) {
        expect(names.has(key.replace(/\.(not|did)$/, '')), key).toBe(true)
        expect(wordsIn(text), `${language} ${key}: ${text}`).toBeLessThanOrEqual(MOST_WORDS)
      }
      for (const name of names) expect(words[name], name).toBeTruthy()
    }
    const lesson = lessonFrom(0)
    const refused = await lesson.wish({ do: 'act', seat: LEARNER, ask: 'none', action: { do: 'nonsense' } })
    expect(refused?.code).toBe('unknown-action')
  })

  test('before another position is laid, what was done is told first', () => {
    const { steps, words } = tutorial
    for (const [n, step] of steps.entries())
      if (step.does && (n + 1 === steps.length || steps[n + 1]!.lay))
        expect([step.name, `${step.name}.did` in words.en]).toEqual([step.name, true])
  })

  test('what glows can be picked: names of things are legal where something is to be done', () => {
    for (const [n, { does, glows = [] }] of tutorial.steps.entries()) {
      expect(glows.length, tutorial.steps[n]!.name).toBeGreaterThan(0)
      if (!does) continue
      const lesson = lessonFrom(n)
      expect(module.game.asked(lesson.snapshot().game!.view as never) & only(LEARNER)).toBe(1)
    }
  })
})
