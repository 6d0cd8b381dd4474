// One device, several seats: who has it now, and who gets it next.

import { type Seat, countOf, firstOf, has, only } from '@saloon/kernel'
import { useEffect, useState } from 'react'
import type { Snapshot, TableLink } from '../../link/link.ts'
import { handOf } from '../prompt/prompt.ts'

/** Somebody took the device and didn't touch it: the cards are hidden again. */
export const UNTOUCHED = 8000

export interface Passing {
  readonly to: Seat | undefined // undefined: nobody has to be passed anything
  readonly wasHidden: boolean
  take(): void
}

export function usePassing(link: TableLink, { yours, game }: Snapshot): Passing {
  const [wasHidden, setHidden] = useState(false)
  const isShared = countOf(yours) > 1
  const eyes = game?.eyes ?? 0
  const holder = isShared && countOf(eyes) === 1 ? firstOf(eyes) : undefined
  const asked = isShared && game ? asksOneOf(game, yours, holder) : undefined
  const to = asked === undefined || asked === holder ? undefined : asked

  // Nobody looks while the device changes hands.
  useEffect(() => {
    if (to !== undefined && eyes !== 0) link.look(0)
  }, [link, to, eyes])

  useEffect(() => {
    if (holder === undefined) return
    const hide = (): void => {
      setHidden(true)
      link.look(0)
    }
    const timer = setTimeout(hide, UNTOUCHED)
    const touched = (): void => clearTimeout(timer)
    const kinds = ['pointerdown', 'pointermove', 'keydown'] as const
    for (const kind of kinds) addEventListener(kind, touched, { once: true })
    return () => {
      clearTimeout(timer)
      for (const kind of kinds) removeEventListener(kind, touched)
    }
  }, [link, holder])

  return {
    to,
    wasHidden,
    take() {
      setHidden(false)
      if (to !== undefined) link.look(only(to))
    },
  }
}

function asksOneOf(game: NonNullable<Snapshot['game']>, yours: number, holder: Seat | undefined): Seat | undefined {
  const { module, view } = game
  const asks = module.game.asks(view).filter(({ must, locked, seat }) => must && !locked && has(yours, seat))
  return asks.length === 0 ? undefined : handOf(module.game, view, yours, holder)
}
