// The signs of every page's head and of home: 24 by 24, strokes of 2, in the colour of the text. Meaning is always in a label beside or around.

const PATHS = {
  sun: 'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10M12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1M4.2 19.8l2.1-2.1M17.7 6.3l2.1-2.1',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  system: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3v18M14 7h5M14 12h6.5M14 17h5',
  sound: 'M4 9v6h4l5 4V5L8 9zM16.5 8.5a5 5 0 0 1 0 7M19 5.5a9 9 0 0 1 0 13',
  mute: 'M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5',
  sliders: 'M3 7h9M18 7h3M3 17h3M12 17h9M15 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM9 14a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  people: 'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M2 21v-1a7 7 0 0 1 14 0v1M16.5 3.5a4 4 0 0 1 0 7M19 14.5a7 7 0 0 1 3 5.5v1',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  weight: 'M5 21h14l-2-12H7zM9.2 9a3 3 0 1 1 5.6 0',
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
