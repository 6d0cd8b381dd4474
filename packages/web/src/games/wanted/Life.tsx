import { Bullet } from '../../art/signs/Tokens.tsx'
import { useWords } from './words.ts'

/** Life as bullets and as a number. */
export function Life({ life, max, size }: { readonly life: number; readonly max: number; readonly size: number }) {
  const say = useWords()
  return (
    <span className="wa-life" role="img" aria-label={say('seat.bullets', { life, max })}>
      <span className="wa-number">{life}</span>
      <span className="wa-bullets">
        {Array.from({ length: max }, (_, i) => (
          <Bullet key={i} lost={i >= life} size={size} />
        ))}
      </span>
    </span>
  )
}
