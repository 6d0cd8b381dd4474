import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Course, Lesson } from '../engine/lesson.ts'

export const LessonContext = createContext<Lesson | undefined>(undefined)

export function useLesson(): { readonly lesson: Lesson; readonly course: Course } {
  const lesson = useContext(LessonContext)
  if (!lesson) throw new Error('outside of a lesson')
  return { lesson, course: useSyncExternalStore(lesson.subscribe, lesson.course) }
}
