// Fetches everything a game against bots needs, all at once, as soon as somebody reaches for the button, and at the latest when
// it is pressed.

import type { GameId } from '../../games/catalogue.ts'
import { loadBoard, loadGame } from '../../games/index.ts'

export function loadAhead(game: GameId): void {
  const parts = [
    import('../table/TablePage.tsx'),
    import('../../table/frame/Frame.tsx'),
    import('../../link/local.ts'),
    loadGame(game),
    loadBoard(game),
  ]
  Promise.all(parts).catch(() => undefined) // the page that needs it will say so
}
