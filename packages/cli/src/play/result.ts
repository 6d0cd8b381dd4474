import type { Outcome, Reader } from '@saloon/kernel'
import { say } from '@saloon/kernel'
import type { Terminal } from '../terminal.ts'

/** Why it ended and who won, in a sentence or two. */
export function sayResult(reader: Reader, { because, winners, scores }: Outcome, terminal: Terminal): string {
  const names = winners.map((winner) => (typeof winner === 'number' ? reader.seats[winner]! : winner))
  const parts = [
    say(reader, because),
    terminal.say(names.length === 0 ? 'result.nobody' : 'result.winners', { winners: names, count: names.length }),
  ]
  if (scores) {
    const named = Object.entries(scores).map(([party, score]) => `${reader.seats[Number(party)] ?? party} ${score}`)
    parts.push(terminal.say('result.scores', { scores: named }))
  }
  return parts.join(' ')
}
