// The signs of further pages, which home has no use for: drawn like those of every page.

import { Strokes } from './Icon.tsx'

const PATHS = {
  copy: 'M9 9h11v12H9zM5 15H4V3h11v2',
  share: 'M12 3v12M7.5 7.5 12 3l4.5 4.5M5 12v9h14v-9',
  up: 'M12 20V5M5 12l7-7 7 7',
  down: 'M12 4v15M5 12l7 7 7-7',
  close: 'M5 5l14 14M19 5 5 19',
  plus: 'M12 4v16M4 12h16',
  tick: 'M4 13l5 5L20 6',
  search: 'M10.5 3a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM16 16l5 5',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  star: 'M12 3l2.7 6.2 6.7.6-5.1 4.4 1.6 6.6L12 17.3 6.1 20.8l1.6-6.6-5.1-4.4 6.7-.6z',
} as const
export type PageIconName = keyof typeof PATHS

export const PageIcon = ({ name, size = 20 }: { readonly name: PageIconName; readonly size?: number }) => (
  <Strokes path={PATHS[name]} size={size} width={2} className="icon" />
)
