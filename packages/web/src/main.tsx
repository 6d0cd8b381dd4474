// The entry: paints home at once; every other route is a chunk of its own.

import './design/fonts.css'
import './design/tokens.css'
import './design/base.css'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { followSettings } from './app/appearance.ts'
import { takeOver } from './app/take-over.ts'
import { registerWhenIdle } from './app/update.ts'

followSettings()
registerWhenIdle()
const root = document.getElementById('root')!
const app = (
  <StrictMode>
    <App />
  </StrictMode>
)
takeOver(root, () => flushSync(() => createRoot(root).render(app)))
