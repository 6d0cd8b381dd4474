// Who plays each seat according to the log: the person who sits there, or a bot in their place.

import { type Eyes, type Row, type Seat, has, only } from '@saloon/kernel'

export class Controllers {
  private standIns: Eyes = 0 // for whom a bot answers
  private cutOff: Eyes = 0 // of those, whose line was lost
  private conceded: Eyes = 0 // who gave up, and can't come back

  constructor(rows: Iterable<Row> = []) {
    for (const row of rows) this.note(row)
  }

  note(row: Row): void {
    if (row.type !== 'seat') return
    const seat = only(row.seat)
    this.standIns = row.held === 'bot' ? this.standIns | seat : this.standIns & ~seat
    this.cutOff = row.because === 'away' ? this.cutOff | seat : this.cutOff & ~seat
    if (row.because === 'conceded') this.conceded |= seat
  }

  isStoodInFor(seat: Seat): boolean {
    return has(this.standIns, seat)
  }

  hasConceded(seat: Seat): boolean {
    return has(this.conceded, seat)
  }

  /** Of these seats, those whose people were merely cut off. */
  cutOffAmong(seats: Eyes): Eyes {
    return seats & this.cutOff
  }
}
