// What somebody who is out can do until the game ends: watch, or swear silence and see everything; say that they will play the
// next game and leave; or roll dice at the side table.

import { has, textOfRefusal } from '@saloon/kernel'
import { HAUNTS, type HauntId } from '@saloon/server/words'
import { Suspense, lazy, useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { HoldButton } from '../../design/HoldButton.tsx'
import { Sheet } from '../../design/Sheet.tsx'
import { isLocal } from '../../link/local-id.ts'
import { useTable } from '../frame/context.ts'
import './ghost.css'

const SideTable = lazy(() => import('./SideTable.tsx'))

export function Ghost({ me }: { readonly me: number }) {
  const { table, voice, prompt, board, view, module, choice } = useTable()
  const [isOpen, open] = useState(false)
  const [isRolling, roll] = useState(false)
  const isSworn = has(table.sworn, me)
  if (prompt.kind === 'over') return null // the side table yields, too
  return (
    <>
      <p className="own-note">{voice.t(isSworn ? 'own.sworn' : 'own.ghost')}</p>
      <Button className="ghost-open" onClick={() => open(true)}>
        {voice.t('ghost.open')}
      </Button>
      {board.Ghost && <board.Ghost view={view} module={module} me={me} choice={choice} />}
      {isOpen && (
        <Sheet title={voice.t('ghost.title')} closeLabel={voice.t('help.close')} onClose={() => open(false)}>
          <div className="ghost-ways">
            {table.ghosts && !isSworn && <Oath />}
            {!isLocal(table.id) && <NextGame me={me} />}
            {table.talk !== 'none' && !isSworn && <Haunt />}
            <section>
              <h3>{voice.t('ghost.dice')}</h3>
              <p>{voice.t('ghost.dice-hint')}</p>
              <Button
                onClick={() => {
                  open(false)
                  roll(true)
                }}
              >
                {voice.t('ghost.dice-open')}
              </Button>
            </section>
          </div>
        </Sheet>
      )}
      {isRolling && (
        <Suspense fallback={null}>
          <SideTable onClose={() => roll(false)} />
        </Suspense>
      )}
    </>
  )
}

function Oath() {
  const { voice, wish } = useTable()
  return (
    <section>
      <h3>{voice.t('ghost.oath')}</h3>
      <p>{voice.t('own.swear-hint')}</p>
      <HoldButton
        look="primary"
        label={voice.t('own.swear')}
        holdingLabel={voice.t('menu.hold')}
        onHeld={() => void wish({ do: 'swear' })}
      />
    </section>
  )
}

/** To be seen by everybody; who doesn't like it mutes the ghost. */
function Haunt() {
  const { voice, wish, complain } = useTable()
  const send = async (haunt: HauntId): Promise<void> => {
    const refused = await wish({ do: 'say', message: { kind: 'haunt', haunt } })
    if (refused) complain(textOfRefusal(refused))
  }
  return (
    <section>
      <h3>{voice.t('ghost.haunt')}</h3>
      <p>{voice.t('ghost.haunt-hint')}</p>
      <div className="ghost-haunts">
        {HAUNTS.map((haunt) => (
          <Button key={haunt} onClick={() => void send(haunt)}>
            {voice.t(`ghost.haunt.${haunt}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}

function NextGame({ me }: { readonly me: number }) {
  const { table, voice, wish } = useTable()
  const isIn = has(table.next, me)
  return (
    <section>
      <h3>{voice.t('ghost.next')}</h3>
      <p>{voice.t(isIn ? 'ghost.next-in' : 'ghost.next-hint')}</p>
      <Button aria-pressed={isIn} className="ghost-next" onClick={() => void wish({ do: 'ready', ready: !isIn })}>
        {voice.t('ghost.next-ready')}
      </Button>
    </section>
  )
}
