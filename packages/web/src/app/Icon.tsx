// The signs of the interface: 24 by 24, strokes of 2, in the colour of the text. Meaning is always in a label beside or around.

const PATHS = {
  sun: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10M12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1M4.2 19.8l2.1-2.1M17.7 6.3l2.1-2.1',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  system: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3v18M14 7h5M14 12h6.5M14 17h5',
  sound: 'M4 9v6h4l5 4V5L8 9zM16.5 8.5a5 5 0 0 1 0 7M19 5.5a9 9 0 0 1 0 13',
  mute: 'M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5',
  gear: 'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM10.2 5.2L10.3 2.3L13.7 2.3L13.8 5.2L15.5 5.9L17.7 4L20 6.3L18.1 8.5L18.8 10.2L21.7 10.3L21.7 13.7L18.8 13.8L18.1 15.5L20 17.7L17.7 20L15.5 18.1L13.8 18.8L13.7 21.7L10.3 21.7L10.2 18.8L8.5 18.1L6.3 20L4 17.7L5.9 15.5L5.2 13.8L2.3 13.7L2.3 10.3L5.2 10.2L5.9 8.5L4 6.3L6.3 4L8.5 5.9z',
  people: 'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M2 21v-1a7 7 0 0 1 14 0v1M16.5 3.5a4 4 0 0 1 0 7M19 14.5a7 7 0 0 1 3 5.5v1',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  weight: 'M5 21h14l-2-12H7zM9.2 9a3 3 0 1 1 5.6 0',
  copy: 'M9 9h11v12H9zM5 15H4V3h11v2',
  share: 'M12 3v12M7.5 7.5 12 3l4.5 4.5M5 12v9h14v-9',
  up: 'M12 20V5M5 12l7-7 7 7',
  down: 'M12 4v15M5 12l7 7 7-7',
  close: 'M5 5l14 14M19 5 5 19',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  tick: 'M4 13l5 5L20 6',
  book: 'M4 4h7a3 3 0 0 1 3 3v14a3 3 0 0 0-3-2H4zM20 4h-3a3 3 0 0 0-3 3v14a3 3 0 0 1 3-2h3z',
  search: 'M10.5 3a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM16 16l5 5',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  star: 'M12 3l2.7 6.2 6.7.6-5.1 4.4 1.6 6.6L12 17.3 6.1 20.8l1.6-6.6-5.1-4.4 6.7-.6z',
} as const
export type IconName = keyof typeof PATHS

export const Icon = ({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) => (
  <Strokes path={PATHS[name]} size={size} width={2} className="icon" />
)

/** One sign, drawn with strokes of this width. */
export const Strokes = (it: {
  readonly path: string
  readonly size: number
  readonly width: number
  readonly className?: string
}) => (
  <svg
    viewBox="0 0 24 24"
    width={it.size}
    height={it.size}
    fill="none"
    stroke="currentColor"
    strokeWidth={it.width}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    className={it.className}
  >
    <path d={it.path} />
  </svg>
)
