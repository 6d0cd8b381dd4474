// Allocation: tokens that all need a target. The one that is chosen next is marked; any can be taken up again.

import { useTable } from '../context.ts'
import './decisions.css'

export function Parts() {
  const { choice, voice } = useTable()
  if (choice.parts.length === 0) return null
  const deed = choice.deed ?? ''
  return (
    <ol className="parts">
      {choice.parts.map(({ path, field, number, of, ref, isActive }) => {
        const what = voice.field(deed, field)
        return (
          <li key={path}>
            <button
              type="button"
              className="part"
              data-active={isActive || undefined}
              data-filled={ref !== undefined || undefined}
              aria-pressed={isActive}
              onClick={() => choice.takeUp(path)}
            >
              <span className="part-what">{of === 1 ? what : voice.t('prompt.part', { what, number })}</span>
              <span className="part-to">{ref === undefined ? voice.t('prompt.open') : voice.name(ref, field)}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
