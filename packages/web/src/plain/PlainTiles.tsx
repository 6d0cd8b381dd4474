// The places of the table as tiles, each with what the game says of it.

import { useMemo } from 'react'
import type { BoardProps } from '../games/board.ts'
import { kindOfRef } from '../table/choice/ref.ts'
import { useSpeaking } from '../table/frame/context.ts'
import { Pickable } from '../table/choice/Pickable.tsx'
import { useMedia } from '../table/hooks/use-media.ts'
import './plain.css'
import { type Zones, zonesOf } from './zones.ts'

/** Where there is no room for places in the middle, they lie in the tray. */
export const useSmall = (): boolean => useMedia('(max-width: 599px), (max-height: 499px)')

export function useZones({ module, view }: Pick<BoardProps, 'module' | 'view'>): Zones {
  const { voice } = useSpeaking()
  return useMemo(() => zonesOf(module.game, view, (text) => /^\p{Ll}/u.test(voice.say(text))), [module, view, voice])
}

export function PlainTiles(board: BoardProps) {
  const { voice } = useSpeaking()
  const { tiles } = useZones(board)
  const { legal, picked } = board.choice
  const known = new Set(tiles.map(({ ref }) => ref))
  // Places that can be chosen and that the game says nothing about are places all the same.
  const others = [...legal, ...picked].filter((ref) => kindOfRef(ref) === 'place' && !known.has(ref))
  if (tiles.length === 0 && others.length === 0) return null
  return (
    <div className="plain-tiles">
      {tiles.map(({ ref, field, lines }) => (
        <Pickable key={ref} refName={ref} field={field} className="plain-tile" label={lines.map(voice.say).join('. ')}>
          {lines.map((text, i) => (
            <span key={i} className={i === 0 ? 'plain-tile-name' : 'plain-tile-more'}>
              {voice.say(text)}
            </span>
          ))}
        </Pickable>
      ))}
      {[...new Set(others)].map((ref) => (
        <Pickable key={ref} refName={ref} className="plain-tile" />
      ))}
    </div>
  )
}
