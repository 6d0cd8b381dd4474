// What is picked in an order that counts: each can go up or down, by button or by Alt and an arrow.

import { useTable } from '../frame/context.ts'
import './decisions.css'

export function Order() {
  const { choice, voice } = useTable()
  if (!choice.count?.isOrdered || choice.picked.length < 2) return null
  const picked = choice.picked.filter((ref) => !ref.startsWith('do:'))
  return (
    <ol className="order">
      {picked.map((ref, i) => {
        const what = voice.name(ref, choice.fieldOf(ref))
        return (
          <li
            key={ref}
            onKeyDown={(event) => {
              const by = event.altKey
                ? { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key]
                : undefined
              if (by === undefined) return
              event.preventDefault()
              choice.reorder(ref, by as 1 | -1)
            }}
          >
            <span>{voice.t('order.place', { number: i + 1, what })}</span>
            <button
              type="button"
              className="order-step"
              aria-label={voice.t('order.earlier', { what })}
              aria-disabled={i === 0}
              onClick={() => choice.reorder(ref, -1)}
            >
              ▲
            </button>
            <button
              type="button"
              className="order-step"
              aria-label={voice.t('order.later', { what })}
              aria-disabled={i === picked.length - 1}
              onClick={() => choice.reorder(ref, 1)}
            >
              ▼
            </button>
          </li>
        )
      })}
    </ol>
  )
}
