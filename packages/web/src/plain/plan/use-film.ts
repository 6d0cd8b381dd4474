// Plays the motion of what just happened, at its own speed; whoever wants no motion sees where things rest.

import { PICTURES_A_SECOND, type Plan, type Track } from '@saloon/physics'
import { useEffect, useRef, useState } from 'react'
import { movesFully, useSettings } from '../../app/settings.ts'
import type { Playthrough } from '../../link/link.ts'
import { type Film, filmOf, type Picture, pictureAt } from './film.ts'

export function useFilm(game: Playthrough, plan: Plan, isPast: boolean): Picture | undefined {
  const [picture, setPicture] = useState<Picture>()
  const before = useRef({ seq: game.seq, plan })
  const speed = useSettings((settings) => settings.speed)
  const film = useRef<Film>(undefined)

  useEffect(() => {
    const last = before.current
    before.current = { seq: game.seq, plan }
    if (game.seq === last.seq) return undefined
    const tracks = game.seq === last.seq + 1 ? (game.moments.at(-1)?.film as readonly Track[] | undefined) : undefined
    if (tracks === undefined || isPast || document.hidden || !movesFully()) return setPicture(undefined)
    film.current = filmOf(last.plan, tracks)
    setPicture(pictureAt(film.current, 0))
    return undefined
  }, [game.seq, game.moments, plan, isPast])

  const isPlaying = picture !== undefined
  useEffect(() => {
    if (!isPlaying) return undefined
    let started: number | undefined
    let frame = requestAnimationFrame(function show(now) {
      started ??= now
      const playing = film.current!
      const at = Math.floor(((now - started) / 1000) * PICTURES_A_SECOND * speed)
      if (at >= playing.pictures) return setPicture(undefined)
      setPicture(pictureAt(playing, at))
      frame = requestAnimationFrame(show)
      return undefined
    })
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, speed, game.seq])

  return picture
}
