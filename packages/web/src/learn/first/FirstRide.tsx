// Whoever opens a game alone for the first time is offered its tutorial: at that one table, never after an answer, and not to
// somebody who has begun to play: the room is the board's then.

import { countOf, has } from '@saloon/kernel'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { remember, remembered } from '../../app/storage.ts'
import { Button } from '../../design/Button.tsx'
import { isLocal } from '../../link/local-id.ts'
import { useTable } from '../../table/frame/context.ts'
import { useLearnSay } from '../../text/learn.ts'
import { progressOf } from '../progress.ts'
import { isTaught } from '../taught.ts'

const KEY = 'first-ride'
const ANSWERED = 'answered'

/** Of each game: the table at which it was offered, or that there was an answer. */
const all = (): Readonly<Record<string, string>> => remembered<Record<string, string>>(KEY) ?? {}

function isOffered(game: string, table: string): boolean {
  const { step, isDone } = progressOf(game)
  if (!isTaught(game) || isDone || step > 0) return false
  const at = all()[game]
  if (at === undefined) remember(KEY, { ...all(), [game]: table })
  return at === undefined || at === table
}

export function FirstRide() {
  const { table, yours, module, voice, prompt, game } = useTable()
  const say = useLearnSay()
  const [, navigate] = useLocation()
  const isAlone = isLocal(table.id) && countOf(yours) === 1
  const [isOpen, open] = useState(() => isAlone && isOffered(table.game, table.id))
  const hasPlayed = useMemo(
    () => game.moments.some(({ happened: row }) => row.type === 'act' && row.by === 'person' && has(yours, row.seat)),
    [game.moments, yours],
  )
  if (!isOpen || hasPlayed || prompt.kind === 'over') return null
  const answer = (): void => {
    remember(KEY, { ...all(), [table.game]: ANSWERED })
    open(false)
  }
  return (
    <div className="band band-first" role="status">
      <span>{say('first.offer', { game: module.messages[voice.language]['name']! })}</span>
      <Button
        look="primary"
        onClick={() => {
          answer()
          navigate(`/learn/${table.game}`)
        }}
      >
        {say('first.yes')}
      </Button>
      <Button look="quiet" onClick={answer}>
        {say('first.no')}
      </Button>
    </div>
  )
}
