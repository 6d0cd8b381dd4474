// A corner of the table for those who are out: dice against the undertaker, while the others play on.

import { useId, useState } from 'react'
import { Die } from '../../art/dice/Die.tsx'
import { FACE_NAMES } from '../../art/dice/Faces.tsx'
import { Button } from '../../design/Button.tsx'
import { CloseSign } from '../../design/Sheet.tsx'
import { useTable } from '../frame/context.ts'
import { DICE, FRESH, type Hand, ROLLS, best, playedOut, rolled, toggled } from './side-dice.ts'

export default function SideTable({ onClose }: { readonly onClose: () => void }) {
  const { voice } = useTable()
  const [mine, hold] = useState(FRESH)
  const [theirs, show] = useState<Hand>()
  const [won, count] = useState({ mine: 0, theirs: 0 })
  const roll = (): void => {
    const next = rolled(theirs ? FRESH : mine, Math.random)
    hold(next)
    show(undefined)
    if (next.rolls < ROLLS) return
    const other = playedOut(Math.random)
    show(other)
    const lead = Math.sign(best(next) - best(other))
    count({ mine: won.mine + Number(lead > 0), theirs: won.theirs + Number(lead < 0) })
  }
  const words = theirs
    ? voice.t(best(mine) > best(theirs) ? 'dice.won' : best(mine) < best(theirs) ? 'dice.lost' : 'dice.tied', {
        mine: best(mine),
        theirs: best(theirs),
      })
    : mine.rolls === 0
      ? voice.t('dice.rules')
      : voice.t('dice.keep', { left: ROLLS - mine.rolls })
  return (
    <section className="side-table" aria-label={voice.t('ghost.dice')}>
      <header>
        <strong>{voice.t('ghost.dice')}</strong>
        <span className="side-table-score">{voice.t('dice.score', won)}</span>
        <button type="button" className="icon-button" aria-label={voice.t('help.close')} onClick={onClose}>
          <CloseSign />
        </button>
      </header>
      <Dice
        hand={mine}
        label={voice.t('dice.mine')}
        onToggle={theirs ? undefined : (die) => hold(toggled(mine, die))}
      />
      {theirs && <Dice hand={theirs} label={voice.t('dice.undertaker')} />}
      <p role="status">{words}</p>
      <Button look="primary" onClick={roll}>
        {voice.t(theirs || mine.rolls === 0 ? 'dice.roll' : 'dice.again')}
      </Button>
    </section>
  )
}

interface DiceProps {
  readonly hand: Hand
  readonly label: string
  readonly onToggle?: ((die: number) => void) | undefined
}

function Dice({ hand, label, onToggle }: DiceProps) {
  const { voice } = useTable()
  const labelled = useId()
  return (
    <div className="side-dice" role="group" aria-labelledby={labelled}>
      <span id={labelled} className="side-dice-name">
        {label}
      </span>
      {Array.from({ length: DICE }, (_, die) => {
        const face = hand.dice[die]
        const name = face === undefined ? null : FACE_NAMES[face]!
        const isKept = hand.kept[die]! && onToggle !== undefined
        const picture = <Die face={name} state={isKept ? 'kept' : 'lying'} size={44} />
        const spoken = voice.t('dice.die', { die: die + 1, face: name === null ? '' : voice.t(`dice.face.${name}`) })
        return onToggle && name !== null ? (
          <button
            key={die}
            type="button"
            className="side-die"
            aria-pressed={isKept}
            aria-label={spoken}
            onClick={() => onToggle(die)}
          >
            {picture}
          </button>
        ) : (
          <span key={die} className="side-die" role="img" aria-label={spoken}>
            {picture}
          </span>
        )
      })}
    </div>
  )
}
