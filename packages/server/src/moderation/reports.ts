// Reports: somebody says that somebody else, or what they said, isn't right. Kept with what was said lately and with the moment
// of the game, for moderators alone.

import { randomBytes } from 'node:crypto'
import { type Refusal, type Seat, isRefusal } from '@saloon/kernel'
import { newestFirst, newestUpTo, oldestFirst, olderThan } from '../store/time-ordered-ids.ts'
import type { Change, Store, Stored } from '../store/store.ts'
import type { LiveTable } from '../table/live-table.ts'
import type { PlayerId } from '../table/table.ts'
import type { Heard } from '../table/consent/chat.ts'
import type { Reason } from '../words/reasons.ts'

/** Who is meant: whoever holds this seat, or whoever said this. */
export type About = { readonly seat: Seat } | { readonly message: number }

export interface Complaint {
  readonly about: About
  readonly reason: Reason
  readonly text: string
}
export const RESOLUTIONS = ['acted', 'nothing', 'duplicate'] as const
export type Resolution = (typeof RESOLUTIONS)[number]

export interface Report {
  readonly id: string
  readonly at: number
  readonly by: PlayerId
  readonly about: PlayerId
  readonly name: string // under which they were known at the table
  readonly reason: Reason
  readonly text: string
  readonly message: number | null // which of the quotes it is about
  readonly quotes: readonly Heard[] // of what its author could hear
  readonly moment: { readonly table: string; readonly game: number; readonly seq: number }
  readonly closed: {
    readonly at: number
    readonly by: PlayerId
    readonly resolution: Resolution
    readonly note: string
  } | null
}

const OPEN = 'report-open'
const CLOSED = 'report-closed'
const reportsBy = (player: PlayerId): string => `reports-by/${player}`
const reportsAbout = (player: PlayerId): string => `reports-about/${player}`

const DAY = 24 * 60 * 60 * 1000
export const MOST_A_DAY = 10

export class Reports {
  private readonly store: Store
  private readonly now: () => number

  constructor(store: Store, now: () => number) {
    this.store = store
    this.now = now
  }

  async file(table: LiveTable, by: PlayerId, { about, reason, text }: Complaint): Promise<Report | Refusal> {
    const refused = table.mayWatch(by)
    if (refused) return refused
    const { heard, game, seq } = table.testimonyOf(by)
    const meant = whoIsMeant(table, heard, about)
    if (isRefusal(meant)) return meant
    if (meant.player === by) return { code: 'report-yourself' }
    const at = this.now()
    const report: Report = {
      id: oldestFirst(at, randomBytes(6).toString('base64url')),
      at,
      by,
      about: meant.player,
      name: meant.name,
      reason,
      text,
      message: 'message' in about ? about.message : null,
      quotes: [...heard],
      moment: { table: table.table.id, game, seq },
      closed: null,
    }
    return (await this.whyTooMany(report)) ?? this.keep(report)
  }

  private async whyTooMany({ by, about, message, moment }: Report): Promise<Refusal | undefined> {
    const since = newestUpTo(this.now() - DAY)
    const recent = (await this.store.list(reportsBy(by), undefined, MOST_A_DAY)).filter(({ id }) => id < since)
    const same = linkText({ about, message, table: moment.table })
    if (recent.some(({ text }) => text === same)) return { code: 'reported-already' }
    return recent.length < MOST_A_DAY ? undefined : { code: 'too-many-reports', facts: { most: MOST_A_DAY } }
  }

  private async keep(report: Report): Promise<Report> {
    const { id, by, about, message, moment } = report
    const text = linkText({ about, message, table: moment.table })
    const added = (kind: string, id: string, text: string): Change => ({ kind, id, expected: 0, text })
    const lines = linesOf(report).map((line) => added(line.kind, line.id, line.kind === reportsBy(by) ? text : ''))
    if (!(await this.store.change([added(OPEN, id, JSON.stringify(report)), ...lines])))
      throw new Error('a report could not be kept')
    return report
  }

  /** Open ones the oldest first: they wait. Closed ones in the same order. */
  async list(which: 'open' | 'closed', after: string | undefined, limit: number): Promise<Report[]> {
    return (await this.store.list(which === 'open' ? OPEN : CLOSED, after, limit)).map(reportIn)
  }

  async get(id: string): Promise<Report | undefined> {
    const stored = (await this.store.get(OPEN, id)) ?? (await this.store.get(CLOSED, id))
    return stored && reportIn(stored)
  }

  /** The newest first. */
  about(player: PlayerId): Promise<Report[]> {
    return this.listed(reportsAbout(player))
  }

  by(player: PlayerId): Promise<Report[]> {
    return this.listed(reportsBy(player))
  }

  private async listed(kind: string): Promise<Report[]> {
    const lines = await this.store.list(kind)
    const reports = await Promise.all(lines.map(({ id }) => this.get(reportBehind(id))))
    return reports.filter((report) => report !== undefined)
  }

  async close(id: string, by: PlayerId, resolution: Resolution, note: string): Promise<Report | Refusal> {
    const open = await this.store.get(OPEN, id)
    if (open === undefined) return { code: 'no-such-report' }
    const closed: Report = { ...reportIn(open), closed: { at: this.now(), by, resolution, note } }
    const changes = [
      { kind: OPEN, id, expected: open.version, text: null },
      { kind: CLOSED, id, expected: 0, text: JSON.stringify(closed) },
    ]
    return (await this.store.change(changes)) ? closed : { code: 'busy' }
  }

  /** Closed ones from before this moment are thrown away, as games are. */
  async sweep(before: number): Promise<number> {
    let swept = 0
    for (;;) {
      const old = (await this.list('closed', undefined, 100)).filter(({ id }) => id < olderThan(before))
      for (const report of old) await this.remove(report)
      swept += old.length
      if (old.length === 0) return swept
    }
  }

  /** Those by somebody and about somebody who is no longer with us. */
  async forget(player: PlayerId): Promise<void> {
    for (const kind of [reportsBy(player), reportsAbout(player)]) {
      for (let reports = await this.listed(kind); reports.length > 0; reports = await this.listed(kind))
        for (const report of reports) await this.remove(report)
    }
  }

  private async remove(report: Report): Promise<void> {
    await this.store.remove(OPEN, report.id)
    await this.store.remove(CLOSED, report.id)
    for (const { kind, id } of linesOf(report)) await this.store.remove(kind, id)
  }
}

const reportIn = ({ text }: Stored): Report => JSON.parse(text) as Report

function linesOf({ id, at, by, about }: Report): readonly { readonly kind: string; readonly id: string }[] {
  const line = newestFirst(at, id)
  return [
    { kind: reportsBy(by), id: line },
    { kind: reportsAbout(about), id: line },
  ]
}
const reportBehind = (line: string): string => line.slice(line.indexOf('.') + 1)

const linkText = (link: { about: PlayerId; message: number | null; table: string }): string =>
  JSON.stringify([link.table, link.about, link.message])

function whoIsMeant(
  { table: { seats } }: LiveTable,
  heard: readonly Heard[],
  about: About,
): { readonly player: PlayerId; readonly name: string } | Refusal {
  const isSeat = 'seat' in about
  const said = isSeat ? undefined : heard.find(({ said }) => said.id === about.message)
  if (!isSeat && said === undefined) return { code: 'no-such-message', facts: { message: about.message } }
  const seat = isSeat ? about.seat : said!.said.seat
  const plan = seat === null ? undefined : seats[seat]
  if (isSeat && plan === undefined) return { code: 'no-such-seat', facts: { seats: seats.length } }
  const holder = plan?.holder
  if (isSeat) return holder?.kind === 'person' ? holder : { code: 'not-a-person', facts: { seat: about.seat } }
  return { player: said!.by, name: holder?.kind === 'person' && holder.player === said!.by ? holder.name : '' }
}
