// Plays the motion of what just happened, at its own speed; whoever wants no motion sees where things rest. And once more, slowly,
// for whoever asks.

import { PICTURES_A_SECOND, type Plan, type Track } from '@saloon/physics'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { movesFully, useSettings } from '../../app/settings.ts'
import type { Playthrough } from '../../link/link.ts'
import type { Contact } from '../../wood/scene/wooden-table.ts'
import { contactsOf, type Film, filmOf, type Picture, pictureAt } from './film.ts'

/** How long what was touched stays marked, in milliseconds. */
const TRAIL_STAYS = 4000
const SLOWLY = 0.25
const NO_CONTACTS: readonly Contact[] = []

export interface Filmed {
  readonly picture: Picture | undefined // while it plays
  readonly contacts: readonly Contact[]
  readonly last: Film | undefined // to be seen again
  again(): void
}
interface Playing {
  readonly film: Film
  readonly speed: number
}

export function useFilm(game: Playthrough, plan: Plan, isPast: boolean): Filmed {
  const [picture, setPicture] = useState<Picture>()
  const [playing, setPlaying] = useState<Playing>()
  const [trail, setTrail] = useState<Film>()
  const before = useRef({ seq: game.seq, plan })
  const speed = useSettings((settings) => settings.speed)
  const [last, setLast] = useState<Film>()

  useEffect(() => {
    const was = before.current
    before.current = { seq: game.seq, plan }
    if (game.seq === was.seq) return
    const tracks = game.seq === was.seq + 1 ? (game.moments.at(-1)?.film as readonly Track[] | undefined) : undefined
    setPicture(undefined)
    setPlaying(undefined)
    if (tracks === undefined || isPast || document.hidden) return
    const film = filmOf(was.plan, tracks)
    setLast(film)
    if (!movesFully()) return setTrail(film)
    setPicture(pictureAt(film, 0))
    setPlaying({ film, speed: 1 })
  }, [game.seq, game.moments, plan, isPast])

  useEffect(() => {
    if (!playing) return undefined
    let started: number | undefined
    let frame = requestAnimationFrame(function show(now) {
      started ??= now
      const { film } = playing
      const at = Math.floor(((now - started) / 1000) * PICTURES_A_SECOND * speed * playing.speed)
      if (at >= film.pictures) {
        setPlaying(undefined)
        setPicture(undefined)
        setTrail(film)
        return
      }
      setPicture(pictureAt(film, at))
      frame = requestAnimationFrame(show)
    })
    return () => cancelAnimationFrame(frame)
  }, [playing, speed])

  useEffect(() => {
    if (!trail) return undefined
    const timer = setTimeout(() => setTrail(undefined), TRAIL_STAYS)
    return () => clearTimeout(timer)
  }, [trail])

  const again = useCallback(() => {
    if (!last) return
    setPicture(pictureAt(last, 0))
    setPlaying({ film: last, speed: SLOWLY })
  }, [last])
  const contacts = useMemo(() => (trail ? contactsOf(trail) : NO_CONTACTS), [trail])
  return { picture, contacts, last, again }
}
