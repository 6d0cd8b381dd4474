// How the table is drawn, the last flick once more, and where everything stood before it: in the table's upper left corner.

import { useTableOnScreen } from '../aim/on-screen.ts'
import { toggleGhosts } from '../hands/keys.ts'
import { useWoodSay } from '../hands/text/words.ts'
import { SignButton } from '../playfield/SignButton.tsx'
import { useShowing } from '../showing.ts'

const SIGNS = {
  plan: 'M4 5h16v14H4zM4 10h6v9M14 5v6h6',
  wood: 'M12 3 4 7.5v9L12 21l8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  replay: 'M4 4v6h6M4.6 10A8 8 0 1 1 4 13',
  before: 'M12 3a9 9 0 1 1 0 18M12 3a9 9 0 0 0 0 18M12 7v5l3 2',
} as const

export function Tools() {
  const say = useWoodSay()
  const table = useTableOnScreen()
  const { shown, choose } = useShowing()
  const other = shown === 'wood' ? 'plan' : 'wood'
  return (
    <div className="wood-tools" role="group" aria-label={say('showing.name')} data-showing={shown} data-own-pointer>
      <SignButton path={SIGNS[other]} label={say(`showing.${other}`)} onClick={() => choose(other)} />
      {table?.canReplay && (
        <>
          <SignButton
            path={SIGNS.replay}
            label={say('tools.replay')}
            hint={`${say('key.replay')} (R)`}
            onClick={() => table.replay()}
          />
          <SignButton
            path={SIGNS.before}
            label={say('tools.ghosts')}
            hint={`${say('key.ghosts')} (B)`}
            onClick={toggleGhosts}
          />
        </>
      )}
    </div>
  )
}
