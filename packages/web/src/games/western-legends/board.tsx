// Western Legends on the table.

import type { Action, Text } from '@saloon/kernel'
import type { Action as LegendsAction } from '@saloon/western-legends'
import type { Board, Choice } from '../board.ts'
import { about } from './about.ts'
import { animate } from './animate.ts'
import { Picture } from './cards/Picture.tsx'
import { zoomIn, zoomOut } from './map/camera.ts'
import { useGoing } from './map/GoTo.tsx'
import { forget } from './map/ride.ts'
import { Playfield } from './map/Playfield.tsx'
import { centreOnMe } from './map/centre.ts'
import { Own } from './own/Own.tsx'
import { Tray } from './own/Tray.tsx'
import { stopReplay } from './recap/replay.ts'
import { Result } from './result/Result.tsx'
import { SeatBody } from './seats/SeatBody.tsx'
import { stageWords } from './stage/text/words.ts'
import { words } from './text/words.ts'
import './board.css'

export const board: Board = {
  name: 'western-legends',
  Playfield,
  SeatBody,
  Tray,
  Own,
  Picture,
  Result,
  about,
  animate,
  still() {
    stopReplay()
    forget()
  },
  words: { en: { ...words.en, ...stageWords.en }, fr: { ...words.fr, ...stageWords.fr } },
  button,
  keys: {
    g: { does: { en: 'Go to…', fr: 'Aller à…' }, press: goTo },
    v: { does: { en: 'What can I do here?', fr: 'Que puis-je faire ici ?' }, press: actionsHere },
    '+': { does: { en: 'Closer', fr: 'Plus près' }, press: always(zoomIn) },
    '-': { does: { en: 'Further away', fr: 'Plus loin' }, press: always(zoomOut) },
    '.': {
      does: { en: 'Back to me, or the whole map', fr: 'Revenir à moi, ou toute la carte' },
      press: always(centreOnMe),
    },
  },
  sounds: {
    'turn-began': 'stamp',
    drew: 'card-draw',
    discarded: 'card-discard',
    earned: 'coin',
    'gained-lp': 'stamp',
    'gained-nuggets': 'piece',
    wounded: 'hit',
    healed: 'beer',
    stepped: 'hooves',
    rode: 'hooves',
    sprinted: 'hooves',
    'sheriff-moved': 'hooves',
    'mib-moved': 'hooves',
    'took-cattle': 'piece',
    'gained-item': 'equip',
    upgraded: 'equip',
    geared: 'equip',
    played: 'card-play',
    reacted: 'card-play',
    prospected: 'dice-roll',
    rerolled: 'dice-roll',
    'rolled-again': 'dice-roll',
    deposited: 'coin',
    reveled: 'beer',
    fight: 'ambush',
    committed: 'card-play',
    'face-up': 'card-flip',
    'won-fight': 'shot',
    arrested: 'bell',
    'bank-robbed': 'dynamite',
    flop: 'card-flip',
    showed: 'card-flip',
    'put-disc': 'piece',
    story: 'card-flip',
    'mib-card': 'card-flip',
    reshuffled: 'shuffle',
    'last-round': 'bell',
    'game-over': 'win',
  },
}

/** What the main button says, where that is shorter than all of it in words. */
function button(any: Action): Text | undefined {
  const action = any as LegendsAction
  if (action.do === 'pass') return { key: 'deed.pass' }
  if (action.do === 'hand-in' && action.cards.length === 0)
    return { key: 'deed.hand-in', facts: { nuggets: action.nuggets } }
  return undefined
}

function always(does: () => void): () => boolean {
  return () => {
    does()
    return true
  }
}

function goTo(): boolean {
  useGoing.setState(({ isOpen }) => ({ isOpen: !isOpen }))
  return true
}

/** The focus goes to the first of them, wherever they lie. */
function actionsHere({ ask }: Choice): boolean {
  if (ask?.kind !== 'action') return false
  const first = (): HTMLElement | null => document.querySelector<HTMLElement>('.wl-actions button.wl-action')
  if (!first()) document.querySelector<HTMLElement>('[data-sheet-tab="turn"]')?.click()
  requestAnimationFrame(() => first()?.focus())
  return true
}
