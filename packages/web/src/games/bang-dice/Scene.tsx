// What just happened, over the table: flying quills and beers, and bills nailed up for a moment. The log says the same.

import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react'
import type { Base, View } from '@saloon/kernel'
import { SeatChip } from '../../art/marks/Mark.tsx'
import { RoleSign } from '../../art/marks/RoleSign.tsx'
import { Beer, Dynamite, Gatling, Headstone, Quill, Arrow } from '../../art/signs/Tokens.tsx'
import { CHARACTER_GALLERY } from '../../art/portraits/bang-dice.ts'
import { Portrait } from '../../art/portraits/Portrait.tsx'
import { useTable } from '../../table/context.ts'
import { type Bill, type Flight, NOTHING, useScene } from './scene.ts'
import './scene.css'
import { seen } from './table.ts'
import { useDiceSay } from './words.ts'

export function Scene({ view }: { readonly view: View<Base> }) {
  const { flights, bill } = useScene()
  // Another table begins with nothing shown.
  useEffect(() => () => useScene.setState(NOTHING), [])
  useTakenDown(bill)
  return (
    <div className="dice-scene" aria-hidden="true">
      {flights.map((flight) => (
        <Flying key={flight.id} flight={flight} />
      ))}
      {bill && <Nailed bill={bill} view={view} />}
    </div>
  )
}

/** Whoever goes on has read it. */
function useTakenDown(bill: Bill | undefined): void {
  useEffect(() => {
    if (!bill) return
    const takeDown = (): void => useScene.setState((now) => (now.bill === bill ? { bill: undefined } : {}))
    addEventListener('pointerdown', takeDown)
    addEventListener('keydown', takeDown)
    return () => {
      removeEventListener('pointerdown', takeDown)
      removeEventListener('keydown', takeDown)
    }
  }, [bill])
}

function Flying({ flight }: { readonly flight: Flight }) {
  const element = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const [from, to] = [middleOf(flight.from), middleOf(flight.to)]
    if (!from || !to) return
    const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 90
    const lean = flight.what === 'quill' ? `rotate(${turn}deg)` : 'rotate(6deg)'
    element.current?.animate(
      [
        { transform: `translate(${from.x}px, ${from.y}px) ${lean} scale(.7)`, opacity: 1 },
        { transform: `translate(${to.x}px, ${to.y}px) ${lean} scale(1)`, opacity: 1 },
      ],
      { duration: flight.lasts, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'both' },
    )
  }, [flight])
  return (
    <span ref={element} className="dice-flies">
      {flight.what === 'quill' ? <Arrow size={44} /> : <Beer size={40} />}
    </span>
  )
}

function middleOf(selector: string): { readonly x: number; readonly y: number } | undefined {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

function Nailed({ bill, view }: { readonly bill: Bill; readonly view: View<Base> }) {
  const say = useDiceSay()
  const { voice } = useTable()
  switch (bill.kind) {
    case 'ambush':
      return <Ambush bill={bill} view={view} />
    case 'dynamite':
    case 'gatling': {
      const Sign = bill.kind === 'gatling' ? Gatling : Dynamite
      return (
        <div className="dice-bill" data-bill={bill.kind}>
          <Sign size={72} />
          <strong className="dice-bill-title">{say(`scene.${bill.kind}`)}</strong>
          <span>{say(`scene.${bill.kind}.why`, { seat: bill.seat })}</span>
        </div>
      )
    }
    case 'gringo':
    case 'ability': {
      const character = bill.kind === 'gringo' ? 'el-gringo' : bill.character
      return (
        <div className="dice-bill dice-bill-small" data-bill={bill.kind}>
          <Portrait gallery={CHARACTER_GALLERY} name={character} size={72} />
          <strong>
            {bill.kind === 'gringo'
              ? say('scene.gringo', { seat: bill.seat })
              : say('scene.ability', { character, points: bill.points })}
          </strong>
        </div>
      )
    }
    case 'out':
      return (
        <div className="dice-bill" data-bill="out">
          <span className="dice-grave">
            <Headstone size={110} />
            <span className="dice-grave-role">
              <RoleSign role={bill.role} size={40} />
            </span>
          </span>
          <strong className="dice-bill-title">{say('scene.out', { seat: bill.seat })}</strong>
          <span>{voice.say({ key: `role.${bill.role}` })}</span>
        </div>
      )
  }
}

/** Everybody who is alive, with what it cost them. */
function Ambush({ bill, view }: { readonly bill: Extract<Bill, { kind: 'ambush' }>; readonly view: View<Base> }) {
  const say = useDiceSay()
  const { names } = useTable()
  const { players } = seen(view)
  const lossOf = (seat: number) => bill.losses.find((loss) => loss.seat === seat)
  const seats = players.flatMap(({ life }, seat) => (life > 0 || lossOf(seat) ? [seat] : []))
  return (
    <div className="dice-bill dice-bill-ambush" data-bill="ambush">
      <span className="dice-bill-quills">
        {[-24, -8, 8, 24].map((turn) => (
          <span key={turn} style={{ '--turn': `${turn}deg` } as CSSProperties}>
            <Quill size={22} />
          </span>
        ))}
      </span>
      <strong className="dice-bill-title">{say('scene.ambush')}</strong>
      <span>{say('scene.ambush.why')}</span>
      <ul className="dice-losses">
        {seats.map((seat) => {
          const loss = lossOf(seat)
          return (
            <li key={seat} data-loss-of={seat} data-hurt={loss !== undefined || undefined}>
              <SeatChip seat={seat} size={22} />
              <span className="dice-loss-name">{names[seat]}</span>
              <strong>{loss ? `${loss.before} → ${loss.after}` : say('scene.unhurt')}</strong>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
