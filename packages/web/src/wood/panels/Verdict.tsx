// What a flick came to, in words, once it has been seen: hit or grazed, through or failed, and what was touched on the way, by number.

import type { Text, Told } from '@saloon/kernel'
import type { Plan, Track } from '@saloon/physics'
import { useEffect, useState } from 'react'
import { useTable } from '../../table/frame/context.ts'
import { useTableOnScreen } from '../aim/on-screen.ts'

export interface Verdict {
  readonly text: Text
  readonly tone: 'good' | 'bad' | 'plain'
}
export interface Touched {
  readonly id: string
  readonly name: string
  readonly side: 0 | 1 | null // whose figure it is
}
/** Of the events of one step, and what was touched; undefined: nothing was flicked. */
export type VerdictOf = (told: readonly Told[], touched: readonly Touched[]) => Verdict | undefined

const STAYS = 4500

export function VerdictBanner({ verdictOf, plan }: { readonly verdictOf: VerdictOf; readonly plan: Plan }) {
  const { game, voice, isPast } = useTable()
  const isPlaying = useTableOnScreen()?.isPlaying ?? false
  // What follows a flick by itself, like a cylinder that is laid down, doesn't take its words away.
  const moment = game.moments.findLast(({ told }) => verdictOf(told, []) !== undefined)
  const isNow = moment !== undefined && !isPast
  const touched = touchedIn((moment?.film ?? []) as readonly Track[]).map((id): Touched => {
    const piece = plan.pieces.find((one) => one.id === id)
    return { id, name: piece ? voice.say(piece.name) : id, side: piece?.side ?? null }
  })
  const verdict = isNow ? verdictOf(moment.told, touched) : undefined
  const seq = moment?.seq
  const [seen, see] = useState(seq === game.seq ? undefined : seq)
  useEffect(() => {
    if (isPlaying || seq === undefined) return undefined
    const timer = setTimeout(() => see(seq), STAYS)
    return () => clearTimeout(timer)
  }, [isPlaying, seq])
  if (!verdict || isPlaying || seen === seq) return null
  return (
    <p className="verdict" data-tone={verdict.tone} role="status">
      <strong>{voice.say(verdict.text)}</strong>
      {touched.length > 0 && <span>{touched.map(({ name }, i) => `${i + 1} ${name}`).join(' · ')}</span>}
    </p>
  )
}

/** In order, each piece once a flick: numbered as on the table. */
export const touchedIn = (tracks: readonly Track[]): readonly string[] =>
  tracks.flatMap(({ sounds }) => [...new Set(sounds.map(([, id]) => id))])
