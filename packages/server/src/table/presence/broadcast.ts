// Everybody who looks at a table, at it or behind glass, and what each of them is sent.

import { type Eyes, type Recording, type Row, has } from '@saloon/kernel'
import type { Down, Preparation } from '../../transport/protocol.ts'
import { type Had, unspelled } from './starts.ts'
import { Audience, type Watcher } from './viewers.ts'
import { BehindGlass } from './delayed-spectator.ts'
import { eyesOf, isSworn } from './ghosts.ts'
import { type Table, publicTable, seatsHeld } from '../table.ts'

/** What there is to see. */
export interface Scene {
  readonly table: Table
  readonly game: Recording | undefined
  readonly number: number // of that game
  readonly prepared: readonly Preparation[]
  /** That somebody asks for a move back, if somebody does. */
  readonly request: Down | undefined
  /** How long people have still, if there is a clock. */
  readonly clocks: Down | undefined
}

export class Gallery {
  readonly audience = new Audience()
  private readonly glasses = new Map<Watcher, BehindGlass>()
  private delay = 0 // of the glasses there are now, in milliseconds
  private readonly scene: Scene
  private readonly after: BehindGlass['after']

  constructor(scene: Scene, after: BehindGlass['after']) {
    this.scene = scene
    this.after = after
  }

  enter(comer: Watcher, had?: Had): void {
    const { table, game, request, prepared, clocks } = this.scene
    this.delay = table.delay * 1000
    const watcher = this.placeOf(comer)
    watcher.eyes = eyesFor(table, watcher)
    this.audience.add(watcher)
    this.sendTable(watcher)
    if (game) this.sendStart(watcher, game, had)
    if (request) watcher.send(JSON.stringify(request))
    if (clocks) watcher.send(JSON.stringify(clocks))
    const held = seatsHeld(table, watcher.player)
    if (prepared.some(({ seat }) => has(held, seat))) this.sendPrepared(watcher)
  }

  /** What has to be spelled for who is about to come, piece by piece. */
  unspelled(comer: Watcher, had: Had): readonly (() => void)[] {
    const { table, game, number } = this.scene
    return game ? unspelled(game, number, eyesFor(table, comer), had) : []
  }

  leave(leaver: Watcher): void {
    const glass = this.glasses.get(leaver)
    glass?.leave()
    this.glasses.delete(leaver)
    this.audience.remove(glass ?? leaver)
  }

  /** The device has changed hands: other eyes have been told other things. */
  lookAgain(looker: Watcher): void {
    const { table, game } = this.scene
    const watcher = this.glasses.get(looker) ?? looker
    const eyes = eyesFor(table, watcher)
    if (eyes === watcher.eyes) return
    watcher.eyes = eyes
    if (game) this.sendStart(watcher, game, 'nothing')
  }

  tableChanged(): void {
    if (this.delay !== this.scene.table.delay * 1000) this.changeGlasses()
    this.audience.each((watcher) => this.sendTable(watcher))
  }

  startedAfresh(): void {
    const { game } = this.scene
    if (game) this.audience.startAfresh((watcher) => this.sendStart(watcher, game))
  }

  stepTaken(recording: Recording, row: Row): void {
    this.audience.tellStep(recording, this.scene.number, row)
  }

  clocksChanged(): void {
    const { clocks } = this.scene
    if (clocks) this.audience.tellAll(clocks)
  }

  /** Only who holds one of these seats is told. */
  preparedChanged(seats: Eyes): void {
    this.audience.each((watcher) => {
      if ((seatsHeld(this.scene.table, watcher.player) & seats) !== 0) this.sendPrepared(watcher)
    })
  }

  /** At the table, or behind glass where onlookers see the game later. */
  private placeOf(watcher: Watcher): Watcher {
    if (this.delay === 0) return watcher
    const glass = new BehindGlass(watcher, this.delay, this.after)
    this.glasses.set(watcher, glass)
    return glass
  }

  private changeGlasses(): void {
    const everybody: Watcher[] = []
    this.audience.each((place) => everybody.push(place instanceof BehindGlass ? place.watcher : place))
    for (const watcher of everybody) this.leave(watcher)
    this.delay = this.scene.table.delay * 1000
    for (const watcher of everybody) this.audience.add(this.placeOf(watcher))
  }

  private sendTable(watcher: Watcher): void {
    const { table, game } = this.scene
    const { player } = watcher
    const eyes = eyesFor(table, watcher)
    const moved = eyes !== watcher.eyes
    watcher.eyes = eyes
    const message = {
      type: 'table',
      table: publicTable(table),
      yours: seatsHeld(table, player),
      host: player === table.host,
    }
    watcher.send(JSON.stringify(message))
    if (moved && game) this.sendStart(watcher, game, 'nothing')
  }

  private sendStart(watcher: Watcher, game: Recording, had?: Had): void {
    watcher.send(this.audience.start(game, this.scene.number, watcher.eyes, had))
  }

  private sendPrepared(watcher: Watcher): void {
    const held = seatsHeld(this.scene.table, watcher.player)
    const prepared = this.scene.prepared.filter(({ seat }) => has(held, seat))
    watcher.send(JSON.stringify({ type: 'prepared', prepared }))
  }
}

/** Of what they may see, as much as they look through; under oath there is nothing left to hide from each other. */
function eyesFor(table: Table, { player, looksThrough }: Watcher): Eyes {
  const eyes = eyesOf(table, player)
  return isSworn(table, seatsHeld(table, player)) ? eyes : eyes & looksThrough
}
