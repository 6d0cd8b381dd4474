// What just happened, over the table: flying cards, and bills nailed up for a moment. The log says the same.

import { useEffect, useLayoutEffect, useRef } from 'react'
import { CardBack } from '../../art/cards/CardBack.tsx'
import { RoleSign } from '../../art/marks/RoleSign.tsx'
import { Headstone } from '../../art/signs/Tokens.tsx'
import { useTable } from '../../table/context.ts'
import type { BoardProps } from '../board.ts'
import { Card } from './Card.tsx'
import { type Bill, type Flight, NOTHING, useShowing } from './scene.ts'
import './scene.css'
import { useSmall } from './small.ts'
import { Party } from './Stage.tsx'
import { type Seen, seen } from './table.ts'
import { useWords } from './words.ts'

export function Scene({ view }: BoardProps) {
  const { flights, bill } = useShowing()
  // Another table begins with nothing shown.
  useEffect(() => () => useShowing.setState(NOTHING), [])
  useTakenDown(bill)
  return (
    <div className="wa-scene" aria-hidden="true">
      {flights.map((flight) => (
        <Flying key={flight.id} flight={flight} />
      ))}
      {bill && <Nailed bill={bill} view={seen(view)} />}
    </div>
  )
}

/** Whoever goes on has read it. */
function useTakenDown(bill: Bill | undefined): void {
  useEffect(() => {
    if (!bill) return
    const takeDown = (): void => useShowing.setState((now) => (now.bill === bill ? { bill: undefined } : {}))
    addEventListener('pointerdown', takeDown)
    addEventListener('keydown', takeDown)
    return () => {
      removeEventListener('pointerdown', takeDown)
      removeEventListener('keydown', takeDown)
    }
  }, [bill])
}

const FLYING = 56

function Flying({ flight }: { readonly flight: Flight }) {
  const element = useRef<HTMLSpanElement>(null)
  const { voice } = useTable()
  useLayoutEffect(() => {
    const [from, to] = [middleOf(flight.from), middleOf(flight.to)]
    if (!from || !to) return
    element.current?.animate(
      [
        { transform: `translate(${from.x}px, ${from.y}px) rotate(-6deg) scale(.8)`, opacity: 1 },
        { transform: `translate(${to.x}px, ${to.y}px) rotate(4deg) scale(1)`, opacity: 1 },
      ],
      { duration: flight.lasts, delay: flight.delay, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'both' },
    )
  }, [flight])
  return (
    <span ref={element} className="wa-flies">
      {flight.card === undefined ? (
        <CardBack back="wanted" size={FLYING} />
      ) : (
        <Card card={flight.card} size={FLYING} speak={(key) => voice.say({ key })} />
      )}
    </span>
  )
}

function middleOf(selector: string): { readonly x: number; readonly y: number } | undefined {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

function Nailed({ bill, view }: { readonly bill: Bill; readonly view: Seen }) {
  const say = useWords()
  const { voice } = useTable()
  switch (bill.kind) {
    case 'flip':
      return <Flip bill={bill} />
    case 'out':
      return (
        <div className="wa-bill" data-bill="out">
          <span className="wa-grave">
            <Headstone size={110} />
            <RoleSign role={bill.role} size={40} />
          </span>
          <strong className="wa-bill-title">{say('bill.out', { seat: bill.seat })}</strong>
          <span>
            <b>{voice.say({ key: `role.${bill.role}` })}.</b> {voice.say({ key: `role.${bill.role}.help` })}
          </span>
        </div>
      )
    case 'rewarded':
    case 'punished':
      return (
        <div className="wa-bill" data-bill={bill.kind}>
          <Party view={view} seat={bill.seat} />
          <strong className="wa-bill-title">{say(`bill.${bill.kind}`)}</strong>
          <span>{say(`bill.${bill.kind}.who`, { seat: bill.seat })}</span>
        </div>
      )
    case 'reshuffled':
      return (
        <div className="wa-bill" data-bill="reshuffled">
          <CardBack back="wanted" size={56} />
          <strong>{say('bill.reshuffled', { count: bill.count })}</strong>
        </div>
      )
  }
}

const GOOD = new Set(['freed', 'covered', 'dynamite-passed'])

function Flip({ bill }: { readonly bill: Extract<Bill, { readonly kind: 'flip' }> }) {
  const say = useWords()
  const { voice, table } = useTable()
  const isSmall = useSmall()
  const { seat, of, cards, verdict, odds } = bill
  return (
    <div className="wa-bill" data-bill="flip">
      <strong>{say('bill.flip', { seat, of })}</strong>
      <span className="wa-flip-cards">
        {cards.map((card) => (
          <span key={card} className="wa-flip">
            <Card card={card} size={isSmall ? 76 : 112} speak={(key) => voice.say({ key })} />
          </span>
        ))}
      </span>
      <span className="wa-bill-rule">
        {say(`bill.rule.${of}`)}
        {table.aids &&
          ` · ${say('bill.odds', { good: of === 'dynamite' ? odds.all - odds.good : odds.good, all: odds.all })}`}
      </span>
      <strong className="wa-bill-title wa-verdict-line" data-good={(verdict && GOOD.has(verdict.what)) || undefined}>
        {verdict ? say(`bill.${verdict.what}`, verdict.to === undefined ? {} : { to: verdict.to }) : ' '}
      </strong>
    </div>
  )
}
