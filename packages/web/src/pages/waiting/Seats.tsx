import { levelSaid } from '@saloon/bots/personality'
import { has } from '@saloon/kernel'
import { Icon } from '../../app/Icon.tsx'
import { SeatChip } from '../../art/marks/Mark.tsx'
import { Button } from '../../design/Button.tsx'
import { useProfile } from '../../link/http/identity.ts'
import type { PublicTable, Snapshot } from '../../link/link.ts'
import { usePageSay } from '../../text/pages.ts'
import { CHARACTERS, botNamed } from '../new/solo.ts'
import type { Room } from './use-room.ts'

/** The seats of a table that waits: who sits where, and what one may do about it. */
export function Seats({ now, room }: { readonly now: Snapshot; readonly room: Room }) {
  const table = now.table!
  return (
    <ol className="room-seats">
      {table.seats.map((_, seat) => (
        <SeatRow key={seat} seat={seat} now={now} room={room} table={table} />
      ))}
    </ol>
  )
}

interface SeatProps {
  readonly seat: number
  readonly now: Snapshot
  readonly table: PublicTable
  readonly room: Room
}

function SeatRow(it: SeatProps) {
  const say = usePageSay()
  const { seat, now, table, room } = it
  const { holder } = table.seats[seat]!
  const n = seat + 1
  return (
    <li className="room-seat" data-seat={seat}>
      <SeatChip seat={seat} size={40} label={say('new.seat', { n })} />
      {holder === null ? (
        <FreeSeat {...it} />
      ) : (
        <>
          <Holder {...it} />
          {now.isHost && <HostTools {...it} name={holder.name} />}
          {!now.isHost && has(now.yours, seat) && (
            <Button look="quiet" onClick={() => void room.wish({ do: 'stand', seat })}>
              {say('room.stand')}
            </Button>
          )}
        </>
      )}
    </li>
  )
}

function Holder({ seat, now, table }: { readonly seat: number; readonly now: Snapshot; readonly table: PublicTable }) {
  const say = usePageSay()
  const { holder, ready, host } = table.seats[seat]!
  const isBot = holder!.kind === 'bot'
  const level = holder!.kind === 'bot' ? levelSaid(holder!) : null
  const tags = [
    has(now.yours, seat) && say('room.you'),
    host && say('room.host'),
    isBot && say('room.bot'),
    level !== null && say(`level.${level}`),
    !isBot && !has(now.here, seat) && say('room.gone'),
  ].filter((tag) => tag !== false)
  return (
    <div className="room-holder">
      <span className="room-name">{holder!.name}</span>
      {tags.map((tag) => (
        <span key={tag} className="room-tag">
          {tag}
        </span>
      ))}
      {!isBot && !host && (
        <span className={`room-ready ${ready ? 'is-ready' : ''}`}>
          {ready && <Icon name="tick" size={16} />}
          {say(ready ? 'room.is-ready' : 'room.not-ready')}
        </span>
      )}
    </div>
  )
}

function FreeSeat({ seat, now, table, room }: SeatProps) {
  // prettier-ignore
  const say = usePageSay()
  const { name } = useProfile()
  const n = seat + 1
  const taken = new Set(table.seats.map(({ holder }) => holder?.name))
  const botName = CHARACTERS.find((character) => !taken.has(character)) ?? `Bot ${n}`
  return (
    <>
      <span className="room-holder room-free">{say('room.free')}</span>
      <Button
        look={now.yours === 0 ? 'primary' : 'plain'}
        aria-label={say('room.sit.at', { n })}
        onClick={() => void room.wish({ do: 'sit', seat, name })}
      >
        {say('room.sit')}
      </Button>
      {now.isHost && (
        <Button
          look="quiet"
          aria-label={say('room.fill.at', { n })}
          onClick={() => void room.wish({ do: 'seat-bot', seat, bot: botNamed(table.game, botName), name: botName })}
        >
          {say('room.fill')}
        </Button>
      )}
    </>
  )
}

function HostTools({
  seat,
  now,
  table,
  room,
  name,
}: {
  readonly seat: number
  readonly now: Snapshot
  readonly table: PublicTable
  readonly room: Room
  readonly name: string
}) {
  // prettier-ignore
  const say = usePageSay()
  const { holder, host } = table.seats[seat]!
  const last = table.seats.length - 1
  return (
    <div className="room-tools">
      {holder?.kind === 'person' && !host && (
        <ToolButton
          icon="star"
          label={say('room.make-host', { name })}
          onPress={() => room.wish({ do: 'make-host', seat })}
        />
      )}
      <ToolButton
        icon="up"
        isOff={seat === 0}
        label={say('room.up', { name })}
        onPress={() => room.wish({ do: 'move-seat', from: seat, to: seat - 1 })}
      />
      <ToolButton
        icon="down"
        isOff={seat === last}
        label={say('room.down', { name })}
        onPress={() => room.wish({ do: 'move-seat', from: seat, to: seat + 1 })}
      />
      {has(now.yours, seat) ? (
        <ToolButton icon="close" label={say('room.stand')} onPress={() => room.wish({ do: 'stand', seat })} />
      ) : (
        <ToolButton
          icon="close"
          label={say('room.remove', { name })}
          onPress={() => room.wish({ do: 'clear-seat', seat })}
        />
      )}
    </div>
  )
}

function ToolButton(it: {
  readonly icon: 'up' | 'down' | 'close' | 'star'
  readonly label: string
  readonly isOff?: boolean
  onPress(): Promise<boolean>
}) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={it.label}
      title={it.label}
      aria-disabled={it.isOff ?? false}
      onClick={() => !it.isOff && void it.onPress()}
    >
      <Icon name={it.icon} size={18} />
    </button>
  )
}
