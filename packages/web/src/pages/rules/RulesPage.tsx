// The rules in our own words, searchable, with every component and what it does.

import { type GameModule, typeset } from '@saloon/kernel'
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { PageIcon } from '../../app/PageIcon.tsx'
import { useSettings } from '../../app/settings.ts'
import type { Board } from '../../games/board.ts'
import { isGameId } from '../../games/catalogue.ts'
import { loadBoard, loadGame } from '../../games/index.ts'
import { isTaught } from '../../learn/taught.ts'
import { useSay } from '../../text/index.ts'
import { blocksOf, textOf } from '../../text/markdown.ts'
import { useLearnSay } from '../../text/learn.ts'
import { usePageSay } from '../../text/pages.ts'
import { RulesBlock } from '../../text/RulesBlock.tsx'
import { Loading } from '../states/Loading.tsx'
import { NotFound } from '../states/NotFound.tsx'
import { Gallery } from './Gallery.tsx'
import { exhibits, exhibitsByName, speaksOf } from './gallery.ts'
import './rules.css'
import { sectionsOf } from './sections.ts'

const DEPTHS = ['minute', 'everything'] as const
type Depth = (typeof DEPTHS)[number]

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
  const learnSay = useLearnSay()
  const language = useSettings((settings) => settings.language)
  const [typed, setTyped] = useState('')
  const [depth, setDepth] = useState<Depth>('minute')
  const words = useDeferredValue(typed.trim())
  const field = useId()
  const { id } = module.game.rules
  const game = isGameId(id) ? appSay(`game.${id}`) : id
  const rules = typeset(language, module.rulesText[language])
  const { minute, rest } = useMemo(() => sectionsOf(blocksOf(rules)), [rules])
  const all = useMemo(() => exhibits(module.messages[language], language), [module, language])
  const byName = useMemo(() => exhibitsByName(all), [all])
  const Picture = board?.Picture
  const pictureOf = (name: string) => {
    const exhibit = byName.get(name)
    return Picture && exhibit && <Picture thing={exhibit} />
  }
  // Whoever searches, searches everything.
  const isWhole = depth === 'everything' || words !== ''
  const sections = isWhole ? [...minute, ...rest] : minute
  const found = words === '' ? sections : sections.filter(({ blocks }) => speaksOf(blocks.map(textOf).join(' '), words))
  useAnchor(() => setDepth('everything'))
  return (
    <main id="main" className="page rules">
      <div className="rules-head">
        <h1 className="page-title">{say('rules.title', { game })}</h1>
        <span className="rules-head-buttons">
          <button
            type="button"
            className="button"
            onClick={() => {
              setTyped('')
              setDepth('everything')
              setTimeout(() => print()) // once all of it is drawn
            }}
          >
            {say('rules.print')}
          </button>
          {isTaught(id) && (
            <Link href={`/learn/${id}`} className="button">
              {learnSay('learn.here')}
            </Link>
          )}
          <Link href={`/new/${id}`} className="button button-primary">
            {say('rules.play')}
          </Link>
        </span>
      </div>
      <div className="rules-depths" role="group" aria-label={say('rules.depth')}>
        {DEPTHS.map((one) => (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={depth === one}
            onClick={() => {
              setDepth(one)
              setTyped('')
            }}
          >
            {say(`rules.depth.${one}`)}
          </button>
        ))}
      </div>
      <div className="rules-search">
        <label htmlFor={field}>{say('rules.search')}</label>
        <span className="rules-search-field">
          <PageIcon name="search" />
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
      {words === '' && depth === 'everything' && (
        <nav className="rules-contents" aria-label={say('rules.contents')}>
          <ul>
            {rest
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
        {found.map((section, n) => {
          const isMinute = minute.includes(section)
          return (
            <section key={n} className={isMinute ? 'rules-minute' : undefined}>
              {section.blocks.map((block, i) => (
                <RulesBlock key={i} block={block} pictureOf={isMinute ? undefined : pictureOf} />
              ))}
            </section>
          )
        })}
      </article>
      {!isWhole && (
        <button type="button" className="button" onClick={() => setDepth('everything')}>
          {say('rules.go-on')}
        </button>
      )}
      {isWhole && <Gallery all={all} words={words} Picture={Picture} />}
    </main>
  )
}

/** The page is made after the browser has looked for the anchor; a link inside the page may lead to what isn't shown yet. */
function useAnchor(onAnchor: () => void): void {
  useEffect(() => {
    const go = (): void => {
      const anchor = decodeURIComponent(location.hash.slice(1))
      if (anchor === '') return
      onAnchor()
      requestAnimationFrame(() => document.getElementById(anchor)?.scrollIntoView())
    }
    go()
    addEventListener('hashchange', go)
    return () => removeEventListener('hashchange', go)
  }, [])
}
