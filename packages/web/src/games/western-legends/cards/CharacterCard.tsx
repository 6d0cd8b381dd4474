// Somebody one may be: who it is, what the legend can do, and with what the ride begins.

import { CHARACTERS, CHARACTER_ROWS, EQUIPMENT_TYPES, LOCATIONS } from '@saloon/western-legends'
import { memo } from 'react'
import { Portrait } from '../../../art/portraits/Portrait.tsx'
import { LEGEND_GALLERY } from '../../../art/portraits/western-legends.ts'
import './cards.css'
import { type Speak, useSpeak } from './speak.ts'

export const slugOf = (id: number): string => CHARACTERS[id]!.replaceAll('_', '-')

interface CharacterCardProps {
  readonly id: number
  readonly size?: number
  /** With the ability and the start, whatever the size. */
  readonly told?: boolean
}

export const CharacterCard = memo(function CharacterCard({ id, size = 104, told = size >= 180 }: CharacterCardProps) {
  const speak = useSpeak()
  return (
    <span className="wl-character printed" data-told={told || undefined} style={{ width: size }}>
      <Portrait gallery={LEGEND_GALLERY} name={slugOf(id)} size={size - 12} />
      <strong>{speak(`character.${id}`)}</strong>
      {told && (
        <>
          <span>{speak(`character.${id}.help`)}</span>
          <span className="wl-character-start">{startOf(id, speak).join(' · ')}</span>
        </>
      )}
    </span>
  )
})

function startOf(id: number, speak: Speak): string[] {
  const { at, money, poker, items, marshal, wanted, wounds } = CHARACTER_ROWS[CHARACTERS[id]!].start
  const points = (key: string, count: number | undefined): string[] => (count ? [speak(key, { count })] : [])
  return [
    at.length > 2 ? speak('start.any') : speak('start.at', { locations: at.map((place) => LOCATIONS.indexOf(place)) }),
    speak('money', { money }),
    ...points('start.cards', poker),
    ...items.map(({ type, upgraded }) =>
      speak(upgraded ? 'start.upgraded' : 'start.item', { item: EQUIPMENT_TYPES.indexOf(type) }),
    ),
    ...points('start.marshal', marshal),
    ...points('start.wanted', wanted),
    ...points('start.wounds', wounds),
  ]
}
