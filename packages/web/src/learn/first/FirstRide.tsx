// Whoever opens a game alone for the first time is offered its tutorial, or the coach: at that one table, never after an answer, and not to
// somebody who has begun to play: the room is the board's then.

import { countOf, has } from '@saloon/kernel'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { remember, remembered } from '../../app/storage.ts'
import { Button } from '../../design/Button.tsx'
import { isLocal } from '../../link/local-id.ts'
import { useTable } from '../../table/frame/context.ts'
import { useLearnSay } from '../../text/learn.ts'
import { isCoached } from '../coach/coached.ts'
import { progressOf } from '../progress.ts'
import { isTaught } from '../taught.ts'

const KEY = 'first-ride'
const ANSWERED = 'answered'
/** With the coach, at this table. */
const coachedAt = (table: string): string => `coach ${table}`

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
  const state = useTable()
  const { table, yours, module, voice, prompt, game, openSheet } = state
  const say = useLearnSay()
  const [, navigate] = useLocation()
  const isAlone = isLocal(table.id) && countOf(yours) === 1
  const [isOpen, open] = useState(() => isAlone && isOffered(table.game, table.id))
  const [isWithCoach, take] = useState(() => all()[table.game] === coachedAt(table.id))
  const hasPlayed = useMemo(
    () => game.moments.some(({ happened: row }) => row.type === 'act' && row.by === 'person' && has(yours, row.seat)),
    [game.moments, yours],
  )
  if (prompt.kind === 'over') return null
  const answer = (said = ANSWERED): void => {
    remember(KEY, { ...all(), [table.game]: said })
    open(false)
    take(said !== ANSWERED)
  }
  if (isWithCoach && isCoached(state))
    return (
      <div className="band" role="status">
        <span>{say('first.with-coach')}</span>
        <Button look="primary" onClick={() => openSheet('coach')}>
          {say('first.ask')}
        </Button>
        <Button look="quiet" onClick={() => answer()}>
          {say('first.alone')}
        </Button>
      </div>
    )
  if (!isOpen || hasPlayed) return null
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
      {isCoached(state) && (
        <Button
          onClick={() => {
            answer(coachedAt(table.id))
            openSheet('coach')
          }}
        >
          {say('first.coach')}
        </Button>
      )}
      <Button look="quiet" onClick={() => answer()}>
        {say('first.no')}
      </Button>
    </div>
  )
}
