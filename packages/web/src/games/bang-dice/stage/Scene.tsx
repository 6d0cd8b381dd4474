// What just happened, over the table: flying quills and beers, and bills nailed up for a moment. The log says the same.

import { type CSSProperties, useEffect } from 'react'
import type { Base, View } from '@saloon/kernel'
import { SeatChip } from '../../../art/marks/Mark.tsx'
import { Arrow, Beer, Dynamite, Gatling, Quill } from '../../../art/signs/Tokens.tsx'
import { CHARACTER_GALLERY } from '../../../art/portraits/bang-dice.ts'
import { Portrait } from '../../../art/portraits/Portrait.tsx'
import { useTable } from '../../../table/frame/context.ts'
import { Bill, Grave, SceneLayer, useTakenDown } from '../../shared/Bill.tsx'
import { Flying } from '../../shared/Flying.tsx'
import { type Bill as Posted, NOTHING, useScene } from './scene.ts'
import './scene.css'
import { seen } from '../table.ts'
import { useDiceSay } from '../text/words.ts'

export function Scene({ view }: { readonly view: View<Base> }) {
  const { flights, bill } = useScene()
  // Another table begins with nothing shown.
  useEffect(() => () => useScene.setState(NOTHING), [])
  useTakenDown(bill, takeDown)
  return (
    <SceneLayer>
      {flights.map((flight) => (
        <Flying key={flight.id} way={flight} points={flight.what === 'quill'}>
          {flight.what === 'quill' ? <Arrow size={44} /> : <Beer size={40} />}
        </Flying>
      ))}
      {bill && <Nailed bill={bill} view={view} />}
    </SceneLayer>
  )
}

const takeDown = (bill: Posted): void => useScene.setState((now) => (now.bill === bill ? { bill: undefined } : {}))

function Nailed({ bill, view }: { readonly bill: Posted; readonly view: View<Base> }) {
  const say = useDiceSay()
  const { voice } = useTable()
  switch (bill.kind) {
    case 'ambush':
      return <Ambush bill={bill} view={view} />
    case 'dynamite':
    case 'gatling': {
      const Sign = bill.kind === 'gatling' ? Gatling : Dynamite
      return (
        <Bill kind={bill.kind}>
          <Sign size={72} />
          <strong className="bill-title">{say(`scene.${bill.kind}`)}</strong>
          <span>{say(`scene.${bill.kind}.why`, { seat: bill.seat })}</span>
        </Bill>
      )
    }
    case 'gringo':
    case 'ability': {
      const character = bill.kind === 'gringo' ? 'el-gringo' : bill.character
      return (
        <Bill kind={bill.kind} isRow>
          <Portrait gallery={CHARACTER_GALLERY} name={character} size={72} />
          <strong>
            {bill.kind === 'gringo'
              ? say('scene.gringo', { seat: bill.seat })
              : say('scene.ability', { character, points: bill.points })}
          </strong>
        </Bill>
      )
    }
    case 'out':
      return (
        <Grave role={bill.role} title={say('scene.out', { seat: bill.seat })}>
          {voice.say({ key: `role.${bill.role}` })}
        </Grave>
      )
  }
}

/** Everybody who is alive, with what it cost them. */
function Ambush({ bill, view }: { readonly bill: Extract<Posted, { kind: 'ambush' }>; readonly view: View<Base> }) {
  const say = useDiceSay()
  const { names } = useTable()
  const { players } = seen(view)
  const lossOf = (seat: number) => bill.losses.find((loss) => loss.seat === seat)
  const seats = players.flatMap(({ life }, seat) => (life > 0 || lossOf(seat) ? [seat] : []))
  return (
    <Bill kind="ambush">
      <span className="dice-bill-quills">
        {[-24, -8, 8, 24].map((turn) => (
          <span key={turn} style={{ '--turn': `${turn}deg` } as CSSProperties}>
            <Quill size={22} />
          </span>
        ))}
      </span>
      <strong className="bill-title">{say('scene.ambush')}</strong>
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
    </Bill>
  )
}
