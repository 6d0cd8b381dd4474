// The mixer with the browser's own audio, rendered faster than it could be heard. In Node there is no audio to try.

import { describe, expect, test } from 'vitest'
import { makeMixer, MOST_VOICES, type Levels } from '../../src/sound/mixer.ts'
import { SOUND_NAMES, type SoundName } from '../../src/sound/sounds.ts'

const LOUD: Levels = { muted: false, master: 1, effects: 1, ambience: 0 }

interface Rendered {
  readonly left: number
  readonly right: number
  readonly peak: number
}

async function rendered(levels: Levels, names: readonly SoundName[], pan = 0): Promise<Rendered> {
  const context = new OfflineAudioContext(2, 44100 * 2.8, 44100)
  const mixer = makeMixer(context)
  mixer.set(levels)
  for (const name of names) mixer.play(name, { pan })
  const buffer = await context.startRendering()
  const energy = [0, 0]
  let peak = 0
  for (const channel of [0, 1])
    for (const sample of buffer.getChannelData(channel)) {
      energy[channel]! += sample * sample
      peak = Math.max(peak, Math.abs(sample))
    }
  return { left: energy[0]!, right: energy[1]!, peak }
}

describe.skipIf(typeof OfflineAudioContext === 'undefined')('the mixer', () => {
  test.each(SOUND_NAMES)('%s is heard and does not clip', async (name) => {
    const { left, right, peak } = await rendered(LOUD, [name])
    expect(left + right).toBeGreaterThan(0.01)
    expect(peak).toBeLessThan(1)
  })
  test('muted is silent; half as loud is softer', async () => {
    expect((await rendered({ ...LOUD, muted: true }, ['shot'])).peak).toBeLessThan(0.25)
    const [whole, half] = [await rendered(LOUD, ['bell']), await rendered({ ...LOUD, effects: 0.5 }, ['bell'])]
    expect(half.left).toBeLessThan(whole.left / 2)
  })
  test('a seat on the left is heard on the left', async () => {
    const { left, right } = await rendered(LOUD, ['hit'], -0.7)
    expect(left).toBeGreaterThan(right * 2)
  })
  test('a fourth voice of the same sound is not played, another sound is', () => {
    const mixer = makeMixer(new OfflineAudioContext(2, 44100, 44100))
    for (let voice = 0; voice < MOST_VOICES; voice++) expect(mixer.play('shot')).toBe(true)
    expect(mixer.play('shot')).toBe(false)
    expect(mixer.play('hit')).toBe(true)
  })
  test('what leads pushes the others back', async () => {
    const alone = await rendered(LOUD, ['bell'])
    const together = await rendered(LOUD, ['bell', 'your-turn'])
    const turn = await rendered(LOUD, ['your-turn'])
    expect(together.left).toBeLessThan(alone.left + turn.left)
  })
})

test('Node has no audio, browsers have', () => {
  expect(typeof OfflineAudioContext === 'undefined').toBe(typeof window === 'undefined')
})
