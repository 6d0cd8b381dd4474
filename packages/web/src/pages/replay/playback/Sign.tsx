// The signs of a replay: what mattered, and the buttons of its playback. 24 by 24; meaning is in a label around them.

import { Strokes } from '../../../app/Icon.tsx'
import type { KeyKind } from './timeline.ts'

const PATHS = {
  'knock-out': 'M5 21V10a7 7 0 0 1 14 0v11zM12 7v6M9.5 9.5h5M3 21h18',
  reveal: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  fight: 'M4 4l13 13M14 20l6-6M20 4 7 17M10 20l-6-6',
  prize: 'M12 3l2.7 6.2 6.7.6-5.1 4.4 1.6 6.6L12 17.3 6.1 20.8l1.6-6.6-5.1-4.4 6.7-.6z',
  swing: 'M3 9h14l-4-4M21 15H7l4 4',
  end: 'M5 22V3M5 4h14l-4 4.5L19 13H5',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 4v16M16 4v16',
  'to-start': 'M19 5 9 12l10 7zM5 5v14',
  'to-end': 'M5 5l10 7-10 7zM19 5v14',
  'back-turn': 'M12 5 3 12l9 7zM21 5l-9 7 9 7z',
  'on-turn': 'M12 5l9 7-9 7zM3 5l9 7-9 7z',
  'back-event': 'M15 4 6 12l9 8',
  'on-event': 'M9 4l9 8-9 8',
} as const satisfies Record<KeyKind, string> & Record<string, string>

export const Sign = ({ name, size = 18 }: { readonly name: keyof typeof PATHS; readonly size?: number }) => (
  <Strokes path={PATHS[name]} size={size} width={2.2} />
)
