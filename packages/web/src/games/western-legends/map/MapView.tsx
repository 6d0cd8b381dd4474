// The map and the window it is seen through.

import { useEffect, useLayoutEffect, useRef } from 'react'
import { LegendsStage } from '../stage/Stage.tsx'
import { useTable } from '../../../table/frame/context.ts'
import type { BoardProps } from '../../board.ts'
import { kindOfRef, nameOfRef } from '../../../table/choice/ref.ts'
import { seen } from '../table.ts'
import { useWords } from '../text/words.ts'
import { fingerZoom, resize, show, tierOf, useCamera } from './camera.ts'
import { useHome } from './centre.ts'
import { Figures } from './Figures.tsx'
import { MIDDLES, WORLD } from './geometry.ts'
import { Glow, Way } from './Glow.tsx'
import { GoTo } from './GoTo.tsx'
import land from './land.svg?url'
import { MapButtons } from './MapButtons.tsx'
import { Names } from './Names.tsx'
import { RideStrip } from './RideStrip.tsx'
import { forget, useReach, useRider, useRiding } from './ride.ts'
import { Spaces } from './Spaces.tsx'
import { figuresOn } from './standing.ts'
import { useGestures } from './use-gestures.ts'
import { useSmall } from '../../shared/small.ts'
import { useReplay } from '../recap/replay.ts'
import './map.css'

export function MapView(board: BoardProps) {
  const say = useWords()
  const frame = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  useWindow(frame)
  useCameraOn(frame, world)
  useGestures(frame, () => mine(board))
  useRider()
  useAttention(board)
  useHomeOf(board)
  const reach = useReach()
  const plan = useRiding((riding) => riding.plan)
  const under = useRiding((riding) => riding.under)
  const { seat } = board.choice
  const table = seen(board.view)
  const shown = useReplay((replay) => replay.view) ?? table
  const isWanted = seat !== undefined && table.players[seat]!.wanted > 0
  const drawn = plan ?? under
  const from = seat === undefined ? 0 : table.players[seat]!.hex
  return (
    <div
      ref={frame}
      className="wl-map"
      role="group"
      aria-label={say('map.name')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || plan === undefined) return
        event.preventDefault()
        forget()
      }}
    >
      <div ref={world} className="wl-world" style={{ width: WORLD.width, height: WORLD.height }}>
        <img className="wl-land" src={land} alt="" draggable={false} width={WORLD.width} height={WORLD.height} />
        <Glow
          reach={under ? undefined : reach}
          choice={board.choice}
          sheriff={table.sheriff}
          isWanted={isWanted}
          standing={figuresOn(shown).map(({ hex }) => hex)}
        />
        {drawn && <Way from={from} plan={drawn} isFight={reach?.isFight(drawn.to) ?? false} />}
        <Figures table={shown} active={table.active} />
        <Names />
        <Spaces reach={reach} choice={board.choice} />
      </div>
      <RideStrip reach={reach} />
      <MapButtons />
      <GoTo reach={reach} />
      <LegendsStage {...board} />
    </div>
  )
}

const mine = ({ view, me }: BoardProps) => {
  const hex = me === undefined ? -1 : (seen(view).players[me]?.hex ?? -1)
  return hex < 0 ? undefined : MIDDLES[hex]
}

function useHomeOf({ view, me }: BoardProps): void {
  const hex = me === undefined ? -1 : (seen(view).players[me]?.hex ?? -1)
  useEffect(() => useHome.setState({ hex }), [hex])
}

/** The window's size, as long as it is there. */
function useWindow(frame: React.RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const element = frame.current!
    const measure = (): void => resize(element.clientWidth, element.clientHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      useCamera.setState({ zoom: 0, width: 0, height: 0 })
    }
  }, [frame])
}

/** Straight to the element: nothing is rendered again while a hand moves the map. */
function useCameraOn(
  frame: React.RefObject<HTMLDivElement | null>,
  world: React.RefObject<HTMLDivElement | null>,
): void {
  useLayoutEffect(() => {
    const put = (camera: ReturnType<typeof useCamera.getState>): void => {
      const [window, map] = [frame.current, world.current]
      if (!window || !map || camera.zoom === 0) return
      const tier = tierOf(camera)
      if (window.dataset['tier'] !== tier) window.dataset['tier'] = tier
      window.toggleAttribute('data-glides', camera.glides)
      map.style.transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.zoom})`
      map.style.setProperty('--zoom', camera.zoom.toFixed(4))
    }
    put(useCamera.getState())
    return useCamera.subscribe(put)
  }, [frame, world])
}

/** What the question is about comes into sight: the spaces to choose from, or whose turn it is. */
function useAttention({ view, choice, me }: BoardProps): void {
  const isSmall = useSmall()
  const { isPast } = useTable()
  const table = seen(view)
  const places = [...choice.legal].filter((ref) => kindOfRef(ref) === 'place').map((ref) => Number(nameOfRef(ref)))
  const asked = choice.ask?.id
  const acting = choice.ask ? (choice.seat ?? me) : table.active
  const at = table.players[acting ?? 0]?.hex ?? -1
  const isReady = useCamera(({ zoom }) => zoom > 0)
  useEffect(() => {
    if (!isReady || isPast) return
    const points = (places.length > 0 ? [...places, at] : [at]).flatMap((place) => MIDDLES[place] ?? [])
    const now = useCamera.getState()
    show(points, isSmall && asked !== undefined ? Math.max(now.zoom, fingerZoom(now)) : now.zoom)
  }, [asked, at, isReady, isSmall, isPast])
}
