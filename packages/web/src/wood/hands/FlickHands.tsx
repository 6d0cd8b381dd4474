// What to flick, from where, which way and how hard; and what else can be done instead.

import type { Action } from '@saloon/kernel'
import type { Plan } from '@saloon/physics'
import { useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { endsTurn, givesNothing } from '../../table/choice/deed-names.ts'
import { refOf } from '../../table/choice/ref.ts'
import { useTable } from '../../table/frame/context.ts'
import { AimAt } from '../aim/AimAt.tsx'
import type { Aiming } from '../aim/aiming.ts'
import type { Handle } from '../aim/handles.ts'
import { kept } from '../aim/use-slingshot.ts'
import { Dials } from './Dials.tsx'
import { PullPad } from './PullPad.tsx'
import { useWoodSay } from './text/words.ts'
import { type Verb, VERBS, type WoodenGame } from './wooden-game.ts'

interface FlickHandsProps {
  readonly wooden: WoodenGame
  readonly plan: Plan
  readonly handles: readonly Handle[]
  readonly current: Handle | undefined
  readonly aiming: Aiming | undefined
  readonly others: readonly Action[]
  readonly isInert: boolean
  readonly isArmed: boolean
}

export function FlickHands(it: FlickHandsProps) {
  const { wooden, handles, current, aiming, others, isInert } = it
  const { choice, voice } = useTable()
  const say = useWoodSay()
  const verbs = VERBS.filter((verb) => handles.some(({ action }) => wooden.verbOf(action) === verb))
  const now = current && wooden.verbOf(current.action)
  const ends = others.filter((action) => endsTurn(action.do) || givesNothing(action.do) || isStop(action))
  const deeds = others.filter((action) => !ends.includes(action))
  const take = (verb: Verb): void => {
    const ways = handles.filter(({ action }) => wooden.verbOf(action) === verb)
    choice.become((ways.includes(current!) ? current! : ways[0]!).action)
    document.querySelector<HTMLElement>('.plan-table, .wooden')?.focus({ preventScroll: true })
  }
  return (
    <div className="flick-hands" data-aimed={aiming !== undefined || undefined}>
      <div className="flick-verbs" role="group" aria-label={say('hands.verbs')} data-inert={isInert || undefined}>
        {verbs.map((verb) => (
          <Button
            key={verb}
            className="flick-verb"
            data-verb={verb}
            aria-pressed={verb === now}
            isOff={isInert}
            onClick={() => take(verb)}
          >
            {say(`verb.${verb}`)}
          </Button>
        ))}
        <Others actions={deeds} isInert={isInert} />
        <span className="flick-ends">
          {ends.map((action) => (
            <Button
              key={action.do}
              className="deed"
              data-ref={refOf('do', action.do)}
              data-legal
              isOff={isInert}
              onClick={() => choice.act(action)}
            >
              {voice.action(action)}
            </Button>
          ))}
        </span>
      </div>
      {aiming && current ? (
        <Aim {...it} aiming={aiming} current={current} />
      ) : (
        <p className="flick-hint">{say('hands.first')}</p>
      )}
    </div>
  )
}

const isStop = ({ do: name }: Action): boolean => ['pass', 'end-turn', 'enough', 'keep-bullet', 'hold'].includes(name)

const SHOWN = 3
/** Things that are done at once. */
function Others({ actions, isInert }: { readonly actions: readonly Action[]; readonly isInert: boolean }) {
  const { choice, voice } = useTable()
  const say = useWoodSay()
  const [isOpen, open] = useState(false)
  const shown = actions.length <= SHOWN + 1 || isOpen ? actions : actions.slice(0, SHOWN)
  return (
    <>
      {shown.map((action) => (
        <Button
          key={JSON.stringify(action)}
          className="deed"
          data-deed={action.do}
          isOff={isInert}
          onClick={() => choice.act(action)}
        >
          {voice.action(action)}
        </Button>
      ))}
      {actions.length > shown.length && (
        <Button aria-expanded={isOpen} onClick={() => open(!isOpen)}>
          {say('hands.more')}
        </Button>
      )}
    </>
  )
}

function Aim(it: FlickHandsProps & { readonly aiming: Aiming; readonly current: Handle }) {
  const { wooden, plan, handles, current, aiming, isInert, isArmed } = it
  const { choice, voice } = useTable()
  const say = useWoodSay()
  const ways = handles.filter(({ action }) => wooden.verbOf(action) === wooden.verbOf(current.action))
  const spread = Math.round(aiming.aim.spread / 10) / 10 // one standard deviation
  const doors = [...choice.legal, ...choice.picked].filter((ref) => choice.fieldOf(ref) === 'clear')
  return (
    <div className="flick-aim">
      {ways.length > 1 && (
        <div className="flick-ways" role="group" aria-label={say('hands.ways')}>
          {ways.map((way) => {
            const text = wooden.wayOf(way.action)
            return (
              <Button
                key={way.id}
                className="flick-way"
                data-way={way.id}
                aria-pressed={way === current}
                onClick={() => choice.become({ ...way.action, ...kept(choice, way.action) } as Action)}
              >
                {text ? voice.say(text) : way.id}
              </Button>
            )
          })}
        </div>
      )}
      {new Set(doors).size > 1 && <Doors />}
      <Dials spread={spread} />
      <AimAt plan={plan} aiming={aiming} />
      <Button
        look="primary"
        className="flick-go"
        data-commit
        isOff={!choice.ready || isInert}
        onClick={() => choice.commit()}
      >
        {isArmed ? voice.t('prompt.confirm', { what: say('hands.flick') }) : say('hands.flick')}
      </Button>
      <PullPad choice={choice} handle={current} handles={handles} />
    </div>
  )
}

/** What blocks a door may be slid aside first; hardly anybody wants that, so it is a list. */
function Doors() {
  const { choice, voice } = useTable()
  const say = useWoodSay()
  const { ready } = choice
  if (!ready || !('clear' in ready)) return null
  const refs = [...new Set([...choice.legal, ...choice.picked].filter((ref) => choice.fieldOf(ref) === 'clear'))]
  return (
    <select
      className="plan-targets"
      aria-label={say('hands.doors')}
      value={ready.clear as string}
      onChange={(event) => choice.become({ ...ready, clear: event.currentTarget.value } as Action)}
    >
      {refs.map((ref) => (
        <option key={ref} value={ref.slice('word:'.length)}>
          {voice.name(ref, 'clear')}
        </option>
      ))}
    </select>
  )
}
