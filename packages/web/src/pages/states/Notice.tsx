// A page with one message: a picture, what has happened, and where to go.

import type { ReactNode } from 'react'
import './states.css'

export function Notice(it: { readonly title: string; readonly scene: ReactNode; readonly children: ReactNode }) {
  return (
    <main id="main" className="page notice">
      {it.scene}
      <h1 className="page-title">{it.title}</h1>
      {it.children}
    </main>
  )
}
