// The revolver: solid ink with light carved out of it. 330 units long, 200 high, its muzzle at (322, 71).

import { BLOOD, GOLD, INK, PAPER } from '../inks.ts'
import { once } from '../woodcut/once.ts'
import { circle, onCubic } from '../woodcut/path.ts'
import { within } from '../woodcut/shapes.ts'
import { engrave } from '../woodcut/engrave.ts'
import { sliver, swell } from '../woodcut/strokes.ts'

export const REVOLVER_OUTLINE =
  'M98 115C100 132 104 146 118 150C136 155 152 146 157 130C158 124 158 119 157 113L150 113C151 122 151 128 147 134C141 143 130 145 121 142C111 139 107 128 106 115Z' +
  'M85 58C82 49 77 43 69 38C62 34 54 33 49 28C47 26 44 27 44.5 30C46 37 54 42 60 46C66 51 68 58 69 66L80 78Z' +
  'M80 70C69 66 61 71 57 80C51 92 49 104 43 119C36 138 23 160 14 181C11 189 16 193 24 195C36 199 48 200 57 197C63 195 64 190 65 183C67 167 74 150 84 136C91 127 98 122 101 115Z' +
  'M84 49C90 46.5 96 46 104 46L152 46C157 46 159 49 160 56L318 58.5C321 62 322 68 322 71C322 76 321 80 318 83.5L268 83.5C274 86 276 88 276 91C276 95 272 98 266 98L164 98C162 106 160 112 156 116L150 117L98 117C90 117 84 112 80 104C76 96 76 84 77 74C78 64 79 54 84 49Z' +
  'M294 58.6C300 58 304 52 307 46C309 43 314 43 315 47L316 59Z'
const GRIP =
  'M77 80C70 78 66 82 63 90C58 102 56 112 50 126C43 143 32 162 24 180C22 186 24 188 30 190C39 192 47 193 53 191C57 189 57 186 58 181C61 164 69 147 78 133C85 123 91 117 92 110C84 104 78 94 77 80Z'
const DRUM =
  'M98 56L148 56C151 56 152 58 152 62L152 104C152 108 151 110 148 110L98 110C94 110 93 107 93 103L93 63C93 58 94 56 98 56Z'
const FLUTES =
  'M152 62L118 62C111 62 108 65 108 67.5C108 70 111 73 118 73L152 73ZM152 79L116 79C108 79 105 82 105 84.5C105 87 108 90 116 90L152 90ZM152 95.5L118 95.5C111 95.5 108 98 108 100C108 102.5 111 105 118 105L152 105Z'

const gripLines = once(() =>
  engrave(within(GRIP), { angle: 112, spacing: 4.2, tone: (x, y) => Math.max(0, (x + y * 0.42 - 88) / 44), step: 6 }),
)
const fluteLines = once(() =>
  [62, 79, 95.5]
    .flatMap((top) =>
      Array.from({ length: 9 }, (_, index) =>
        sliver(114 + index * 4.2, top + 9.6, 116 + index * 4.2, top + 5, 1.2, 0.3),
      ),
    )
    .join(''),
)
const light = once(
  () =>
    sliver(166, 62.5, 312, 64.2, 2.6, 1.4) +
    sliver(166, 67.6, 300, 68.6, 1.3, 0.4) +
    sliver(172, 78.6, 262, 79.2, 0.6, 1.6) +
    sliver(170, 88.2, 262, 88.4, 2.2, 0.8) +
    Array.from({ length: 26 }, (_, index) => sliver(174 + index * 5, 74.5, 175.5 + index * 5, 70.8, 1, 0.3)).join('') +
    Array.from({ length: 14 }, (_, index) => sliver(176 + index * 5, 95.4, 177.2 + index * 5, 92.4, 0.9, 0.3)).join(
      '',
    ) +
    Array.from({ length: 8 }, (_, index) =>
      sliver(54 + index * 1.6, 34 + index * 1.9, 51.5 + index * 2, 36.6 + index * 2.2, 0.9, 0.3),
    ).join('') +
    swell((t) => onCubic([103, 121], [105, 138], [112, 146], [124, 147.5], t), 2) +
    sliver(96.5, 59, 96.5, 107, 1.5, 1.5) +
    sliver(101, 59, 101, 107, 1.3, 1.3),
)

/** The revolver as a part of a drawing, with its rim of paper. */
export function RevolverShape({ halo = PAPER }: { halo?: string }) {
  return (
    <>
      <path d={REVOLVER_OUTLINE} fill={halo} stroke={halo} strokeWidth={11} strokeLinejoin="round" />
      <path d={REVOLVER_OUTLINE} fill={INK} />
      <path fill={INK} d="M124 115C122 123 119 130 113 137C118 137 125 131 129 123L132 115Z" />
      <path d={GRIP} fill={BLOOD} />
      <path d={gripLines()} fill={INK} />
      <path d={circle(62, 137, 6)} fill={INK} />
      <path d={circle(62, 137, 4)} fill={GOLD} />
      <path d="M58.8 135.6L65.2 137.2L64.9 138.6L58.5 137Z" fill={INK} />
      <path d={DRUM} fill={INK} stroke={PAPER} strokeWidth={1.7} />
      <path fill={PAPER} d={FLUTES} />
      <path fill={INK} d={fluteLines()} />
      <path fill={PAPER} d={light()} />
      <path fill={PAPER} d={circle(87, 76, 3.2) + circle(157, 104, 2.4)} />
    </>
  )
}
