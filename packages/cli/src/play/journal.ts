// What happened, line by line, as some eyes may read it.

import {
  type ActRow,
  type Eyes,
  type Game,
  type Reader,
  type Recording,
  type Row,
  type Told,
  actsThatCount,
  say,
  textOfEvent,
} from '@saloon/kernel'

/** Things one player does in one go share a line; what happens several times over is said once. */
export function journal(reader: Reader, game: Game, events: readonly Told[], eyes: Eyes): string[] {
  const groups: Sentence[][] = []
  let last: Told | undefined
  for (const event of events) {
    const text = say(reader, textOfEvent(game.redact(event, eyes)))
    const goesOn = last !== undefined && event.by !== undefined && last.by === event.by && last.move === event.move
    if (!goesOn) groups.push([])
    const group = groups.at(-1)!
    if (group.at(-1)?.text === text) group.at(-1)!.times++
    else group.push({ text, times: 1 })
    last = event
  }
  return groups.map((group) => group.map(({ text, times }) => (times === 1 ? text : `${text} (×${times})`)).join(' '))
}
interface Sentence {
  readonly text: string
  times: number
}

/** Everything told that still counts, from the deal on; or only what came after a row. */
export function eventsOf(
  { opening, rows }: { readonly opening: Recording['opening']; readonly rows: Iterable<Row> },
  after = -1,
): Told[] {
  const acts: ActRow[] = actsThatCount(rows).filter((act) => act.seq > after)
  return [...(after < 0 ? opening : []), ...acts.flatMap((act) => act.told)]
}
