// From guest to account: a passkey, several, and coming in with one.

import type { Refusal } from '@saloon/kernel'
import { useEffect, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import { Button } from '../../design/Button.tsx'
import { Sheet } from '../../design/Sheet.tsx'
import { leaveDevice, signOutOthers } from '../../link/http/account.ts'
import { useProfile } from '../../link/http/identity.ts'
import { useAccountSay } from '../../text/account.ts'
import { whyNot } from '../../text/why.ts'
import { type Passkey, addPasskey, hasPasskeys, listPasskeys, removePasskey, signIn } from './passkeys.ts'

/** `onChanged`: somebody else is here now, or the same with or without an account. */
export function Account({ onChanged }: { onChanged(): void }) {
  const say = useAccountSay()
  const language = useSettings((settings) => settings.language)
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([])
  const [said, setSaid] = useState('')
  const [isAsking, setAsking] = useState(false)
  const look = (): void => void listPasskeys().then(setPasskeys)
  useEffect(look, [])

  const attempt = async (work: () => Promise<Refusal | null>, done: () => string): Promise<void> => {
    setSaid('')
    const refused = await work()
    setSaid(refused ? whyNot(refused, language) : done())
    look()
    if (!refused) onChanged()
  }
  const isGuest = passkeys.length === 0
  const { name } = useProfile()
  return (
    <section aria-labelledby="account">
      <h2 id="account">{say('title')}</h2>
      <p>{say(isGuest ? 'guest.text' : 'account.text')}</p>
      {!isGuest && (
        <ul className="ledger" aria-label={say('passkeys')}>
          {passkeys.map((passkey) => (
            <Row
              key={passkey.id}
              passkey={passkey}
              onRemove={() =>
                void attempt(
                  () => removePasskey(passkey.id),
                  () => say('removed'),
                )
              }
            />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <AddPasskey
          isFirst={isGuest}
          onAdd={(called) =>
            void attempt(
              () => addPasskey(called),
              () => say('added'),
            )
          }
        />
      ) : (
        <p>{say('unsupported')}</p>
      )}
      <p role="status" className="me-said">
        {said}
      </p>
      {isGuest && hasPasskeys() && (
        <>
          <div className="me-ways">
            <Button onClick={() => void attempt(signIn, () => say('signed-in', { name: useProfile.getState().name }))}>
              {say('sign-in')}
            </Button>
          </div>
          <p className="field-help">{say('sign-in.text', { name })}</p>
        </>
      )}
      {!isGuest && (
        <div className="me-ways">
          <Button
            onClick={() => {
              leaveDevice()
              setSaid(say('signed-out'))
              look()
              onChanged()
            }}
          >
            {say('sign-out')}
          </Button>
          <Button onClick={() => void attempt(signOutOthers, () => say('signed-out.others'))}>
            {say('sign-out.others')}
          </Button>
          <Button look="quiet" onClick={() => setAsking(true)}>
            {say('all-off')}
          </Button>
        </div>
      )}
      {isAsking && (
        <Sheet title={say('all-off.title')} closeLabel={say('close')} onClose={() => setAsking(false)}>
          <p>{say('all-off.text')}</p>
          <div className="me-ways">
            <Button
              look="danger"
              onClick={() => {
                setAsking(false)
                void attempt(
                  () => removePasskey(),
                  () => say('removed'),
                )
              }}
            >
              {say('all-off.yes')}
            </Button>
            <Button onClick={() => setAsking(false)}>{say('keep')}</Button>
          </div>
        </Sheet>
      )}
    </section>
  )
}

function Row({ passkey, onRemove }: { readonly passkey: Passkey; onRemove(): void }) {
  const say = useAccountSay()
  const language = useSettings((settings) => settings.language)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  const name = passkey.name ?? say('nameless')
  return (
    <li className="me-game">
      <span className="me-game-what">
        <strong>{name}</strong>{' '}
        {say('created', { date: date.format(passkey.created), used: date.format(passkey.used) })}
        {passkey.synced && <span className="me-tag">{say('synced')}</span>}
      </span>
      <Button look="quiet" aria-label={say('remove.of', { name })} onClick={onRemove}>
        {say('remove')}
      </Button>
    </li>
  )
}

function AddPasskey({ isFirst, onAdd }: { readonly isFirst: boolean; onAdd(name: string): void }) {
  const say = useAccountSay()
  const [name, setName] = useState('')
  return (
    <form
      className="me-passkey"
      onSubmit={(event) => {
        event.preventDefault()
        onAdd(name.trim() === '' ? say('add.name.usual') : name.trim())
        setName('')
      }}
    >
      <label>
        {say('add.name')}
        <input
          className="well"
          value={name}
          maxLength={80}
          placeholder={say('add.name.usual')}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <Button type="submit" {...(isFirst && { look: 'primary' as const })}>
        {say(isFirst ? 'add' : 'add.more')}
      </Button>
    </form>
  )
}
