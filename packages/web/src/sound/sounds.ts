// Every sound of the house by name. All are wood, paper, string and air, never gore.

import { later, noise, tone, type Layer, type Recipe } from './recipe.ts'

const knock: readonly Layer[] = [
  tone(210, 0.11, 0.5, { to: 172 }),
  tone(430, 0.05, 0.2, { to: 380, wave: 'triangle' }),
  noise('bandpass', 950, 0.03, 0.4, { sharp: 2 }),
]
const pluck = (pitch: number, gain: number, decay = 0.7): readonly Layer[] => [
  tone(pitch, decay, gain, { wave: 'triangle', waver: 0.6 }),
  tone(pitch * 2, decay * 0.5, gain * 0.35),
  tone(pitch * 3.01, decay * 0.3, gain * 0.15),
]
const paper = (gain: number): readonly Layer[] => [
  noise('bandpass', 2400, 0.13, gain, { to: 5200, attack: 0.05, sharp: 0.6 }),
]
const slap = (gain: number, pitch = 160): readonly Layer[] => [
  noise('highpass', 1300, 0.05, gain, { to: 900 }),
  tone(pitch, 0.07, gain * 0.8, { to: pitch * 0.7 }),
]
const snap: readonly Layer[] = [
  noise('bandpass', 1900, 0.09, 0.8, { to: 900, sharp: 0.6 }),
  noise('highpass', 4200, 0.03, 0.35),
  tone(150, 0.09, 0.6, { to: 58 }),
  noise('lowpass', 700, 0.3, 0.14, { at: 0.07, attack: 0.02, to: 240 }),
]
const thud = (gain: number): readonly Layer[] => [
  tone(118, 0.16, gain, { to: 52 }),
  noise('lowpass', 380, 0.1, gain * 0.7, { to: 160 }),
]
const click = (pitch: number): readonly Layer[] => [
  tone(pitch, 0.035, 0.26, { to: pitch * 0.86, wave: 'triangle' }),
  noise('bandpass', pitch * 2.2, 0.022, 0.34, { sharp: 2.4 }),
]
const clicks = (times: readonly number[], pitch: number, fades = 0.02): Layer[] =>
  times.flatMap((at, index) =>
    later(at, click(pitch * (1 + ((index * 37) % 11) / 28)), Math.max(0.3, 1 - index * fades)),
  )
const reed = (pitch: number, at: number, hold: number): readonly Layer[] => [
  tone(pitch, 0.12, 0.16, { at, attack: 0.05, hold, wave: 'square', waver: 3.5 }),
  tone(pitch * 1.006, 0.12, 0.12, { at, attack: 0.05, hold, wave: 'sawtooth', waver: 2.5 }),
]
const hammer = (pitch: number, at: number, gain = 0.3): readonly Layer[] =>
  later(at, [
    tone(pitch, 0.75, gain, { wave: 'triangle' }),
    tone(pitch * 2.003, 0.4, gain * 0.4),
    noise('bandpass', 2600, 0.02, gain * 0.5, { sharp: 1.5 }),
  ])
const toll = (pitch: number, lasts = 1): readonly Layer[] => [
  tone(pitch, 2.4 * lasts, 0.34),
  tone(pitch * 2, 1.7 * lasts, 0.24),
  tone(pitch * 2.4, 1.2 * lasts, 0.2),
  tone(pitch * 3, 0.9 * lasts, 0.14),
  tone(pitch * 4.5, 0.5 * lasts, 0.1),
  noise('bandpass', 2200, 0.04, 0.3),
]

export const SOUNDS = {
  // What I must not miss
  'your-turn': { leads: true, layers: [...knock, ...later(0.17, knock, 0.85)] },
  attacked: { leads: true, layers: [...pluck(98, 0.5, 0.9), ...later(0.09, knock, 0.8)] },
  'town-clock': { leads: true, layers: toll(262, 0.5) }, // over before the third stroke after it: none may be left out
  'clock-10': { layers: [...click(1500)] },
  'clock-5': { layers: [...click(1900), ...later(0.12, click(1900), 0.8)] },

  // Cards and paper
  'card-draw': { layers: paper(0.3) },
  'card-play': { layers: [...paper(0.12), ...later(0.05, slap(0.45))] },
  'card-discard': { layers: slap(0.22, 130) },
  'card-steal': { layers: [...paper(0.32), ...later(0.14, paper(0.22))] },
  'card-flip': { layers: [...paper(0.18), ...later(0.12, slap(0.2, 210))] },
  shuffle: { layers: [0, 0.07, 0.13, 0.19, 0.25, 0.31].flatMap((at) => later(at, slap(0.16, 180), 1 - at)) },
  stamp: { layers: [...thud(0.55), ...slap(0.2)] },
  equip: { layers: [...slap(0.34), ...later(0.06, [tone(1450, 0.18, 0.12), tone(2310, 0.12, 0.07)])] },

  // Shots
  shot: { layers: snap },
  dodge: {
    layers: [
      tone(1900, 0.16, 0.2, { to: 620, attack: 0.05 }),
      noise('bandpass', 2300, 0.2, 0.22, { to: 700, attack: 0.05, sharp: 3 }),
    ],
  },
  hit: { layers: thud(0.7) },
  gatling: { layers: [0, 0.08, 0.16, 0.24, 0.32, 0.4].flatMap((at) => later(at, snap, 0.62)) },
  fuse: { layers: [noise('highpass', 5200, 0.5, 0.05, { attack: 0.2, hold: 0.8, to: 6400 })] },
  dynamite: {
    layers: [
      tone(74, 0.6, 0.85, { to: 30 }),
      noise('lowpass', 420, 0.7, 0.6, { to: 70 }),
      noise('bandpass', 1400, 0.08, 0.3),
    ],
  },

  // Dice and arrows
  'dice-shake': { layers: clicks([0, 0.07, 0.12, 0.2, 0.26, 0.34, 0.4, 0.48, 0.55], 620, 0.01) },
  'dice-roll': { layers: clicks([0, 0.05, 0.11, 0.18, 0.27, 0.38, 0.52], 540, 0.06) },
  'dice-settle': { layers: clicks([0, 0.07], 470, 0.3) },
  'dice-lock': { layers: [...click(880), ...later(0.05, [tone(1240, 0.12, 0.1)])] },
  arrow: {
    layers: [
      noise('bandpass', 800, 0.09, 0.26, { to: 2600, attack: 0.09, sharp: 2 }),
      ...later(0.17, [tone(190, 0.24, 0.34, { waver: 14 }), noise('bandpass', 700, 0.03, 0.4)]),
    ],
  },
  ambush: {
    layers: [0, 0.09, 0.15, 0.24].flatMap((at) =>
      later(at, [
        noise('bandpass', 700, 0.1, 0.2, { to: 2400, attack: 0.08, sharp: 2 }),
        ...later(0.16, [tone(170 + at * 200, 0.2, 0.26, { waver: 12 })]),
      ]),
    ),
  },
  beer: {
    layers: [
      noise('bandpass', 480, 0.16, 0.22, { to: 1250, attack: 0.05, hold: 0.3, sharp: 4 }),
      ...later(0.5, [tone(2480, 0.3, 0.12), tone(3720, 0.2, 0.06)]),
    ],
  },

  // Money and pieces
  coin: { layers: [tone(2350, 0.3, 0.16), tone(3530, 0.22, 0.1), noise('highpass', 5000, 0.02, 0.16)] },
  piece: { layers: knock.slice(1) },
  hooves: { layers: [0, 0.1, 0.2, 0.36, 0.46].flatMap((at) => later(at, thud(0.34), 1)) },
  flick: {
    layers: [tone(720, 0.03, 0.4, { wave: 'triangle', to: 480 }), noise('bandpass', 1700, 0.02, 0.4, { sharp: 2 })],
  },
  slide: { layers: [noise('lowpass', 900, 0.25, 0.16, { attack: 0.04, hold: 0.1, to: 300 })] },
  contact: { layers: [...click(520), ...thud(0.2)] },
  fall: { layers: clicks([0, 0.08, 0.19, 0.24], 380, 0.18) },
  bell: { layers: toll(196) },

  // Ends
  out: { layers: [...reed(330, 0, 0.2), ...reed(294, 0.34, 0.2), ...reed(220, 0.68, 0.5)] },
  win: {
    layers: [523, 659, 784, 1047, 784, 1047].flatMap((pitch, index) =>
      hammer(pitch, index * 0.11, index === 5 ? 0.34 : 0.24),
    ),
  },
  lose: { layers: [...hammer(392, 0), ...hammer(330, 0.18), ...hammer(262, 0.36, 0.34)] },
} as const satisfies Record<string, Recipe>

export type SoundName = keyof typeof SOUNDS
export const SOUND_NAMES = Object.keys(SOUNDS) as SoundName[]
export const recipeOf = (name: SoundName): Recipe => SOUNDS[name]
export const isSoundName = (name: string): name is SoundName => Object.hasOwn(SOUNDS, name)
