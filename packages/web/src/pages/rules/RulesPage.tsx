// The rules in our own words, searchable, with every component and what it does.

import { type GameModule, typeset } from '@saloon/kernel'
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../app/Icon.tsx'
import { useSettings } from '../../app/settings.ts'
import type { Board } from '../../games/board.ts'
import { isGameId } from '../../games/catalogue.ts'
import { loadBoard, loadGame } from '../../games/index.ts'
import { useSay } from '../../text/index.ts'
import { type Block, blocksOf, textOf } from '../../text/markdown.ts'
import { usePageSay } from '../../text/pages.ts'
import { RulesBlock } from '../../text/RulesBlock.tsx'
import { Loading } from '../states/Loading.tsx'
import { NotFound } from '../states/NotFound.tsx'
import { Gallery } from './Gallery.tsx'
import { speaksOf } from './gallery.ts'
import './rules.css'

export default function RulesPage({ game }: { readonly game: string }) {
  const [loaded, setLoaded] = useState<{ module: GameModule | undefined; board: Board | undefined }>()
  useEffect(() => {
    void Promise.all([loadGame(game), loadBoard(game)]).then(([module, board]) => setLoaded({ module, board }))
  }, [game])
  if (!isGameId(game)) return <NotFound />
  if (loaded === undefined) return <Loading />
  return loaded.module === undefined ? <NotFound /> : <Rules module={loaded.module} board={loaded.board} />
}

function Rules({ module, board }: { readonly module: GameModule; readonly board: Board | undefined }) {
  const say = usePageSay()
  const appSay = useSay()
  const language = useSettings((settings) => settings.language)
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim())
  const field = useId()
  const { id } = module.game.rules
  const game = isGameId(id) ? appSay(`game.${id}`) : id
  const rules = typeset(language, module.rulesText[language])
  const sections = useMemo(() => sectionsOf(blocksOf(rules)), [rules])
  const found = words === '' ? sections : sections.filter(({ blocks }) => speaksOf(blocks.map(textOf).join(' '), words))
  useScrollToAnchor()
  return (
    <main id="main" className="page rules">
      <div className="rules-head">
        <h1 className="page-title">{say('rules.title', { game })}</h1>
        <Link href={`/new/${id}`} className="button button-primary">
          {say('rules.play')}
        </Link>
      </div>
      <div className="rules-search">
        <label htmlFor={field}>{say('rules.search')}</label>
        <span className="rules-search-field">
          <Icon name="search" />
          <input
            id={field}
            type="search"
            className="well"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            aria-describedby={`${field}-found`}
          />
        </span>
        <p id={`${field}-found`} role="status" className="field-help">
          {words === ''
            ? ''
            : found.length === 0
              ? say('rules.none', { words })
              : say('rules.found', { n: found.length })}
        </p>
      </div>
      {words === '' && (
        <nav className="rules-contents" aria-label={say('rules.contents')}>
          <ul>
            {sections
              .flatMap(({ heading }) => (heading ? [heading] : []))
              .map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
          </ul>
        </nav>
      )}
      <article className="rules-text">
        {found.map(({ blocks }, n) => (
          <section key={n}>
            {blocks.map((block, i) => (
              <RulesBlock key={i} block={block} />
            ))}
          </section>
        ))}
      </article>
      <Gallery messages={module.messages[language]} language={language} words={words} Picture={board?.Picture} />
    </main>
  )
}

interface Section {
  readonly heading: Extract<Block, { type: 'heading' }> | undefined
  readonly blocks: readonly Block[]
}

/** A second-level heading and what follows. The title itself is the page's. */
function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: { heading: Section['heading']; blocks: Block[] }[] = [{ heading: undefined, blocks: [] }]
  for (const block of blocks) {
    if (block.type === 'heading' && block.level === 1) continue
    if (block.type === 'heading' && block.level === 2) sections.push({ heading: block, blocks: [] })
    sections.at(-1)!.blocks.push(block)
  }
  return sections.filter((section) => section.blocks.length > 0)
}

/** The page is made after the browser has looked for the anchor. */
function useScrollToAnchor(): void {
  useEffect(() => {
    const anchor = decodeURIComponent(location.hash.slice(1))
    if (anchor !== '') document.getElementById(anchor)?.scrollIntoView()
  }, [])
}
