// The middle of the table of a wooden game: the table, the time, both clans; and what the last flick came to.

import type { Plan } from '@saloon/physics'
import { type ReactNode, useEffect, useMemo } from 'react'
import type { BoardProps } from '../../games/board.ts'
import { useSmall } from '../../games/shared/small.ts'
import PlainPlan from '../../plain/plan/PlainPlan.tsx'
import { aimingOf } from '../aim/aiming.ts'
import { AimLayer } from '../aim/AimLayer.tsx'
import { isFlick } from '../aim/handles.ts'
import { useTableOnScreen } from '../aim/on-screen.ts'
import { handsNow } from '../hands/keys.ts'
import type { WoodenGame } from '../hands/wooden-game.ts'
import type { Looks } from '../scene/wooden-table.ts'
import { useWoodenTable } from '../showing.ts'
import { WoodenPlayfield } from '../WoodenPlayfield.tsx'
import { ClanBox } from './ClanBox.tsx'
import type { ClanPanel, Time } from './clans.ts'
import { TownClock } from './Clock.tsx'
import { Tools } from './Tools.tsx'
import { VerdictBanner, type VerdictOf } from './Verdict.tsx'
import './panels.css'
import './small.css'
import './around.css'

export interface WoodenMiddleProps extends BoardProps {
  readonly wooden: WoodenGame
  readonly looks: Looks
  readonly clans: readonly ClanPanel[]
  readonly time: Time
  readonly verdictOf: VerdictOf
  readonly children?: ReactNode // beside the time: an order of play, a camp
}

export function WoodenMiddle({ wooden, looks, clans, time, verdictOf, children, ...board }: WoodenMiddleProps) {
  const isSmall = useSmall()
  const table = useTableOnScreen()
  const plan = useMemo(() => board.module.plan!.table(board.view) as Plan, [board.module, board.view])
  const { module, view, choice } = board
  const onWood = useWoodenTable()
  const aiming = useMemo(() => aimingOf(module, view, choice), [module, view, choice])
  useEffect(() => handsNow.shown(table), [table])
  return (
    <div className="wooden-middle map-middle" data-aimed={isFlick(board.choice.ready) || undefined}>
      <div
        className="wooden-table"
        onKeyDown={(event) => {
          if (onWood?.isPlaying || !aiming?.press(event)) return
          event.preventDefault()
          event.stopPropagation()
        }}
      >
        <WoodenPlayfield
          {...board}
          looks={looks}
          plan={<PlainPlan {...board} sideOf={wooden.sideOf} hasFoot={false} />}
        >
          {onWood && <AimLayer table={onWood} {...board} plan={plan} aiming={aiming} sideOf={wooden.sideOf} />}
        </WoodenPlayfield>
        <Tools />
        <VerdictBanner verdictOf={verdictOf} plan={plan} />
      </div>
      <div className="wooden-head">
        <TownClock time={time} isSmall={isSmall} />
        {children}
      </div>
      <div className="wooden-clans">
        {clans.map((clan) => (
          <ClanBox key={clan.side} clan={clan} isSmall={isSmall} />
        ))}
      </div>
    </div>
  )
}
