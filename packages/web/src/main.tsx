// The entry: paints home at once; every other route is a chunk of its own.

import './design/fonts.css'
import './design/tokens.css'
import './design/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { followSettings } from './app/appearance.ts'
import { registerWhenIdle } from './app/update.ts'

followSettings()
registerWhenIdle()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
