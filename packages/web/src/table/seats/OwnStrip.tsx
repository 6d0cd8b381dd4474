// My own place: who I am, what I hold, what I may do unasked, and the way back.

import { has } from '@saloon/kernel'
import { memo } from 'react'
import { SeatChip } from '../../art/marks/Mark.tsx'
import { Headstone, SealedLips } from '../../art/signs/Tokens.tsx'
import { Button } from '../../design/Button.tsx'
import { refOf } from '../choice/ref.ts'
import { SeatClock } from '../clock/Clock.tsx'
import { useTable } from '../frame/context.ts'
import { Ghost } from '../ghost/Ghost.tsx'
import './own.css'
import { Pickable } from '../choice/Pickable.tsx'
import { useSeatState } from './seat-state.ts'
import { UndoButtons } from '../prompt/UndoButtons.tsx'

export const OwnStrip = memo(function OwnStrip() {
  const { me, voice } = useTable()
  if (me === undefined)
    return (
      <section className="own" aria-label={voice.t('table.own')}>
        <p className="own-note">{voice.t('own.watching')}</p>
      </section>
    )
  return <MyPlace me={me} />
})

function MyPlace({ me }: { readonly me: number }) {
  const { table, board, view, module, choice, voice, names, out, away, openSheet, wish } = useTable()
  const { tags, isActing, words } = useSeatState(me)
  const { Own } = board
  const isOut = has(out, me)
  const permitted = choice.deeds.filter(({ isPermission }) => isPermission)
  return (
    <section
      className="own"
      data-acting={isActing || undefined}
      data-out={isOut || undefined}
      data-seat={me}
      aria-label={voice.t('table.own')}
    >
      <div className="own-head">
        <Pickable
          refName={refOf('seat', me)}
          className="seat-pick own-pick"
          label={[names[me], ...tags, ...words].join(', ')}
          {...([...choice.legal].some((ref) => ref.startsWith('seat:'))
            ? {}
            : { onIdle: () => openSheet({ dossier: me }) })}
        >
          {isOut ? <Headstone size={28} /> : <SeatChip seat={me} size={30} />}
          <span className="seat-name">{names[me]}</span>
          {has(table.sworn, me) && <SealedLips size={24} />}
        </Pickable>
        <SeatClock seat={me} />
        {tags.map((tag) => (
          <span key={tag} className="tag" aria-hidden="true">
            {tag}
          </span>
        ))}
      </div>
      <div className="own-body">{Own && <Own view={view} module={module} me={me} choice={choice} />}</div>
      <div className="own-ghost">
        {isOut && <Ghost me={me} />}
        <ToTheEnd />
      </div>
      <div className="own-hands">
        {permitted.map(({ ref, name }) => (
          <Button
            key={ref}
            data-ref={ref}
            data-legal
            className="deed"
            aria-pressed={choice.intent === name}
            onClick={() => choice.pick(ref)}
          >
            {voice.deed(name)}
          </Button>
        ))}
        {has(away, me) ? (
          <Button look="primary" onClick={() => void wish({ do: 'back', seat: me })}>
            {voice.t('own.take-back')}
          </Button>
        ) : (
          !isOut && <UndoButtons />
        )}
      </div>
    </section>
  )
}

/** Nobody who plays is left but bots: no need to wait for them to take their time. */
function ToTheEnd() {
  const { table, yours, out, away, wish, voice, prompt } = useTable()
  const isPlaying = table.seats.some(
    ({ holder }, seat) => holder?.kind === 'person' && !has(out, seat) && !has(away, seat),
  )
  if (isPlaying || yours === 0 || prompt.kind === 'over' || table.pace === 0 || table.hurried) return null
  return <Button onClick={() => void wish({ do: 'hurry' })}>{voice.t('own.to-the-end')}</Button>
}
