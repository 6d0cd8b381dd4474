// Over the table, whichever way it is drawn: what can be flicked where it would start, the band that is pulled, the loupe, free slots,
// and what the last flick touched. It knows the table by where points of it are on the screen.

import type { Base, GameModule, Seat, View } from '@saloon/kernel'
import { cosine, type Plan, type Point, radiusOf, sine } from '@saloon/physics'
import { useEffect, useLayoutEffect, useMemo, useReducer } from 'react'
import type { Choice } from '../../games/board.ts'
import { useTable } from '../../table/frame/context.ts'
import type { AimMarks } from '../scene/wooden-table.ts'
import { type Aiming, marksOf } from './aiming.ts'
import './aim.css'
import { Band } from './Band.tsx'
import { type Handle, handleId, handlesOf, isFlick } from './handles.ts'
import type { SideOf } from './offer.ts'
import type { TableOnScreen } from './on-screen.ts'
import { type Pull, pulling } from './pulling.ts'
import { kept, useSlingshot } from './use-slingshot.ts'

export interface AimLayerProps {
  readonly table: TableOnScreen
  readonly module: GameModule
  readonly view: View<Base>
  readonly me: Seat | undefined
  readonly choice: Choice
  readonly plan: Plan
  readonly aiming: Aiming | undefined
  readonly sideOf: SideOf
}

/** What this seat could flick now; none while nobody may. */
export function useHandles({
  module,
  view,
  choice,
  sideOf,
}: Pick<AimLayerProps, 'module' | 'view' | 'choice' | 'sideOf'>) {
  const seat = choice.ask && choice.seat
  const handles = useMemo(
    () => (seat === undefined ? [] : handlesOf(module, view, seat, sideOf)),
    [module, view, seat, sideOf],
  )
  const id = choice.ready && isFlick(choice.ready) ? handleId(choice.ready) : undefined
  return { handles, current: handles.find((handle) => handle.id === id) }
}

export function AimLayer({ table, module, view, me, choice, plan, aiming, sideOf }: AimLayerProps) {
  const { voice } = useTable()
  const { handles, current } = useHandles({ module, view, choice, sideOf })
  const slingshot = useSlingshot(table, choice, handles, current)
  const [, redraw] = useReducer((n: number) => n + 1, 0)
  useEffect(() => table.onFrame(redraw), [table])
  useEffect(() => table.onPress(({ event }) => slingshot.press(event)), [table, slingshot.press])

  useEffect(
    () =>
      table.onTap(({ piece, point }) => {
        if (!aiming || !point || table.isPlaying) return false
        const meant = plan.pieces.find(({ id }) => id === piece)
        aiming.aimAt(meant && meant.kind !== 'building' && meant.kind !== 'house' ? meant.pose : point)
        return true
      }),
    [table, aiming, plan],
  )

  // What is aimed is drawn on the table itself: as it is set, or as it is pulled.
  useLayoutEffect(() => {
    const usual = aiming && !table.isPlaying ? withOthers(marksOf(aiming), handles, current) : undefined
    const show = ({ pull }: { readonly pull: Pull | undefined }): void =>
      table.setMarks(pull ? marksOfPull(pull, module, view, choice) : usual)
    show(pulling.getState())
    const stop = pulling.subscribe(show)
    return () => {
      stop()
      table.setMarks(undefined)
    }
  }, [table.setMarks, table.isPlaying, aiming, handles, current, module, view, choice])

  if (table.isPlaying) return null
  return (
    <div className="aim-layer">
      {handles.map((handle) => (
        <HandleMark key={handle.id} table={table} handle={handle} isCurrent={handle === current} />
      ))}
      {aiming && aiming.slots.length > 0 && <Slots table={table} aiming={aiming} />}
      {table.contacts.map(({ piece, x, z, picture }, i) => {
        const at = table.project({ x, z })
        const name = plan.pieces.find(({ id }) => id === piece)?.name
        return (
          <span
            key={`${picture} ${piece}`}
            className="aim-contact"
            style={{ translate: `${at.x}px ${at.y}px` }}
            title={name && voice.say(name)}
          >
            {i + 1}
          </span>
        )
      })}
      <Band table={table} me={me} />
    </div>
  )
}

/** Drawn where it lies, as large as it is, and named for the finger that finds it. */
function HandleMark({ table, handle, isCurrent }: { table: TableOnScreen; handle: Handle; isCurrent: boolean }) {
  const { aim, id } = handle
  const at = table.project(aim)
  const [wide, tall] = lyingCircle(table, aim, radiusOf(aim.what)).map((side) => Math.max(10, side))
  return (
    <span
      className="aim-handle"
      data-handle={id}
      data-what={aim.what}
      data-current={isCurrent || undefined}
      style={{ translate: `${at.x}px ${at.y}px`, '--wide': `${wide}px`, '--tall': `${tall}px` } as object}
    />
  )
}

/** How wide and how high a circle is seen that lies on the table. */
function lyingCircle(table: TableOnScreen, { x, z }: Point, radius: number): readonly [number, number] {
  const [a, b] = [table.project({ x: x - radius, z }), table.project({ x: x + radius, z })]
  const [c, d] = [table.project({ x, z: z - radius }), table.project({ x, z: z + radius })]
  return [Math.hypot(b.x - a.x, d.x - c.x), Math.hypot(b.y - a.y, d.y - c.y)]
}

/** Where something can be laid round a figure: a dot for each slot that is free. */
function Slots({ table, aiming }: { readonly table: TableOnScreen; readonly aiming: Aiming }) {
  const { aim, slots } = aiming
  return slots.map((slot) => {
    const angle = slot * aim.lays!.step
    const at = table.project({ x: aim.x + RING * cosine(angle), z: aim.z - RING * sine(angle) })
    return <span key={slot} className="aim-slot" style={{ translate: `${at.x}px ${at.y}px` }} />
  })
}
const RING = 3200

const withOthers = (marks: AimMarks, handles: readonly Handle[], current: Handle | undefined): AimMarks =>
  current === undefined
    ? marks
    : {
        ...marks,
        others: handles
          .filter((handle) => handle !== current)
          .map(({ aim }) => ({ x: aim.x, z: aim.z, radius: radiusOf(aim.what) })),
      }

/** As it would be flicked if it were let go now: where it starts, which way, how hard; never what comes of it. */
function marksOfPull({ handle, launch }: Pull, module: GameModule, view: View<Base>, choice: Choice): AimMarks {
  const action = { ...handle.action, ...kept(choice, handle.action), ...launch }
  const aim = (module.plan!.aim(view, choice.seat!, action) as Handle['aim'] | undefined) ?? handle.aim
  return marksOf({ aim, direction: launch?.dir, power: launch?.power })
}
