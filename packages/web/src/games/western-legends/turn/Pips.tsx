import { useWords } from '../text/words.ts'

const USUAL = 3

/** The actions of a turn: those that are left are full. */
export function Pips({ left }: { readonly left: number }) {
  const say = useWords()
  return (
    <span className="wl-pips" role="img" aria-label={say('turn.left', { left })}>
      {Array.from({ length: Math.max(USUAL, left) }, (_, i) => (
        <span key={i} className="wl-pip" data-full={i < left || undefined} />
      ))}
    </span>
  )
}
