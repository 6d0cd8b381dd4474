// “What can I do here?”: every legal action with what it costs, brings and risks; the others greyed, with their reason.

import type { Action } from '@saloon/western-legends'
import { useMemo } from 'react'
import type { BoardProps } from '../../board.ts'
import { presentedIn } from '../../../table/frame/described.ts'
import { useTable } from '../../../table/frame/context.ts'
import { seen } from '../table.ts'
import { type Say, type Word, useWords } from '../text/words.ts'
import { type ActionRow, type BlockedRow, GROUPS, blockedOf, rowsOf } from './action-rows.ts'
import { Pips } from './Pips.tsx'
import { type Acting, useAct } from './use-act.ts'
import './turn.css'

export const isActionAsked = ({ choice }: Pick<BoardProps, 'choice'>): boolean => choice.ask?.kind === 'action'

export function Actions(board: BoardProps) {
  const { choice, module, view } = board
  const say = useWords()
  const { voice } = useTable()
  const acting = useAct()
  const seat = choice.seat ?? 0
  const rows = useMemo(() => {
    const presented = presentedIn(module.game, view, seat)
    return { open: rowsOf(module.game.options(view, seat), presented), blocked: blockedOf(presented) }
  }, [module, view, seat])
  const table = seen(view)
  return (
    <section className="wl-actions" aria-label={say('turn.what')}>
      <header>
        <h3>{say('turn.what')}</h3>
        <Pips left={table.actionsLeft} />
      </header>
      <p className="wl-actions-place">{voice.name(`place:${table.players[seat]!.hex}`)}</p>
      {GROUPS.map((group) => {
        const open = rows.open.filter((row) => row.group === group)
        const blocked = rows.blocked.filter((row) => row.group === group)
        if (open.length + blocked.length === 0) return null
        return (
          <section key={group} className="wl-group" data-group={group} aria-label={say(`turn.${group}`)}>
            <h4>{say(`turn.${group}`)}</h4>
            <ul>
              {open.map((row) => (
                <li key={JSON.stringify(row.action)}>
                  <OpenRow row={row} acting={acting} />
                </li>
              ))}
              {blocked.map((row, i) => (
                <li key={i}>
                  <ClosedRow row={row} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </section>
  )
}

function OpenRow({ row: { action, then, warning }, acting }: { readonly row: ActionRow; readonly acting: Acting }) {
  const { voice } = useTable()
  const say = useWords()
  const what = voice.action(action)
  const isArmed = acting.armed === JSON.stringify(action)
  return (
    <button
      type="button"
      className="wl-action pickable"
      data-ref={refFor(action)}
      data-legal
      data-action={JSON.stringify(action)}
      onClick={() => acting.act(action)}
    >
      <strong>{isArmed ? say('turn.sure', { what }) : what}</strong>
      <span className="wl-action-then">{gainOf(action, then.map(voice.say), say, voice.has, voice.say)}</span>
      {warning && <span className="wl-action-risk">{voice.say(warning)}</span>}
    </button>
  )
}

/** What the rules say of it, else what the thing says of itself. */
function gainOf(
  action: Action,
  then: readonly string[],
  say: Say,
  has: (key: string) => boolean,
  tell: (text: { key: string }) => string,
): string {
  if (then.length > 0) return then.join(' ')
  if (action.do === 'card') return tell({ key: `card.${action.card}.help` })
  if (action.do === 'use') return tell({ key: `item.${action.item}.help` })
  if (action.do === 'claim') return tell({ key: `objective.${action.objective}.help` })
  return has(`act.${action.do}`) ? say(`act.${action.do}` as Word) : ''
}

/** What the table calls the thing that is picked for it. */
function refFor(action: Action): string {
  switch (action.do) {
    case 'card':
      return `card:${action.card}`
    case 'use':
      return `piece:${action.item}`
    case 'fight':
      return `seat:${action.at}`
    case 'fight-mib':
      return `word:${action.fight}`
    default:
      return `do:${action.do}`
  }
}

function ClosedRow({ row: { thing, because } }: { readonly row: BlockedRow }) {
  const { voice } = useTable()
  return (
    <p className="wl-action" aria-disabled="true" data-blocked={thing.key}>
      <strong>{voice.say(thing)}</strong>
      <span className="wl-action-then">{voice.say(because)}</span>
    </p>
  )
}
