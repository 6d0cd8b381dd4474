// What the dice as they lie would bring: the very numbers that the rules will use.

import { type Face, ifStopped } from '@saloon/bang-dice'
import type { Seat } from '@saloon/kernel'
import type { ReactNode } from 'react'
import { FaceSign, Quill } from '../../../art/signs/Tokens.tsx'
import { useTable } from '../../../table/frame/context.ts'
import type { BoardProps } from '../../board.ts'
import { useScene } from '../stage/scene.ts'
import { isRolling, seen } from '../table.ts'
import { type SayDice, useDiceSay } from '../text/words.ts'

interface Item {
  readonly key: string
  readonly sign: ReactNode
  readonly words: string
  readonly tone?: 'faint' | 'danger'
}

export function IfStopped({ view: any, me }: BoardProps) {
  const view = seen(any)
  const say = useDiceSay()
  const { names, isShared } = useTable()
  const isTumbling = useScene((scene) => scene.tumble !== undefined)
  if (!isRolling(view) || isTumbling) return <div className="dice-stop" />
  const items = itemsOf(view, names, say)
  const isMine = view.active === me && !isShared
  return (
    <div className="dice-stop" data-if-stopped>
      <p className="dice-stop-title">{isMine ? say('stop.mine') : say('stop.other', { seat: view.active })}</p>
      <ul className="dice-stop-items">
        {items.map(({ key, sign, words, tone }) => (
          <li key={key} data-tone={tone}>
            {sign}
            {words}
          </li>
        ))}
        {items.length === 0 && <li data-tone="faint">{say('stop.nothing')}</li>}
      </ul>
    </div>
  )
}

function itemsOf(view: ReturnType<typeof seen>, names: readonly string[], say: SayDice): Item[] {
  const { shots, beers, gatling, dynamite, removes, gains } = ifStopped(view)
  const sign = (face: Face): ReactNode => <FaceSign face={face} size={20} />
  const fires = gatling.shown >= gatling.needed
  const items: (Item | false)[] = [
    dynamite.shown > 0 && {
      key: 'dynamite',
      sign: sign('dynamite'),
      words: say('stop.dynamite', { shown: dynamite.shown, explodes: dynamite.explodes }),
      tone: dynamite.shown === dynamite.explodes - 1 ? 'danger' : 'faint',
    },
    ...shots.map(({ face, count, targets }) => ({
      key: face,
      sign: sign(face),
      words: say('stop.shot', { count, seats: either(targets, names, say) }),
    })),
    beers > 0 && { key: 'beer', sign: sign('beer'), words: say('stop.beers', { count: beers }) },
    gatling.shown > 0 && {
      key: 'gatling',
      sign: sign('gatling'),
      words: fires
        ? say('stop.gatling', { hits: gatling.hits.length })
        : say('stop.silent', { shown: gatling.shown, needed: gatling.needed }),
      ...(!fires && { tone: 'faint' as const }),
    },
    gatling.returns > 0 && {
      key: 'returns',
      sign: <Quill size={12} />,
      words: say('stop.returns', { count: gatling.returns }),
    },
    removes > 0 && { key: 'removes', sign: <Quill size={12} />, words: say('stop.removes', { count: removes }) },
    gains > 0 && { key: 'gains', sign: null, words: say('stop.gains', { points: gains }) },
  ]
  return items.filter((item) => item !== false)
}

/** Ana, Bo or Cy. */
function either(seats: readonly Seat[], names: readonly string[], say: SayDice): string {
  const all = seats.map((seat) => names[seat]!)
  if (all.length < 2) return all.join('')
  return say('stop.either', { one: all.slice(0, -1).join(', '), other: all.at(-1)! })
}
