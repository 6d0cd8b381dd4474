// Action buttons: what is ready first and on the left, what can be done at once beside it, the rest behind "more".

import { type Text, textOfRefusal } from '@saloon/kernel'
import { useId, useState } from 'react'
import { Button } from '../../design/Button.tsx'
import type { Choice, Deed } from '../choice/choice.ts'
import { standsApart } from '../choice/deed-names.ts'
import { kindOfRef, refOf } from '../choice/ref.ts'
import { useTable } from '../frame/context.ts'
import { useKept } from '../hooks/use-kept.ts'
import './deeds.css'

/** Beside the primary button. */
const MOST_SHOWN = 2

interface DeedsProps {
  readonly isInert: boolean
  readonly isArmed: boolean
  readonly isSending?: boolean // what was pressed goes on saying so
}

export function Deeds({ isInert, isArmed, isSending = false }: DeedsProps) {
  const { choice, voice, board, complain } = useTable()
  const [isOpen, setOpen] = useState(false)
  const words = [...choice.legal, ...choice.picked].filter((ref) => kindOfRef(ref) === 'word')
  // What is aimed with something that is named above is begun by picking that.
  const isNamed = ({ name, isAimed }: Deed): boolean => isAimed && words.some((ref) => choice.deedOf(ref) === name)
  const deeds = choice.deeds.filter((deed) => !deed.isPermission)
  const hasThings = [...choice.legal, ...choice.picked].some((ref) => kindOfRef(ref) !== 'do')
  const isOnlyDeed = deeds.length === 1 && deeds[0]!.isWhole && !hasThings
  const others = isOnlyDeed ? [] : deeds.filter((deed) => !isNamed(deed))
  const needsPicking = !isOnlyDeed && (hasThings || deeds.length === 0 || deeds.some(({ isWhole }) => !isWhole))
  const isChosenDeed = choice.ready && others.some(({ name, isWhole }) => isWhole && name === choice.ready?.do)
  const ready = isChosenDeed ? undefined : choice.ready
  const shown = others.slice(0, others.length <= MOST_SHOWN + 1 ? others.length : MOST_SHOWN)
  const hidden = others.slice(shown.length)
  // What ends the turn or gives up is the last one, at the other end, wherever the hand is that picks.
  const near = shown.filter(({ name }) => !standsApart(name))
  const apart = shown.filter(({ name }) => standsApart(name))
  const hasPicked = choice.picked.length > 0
  const main = choice.deed === undefined ? undefined : refOf('do', choice.deed)
  // Numbers lie on no table: what needs them is said by its button, and done by the next press.
  const isToSay = !ready && choice.intent === undefined && deeds.some(({ ref, isAimed }) => ref === main && isAimed)
  const missing = ready || isToSay ? undefined : whatIsMissing(choice)
  const said = ready && board.button?.(ready)
  const deed = said ? voice.say(said) : ready ? voice.action(ready) : voice.deed(choice.deed ?? deeds[0]?.name ?? '')
  const label = useKept(deed, isSending)
  return (
    <div className="deeds" data-inert={isInert || undefined}>
      {(needsPicking || isOnlyDeed) && (
        <Button
          look="primary"
          className="deed-main"
          isOff={missing !== undefined || isInert}
          title={missing && voice.say(missing)}
          whenOff={() => missing && !isInert && complain(missing)}
          data-commit
          data-ref={main}
          data-legal={(main !== undefined && choice.legal.has(main)) || undefined}
          onClick={() => (isToSay ? choice.pick(main!) : choice.commit())}
        >
          {isArmed && ready
            ? voice.t('prompt.confirm', { what: label })
            : label === '' || label === '…'
              ? voice.t('prompt.commit')
              : label}
        </Button>
      )}
      {near.map((deed) => (
        <DeedButton key={deed.ref} deed={deed} isInert={isInert} />
      ))}
      {hidden.length > 0 && (
        <div className="deeds-more">
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {voice.t('prompt.more')}
          </Button>
          {isOpen && (
            <div className="deeds-list">
              {hidden.map((deed) => (
                <DeedButton key={deed.ref} deed={deed} isInert={isInert} />
              ))}
            </div>
          )}
        </div>
      )}
      {choice.count && choice.count.max > 0 && <Count />}
      {hasPicked && (
        <Button look="quiet" className="deed-cancel" onClick={() => choice.cancel()}>
          {voice.t('prompt.cancel')}
        </Button>
      )}
      {apart.map((deed) => (
        <DeedButton key={deed.ref} deed={deed} isInert={isInert} />
      ))}
    </div>
  )
}

/** Why the main button does nothing yet. */
function whatIsMissing({ count, refusal }: Choice): Text {
  if (refusal) return textOfRefusal(refusal)
  if (count && count.chosen < count.min) return { key: 'prompt.count-more', facts: { left: count.min - count.chosen } }
  return { key: 'prompt.pick-first' }
}

/** What is done at once is done by one press; what still needs something picked is said first. */
function DeedButton({ deed, isInert }: { readonly deed: Deed; readonly isInert: boolean }) {
  const { choice, voice } = useTable()
  const hint = useId()
  // What picking things means anyway needs no button of its own.
  if (!deed.isWhole && deed.name === choice.deed) return null
  const warning = deed.isWhole ? choice.warning(deed.ref) : undefined
  return (
    <span className="deed-place" data-apart={standsApart(deed.name) || undefined}>
      <Button
        data-ref={deed.ref}
        data-legal
        className="deed"
        look={standsApart(deed.name) && choice.picked.length > 0 ? 'quiet' : 'plain'}
        isOff={isInert}
        title={choice.then(deed.ref).map(voice.say).join(' ') || undefined}
        aria-describedby={warning && hint}
        onClick={() => (deed.isWhole ? choice.press(deed.ref) : choice.pick(deed.ref))}
      >
        {voice.deed(deed.name)}
      </Button>
      {warning && (
        <span id={hint} className="deed-warning">
          {voice.say(warning)}
        </span>
      )}
    </span>
  )
}

function Count() {
  const { choice, voice } = useTable()
  const { chosen, min, max } = choice.count!
  const key = min === max ? 'prompt.count' : 'prompt.count-range'
  return <span className="deeds-count">{voice.t(chosen === 0 ? `${key}-none` : key, { chosen, min, max })}</span>
}
