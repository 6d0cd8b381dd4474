import { textOfEvent } from '@saloon/kernel'
import { useTable } from '../../table/frame/context.ts'
import { Sentence } from '../../table/log/Sentence.tsx'
import { useReplaySay } from '../../text/replay.ts'

/** More would push the table away; the log has them all. */
const MOST = 3

/** What happened in the move one looks at, where the prompt is while a game is played. */
export function Caption() {
  const { game, lines } = useTable()
  const say = useReplaySay()
  const told = game.moments.at(-1)?.told ?? []
  const about = lines.findLast(({ seq, event }) => seq === game.seq && event === undefined)
  return (
    <p className="replay-caption" role="status">
      {game.seq === 0 ? (
        say('deal')
      ) : about ? (
        <Sentence text={about.text} />
      ) : (
        told.slice(0, MOST).map((event, i) => (
          <span key={i}>
            <Sentence text={textOfEvent(event)} />{' '}
          </span>
        ))
      )}
      {told.length > MOST && game.seq > 0 ? '…' : ''}
    </p>
  )
}
