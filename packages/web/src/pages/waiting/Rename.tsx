import { LONGEST_NAME } from '@saloon/server/words'
import { countOf } from '@saloon/kernel'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { changeProfile } from '../../link/http/account.ts'
import { useProfile } from '../../link/http/identity.ts'
import type { Snapshot } from '../../link/link.ts'
import { usePageSay } from '../../text/pages.ts'
import { type Room, mySeat } from './use-room.ts'

/** Another name, here and from now on: one stands up and sits down again under it. */
export function Rename({ now, room }: { readonly now: Snapshot; readonly room: Room }) {
  const say = usePageSay()
  const { name } = useProfile()
  const [text, setText] = useState<string>()
  const field = useId()
  const seat = mySeat(now)
  if (seat === undefined || countOf(now.yours) > 1) return null
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const wanted = text?.trim() ?? ''
    setText(undefined)
    if (wanted === '' || wanted === name) return
    if ((await changeProfile({ name: wanted })) !== null) return
    await room.wish({ do: 'sit', seat, name: wanted })
  }
  if (text === undefined) {
    return (
      <Button look="quiet" onClick={() => setText(name)}>
        {say('room.rename')}
      </Button>
    )
  }
  return (
    <form className="rename" onSubmit={(event) => void save(event)}>
      <label htmlFor={field}>{say('room.name')}</label>
      <input
        id={field}
        className="well"
        value={text}
        maxLength={LONGEST_NAME}
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">{say('room.rename.save')}</Button>
    </form>
  )
}
