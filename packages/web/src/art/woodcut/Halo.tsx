import { PAPER } from '../inks.ts'

/** A rim of paper behind a subject, so that it reads on any ground. */
export function Halo({ d, width = 10, colour = PAPER }: { d: string; width?: number; colour?: string }) {
  return <path d={d} fill={colour} stroke={colour} strokeWidth={width} strokeLinejoin="round" />
}
