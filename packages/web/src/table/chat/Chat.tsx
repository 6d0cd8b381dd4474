// The chat: quick phrases in each reader's language, stickers, and free text where the table allows it.

import { type Seat, firstOf, textOfRefusal } from '@saloon/kernel'
import { PHRASE_TEXTS } from '@saloon/server/words'
import { useEffect, useRef, useState } from 'react'
import { SeatChip } from '../../art/marks/Mark.tsx'
import { Button } from '../../design/Button.tsx'
import type { Said as SaidMessage } from '../../link/link.ts'
import './chat.css'
import { useTable } from '../frame/context.ts'
import { Report } from './Report.tsx'
import type { Voice } from '../log/voice.ts'

const KEYS = Object.keys(PHRASE_TEXTS.en)
const PHRASES = KEYS.filter((key) => key.startsWith('phrase.')).map((key) => key.slice('phrase.'.length))
const STICKERS = KEYS.filter((key) => key.startsWith('sticker.')).map((key) => key.slice('sticker.'.length))
const pointsAtSeat = (phrase: string): boolean =>
  PHRASE_TEXTS.en[`phrase.${phrase}` as keyof typeof PHRASE_TEXTS.en].includes('{seat:seat}')

export function Chat() {
  const { voice, snapshot, table, wish, complain } = useTable()
  const [about, setAbout] = useState<Seat>()
  const [text, setText] = useState('')
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight })
  }, [snapshot.said])
  if (table.talk === 'none') return <p className="chat-empty">{voice.t('chat.none')}</p>
  const post = async (message: { kind: string; [field: string]: unknown }): Promise<void> => {
    const refused = await wish({ do: 'say', message })
    if (refused) complain(textOfRefusal(refused))
    else setText('')
  }
  const phraseWords = (phrase: string): string => voice.say({ key: `phrase.${phrase}`, facts: { seat: about ?? 0 } })
  return (
    <>
      <div ref={end} className="chat" role="log" aria-label={voice.t('side.chat')} tabIndex={0}>
        {snapshot.said.length === 0 && <p className="chat-empty">{voice.t('chat.empty')}</p>}
        {snapshot.said.map((said, i) => (
          <Said key={i} said={said} />
        ))}
      </div>
      {table.talk === 'free' && (
        <form
          className="chat-form"
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() !== '') void post({ kind: 'text', text })
          }}
        >
          <input
            value={text}
            maxLength={300}
            aria-label={voice.t('chat.say')}
            placeholder={voice.t('chat.say')}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit">{voice.t('chat.send')}</Button>
        </form>
      )}
      <details className="chat-phrases">
        <summary>{voice.t('chat.phrases')}</summary>
        <label className="chat-about">
          {voice.t('chat.about')}{' '}
          <select
            value={about ?? ''}
            onChange={({ target }) => setAbout(target.value === '' ? undefined : Number(target.value))}
          >
            <option value="">—</option>
            {table.seats.map((_, seat) => (
              <option key={seat} value={seat}>
                {voice.name(`seat:${seat}`)}
              </option>
            ))}
          </select>
        </label>
        <ul>
          {PHRASES.filter((phrase) => pointsAtSeat(phrase) === (about !== undefined)).map((phrase) => (
            <li key={phrase}>
              <button
                type="button"
                onClick={() => void post({ kind: 'phrase', phrase, ...(about === undefined ? {} : { seat: about }) })}
              >
                {phraseWords(phrase)}
              </button>
            </li>
          ))}
          {STICKERS.map((sticker) => (
            <li key={sticker}>
              <button type="button" className="chat-sticker" onClick={() => void post({ kind: 'sticker', sticker })}>
                {voice.say({ key: `sticker.${sticker}` })}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

function wordsOf(message: SaidMessage['message'], voice: Voice): string {
  switch (message.kind) {
    case 'text':
      return message.text
    case 'phrase':
      return voice.say({ key: `phrase.${message.phrase}`, facts: { seat: message.seat ?? 0 } })
    case 'sticker':
      return voice.say({ key: `sticker.${message.sticker}` })
    case 'haunt':
      return voice.say({ key: `haunt.${message.haunt}` })
  }
}

export function Said({ said }: { readonly said: SaidMessage }) {
  const { voice, names, yours } = useTable()
  const { seat, message, channel } = said
  const words = wordsOf(message, voice)
  const isMine = seat !== null && yours !== 0 && firstOf(yours) === seat
  return (
    <div className="chat-said" data-mine={isMine || undefined} data-kind={message.kind}>
      {seat !== null && <SeatChip seat={seat} size={20} />}
      <strong>{seat === null ? voice.t('chat.onlooker') : names[seat]}</strong>
      {channel !== 'living' && message.kind !== 'haunt' && <em> {voice.t(`chat.${channel}`)}</em>} {words}
      {!isMine && (
        <Report
          about={{ message: said.id }}
          name={seat === null ? voice.t('chat.onlooker') : names[seat]!}
          look="quiet"
        />
      )}
    </div>
  )
}
