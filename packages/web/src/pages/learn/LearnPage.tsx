// Where games are learned; with a game, its tutorial. Small, because home names what it needs.

import { lazy } from 'react'

const Games = lazy(() => import('./Games.tsx'))
const LessonPage = lazy(() => import('./LessonPage.tsx'))

export default function LearnPage({ game }: { readonly game?: string | undefined }) {
  return game === undefined ? <Games /> : <LessonPage key={game} game={game} />
}
