// Cards, dice and pieces of the open question, those that can't be chosen among them.

import type { BoardProps } from '../games/board.ts'
import { refsNamed } from '../table/choice/consequences.ts'
import { type Ref, kindOfRef, nameOfRef } from '../table/choice/ref.ts'
import { presentedIn } from '../table/frame/described.ts'
import { Pickable } from '../table/choice/Pickable.tsx'
import './plain.css'
import { PlainTiles, useSmall } from './PlainTiles.tsx'

const THINGS = new Set(['card', 'die', 'piece'])

export function PlainTray(board: BoardProps) {
  const isSmall = useSmall()
  return (
    <>
      {isSmall && <PlainTiles {...board} />}
      <Things {...board} />
    </>
  )
}

function Things({ view, module, choice }: BoardProps) {
  const { game } = module
  const blocked =
    choice.seat === undefined
      ? []
      : presentedIn(game, view, choice.seat).blocked.flatMap(({ thing }) => refsNamed(game, thing))
  const things = [...new Set([...choice.legal, ...choice.picked, ...blocked])].filter((ref) =>
    THINGS.has(kindOfRef(ref)),
  )
  if (things.length === 0) return null
  return (
    <div className="plain-tray">
      {things.toSorted(byNumber).map((ref) => (
        <Pickable key={ref} refName={ref} className="plain-thing" />
      ))}
    </div>
  )
}

const byNumber = (a: Ref, b: Ref): number =>
  kindOfRef(a).localeCompare(kindOfRef(b)) || Number(nameOfRef(a)) - Number(nameOfRef(b))
