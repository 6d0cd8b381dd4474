import { isRefusal } from '@saloon/kernel'
import { useState } from 'react'
import { change, usual, useSettings } from '../../app/settings.ts'
import { forget } from '../../app/storage.ts'
import { Button } from '../../design/Button.tsx'
import { Sheet } from '../../design/Sheet.tsx'
import { CATALOGUE } from '../../games/catalogue.ts'
import { ask } from '../../link/http/api.ts'
import { download } from '../../link/http/finished.ts'
import { forgetMe } from '../../link/http/account.ts'
import { tokenIfAny, useProfile } from '../../link/http/identity.ts'
import { type KeptGame, openLocalStore } from '../../link/worker/local-store.ts'
import { useAccountSay } from '../../text/account.ts'
import { useSay } from '../../text/index.ts'
import { usePageSay } from '../../text/pages.ts'
import { whyNot } from '../../text/why.ts'
import { listPasskeys } from './passkeys.ts'

type Kept = { readonly games: number; readonly ratings: number; readonly passkeys: number }

/** What would go there; nothing if the house doesn't know us. */
async function keptAtTheHouse(): Promise<Kept | undefined> {
  const token = tokenIfAny()
  if (token === undefined) return undefined
  const kept = await ask<{ readonly [part: string]: unknown }>('/api/me/export', { token })
  if (isRefusal(kept)) return undefined
  const count = (part: unknown): number => (Array.isArray(part) ? part.length : 0)
  const passkeys = await listPasskeys()
  return { games: count(kept['games']), ratings: count(kept['ratings']), passkeys: passkeys.length }
}

/** All that is kept, here and at the house: to take along, or to have removed for good. */
export function MyData({ games, onDeleted }: { readonly games: readonly KeptGame[]; onDeleted(): void }) {
  const say = usePageSay()
  const appSay = useSay()
  const language = useSettings((settings) => settings.language)
  const accountSay = useAccountSay()
  const [isAsking, setAsking] = useState(false)
  const [atHouse, setAtHouse] = useState<Kept>()
  const [said, setSaid] = useState('')

  const save = async (): Promise<void> => {
    const token = tokenIfAny()
    const house = token === undefined ? null : await ask('/api/me/export', { token })
    if (house !== null && isRefusal(house)) return setSaid(whyNot(house, language))
    const store = await openLocalStore()
    const logs = await Promise.all(games.map(({ log }) => store.game(log)))
    const mine = { profile: useProfile.getState(), settings: useSettings.getState(), games: logs, house }
    download('saloon.json', JSON.stringify(mine, null, 2), 'application/json')
  }
  const remove = async (): Promise<void> => {
    setAsking(false)
    const refused = await forgetMe()
    if (refused) return setSaid(whyNot(refused, language))
    await (await openLocalStore()).clear()
    for (const key of ['visited', 'last-game', ...CATALOGUE.map(({ id }) => `setup.${id}`)]) forget(key)
    change({ ...usual(), language })
    setSaid(say('me.deleted'))
    onDeleted()
  }
  return (
    <section>
      <h2>{say('me.data')}</h2>
      <p>{say('me.data.text')}</p>
      <div className="me-ways">
        <Button onClick={() => void save()}>{say('me.export')}</Button>
        <Button
          look="danger"
          onClick={() => {
            setAsking(true)
            void keptAtTheHouse().then(setAtHouse)
          }}
        >
          {say('me.delete')}
        </Button>
      </div>
      <p role="status">{said}</p>
      {isAsking && (
        <Sheet title={say('me.delete.title')} closeLabel={appSay('band.close')} onClose={() => setAsking(false)}>
          <ul>
            <li>{accountSay('delete.here', { games: games.length })}</li>
            {atHouse && <li>{accountSay('delete.house', atHouse)}</li>}
          </ul>
          <p>{accountSay('delete.no-undo')}</p>
          <div className="me-ways">
            <Button look="danger" onClick={() => void remove()}>
              {say('me.delete.yes')}
            </Button>
            <Button onClick={() => setAsking(false)}>{say('me.delete.no')}</Button>
          </div>
        </Sheet>
      )}
    </section>
  )
}
