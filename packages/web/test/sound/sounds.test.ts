// Sounds as data: every event has one, all are short, none shouts, and seats are heard where they sit.

import { describe, expect, test } from 'vitest'
import { AMBIENCES, samplesOf } from '../../src/sound/ambience.ts'
import { panOf, WIDEST } from '../../src/sound/place.ts'
import { endOf, lengthOf, loudness, noise, tone } from '../../src/sound/recipe.ts'
import { isSoundName, recipeOf, SOUND_NAMES } from '../../src/sound/sounds.ts'

describe('recipes', () => {
  test.each(SOUND_NAMES)('%s is short, rises and is gone at its end', (name) => {
    const recipe = recipeOf(name)
    expect(lengthOf(recipe)).toBeGreaterThan(0.02)
    expect(lengthOf(recipe)).toBeLessThan(2.6)
    for (const layer of recipe.layers) {
      expect(layer.gain).toBeGreaterThan(0)
      expect(layer.gain).toBeLessThanOrEqual(1)
      expect(layer.from).toBeGreaterThan(20)
      expect(layer.to).toBeGreaterThan(20)
      expect(layer.attack).toBeGreaterThan(0)
      expect(loudness(layer, layer.at)).toBe(0)
      expect(loudness(layer, layer.at + layer.attack + layer.hold)).toBeCloseTo(layer.gain, 6)
      expect(loudness(layer, endOf(layer) - 1e-6)).toBeLessThan(0.002)
      expect(loudness(layer, endOf(layer) + 0.01)).toBe(0)
    }
  })
  test('only what I must not miss leads', () => {
    expect(SOUND_NAMES.filter((name) => recipeOf(name).leads)).toEqual(['your-turn', 'attacked', 'town-clock'])
  })
  test('my turn sounds like nothing else', () => {
    const mine = JSON.stringify(recipeOf('your-turn').layers)
    for (const name of SOUND_NAMES)
      if (name !== 'your-turn') expect(JSON.stringify(recipeOf(name).layers)).not.toBe(mine)
  })
  test('names are known', () => {
    expect(isSoundName('shot')).toBe(true)
    expect(isSoundName('toString')).toBe(false)
  })
  test('a struck tone glides to where it is told and stays if it is not', () => {
    expect(tone(200, 0.1, 0.5).to).toBe(200)
    expect(tone(200, 0.1, 0.5, { to: 90 }).to).toBe(90)
    expect(noise('lowpass', 300, 0.1, 0.5).to).toBe(300)
  })
})

describe('where a seat is heard', () => {
  test('I am in the middle, the next is left, the one before is right, never in one ear alone', () => {
    for (const seats of [2, 3, 4, 7, 8])
      for (let me = 0; me < seats; me++) {
        expect(panOf(me, seats, me)).toBe(0)
        if (seats > 2) {
          expect(panOf((me + 1) % seats, seats, me)).toBeLessThan(0)
          expect(panOf((me + seats - 1) % seats, seats, me)).toBeGreaterThan(0)
        }
        for (let seat = 0; seat < seats; seat++) expect(Math.abs(panOf(seat, seats, me))).toBeLessThanOrEqual(WIDEST)
      }
    expect(panOf(2, 4, 0)).toBe(0)
  })
})

describe('ambience', () => {
  test.each(AMBIENCES)('%s is soft, always the same, and its end meets its beginning', (ambience) => {
    const samples = samplesOf(ambience, 8000)
    let peak = 0
    for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
    expect(peak).toBeGreaterThan(0.02)
    expect(peak).toBeLessThan(0.9)
    expect(Math.abs(samples[0]! - samples.at(-1)!)).toBeLessThan(0.12)
    expect(samplesOf(ambience, 8000)).toEqual(samples)
  })
})
