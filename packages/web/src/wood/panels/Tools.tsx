// How the table is drawn, and the last flick once more.

import { Button } from '../../design/Button.tsx'
import { useTableOnScreen } from '../aim/on-screen.ts'
import { useWoodSay } from '../hands/text/words.ts'
import { toggleGhosts } from '../hands/keys.ts'

export function Tools() {
  const say = useWoodSay()
  const table = useTableOnScreen()
  if (!table?.canReplay) return null
  return (
    <div className="wood-tools">
      <Button onClick={() => table.replay()}>{say('tools.replay')}</Button>
      <Button onClick={toggleGhosts}>{say('tools.ghosts')}</Button>
    </div>
  )
}
