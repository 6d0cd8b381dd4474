// On a phone the finger would hide what it pulls: it pulls here, and the table shows what that means.

import type { Choice } from '../../table/choice/choice.ts'
import { useTableOnScreen } from '../aim/on-screen.ts'
import type { Handle } from '../aim/handles.ts'
import { usePull } from '../aim/pulling.ts'
import { useSlingshot } from '../aim/use-slingshot.ts'
import { useWoodSay } from './text/words.ts'

interface PullPadProps {
  readonly choice: Choice
  readonly handle: Handle
  readonly handles: readonly Handle[]
}

export function PullPad({ choice, handle, handles }: PullPadProps) {
  const table = useTableOnScreen()
  const say = useWoodSay()
  const { pull } = useSlingshot(table, choice, handles, handle)
  const isPulled = usePull() !== undefined
  return (
    <div
      className="pull-pad"
      data-pulled={isPulled || undefined}
      aria-hidden="true"
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.preventDefault()
        pull(event.nativeEvent, handle)
      }}
    >
      <strong>{say('hands.pad')}</strong>
      <span>{say('hands.pad-hint')}</span>
    </div>
  )
}
