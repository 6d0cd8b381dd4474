// The scoring of a round, walked through: each gang, each shoot-out, the points, the One. It runs beside the game and holds
// nobody up; whoever wants to read longer pauses it, whoever doesn't goes to the table.

import { useEffect, useMemo, useRef, useState } from 'react'
import { GangChip } from '../../../art/marks/GangMark.tsx'
import { One, WantedToken } from '../../../art/signs/Prizes.tsx'
import { Button } from '../../../design/Button.tsx'
import { useTable } from '../../../table/frame/context.ts'
import { CountTable, PointsTable, ResultLine } from './ScoreSteps.tsx'
import { ShootOutRows, lengthOfShootOut } from './ShootOutRows.tsx'
import { openGate, useGate } from './gate.ts'
import { type Scoring, type Step, scoringsOf } from './walk.ts'
import { useWords } from '../text/words.ts'
import './walk.css'

/** Milliseconds. */
const EACH = 2000
const LAST = 3200
/** The new round is laid out first: with the sheet in the same frame a phone would answer nobody for a tenth of a second. */
const LAID_OUT = 50

export function ScoreWalk() {
  const { game, isPast, holdEnd, link } = useTable()
  const words = useWords()
  const isGate = useGate(({ release }) => release !== undefined)
  // At the gate the row that is scored is the next one to be shown.
  const moments = isGate ? (link.snapshot().game ?? game).moments : game.moments
  const scorings = useMemo(() => scoringsOf(moments), [moments])
  // What was scored before somebody came is over; it can be looked at again.
  const [seenScorings, see] = useState(scorings.length)
  const [again, setAgain] = useState<Scoring>()
  const next = isPast || scorings.length <= seenScorings ? undefined : scorings.at(-1)
  const shown = again ?? next
  const isShown = shown !== undefined
  const isLaid = useLater(next?.round, LAID_OUT) === next?.round
  useEffect(() => {
    holdEnd(isShown)
    return () => holdEnd(false)
  }, [isShown, holdEnd])
  const last = scorings.at(-1)
  if (!shown)
    return last === undefined || isPast ? null : (
      <button type="button" className="wo-again" onClick={() => setAgain(last)}>
        {words('walk.again')}
      </button>
    )
  if (again === undefined && !isLaid) return null
  return (
    <Walk
      key={`${shown.round} ${again === undefined}`}
      scoring={shown}
      onEnd={() => {
        setAgain(undefined)
        see(scorings.length)
        openGate()
      }}
    />
  )
}

/** What the value was so many milliseconds ago. */
function useLater<T>(value: T, milliseconds: number): T | undefined {
  const [later, setLater] = useState<T>()
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return later
}

function Walk({ scoring, onEnd }: { readonly scoring: Scoring; onEnd(): void }) {
  const { voice } = useTable()
  const words = useWords()
  const [at, setAt] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isSkipped, setSkipped] = useState(false) // the tiles of a shoot-out, all at once
  const [isShot, setShot] = useState(false) // all its tiles have been turned
  const step = scoring.steps[at]!
  const isLast = at === scoring.steps.length - 1
  const goOn = (): void => {
    setSkipped(false)
    setShot(false)
    if (isLast) onEnd()
    else setAt(at + 1)
  }
  const now = useRef(goOn)
  useEffect(() => {
    now.current = goOn
  })
  useEffect(() => {
    if (isPaused) return
    const shooting = step.kind === 'shoot-out' && !isSkipped ? lengthOfShootOut(step.shootOut) : 0
    const timer = setTimeout(() => now.current(), shooting + (isLast ? LAST : EACH))
    return () => clearTimeout(timer)
  }, [step, isLast, isPaused, isSkipped])
  return (
    <section className="wo-walk printed" aria-label={words('walk.name', { round: scoring.round })}>
      <header className="wo-walk-head">
        <h2>{words('walk.name', { round: scoring.round })}</h2>
        <p>{scoring.ended.map((fact) => voice.say({ key: `event.${fact.type}`, facts: fact as never })).join(' ')}</p>
      </header>
      <div className="wo-walk-body" key={at}>
        <Shown step={step} isSkipped={isSkipped} isPaused={isPaused} onShot={setShot} />
      </div>
      <footer className="wo-walk-foot">
        <span className="wo-walk-at">{words('walk.step', { step: at + 1, steps: scoring.steps.length })}</span>
        {step.kind === 'shoot-out' && !isSkipped && !isShot && (
          <Button onClick={() => setSkipped(true)}>{words('duel.skip')}</Button>
        )}
        {!isLast && <Button onClick={goOn}>{words('walk.next')}</Button>}
        <Button onClick={() => setPaused(!isPaused)}>{words(isPaused ? 'walk.go' : 'walk.pause')}</Button>
        <Button onClick={onEnd} className="wo-walk-close">
          {words('walk.close')}
        </Button>
      </footer>
    </section>
  )
}

function Shown(it: {
  readonly step: Step
  readonly isSkipped: boolean
  readonly isPaused: boolean
  onShot(isShot: boolean): void
}) {
  const { voice, names } = useTable()
  const words = useWords()
  const { step } = it
  if (step.kind === 'gang')
    return (
      <>
        <h3>
          <GangChip gang={step.gang} size={36} /> {voice.say({ key: `gang.${step.gang}` })}
        </h3>
        <CountTable {...step} />
        {step.result ? <ResultLine result={step.result} /> : <p className="wo-walk-result">{words('walk.tied')}</p>}
      </>
    )
  if (step.kind === 'points')
    return (
      <>
        <h3>
          <One size={40} /> {words('walk.points')}
        </h3>
        <PointsTable scored={step.scored} />
        {step.result && <ResultLine result={step.result} />}
      </>
    )
  if (step.kind === 'shoot-out') return <ShootOutRows {...it} shootOut={step.shootOut} result={step.result} />
  return (
    <div className="wo-walk-over">
      <div className="wo-walk-posters">
        {[0, 1, 2, 3].map((gang) => (
          <WantedToken key={gang} gang={gang} size={64} />
        ))}
        <One size={76} />
      </div>
      <p className="wo-walk-winner">
        {voice.say({ key: 'event.game-over', facts: { winner: step.winner } })}
        <span className="unseen">{names[step.winner]}</span>
      </p>
    </div>
  )
}
