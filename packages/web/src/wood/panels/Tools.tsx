// How the table is drawn, and the last flick once more.

import { Button } from '../../design/Button.tsx'
import { useTableOnScreen } from '../aim/on-screen.ts'
import { useWoodSay } from '../hands/text/words.ts'
import { toggleGhosts } from '../hands/keys.ts'

export function Tools() {
  const say = useWoodSay()
  const table = useTableOnScreen()
  const isOff = !table?.canReplay
  return (
    <div className="wood-tools">
      <Button isOff={isOff} title={isOff ? say('tools.nothing') : say('key.replay')} onClick={() => table?.replay()}>
        {say('tools.replay')}
      </Button>
      <Button isOff={isOff} title={isOff ? say('tools.nothing') : say('key.ghosts')} onClick={toggleGhosts}>
        {say('tools.ghosts')}
      </Button>
    </div>
  )
}
