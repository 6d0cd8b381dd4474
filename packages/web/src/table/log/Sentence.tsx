// A sentence whose names are marked and whose things can be looked up.

import type { Text } from '@saloon/kernel'
import { BrandMark } from '../../art/marks/SeatMark.tsx'
import { useSpeaking } from '../frame/context.ts'
import { helpForNamed } from '../help/help.ts'
import { useHover } from '../hooks/use-hover.ts'

export function Sentence({ text }: { readonly text: Text }) {
  const { voice } = useSpeaking()
  return (
    <>
      {voice.parts(text).map((part, i) =>
        part.kind === undefined ? (
          part.text
        ) : part.kind === 'seat' ? (
          <span key={i} className="named-seat">
            {/* Somebody who sits nowhere (a bandit, the Man in Black) has no mark. */}
            {/^\d+$/.test(part.id) && <BrandMark seat={Number(part.id)} size={12} />}
            {part.text}
          </span>
        ) : (
          <Named key={i} kind={part.kind} id={part.id} text={part.text} />
        ),
      )}
    </>
  )
}

/** A thing in a sentence: its help card by pointing at it, focusing it, tapping it. */
function Named({ kind, id, text }: { readonly kind: string; readonly id: string; readonly text: string }) {
  const { voice, showHelp, hideHelp } = useSpeaking()
  const help = helpForNamed(voice, kind, id, text)
  const hover = useHover(
    (at) => showHelp(help, at, 'hover'),
    () => hideHelp('hover'),
  )
  if (help.lines.length === 0) return text
  return (
    // Not a button: those don't break over lines like the words they stand among.
    <span
      role="button"
      tabIndex={0}
      className="named"
      {...hover.handlers}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) showHelp(help, currentTarget, 'focus')
      }}
      onBlur={() => hideHelp('focus')}
      onClick={({ currentTarget }) => showHelp(help, currentTarget, 'press')}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter' || key === ' ') showHelp(help, currentTarget, 'press')
      }}
    >
      {text}
    </span>
  )
}
