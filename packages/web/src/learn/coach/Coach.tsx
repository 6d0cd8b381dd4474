// The coach: what can I do, what matters, what would you do. It never plays, and thinks only when it is asked to.

import type { Advice } from '@saloon/bots/lazy'
import { en as botsEn } from '@saloon/bots/en'
import { fr as botsFr } from '@saloon/bots/fr'
import { type Text, isOffered, say } from '@saloon/kernel'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../design/Button.tsx'
import { type TableState, useTable } from '../../table/frame/context.ts'
import { presentedIn } from '../../table/frame/described.ts'
import { useLearnSay } from '../../text/learn.ts'
import './coach.css'
import { mattersAt, possibleAt } from './position.ts'

const BOTS = { en: botsEn, fr: botsFr }

/** `onClose`: back to the table. */
export function Coach({ onClose }: { onClose(): void }) {
  const table = useTable()
  const say = useLearnSay()
  const { prompt, me } = table
  const ask = prompt.kind === 'mine' ? prompt.ask?.id : undefined
  if (ask === undefined || me === undefined) return <p>{say('coach.waiting')}</p>
  const matters = mattersAt(table, me)
  return (
    <div className="coach">
      <h3>{say('coach.can')}</h3>
      <Words all={possibleAt(table, me)} />
      {matters.length > 0 && (
        <>
          <h3>{say('coach.matters')}</h3>
          <Words all={matters} />
        </>
      )}
      <h3>{say('coach.would')}</h3>
      <Suggestion key={ask} ask={ask} onClose={onClose} />
    </div>
  )
}

const Words = ({ all }: { readonly all: readonly string[] }) => (
  <ul>
    {all.map((words) => (
      <li key={words}>{words}</li>
    ))}
  </ul>
)

/** Of one question: where another comes it begins anew. */
function Suggestion({ ask, onClose }: { readonly ask: string; onClose(): void }) {
  const { link, me } = useTable()
  const say = useLearnSay()
  const [share, think] = useState<number>()
  const [found, find] = useState<Advice | 'moved'>()
  const isHere = useRef(true)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    isHere.current = true
    // What there is to press has the focus when the sheet opens.
    box.current?.querySelector('button')?.setAttribute('autofocus', '')
    return () => {
      isHere.current = false
    }
  }, [])
  const begin = (): void => {
    think(0)
    find(undefined)
    const thinking = (done: number): void => {
      if (isHere.current) think(done)
    }
    void link.advise!(me!, ask, thinking).then((advice) => {
      if (!isHere.current) return
      think(undefined)
      find(advice ?? 'moved')
    })
  }
  return (
    <div ref={box} aria-live="polite" aria-busy={share !== undefined}>
      {share !== undefined ? (
        <p className="coach-thinking">
          {say('coach.thinking')}
          <progress value={share} max={1} aria-label={say('coach.thinking')} />
        </p>
      ) : typeof found === 'object' ? (
        <Advised advice={found} onClose={onClose} />
      ) : (
        <>
          {found === 'moved' && <p>{say('coach.moved')}</p>}
          <Button look="primary" autoFocus onClick={begin}>
            {say('coach.think')}
          </Button>
        </>
      )}
      <p className="coach-honest">{say('coach.honest')}</p>
    </div>
  )
}

function Advised({ advice, onClose }: { readonly advice: Advice; onClose(): void }) {
  const table = useTable()
  const say = useLearnSay()
  const { action, reasons, risk, answers, counts } = advice
  const { voice, choice } = table
  const words = (text: Text): string => inWords(table, text)
  const then = comingOf(table, action).map(voice.say)
  return (
    <>
      <p className="coach-says">{say('coach.says', { what: wordsOf(table, action) })}</p>
      <Button
        look="primary"
        autoFocus
        onClick={() => {
          choice.become(action)
          onClose()
        }}
      >
        {say('coach.ready')}
      </Button>
      {then.length > 0 && (
        <>
          <h4>{say('coach.then')}</h4>
          <Words all={then} />
        </>
      )}
      <h4>{say('coach.why')}</h4>
      <Words all={reasons.map(words)} />
      <h4>{say('coach.risk')}</h4>
      <p>{words(risk)}</p>
      {answers.length > 1 && (
        <table>
          <caption>{say(`coach.answers.${counts}`)}</caption>
          <tbody>
            {answers.map((answer) => (
              <tr key={JSON.stringify(answer.action)}>
                <th scope="row">{wordsOf(table, answer.action)}</th>
                <td>{answer.of100}</td>
                <td aria-hidden="true">
                  <meter min={0} max={100} value={answer.of100} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

/** A flick's own two numbers as well. */
function wordsOf({ voice }: TableState, action: Advice['action']): string {
  const words = voice.action(action)
  const { dir, power } = action as { readonly dir?: number; readonly power?: number }
  if (dir === undefined || power === undefined) return words
  return `${words} · ${voice.t('aim.force', { force: Math.round(power / 10), direction: Math.round(dir / 10) / 10 })}`
}

/** What a bot says, in its own words and the game's. */
function inWords({ voice: { reader, language } }: TableState, text: Text): string {
  return say({ ...reader, messages: { ...reader.messages, ...BOTS[language] } }, text)
}

/** What it would surely do, and what is to be feared of it. */
function comingOf({ module, view, me }: TableState, action: Advice['action']): readonly Text[] {
  const { options } = presentedIn(module.game, view, me!)
  const found = options.find(({ option }) => isOffered([option], action))
  return found ? [...found.then, ...(found.warning ? [found.warning] : [])] : []
}
