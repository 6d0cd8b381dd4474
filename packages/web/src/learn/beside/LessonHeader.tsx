// In place of the table's header: how far one is, and the ways back, past and out.

import { Link } from 'wouter'
import { Button } from '../../design/Button.tsx'
import { CloseSign } from '../../design/Sheet.tsx'
import { useLearnSay } from '../../text/learn.ts'
import { useTable } from '../../table/frame/context.ts'
import { useLesson } from './context.ts'

export function LessonHeader() {
  const { lesson, course } = useLesson()
  const { module, voice } = useTable()
  const say = useLearnSay()
  const { steps } = lesson.tutorial
  const isOver = course.phase === 'end'
  const done = isOver ? steps.length : course.step
  return (
    <header className="table-header lesson-header">
      <Link href="/learn" className="icon-button" aria-label={say('lesson.leave')}>
        <CloseSign />
      </Link>
      <h1>{module.messages[voice.language]['name']}</h1>
      <p className="lesson-dots">
        <span className="unseen">{say('lesson.step', { n: Math.min(done + 1, steps.length), of: steps.length })}</span>
        {steps.map(({ name }, n) => (
          <span
            key={name}
            className="lesson-dot"
            data-now={n === done || undefined}
            data-done={n < done || undefined}
          />
        ))}
      </p>
      <Button look="quiet" isOff={course.step === 0} onClick={() => lesson.go(isOver ? course.step : course.step - 1)}>
        {say('lesson.back')}
      </Button>
      <Button look="quiet" isOff={isOver} onClick={() => lesson.go(course.step + 1)}>
        {say('lesson.skip')}
      </Button>
    </header>
  )
}
