// What answers a question at the wooden table: what to flick with its aim, what else there is to do, and whatever is laid or turned,
// made ready so that nobody has to think about it.

import { type Action, countActions, listActions, type Option } from '@saloon/kernel'
import type { Plan } from '@saloon/physics'
import { useEffect, useMemo } from 'react'
import type { HandsProps } from '../../games/board.ts'
import { Amounts } from '../../table/decisions/Amounts.tsx'
import { Deeds } from '../../table/decisions/Deeds.tsx'
import { Order } from '../../table/decisions/Order.tsx'
import { Parts } from '../../table/decisions/Parts.tsx'
import { Words } from '../../table/decisions/Words.tsx'
import { useTable } from '../../table/frame/context.ts'
import { aimingOf } from '../aim/aiming.ts'
import { useHandles } from '../aim/AimLayer.tsx'
import { isFlick } from '../aim/handles.ts'
import { FlickHands } from './FlickHands.tsx'
import { BySelf } from './BySelf.tsx'
import './hands.css'
import { LayHands } from './LayHands.tsx'
import { handsNow } from './keys.ts'
import { useSettled } from './use-settled.ts'
import type { WoodenGame } from './wooden-game.ts'

/** More than this aren't a row of buttons. */
const MOST_LISTED = 12

export function Hands({ isInert, isArmed, wooden }: HandsProps & { readonly wooden: WoodenGame }) {
  const { view, module, choice, voice } = useTable()
  const { sideOf } = wooden
  const { handles, current } = useHandles({ module, view, choice, sideOf })
  const plan = useMemo(() => module.plan!.table(view) as Plan, [module, view])
  const aiming = useMemo(() => aimingOf(module, view, choice), [module, view, choice])
  const settled = useSettled(wooden)
  useEffect(() => {
    handsNow.set({
      choice,
      handles,
      current,
      plan,
      aiming,
      wooden,
      side: choice.seat === undefined ? 0 : sideOf(view, choice.seat),
    })
    return () => handsNow.set(undefined)
  }, [choice, handles, current, plan, aiming, wooden, sideOf, view])

  const others = useMemo((): readonly Action[] | undefined => {
    if (handles.length === 0 || choice.seat === undefined) return undefined
    const options = module.game.options(view, choice.seat).filter((option) => !isFlick(option)) as Option<Action>[]
    return options.flatMap((option) => listActions([option], Math.min(MOST_LISTED, countActions([option]))))
  }, [module, view, choice.seat, handles])

  if (others)
    return (
      <FlickHands
        wooden={wooden}
        plan={plan}
        handles={handles}
        current={current}
        aiming={aiming}
        others={others}
        isInert={isInert}
        isArmed={isArmed}
      />
    )
  // Whom to play stands on the table and beside it.
  const isOnTable = choice.ask !== undefined && wooden.isPickedOnTable(choice.ask)
  if (aiming) return <LayHands plan={plan} aiming={aiming} settled={settled} isInert={isInert} />
  const then = choice.then().map(voice.say).join(' ')
  return (
    <div className="lay-hands">
      <Parts />
      {!isOnTable && <Words />}
      <Order />
      <Amounts />
      {then !== '' && <p className="prompt-then">{then}</p>}
      <div className="lay-row">
        <Deeds isInert={isInert} isArmed={isArmed} />
        <BySelf settled={settled} />
      </div>
    </div>
  )
}
