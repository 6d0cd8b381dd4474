// Beside the name of the game: through whose eyes, what is hidden, and what one can take along from here.

import { type Seat, everyone, only } from '@saloon/kernel'
import { useState } from 'react'
import { PageIcon } from '../../app/PageIcon.tsx'
import { Button } from '../../design/Button.tsx'
import { Toggle } from '../../design/form.tsx'
import { Sheet } from '../../design/Sheet.tsx'
import { download } from '../../link/http/finished.ts'
import type { ReplayLink } from '../../link/replay.ts'
import { useReplaySay } from '../../text/replay.ts'
import { type Eyesight, addressOf, eyesightOf } from './address.ts'
import { TryFromHere } from './TryFromHere.tsx'

interface ToolsProps {
  readonly link: ReplayLink
  readonly text: string
  readonly id: string | undefined
  readonly names: readonly string[]
  readonly seat: Seat | undefined
  readonly at: number
  readonly isSpoilerFree: boolean
  onSpoilerFree(on: boolean): void
}

export function Tools(it: ToolsProps) {
  const { link, names, seat, at } = it
  const say = useReplaySay()
  const [open, setOpen] = useState<'menu' | 'share' | 'try'>()
  const close = (): void => setOpen(undefined)
  const eyes = link.snapshot().game!.eyes
  return (
    <>
      <label className="replay-eyes">
        <PageIcon name="eye" />
        <span className="unseen">{say('eyes')}</span>
        <select
          className="well select"
          value={eyesightOf(eyes, names.length)}
          onChange={({ target }) => look(link, target.value as Eyesight, names.length)}
        >
          <option value="all">{say('eyes.all')}</option>
          <option value="known">{say('eyes.known')}</option>
          {names.map((name, one) => (
            <option key={one} value={one}>
              {say('eyes.seat', { name })}
            </option>
          ))}
        </select>
      </label>
      <Button className="replay-wide" onClick={() => setOpen('share')}>
        {say('share')}
      </Button>
      <Button className="replay-wide" onClick={() => setOpen('try')}>
        {say('try')}
      </Button>
      <button type="button" className="icon-button" aria-label={say('more')} onClick={() => setOpen('menu')}>
        <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true" focusable="false">
          <path d="M4 6h16M4 12h16M4 18h16" stroke="currentColor" strokeWidth={2.4} strokeLinecap="round" />
        </svg>
      </button>
      {open === 'menu' && (
        <Sheet title={say('more')} closeLabel={say('close')} onClose={close}>
          <div className="menu">
            <Toggle
              label={say('spoiler-free')}
              help={say('spoiler-free.help')}
              checked={it.isSpoilerFree}
              onChange={it.onSpoilerFree}
            />
            <Button onClick={() => setOpen('share')}>{say('share')}</Button>
            <Button onClick={() => setOpen('try')}>{say('try')}</Button>
            <Button onClick={() => save(it)}>{say('download')}</Button>
            <a className="button" href="/replay/file">
              {say('open')}
            </a>
            <p>{say('keys')}</p>
          </div>
        </Sheet>
      )}
      {open === 'share' && <Share {...it} onClose={close} />}
      {open === 'try' && <TryFromHere link={link} at={at} seat={seat} names={names} onClose={close} />}
    </>
  )
}

export function look(link: ReplayLink, eyesight: Eyesight, seats: number): void {
  link.look(eyesight === 'all' ? everyone(seats) : eyesight === 'known' ? 0 : only(Number(eyesight)))
}

const save = ({ link, id, text }: ToolsProps): void => download(`${id ?? link.log.header.game}.jsonl`, text)

/** A game of the house by its address; one of this browser by its file. */
function Share(it: ToolsProps & { onClose(): void }) {
  const say = useReplaySay()
  const [isCopied, setCopied] = useState(false)
  const { id, link, names, at } = it
  const address = id === undefined ? undefined : addressOf(id, at, eyesightOf(link.snapshot().game!.eyes, names.length))
  return (
    <Sheet title={say('share')} closeLabel={say('close')} onClose={it.onClose}>
      {address === undefined ? (
        <>
          <p>{say('share.only-here')}</p>
          <Button look="primary" onClick={() => save(it)}>
            {say('download')}
          </Button>
        </>
      ) : (
        <>
          <label className="replay-address">
            {say('share.link')}
            <input className="well" readOnly value={address} onFocus={({ target }) => target.select()} />
          </label>
          <p>
            <Button
              look="primary"
              onClick={() =>
                void navigator.clipboard.writeText(address).then(
                  () => setCopied(true),
                  () => undefined,
                )
              }
            >
              {say('share')}
            </Button>{' '}
            <span role="status">{isCopied ? say('share.copied') : ''}</span>
          </p>
        </>
      )}
    </Sheet>
  )
}
