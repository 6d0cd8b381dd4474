// What just happened, over the table: flying cards, and bills nailed up for a moment. The log says the same.

import { useEffect } from 'react'
import { CardBack } from '../../../art/cards/CardBack.tsx'
import { useTable } from '../../../table/frame/context.ts'
import type { BoardProps } from '../../board.ts'
import { Bill, Grave, SceneLayer, useTakenDown } from '../../shared/Bill.tsx'
import { Flying } from '../../shared/Flying.tsx'
import { Card } from '../cards/Card.tsx'
import { type Bill as Posted, NOTHING, useShowing } from './scene.ts'
import './scene.css'
import { useSmall } from '../../shared/small.ts'
import { Party } from './Stage.tsx'
import { type Seen, seen } from '../table.ts'
import { useWords } from '../text/words.ts'

export function Scene({ view }: BoardProps) {
  const { flights, bill } = useShowing()
  const { voice } = useTable()
  // Another table begins with nothing shown.
  useEffect(() => () => useShowing.setState(NOTHING), [])
  useTakenDown(bill, takeDown)
  return (
    <SceneLayer>
      {flights.map((flight) => (
        <Flying key={flight.id} way={flight}>
          {flight.card === undefined ? (
            <CardBack back="wanted" size={FLYING} />
          ) : (
            <Card card={flight.card} size={FLYING} speak={(key) => voice.say({ key })} />
          )}
        </Flying>
      ))}
      {bill && <Nailed bill={bill} view={seen(view)} />}
    </SceneLayer>
  )
}

const FLYING = 56

const takeDown = (bill: Posted): void => useShowing.setState((now) => (now.bill === bill ? { bill: undefined } : {}))

function Nailed({ bill, view }: { readonly bill: Posted; readonly view: Seen }) {
  const say = useWords()
  const { voice } = useTable()
  switch (bill.kind) {
    case 'flip':
      return <Flip bill={bill} />
    case 'out':
      return (
        <Grave role={bill.role} title={say('bill.out', { seat: bill.seat })}>
          <b>{voice.say({ key: `role.${bill.role}` })}.</b> {voice.say({ key: `role.${bill.role}.help` })}
        </Grave>
      )
    case 'rewarded':
    case 'punished':
      return (
        <Bill kind={bill.kind}>
          <Party view={view} seat={bill.seat} />
          <strong className="bill-title">{say(`bill.${bill.kind}`)}</strong>
          <span>{say(`bill.${bill.kind}.who`, { seat: bill.seat })}</span>
        </Bill>
      )
    case 'reshuffled':
      return (
        <Bill kind="reshuffled">
          <CardBack back="wanted" size={56} />
          <strong>{say('bill.reshuffled', { count: bill.count })}</strong>
        </Bill>
      )
  }
}

const GOOD = new Set(['freed', 'covered', 'dynamite-passed'])

function Flip({ bill }: { readonly bill: Extract<Posted, { readonly kind: 'flip' }> }) {
  const say = useWords()
  const { voice, table } = useTable()
  const isSmall = useSmall()
  const { seat, of, cards, verdict, odds } = bill
  return (
    <Bill kind="flip">
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
      <strong className="bill-title wa-verdict-line" data-good={(verdict && GOOD.has(verdict.what)) || undefined}>
        {verdict ? say(`bill.${verdict.what}`, verdict.to === undefined ? {} : { to: verdict.to }) : ' '}
      </strong>
    </Bill>
  )
}
