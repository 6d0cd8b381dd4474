// The keyboard at the table. Text fields and open sheets have theirs to themselves.

import { isRefusal, textOfRefusal } from '@saloon/kernel'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { change, useSettings } from '../../app/settings.ts'
import { isCoached } from '../../learn/coach/coached.ts'
import { endsTurn, rolls } from '../choice/deed-names.ts'
import { seatOfRef } from '../choice/ref.ts'
import type { TableState } from '../frame/context.ts'
import { type Command, commandOf, digitOf, keymap } from './keys.ts'
import { focusNext, moveFocus } from './move-focus.ts'
import { readPrompt, readSeat, readTable } from './read-aloud.ts'
import { undoPoints } from '../prompt/undo-points.ts'
import { seatOfKey } from '../seats/seat-order.ts'
import { toggleFullScreen } from '../frame/Sheets.tsx'
import type { HelpCardState } from '../help/use-help-card.ts'
import type { History } from '../log/use-history.ts'
import type { StageState } from '../motion/use-stage.ts'

export interface Around {
  readonly stage: StageState
  readonly history: History
  readonly helpCard: HelpCardState
  readonly main: RefObject<HTMLElement | null>
}

const WRITES = 'input:not([type=range]), textarea, select, [contenteditable]'

export function useKeys(table: TableState, around: Around): void {
  const now = useRef({ table, around })
  useLayoutEffect(() => {
    now.current = { table, around }
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { table, around } = now.current
      const target = event.target instanceof Element ? event.target : document.body
      if (event.defaultPrevented || target.matches(WRITES) || target.closest('dialog')) return
      const { keys, letterKeys } = useSettings.getState()
      const command = commandOf(keymap(keys), event, letterKeys)
      const digit = digitOf(event)
      // A key that a board gives another meaning has that one at its table, as long as the board has a use for it.
      const done =
        boardKey(event, table) ||
        (command !== undefined
          ? obey(command, target, table, around)
          : digit !== undefined && letterKeys
            ? pickNumber(digit, table)
            : event.key.startsWith('Arrow') && arrow(event.key, target, around))
      if (done) event.preventDefault()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}

const boardKey = (event: KeyboardEvent, { board, choice }: TableState): boolean =>
  useSettings.getState().letterKeys && isPlain(event) && (board.keys?.[event.key.toLowerCase()]?.press(choice) ?? false)

const isPlain = ({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean => !ctrlKey && !altKey && !metaKey

/** True: the key is used up. */
function obey(command: Command, target: Element, table: TableState, around: Around): boolean {
  const { choice } = table
  const isOnButton = target.closest('button, a, summary, [role=tab], [role=button]') !== null
  switch (command) {
    case 'commit':
      // A button under the focus does its own thing; a picked thing commits what is whole, and else leads to what is picked next.
      if (isOnButton && !target.matches('.pickable[data-picked]')) return false
      if (choice.ready) choice.commit()
      else if (isOnButton) focusNext(choice)
      return choice.ready !== undefined || isOnButton
    case 'toggle':
      if (isOnButton) return false
      around.stage.skip()
      return true
    case 'cancel':
      return cancel(table, around)
    case 'yes':
    case 'no': {
      const ref = `yes-no:${command === 'yes' ? 1 : 0}`
      if (choice.legal.has(ref)) choice.press(ref)
      return true
    }
    case 'end-turn': {
      const end = choice.deeds.find(({ name, isWhole }) => isWhole && endsTurn(name))
      if (end) choice.press(end.ref)
      return end !== undefined
    }
    case 'roll': {
      const roll = choice.deeds.find(({ name, isWhole }) => isWhole && rolls(name))
      if (roll) choice.press(roll.ref)
      else if (choice.ready && rolls(choice.ready.do)) choice.commit()
      else return false
      return true
    }
    case 'go':
      choice.commit()
      return true
    default:
      return elsewhere(command, target, table, around)
  }
}

function elsewhere(command: Command, target: Element, table: TableState, { history }: Around): boolean {
  const seat = seatOfRef(target.closest('[data-ref]')?.getAttribute('data-ref') ?? '')
  switch (command) {
    case 'undo':
      undo(table)
      return true
    case 'reset-turn':
      document.querySelector<HTMLElement>('.undo button:nth-child(2)')?.click()
      return true
    case 'read-prompt':
      table.tell(readPrompt(table), true)
      return true
    case 'read-status':
      if (table.me !== undefined) table.tell(readSeat(table, table.me), true)
      return true
    case 'read-table':
      table.tell(readTable(table), true)
      return true
    case 'log':
    case 'chat':
    case 'rules':
      table.openTab(command)
      return true
    case 'inspect': {
      const thing = target.closest<HTMLElement>('[data-ref]')
      if (thing) table.showHelp(table.helpFor(thing.dataset['ref']!), thing, 'press')
      return thing !== null
    }
    case 'dossier':
    case 'note':
      if (seat !== undefined) table.openSheet({ dossier: seat })
      return seat !== undefined
    case 'coach':
      if (isCoached(table)) table.openSheet('coach')
      else table.complain({ key: 'coach.not-here' })
      return true
    case 'keys':
      table.openSheet('aid')
      return true
    case 'mute':
      change({ muted: !useSettings.getState().muted })
      return true
    case 'full-screen':
      toggleFullScreen()
      return true
    case 'back':
      history.step(-1)
      return true
    case 'forward':
      history.step(1)
      return true
    case 'first':
      history.lookAt(history.points[0])
      return true
    case 'now':
      history.lookAt(undefined)
      return true
    default:
      return false
  }
}

/** Where there is no button it can't be done, and that is said. */
function undo({ game, me, snapshot, complain }: TableState): void {
  const button = document.querySelector<HTMLElement>('.undo button')
  if (button) return button.click()
  const points = me === undefined ? undefined : undoPoints(game.moments, me, snapshot.freeUndo)
  complain(points && isRefusal(points) ? textOfRefusal(points) : { key: 'own.undo-none' })
}

/** What is on top goes first: the card, the past, the selection. */
function cancel({ choice, hideHelp }: TableState, { history, helpCard }: Around): boolean {
  if (helpCard.open.getState().card) hideHelp()
  else if (history.at !== undefined) history.lookAt(undefined)
  else if (choice.picked.length > 0) choice.cancel()
  else return false
  return true
}

/** Dice and places go by their number where they are what is chosen; else seats do. */
function pickNumber(digit: number, { choice, names, me }: TableState): boolean {
  const die = `die:${digit - 1}`
  const seat = seatOfKey(digit, names.length, me)
  const isDice = [...choice.legal].some((ref) => ref.startsWith('die:'))
  const isSeats = [...choice.legal].some((ref) => ref.startsWith('seat:'))
  if (isDice) {
    choice.pick(die)
    return true
  }
  const place = `place:${digit - 1}`
  if (!isSeats && document.querySelector(`.pickable[data-ref="${place}"]`)) {
    choice.pick(place)
    return true
  }
  if (seat === undefined) return false
  if (isSeats) choice.pick(`seat:${seat}`)
  else document.querySelector<HTMLElement>(`[data-ref="seat:${seat}"]`)?.focus()
  return true
}

function arrow(key: string, target: Element, { main, history }: Around): boolean {
  if (target.matches('[role=spinbutton], [role=tab], input')) return false
  const isOnTable = target.closest('.field, .tray, .prompt, .own') !== null || target === document.body
  if (isOnTable && main.current && moveFocus(main.current, key)) return true
  if (key === 'ArrowLeft') history.step(-1)
  if (key === 'ArrowRight' && history.at !== undefined) history.step(1)
  return key === 'ArrowLeft' || key === 'ArrowRight'
}
