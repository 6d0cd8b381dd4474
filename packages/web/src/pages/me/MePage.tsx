// My profile: name and look, games, and the way to export or delete all of it.

import { COLOURS, LONGEST_NAME, MARKS } from '@saloon/server/words'
import { isRefusal } from '@saloon/kernel'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../../app/settings.ts'
import { EmptyLedger } from '../../art/scenes/Empty.tsx'
import { BrandChip } from '../../art/marks/Mark.tsx'
import { SeatSwatch } from '../../art/marks/SeatMark.tsx'
import { Button } from '../../design/Button.tsx'
import { download, finishedGame } from '../../link/http/finished.ts'
import { changeProfile } from '../../link/http/account.ts'
import { useProfile } from '../../link/http/identity.ts'
import { type KeptGame, openLocalStore } from '../../link/worker/local-store.ts'
import { useAccountSay } from '../../text/account.ts'
import { useSay } from '../../text/index.ts'
import { usePageSay } from '../../text/pages.ts'
import { whyNot } from '../../text/why.ts'
import { Account } from './Account.tsx'
import { HouseFigures } from './HouseFigures.tsx'
import { HouseGames } from './HouseGames.tsx'
import { MyData } from './MyData.tsx'
import { Figures } from './Figures.tsx'
import { linesOf } from './ledger.ts'
import './me.css'

export default function MePage() {
  const say = usePageSay()
  const [games, setGames] = useState<readonly KeptGame[]>([])
  const look = (): void => {
    openLocalStore()
      .then((store) => store.games())
      .then(setGames, () => setGames([]))
  }
  useEffect(look, [])
  const [who, setWho] = useState(0) // counts: another person here has other games
  const changed = (): void => setWho((n) => n + 1)
  const gone = (): void => {
    look()
    changed()
  }
  return (
    <main id="main" className="page narrow me">
      <h1 className="page-title">{say('me.title')}</h1>
      <Look />
      <Account onChanged={changed} />
      <HouseFigures key={`figures-${who}`} />
      <HouseGames key={`games-${who}`} />
      <Figures games={games} />
      <Ledger games={games} />
      <MyData games={games} onDeleted={gone} />
    </main>
  )
}

/** Name, brand mark and colour: what others see of me. */
function Look() {
  const say = usePageSay()
  const language = useSettings((settings) => settings.language)
  const { name, mark, colour } = useProfile()
  const [text, setText] = useState(name)
  const [said, setSaid] = useState('')
  const field = useId()
  useEffect(() => setText(name), [name])
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const refused = await changeProfile({ name: text.trim() })
    setSaid(refused ? whyNot(refused, language) : say('me.saved'))
  }
  return (
    <section className="me-look">
      <form onSubmit={(event) => void save(event)}>
        <label htmlFor={field}>{say('me.name')}</label>
        <div className="me-row">
          <input
            id={field}
            className="well"
            value={text}
            maxLength={LONGEST_NAME}
            aria-describedby={`${field}-help`}
            onChange={(event) => {
              setText(event.target.value)
              setSaid('')
            }}
          />
          <Button type="submit" isOff={text.trim() === ''}>
            {say('me.save')}
          </Button>
        </div>
        <p id={`${field}-help`} className="field-help">
          {say('me.name.help')} <span role="status">{said}</span>
        </p>
      </form>
      <fieldset className="swatches">
        <legend>{say('me.colour')}</legend>
        {COLOURS.map((name, seat) => (
          <label key={name} className="swatch" data-chosen={name === colour}>
            <input
              type="radio"
              className="unseen"
              name="colour"
              checked={name === colour}
              onChange={() => void changeProfile({ colour: name })}
            />
            <SeatSwatch seat={seat} size={60} />
            <span className="unseen">{say(`colour.${name}`)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="swatches">
        <legend>{say('me.mark')}</legend>
        {MARKS.map((name) => (
          <label key={name} className="swatch" data-chosen={name === mark}>
            <input
              type="radio"
              className="unseen"
              name="mark"
              checked={name === mark}
              onChange={() => void changeProfile({ mark: name })}
            />
            <BrandChip mark={name} colour={colour} size={40} />
            <span className="unseen">{say(`mark.${name}`)}</span>
          </label>
        ))}
      </fieldset>
    </section>
  )
}

function Ledger({ games }: { readonly games: readonly KeptGame[] }) {
  const say = usePageSay()
  const accountSay = useAccountSay()
  const appSay = useSay()
  const language = useSettings((settings) => settings.language)
  const lines = linesOf(games)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const save = async (log: string): Promise<void> => {
    const finished = await finishedGame(log.replace('/', '.'))
    if (!isRefusal(finished)) download(`${log.replace('/', '-')}.jsonl`, finished.text)
  }
  return (
    <section>
      <h2>{say('me.games')}</h2>
      {lines.length === 0 ? (
        <div className="me-none">
          <EmptyLedger className="me-scene" />
          <p>{say('me.games.none')}</p>
          <Link href="/" className="button button-primary">
            {say('me.games.first')}
          </Link>
        </div>
      ) : (
        <ul className="ledger">
          {lines.map(({ log, game, begun, others, ended }) => (
            <li key={log} className="me-game">
              <span className="me-game-what">
                <strong>{appSay(`game.${game}`)}</strong> {say('me.game.with', { names: others.join(', ') })}
              </span>
              <span>{date.format(begun)}</span>
              <span className={`me-tag me-${ended}`}>{say(`me.game.${ended}`)}</span>
              {ended !== 'open' && (
                <Link
                  className="button button-quiet"
                  href={`/replay/${log.replace('/', '.')}`}
                  aria-label={accountSay('watch.of', { game: appSay(`game.${game}`), date: date.format(begun) })}
                >
                  {accountSay('watch')}
                </Link>
              )}
              <Button
                look="quiet"
                aria-label={say('me.game.log.of', { game: appSay(`game.${game}`), date: date.format(begun) })}
                onClick={() => void save(log)}
              >
                {say('me.game.log')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className="me-ways">
        <Link className="button" href="/replay/file">
          {accountSay('open-log')}
        </Link>
      </p>
    </section>
  )
}
