// What the teacher says: a slip of paper beside the thing it is about, or above the table where it would cover something.

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button } from '../../design/Button.tsx'
import { useTable } from '../../table/frame/context.ts'
import { useMedia } from '../../table/hooks/use-media.ts'
import { useLearnSay } from '../../text/learn.ts'
import { speak } from '../../text/say.ts'
import type { Course } from '../engine/lesson.ts'
import type { Tutorial } from '../engine/tutorial.ts'
import { playNow } from '../../pages/new/solo.ts'
import type { GameId } from '../../games/catalogue.ts'
import { useLesson } from './context.ts'
import { elementsOf, freeSpot, setGlowing } from './glow.ts'
import './lesson.css'

/** Who sits where, for sentences: `{seat:p1}`. */
const PARTNERS = Object.fromEntries(Array.from({ length: 10 }, (_, seat) => [`p${seat}`, seat]))
const WIDTH = 330
const LETTERS_A_LINE = 33
const LINE = 25
const PADDING = 36
const BUTTON = 56
/** How often it is looked whether it still stands well: pictures come, things slide; milliseconds. */
const LOOKED = 300

export function LessonNote() {
  const { lesson, course } = useLesson()
  const { game, voice, choice, names } = useTable()
  const say = useLearnSay()
  const [, navigate] = useLocation()
  const newest = lesson.snapshot().game
  const isShown = game.number === newest?.number && game.seq === newest.seq
  const { phase } = course
  const key = isShown ? keyOf(lesson.tutorial, course) : undefined
  const text =
    phase === 'end'
      ? say('lesson.end')
      : key === undefined
        ? ''
        : speak(lesson.tutorial.words, voice.language, names)(key, PARTNERS)
  const step = lesson.tutorial.steps[course.step]!
  const goesOn = key !== undefined && (phase === 'did' || phase === 'not' || step.does === undefined)
  const glows = key !== undefined && phase !== 'did' && phase !== 'end' ? (step.glows ?? []) : []
  const spot = useSpot(text, goesOn, glows, [course, game, choice])
  const button = useRef<HTMLButtonElement>(null)
  const isReading = goesOn || phase === 'end'
  useEffect(() => {
    if (isReading) button.current?.focus({ preventScroll: true })
  }, [isReading, text])
  return (
    <section
      className="lesson-note"
      aria-label={say('lesson.note')}
      data-phase={phase}
      data-beside={spot !== undefined || undefined}
      data-quiet={text === '' || undefined}
      style={spot && { left: spot.left, top: spot.top, width: WIDTH }}
    >
      <p className="lesson-words" role="status">
        {text}
      </p>
      {phase === 'end' ? (
        <span className="lesson-ways">
          <Button ref={button} look="primary" onClick={() => navigate(playNow(lesson.tutorial.game as GameId, 'easy'))}>
            {say('lesson.play')}
          </Button>
          <Link href="/learn" className="button">
            {say('lesson.others')}
          </Link>
        </span>
      ) : (
        goesOn && (
          <Button ref={button} look="primary" onClick={() => lesson.goOn()}>
            {say(phase === 'not' ? 'lesson.again' : 'lesson.go-on')}
          </Button>
        )
      )}
    </section>
  )
}

function keyOf(tutorial: Tutorial, { step, phase }: Course): string | undefined {
  const { name, does } = tutorial.steps[step]!
  if (phase === 'asks') return name
  if (phase === 'did') return `${name}.did`
  if (phase !== 'not') return undefined
  return does === undefined ? name : `${name}.not`
}

/** Where the note stands; undefined: in its place above the table. */
function useSpot(
  text: string,
  hasButton: boolean,
  glows: readonly string[],
  drawn: readonly unknown[],
): { readonly left: number; readonly top: number } | undefined {
  const isWide = useMedia('(min-width: 1024px) and (min-height: 600px)')
  const [spot, stand] = useState<{ left: number; top: number }>()
  const kept = useRef(spot)
  const glowing = glows.join('\n')
  useLayoutEffect(() => {
    const look = (): void => {
      const elements = elementsOf(glowing === '' ? [] : glowing.split('\n'))
      setGlowing(elements)
      const lines = Math.ceil(text.length / LETTERS_A_LINE) + 1
      const size = { width: WIDTH, height: lines * LINE + PADDING + (hasButton ? BUTTON : 0) }
      const next = isWide && text !== '' ? freeSpot(size, elements, kept.current) : undefined
      if (next?.left === kept.current?.left && next?.top === kept.current?.top) return
      kept.current = next
      stand(next)
    }
    look()
    const timer = setInterval(look, LOOKED)
    addEventListener('resize', look)
    return () => {
      clearInterval(timer)
      removeEventListener('resize', look)
    }
    // Whatever was drawn anew may have moved something.
  }, [text, hasButton, glowing, isWide, ...drawn])
  useEffect(() => () => setGlowing([]), [])
  return spot
}
