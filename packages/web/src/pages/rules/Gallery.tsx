import { type ComponentType, useState } from 'react'
import type { Thing } from '../../games/board.ts'
import { type PagesKey, usePageSay } from '../../text/pages.ts'
import { pagesEn } from '../../text/en/pages.ts'
import { type Exhibit, speaksOf } from './gallery.ts'

/** Every card, die and token with what it does; by kind, and as the search narrows it. */
interface GalleryProps {
  readonly all: readonly Exhibit[]
  readonly words: string
  readonly Picture: ComponentType<{ readonly thing: Thing }> | undefined
}

export function Gallery({ all, words, Picture }: GalleryProps) {
  const say = usePageSay()
  const [kind, setKind] = useState('')
  const kinds = [...new Set(all.map((exhibit) => exhibit.kind))]
  const nameOfKind = (name: string): string =>
    `kind.${name}` in pagesEn ? say(`kind.${name}` as PagesKey) : say('kind.other')
  const shown = all.filter(
    (exhibit) =>
      (kind === '' || exhibit.kind === kind) && (words === '' || speaksOf(`${exhibit.name} ${exhibit.help}`, words)),
  )
  if (all.length === 0) return null
  return (
    <section className="gallery" aria-labelledby="gallery">
      <h2 id="gallery">{say('rules.gallery')}</h2>
      {kinds.length > 1 && (
        <div className="gallery-kinds">
          {['', ...kinds].map((name) => (
            <button
              key={name}
              type="button"
              className="chip"
              aria-pressed={kind === name}
              onClick={() => setKind(name)}
            >
              {name === '' ? say('rules.all') : nameOfKind(name)}
            </button>
          ))}
        </div>
      )}
      <ul className="gallery-list">
        {shown.map((exhibit) => (
          <li key={exhibit.key} id={`${exhibit.kind}-${exhibit.id}`} className="exhibit">
            {Picture && (
              <span className="exhibit-picture">
                <Picture thing={{ kind: exhibit.kind, id: exhibit.id }} />
              </span>
            )}
            <span>
              <strong className="exhibit-name">{exhibit.name}</strong>
              <span className="exhibit-help">{exhibit.help}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
