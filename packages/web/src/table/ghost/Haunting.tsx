// A tumbleweed, a vulture, a howl: over the whole table, in nobody's way.

import { Tumbleweed } from '../../art/scenes/Empty.tsx'
import { Howl, Vulture } from '../../art/scenes/Haunts.tsx'
import type { Said } from '../../link/link.ts'
import { useTable } from '../frame/context.ts'
import { hauntOf } from './haunt.ts'
import './haunting.css'

const DRAWN = { tumbleweed: Tumbleweed, vulture: Vulture, howl: Howl } as const
const SIZES = { tumbleweed: 96, vulture: 150, howl: 120 } as const

export default function Haunting({ said }: { readonly said: Said }) {
  const { voice, names } = useTable()
  const haunt = hauntOf(said)
  if (haunt === undefined) return null
  const Drawn = DRAWN[haunt]
  return (
    <div className="haunting" data-haunt={haunt} aria-hidden="true">
      <span className="haunting-drawn">
        <Drawn size={SIZES[haunt]} />
      </span>
      <span className="haunting-words">
        <strong>{said.seat === null ? '' : names[said.seat]}</strong> {voice.say({ key: `haunt.${haunt}` })}
      </span>
    </div>
  )
}
