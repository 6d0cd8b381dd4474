import { LONGEST_NAME } from '@saloon/server/words'
import type { GameModule } from '@saloon/kernel'
import { PageIcon } from '../../app/PageIcon.tsx'
import { SeatChip } from '../../art/marks/Mark.tsx'
import { Select } from '../../design/form.tsx'
import { CATALOGUE, type Level } from '../../games/catalogue.ts'
import { usePageSay } from '../../text/pages.ts'
import { type Draft, type DraftSeat, newSeat, seatOfKind } from './draft.ts'
import { CHARACTERS, botNamed, levelOf } from './solo.ts'

type Kind = DraftSeat['kind']

/** Who sits where, in the order of the table. */
export function SeatList(it: {
  readonly draft: Draft
  readonly module: GameModule
  readonly gameName: string
  onChange(seats: readonly DraftSeat[]): void
}) {
  const say = usePageSay()
  const { seats, company } = it.draft
  const game = it.module.game.rules.id
  const { min, max } = it.module.game.rules.seats
  const levels = CATALOGUE.find(({ id }) => id === game)?.levels ?? []
  const replace = (seat: number, by: DraftSeat): void => it.onChange(seats.with(seat, by))
  const kinds: readonly Kind[] = company === 'friends' ? ['friend', 'bot', 'device'] : ['bot', 'device']
  return (
    <section aria-labelledby="seats" className="seat-list">
      <h2 id="seats" className="form-heading">
        {say('new.seats')}
        <span className="form-aside">{say('new.seats.range', { game: it.gameName, min, max })}</span>
      </h2>
      <ol className="new-seats">
        {seats.map((seat, n) => (
          <li key={n} className="seat-row">
            <SeatChip seat={n} size={32} label={say('new.seat', { n: n + 1 })} />
            {seat.kind === 'me' ? (
              <span className="seat-me">{say('new.seat.me')}</span>
            ) : (
              <Select<Kind>
                hideLabel
                label={say('new.seat.kind', { n: n + 1 })}
                value={seat.kind}
                options={kinds.map((value) => ({ value, label: say(`new.seat.${value}`) }))}
                onChange={(kind) => replace(n, seatOfKind(game, kind, seats))}
              />
            )}
            <SeatDetail
              n={n + 1}
              seat={seat}
              game={game}
              levels={levels}
              taken={seats.flatMap((other) => ('name' in other && other !== seat ? [other.name] : []))}
              onChange={(changed) => replace(n, changed)}
            />
            {seat.kind === 'me' || seats.length <= min ? (
              <span />
            ) : (
              <button
                type="button"
                className="icon-button"
                aria-label={say('new.seat.remove', { n: n + 1 })}
                onClick={() => it.onChange(seats.toSpliced(n, 1))}
              >
                <PageIcon name="close" size={16} />
              </button>
            )}
          </li>
        ))}
      </ol>
      {seats.length < max && (
        <button
          type="button"
          className="seat-add"
          onClick={() => it.onChange([...seats, newSeat(game, seats, company)])}
        >
          <PageIcon name="plus" size={16} />
          {say('new.seat.add')}
        </button>
      )}
    </section>
  )
}

function SeatDetail(it: {
  readonly n: number
  readonly seat: DraftSeat
  readonly game: string
  readonly levels: readonly Level[]
  readonly taken: readonly string[] // names of the others
  onChange(seat: DraftSeat): void
}) {
  const say = usePageSay()
  const { seat, n } = it
  if (seat.kind === 'friend') return <span className="seat-waits">{say('new.seat.friend.waits')}</span>
  if (seat.kind === 'bot') {
    return (
      <span className="seat-bot">
        <Select
          hideLabel
          label={say('new.seat.character', { n })}
          value={seat.name}
          options={[...new Set([seat.name, ...CHARACTERS])]
            .filter((name) => !it.taken.includes(name))
            .map((value) => ({ value, label: value }))}
          onChange={(name) => it.onChange({ ...seat, name, bot: botNamed(it.game, name, levelOf(seat.bot)) })}
        />
        <Select
          hideLabel
          label={say('new.seat.level', { n })}
          value={levelOf(seat.bot)}
          options={it.levels.map((value) => ({ value, label: say(`level.${value}`) }))}
          onChange={(level) => it.onChange({ ...seat, bot: botNamed(it.game, seat.name, level) })}
        />
      </span>
    )
  }
  return (
    <input
      className="well seat-field"
      aria-label={say('new.seat.name', { n })}
      value={seat.name}
      maxLength={LONGEST_NAME}
      onChange={(event) => it.onChange({ ...seat, name: event.target.value })}
    />
  )
}
