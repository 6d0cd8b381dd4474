// Allocation: several tokens that each need a target. The next one is marked; any can be chosen again.

import { useTable } from '../frame/context.ts'
import './decisions.css'

export function Parts() {
  const { choice, voice, board, view, module, me } = useTable()
  const { Part } = board
  if (choice.parts.length === 0) return null
  const deed = choice.deed ?? ''
  return (
    <ol className="parts">
      {choice.parts.map((part) => {
        const { path, field, number, of, ref, isActive } = part
        const what =
          of === 1 ? voice.field(deed, field) : voice.t('prompt.part', { what: voice.field(deed, field), number })
        const to = ref === undefined ? voice.t('prompt.open') : voice.name(ref, field)
        return (
          <li key={path}>
            <button
              type="button"
              className="part"
              data-active={isActive || undefined}
              data-filled={ref !== undefined || undefined}
              aria-pressed={isActive}
              aria-label={`${what}: ${to}`}
              onClick={() => choice.takeUp(path)}
            >
              {Part ? (
                <Part part={part} view={view} module={module} me={me} choice={choice} />
              ) : (
                <>
                  <span className="part-what">{what}</span>
                  <span className="part-to">{to}</span>
                </>
              )}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
