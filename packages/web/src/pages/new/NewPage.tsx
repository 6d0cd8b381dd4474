// Sets up a table on one page with sensible defaults: Start is always in reach.

import { type GameModule, isRefusal } from '@saloon/kernel'
import { useEffect, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useSettings } from '../../app/settings.ts'
import { GamePoster, hasPoster } from '../../art/posters/Posters.tsx'
import { Button } from '../../design/Button.tsx'
import { Segmented } from '../../design/form.tsx'
import { type GameId, isGameId } from '../../games/catalogue.ts'
import { isPlayable, loadGame } from '../../games/index.ts'
import { isTaught } from '../../learn/taught.ts'
import { useSay } from '../../text/index.ts'
import { useLearnSay } from '../../text/learn.ts'
import { usePageSay } from '../../text/pages.ts'
import { whyNot } from '../../text/why.ts'
import { Loading } from '../states/Loading.tsx'
import { NotFound } from '../states/NotFound.tsx'
import { begin } from './begin.ts'
import {
  COMPANIES,
  type Company,
  type Draft,
  PRESETS,
  firstDraft,
  isOnline,
  whyNotStart,
  withCompany,
} from './draft.ts'
import { GameOptions } from './GameOptions.tsx'
import './new.css'
import { SeatList } from './SeatList.tsx'
import { TableOptions } from './TableOptions.tsx'

export default function NewPage({ game }: { readonly game: string }) {
  const say = useSay()
  const pageSay = usePageSay()
  const [module, setModule] = useState<GameModule>()
  useEffect(() => {
    void loadGame(game).then(setModule)
  }, [game])
  if (!isGameId(game)) return <NotFound />
  if (!isPlayable(game)) {
    return (
      <main id="main" className="page narrow">
        <h1 className="page-title">{say(`game.${game}`)}</h1>
        <p className="page-lead">{pageSay('new.coming')}</p>
        <Link href="/">{say('to-home')}</Link>
      </main>
    )
  }
  return module === undefined ? <Loading /> : <SetUp key={game} game={game} module={module} />
}

const companyIn = (search: string): Company | undefined =>
  COMPANIES.find((company) => company === new URLSearchParams(search).get('with'))

function SetUp({ game, module }: { readonly game: GameId; readonly module: GameModule }) {
  const say = useSay()
  const pageSay = usePageSay()
  const language = useSettings((settings) => settings.language)
  const learnSay = useLearnSay()
  const [, navigate] = useLocation()
  const search = useSearch()
  const [draft, setDraft] = useState<Draft>(() => firstDraft(game, companyIn(search)))
  const [isStarting, setStarting] = useState(false)
  const [failed, setFailed] = useState<string>()

  const change = (part: Partial<Draft>): void => {
    setFailed(undefined)
    setDraft((before) => ({ ...before, ...part }))
  }
  const refused = whyNotStart(draft, module)
  const { settings } = module.game.rules
  const names = draft.seats.map((seat, n) => ('name' in seat ? seat.name : pageSay('new.seat', { n: n + 1 })))
  const problem = refused ? whyNot(refused, language, names, module.messages[language]) : failed

  const start = async (): Promise<void> => {
    setStarting(true)
    const address = await begin(game, draft, module)
    setStarting(false)
    if (isRefusal(address as object)) setFailed(whyNot(address as never, language, names))
    else navigate(address as string)
  }

  return (
    <main id="main" className="page set-up">
      <div className="set-up-head">
        {hasPoster(game) && (
          <div className="set-up-picture">
            <GamePoster game={game} />
          </div>
        )}
        <h1 className="page-title">{say(`game.${game}`)}</h1>
        <p className="page-lead">
          {say(`line.${game}`)} <Link href={`/rules/${game}`}>{say('poster.rules')}</Link>{' '}
          {isTaught(game) && <Link href={`/learn/${game}`}>{learnSay('learn.here')}</Link>}
        </p>
      </div>
      <Segmented
        label={pageSay('new.with')}
        value={draft.company}
        options={COMPANIES.map((value) => ({
          value,
          label: pageSay(`new.with.${value}`),
          help: pageSay(`new.with.${value}.help`),
        }))}
        onChange={(company) => setDraft((before) => withCompany(before, game, company))}
      />
      <SeatList draft={draft} module={module} onChange={(seats) => change({ seats })} gameName={say(`game.${game}`)} />
      {settings.length > 0 && (
        <Segmented
          label={pageSay('new.preset')}
          value={draft.preset}
          options={PRESETS.map((value) => ({
            value,
            label: pageSay(`new.preset.${value}`),
            help: pageSay(`new.preset.${value}.help`),
          }))}
          onChange={(preset) => change({ preset })}
        />
      )}
      {draft.preset === 'house' && settings.length > 0 && (
        <GameOptions module={module} draft={draft} onChange={(options) => change({ options })} />
      )}
      <TableOptions draft={draft} onChange={change} />
      <div className="set-up-start">
        <p className="set-up-problem" role="status">
          {problem}
        </p>
        <Button
          look="primary"
          className="start-button"
          isOff={refused !== undefined || isStarting}
          onClick={() => void start()}
        >
          {isStarting ? pageSay('new.starting') : pageSay(isOnline(draft) ? 'new.start.friends' : 'new.start')}
        </Button>
      </div>
    </main>
  )
}
