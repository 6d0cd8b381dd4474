import { Dollar } from '../../../art/signs/Tokens.tsx'
import { useWords } from '../text/words.ts'

export function Dollars({ count, size }: { readonly count: number; readonly size: number }) {
  const words = useWords()
  return (
    <span className="wo-dollars" role="img" aria-label={words('dollars', { dollars: count })}>
      <Dollar size={size} spent={count === 0} />
      <b>{count}</b>
    </span>
  )
}
