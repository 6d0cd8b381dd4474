// Does an action of the panel at once. Whoever wants every action confirmed presses twice; a question that has just come takes nothing
// for a moment, because the finger was meant for another.

import type { Action } from '@saloon/western-legends'
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../../../app/settings.ts'
import { pageTime } from '../../../app/time.ts'
import { useTable } from '../../../table/frame/context.ts'
import { INERT } from '../../../table/choice/use-choice.ts'

export interface Acting {
  readonly armed: string | undefined
  act(action: Action): void
}

export function useAct(): Acting {
  const { choice, module, view, wish } = useTable()
  const { confirmAll } = useSettings()
  const [armed, arm] = useState<string>()
  const since = useRef(0)
  const id = choice.ask?.id
  useEffect(() => {
    since.current = pageTime()
    arm(undefined)
  }, [id])
  return {
    armed,
    act(action) {
      const { seat } = choice
      if (seat === undefined || pageTime() - since.current < INERT) return
      const asks = module.game.asks(view).filter((ask) => ask.seat === seat)
      const ask = asks.find(({ must, kind }) => !must && kind === action.do) ?? asks.find(({ must }) => must)
      const name = JSON.stringify(action)
      if (ask === undefined) return
      if (confirmAll && armed !== name) return arm(name)
      void wish({ do: 'act', seat, ask: ask.id, action: action })
    },
  }
}
