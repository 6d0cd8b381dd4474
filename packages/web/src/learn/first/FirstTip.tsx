// The first time a card, a die or a token concerns whoever plays alone, its help card opens by itself: one at a time, and never again
// once it is understood, or was passed over twice.

import { countOf } from '@saloon/kernel'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { isLocal } from '../../link/local-id.ts'
import type { TableState } from '../../table/frame/context.ts'
import { useTable } from '../../table/frame/context.ts'
import { meet, understand, unmet } from './met.ts'

/** The question is read first; milliseconds. */
const AFTER_THE_QUESTION = 900
/** Nothing is explained over what somebody is reading. */
const READING = '.band-first, .help-card, dialog[open], .wa-deal, .wo-walk'

export function FirstTip() {
  const table = useTable()
  const { prompt, yours, hideHelp } = table
  const isAlone = isLocal(table.table.id) && countOf(yours) === 1
  const ask = isAlone && prompt.kind === 'mine' && !table.isPast ? prompt.ask?.id : undefined
  const now = useRef(table)
  useLayoutEffect(() => {
    now.current = table
  })
  useEffect(() => {
    if (ask === undefined) return
    let isOpen = false
    // Whoever is still reading something else is told afterwards.
    const timer = setInterval(() => {
      if (document.querySelector(READING)) return
      clearInterval(timer)
      isOpen = explain(now.current)
    }, AFTER_THE_QUESTION)
    return () => {
      clearInterval(timer)
      if (isOpen) hideHelp()
    }
  }, [ask, hideHelp])
  return null
}

/** The first thing that can be picked and was never met, in the order of the table. */
function explain(table: TableState): boolean {
  const { table: at, choice, module, helpFor, showHelp, hideHelp } = table
  for (const element of document.querySelectorAll('.table-frame .pickable[data-legal]')) {
    const ref = element.getAttribute('data-ref')
    if (ref === null || element.getClientRects().length === 0) continue
    const help = helpFor(ref)
    const kinds = [help.thing?.kind, choice.fieldOf(ref)]
    const words = kinds.map((kind) => module.messages.en[`${kind}.${help.thing?.id}.help`]).find((found) => found)
    // Seats have a dossier, and buttons say what they do.
    if (words === undefined || ref.startsWith('seat:') || ref.startsWith('do:') || !unmet(at.game, words)) continue
    meet(at.game, words)
    const understood = (): void => {
      understand(at.game, words)
      hideHelp()
    }
    const { title, lines, thing } = help
    showHelp({ title, lines: lines.slice(0, 1), ...(thing && { thing }), understood }, element, 'tip')
    return true
  }
  return false
}
