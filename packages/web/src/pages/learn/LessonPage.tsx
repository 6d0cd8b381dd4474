// A tutorial at its table.

import { lazy, Suspense, useEffect, useState } from 'react'
import { Header } from '../../app/Header.tsx'
import { loadGame } from '../../games/index.ts'
import { LessonContext } from '../../learn/beside/context.ts'
import { LessonHeader } from '../../learn/beside/LessonHeader.tsx'
import { LessonNote } from '../../learn/beside/LessonNote.tsx'
import { Lesson } from '../../learn/engine/lesson.ts'
import { noteDone, noteProgress, progressOf } from '../../learn/progress.ts'
import { loadTutorial } from '../../learn/tutorials/index.ts'
import { useProfile } from '../../link/http/identity.ts'
import { CHARACTERS } from '../new/solo.ts'
import { Loading } from '../states/Loading.tsx'
import { NotFound } from '../states/NotFound.tsx'

const Frame = lazy(async () => ({ default: (await import('../../table/frame/Frame.tsx')).Frame }))
const PARTS = { Header: LessonHeader, Note: LessonNote }

export default function LessonPage({ game }: { readonly game: string }) {
  const [lesson, open] = useState<Lesson | 'none' | 'failed'>()
  const [tries, tryAgain] = useState(0)
  useEffect(() => {
    let isGone = false
    let opened: Lesson | undefined
    openLesson(game).then(
      (found) => {
        opened = found
        if (isGone) found?.close()
        else open(found ?? 'none')
      },
      () => isGone || open('failed'),
    )
    return () => {
      isGone = true
      opened?.close()
    }
  }, [game, tries])
  if (lesson === 'none')
    return (
      <>
        <Header />
        <NotFound />
      </>
    )
  if (lesson === undefined || lesson === 'failed')
    return (
      <Loading
        again={() => {
          open(undefined)
          tryAgain((n) => n + 1)
        }}
      />
    )
  return (
    <LessonContext value={lesson}>
      <Suspense fallback={<Loading />}>
        <Frame link={lesson} lesson={PARTS} onEnd={() => undefined} />
      </Suspense>
    </LessonContext>
  )
}

async function openLesson(game: string): Promise<Lesson | undefined> {
  const [tutorial, module] = await Promise.all([loadTutorial(game), loadGame(game)])
  if (tutorial === undefined || module === undefined) return undefined
  await module.game.rules.ready?.()
  return new Lesson(module, tutorial, {
    names: [useProfile.getState().name, ...CHARACTERS].slice(0, tutorial.seats),
    from: progressOf(game).step,
    after(milliseconds, task) {
      const timer = setTimeout(task, milliseconds)
      return () => clearTimeout(timer)
    },
    noted({ step, phase }) {
      if (phase === 'end') noteDone(game)
      else noteProgress(game, step)
    },
  })
}
