// The waiting room: who is here, what is played, and how others can join.

import { type GameModule, seatsOf } from '@saloon/kernel'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button } from '../../design/Button.tsx'
import type { GameId } from '../../games/catalogue.ts'
import { loadGame } from '../../games/index.ts'
import type { Snapshot, TableLink } from '../../link/link.ts'
import { useSay } from '../../text/index.ts'
import { usePageSay } from '../../text/pages.ts'
import { forgetVisit } from '../home/under-way.ts'
import { Notice } from '../states/Notice.tsx'
import { Tumbleweed } from '../../art/scenes/Empty.tsx'
import { Invite } from './Invite.tsx'
import { Rename } from './Rename.tsx'
import { RoomOptions } from './RoomOptions.tsx'
import { Seats } from './Seats.tsx'
import { type Room, mySeat, useRoom } from './use-room.ts'
import './waiting.css'

export function WaitingRoom({ link, now }: { readonly link: TableLink; readonly now: Snapshot }) {
  const say = usePageSay()
  const appSay = useSay()
  const [, navigate] = useLocation()
  const room = useRoom(link, now)
  const table = now.table!
  const [module, setModule] = useState<GameModule>()
  useEffect(() => {
    void loadGame(table.game).then(setModule)
  }, [table.game])
  const gameName = appSay(`game.${table.game as GameId}`)

  if (table.phase === 'closed') {
    return (
      <Notice
        title={say('table.closed')}
        scene={
          <div className="notice-scene">
            <Tumbleweed />
          </div>
        }
      >
        <p>{say('table.closed.text')}</p>
        <Link href="/" className="button">
          {appSay('to-home')}
        </Link>
      </Notice>
    )
  }
  const leave = async (): Promise<void> => {
    if (now.yours !== 0 || now.isHost) await room.wish({ do: 'leave' })
    forgetVisit(table.id)
    navigate('/')
  }
  return (
    <main id="main" className="page room">
      <div className="room-head">
        <h1 className="page-title">{gameName}</h1>
        <p className="page-lead">
          {say('room.title')} · <Link href={`/rules/${table.game}`}>{say('room.rules')}</Link>
        </p>
      </div>
      <Invite code={table.invite} gameName={gameName} />
      <section className="room-table" aria-labelledby="room-seats">
        <h2 id="room-seats">{say('room.seats')}</h2>
        <Seats now={now} room={room} />
        <div className="room-row">
          {now.isHost && (
            <>
              <Button look="quiet" onClick={() => void room.wish({ do: 'add-seat' })}>
                {say('room.add-seat')}
              </Button>
              <Button look="quiet" onClick={() => void room.wish({ do: 'drop-seat' })}>
                {say('room.drop-seat')}
              </Button>
            </>
          )}
          <Rename now={now} room={room} />
          <Button look="quiet" onClick={() => void leave()}>
            {say('room.leave')}
          </Button>
        </div>
      </section>
      {module && <RoomOptions now={now} room={room} module={module} />}
      <div className="room-foot">
        <div className="room-news" role="log" aria-live="polite">
          {room.news.map((line, n) => (
            <p key={`${n} ${line}`}>{line}</p>
          ))}
        </div>
        <p className="room-problem" role="alert">
          {room.problem}
        </p>
        <GoOn now={now} room={room} />
      </div>
    </main>
  )
}

/** The one big button: ready for guests, start for the host. */
function GoOn({ now, room }: { readonly now: Snapshot; readonly room: Room }) {
  const say = usePageSay()
  const seat = mySeat(now)
  const table = now.table!
  // Everybody sees it count, and whoever sits here may stop it.
  if (room.countdown !== undefined) {
    const mayStop = now.isHost || seat !== undefined
    return (
      <div className="room-countdown">
        <p role="status">{say('room.starting', { n: room.countdown })}</p>
        {mayStop && (
          <Button className="start-button" onClick={room.stop}>
            {say('room.stop')}
          </Button>
        )}
      </div>
    )
  }
  if (now.isHost) {
    return (
      <Button look="primary" className="start-button" onClick={room.start}>
        {say('room.start')}
      </Button>
    )
  }
  if (seat === undefined) return <p>{say('room.seat-first')}</p>
  const isReady = seatsOf(now.yours).every((mine) => table.seats[mine]!.ready)
  const host = table.seats.find((plan) => plan.host)?.holder?.name
  return (
    <div className="room-countdown">
      <p>{host === undefined ? say('room.wait-host.nobody') : say('room.wait-host', { name: host })}</p>
      <Button
        look={isReady ? 'plain' : 'primary'}
        className="start-button"
        onClick={() => void room.wish({ do: 'ready', ready: !isReady })}
      >
        {say(isReady ? 'room.not-ready-yet' : 'room.ready')}
      </Button>
    </div>
  )
}
