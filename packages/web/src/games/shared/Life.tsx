import { Bullet } from '../../art/signs/Tokens.tsx'
import './life.css'

interface LifeProps {
  readonly life: number
  readonly max: number
  readonly size: number
  readonly label: string
}

/** Life as a number and as bullets. */
export const Life = ({ life, max, size, label }: LifeProps) => (
  <span className="life" role="img" aria-label={label}>
    <span className="life-number">{life}</span>
    <span className="life-bullets">
      {Array.from({ length: max }, (_, i) => (
        <Bullet key={i} lost={i >= life} size={size} />
      ))}
    </span>
  </span>
)
