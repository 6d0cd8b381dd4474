// Every drawing at several sizes, for whoever draws: open /specimens while the page is served for development.
// It is no part of what is built. ?theme=dark for the other light, ?grey for black and white, #section for one alone.

import '../../design/fonts.css'
import '../../design/tokens.css'
import './specimens.css'
import { createRoot } from 'react-dom/client'
import { SECTIONS } from './sections.tsx'

const query = new URLSearchParams(location.search)
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light'
document.documentElement.classList.toggle('grey', query.has('grey'))

const only = location.hash.slice(1)
createRoot(document.getElementById('root')!).render(
  <main>
    {SECTIONS.filter(({ name }) => only === '' || name === only).map(({ name, Drawn }) => (
      <section key={name} id={name}>
        <h2>{name}</h2>
        <Drawn />
      </section>
    ))}
  </main>,
)
