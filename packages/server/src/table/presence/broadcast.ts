// Sends the table and its game to everybody who watches: players at once, spectators with the table's delay.

import { type Eyes, type Recording, type Row, has } from '@saloon/kernel'
import type { Down, Premove } from '../../transport/protocol.ts'
import { type Had, unspelled } from './starts.ts'
import { Viewers, type Viewer } from './viewers.ts'
import { DelayedSpectator } from './delayed-spectator.ts'
import { eyesOf, isSworn } from './ghosts.ts'
import { type Table, publicTable, seatsHeld } from '../table.ts'

/** What can be shown of a table. */
export interface Scene {
  readonly table: Table
  readonly game: Recording | undefined
  readonly number: number // of that game
  readonly prepared: readonly Premove[]
  /** That somebody asks for a move back, if somebody does. */
  readonly request: Down | undefined
  /** How long people have still, if there is a clock. */
  readonly clocks: Down | undefined
}

export class Broadcast {
  readonly viewers = new Viewers()
  private readonly glasses = new Map<Viewer, DelayedSpectator>()
  private delay = 0 // of the glasses there are now, in milliseconds
  private readonly scene: Scene
  private readonly after: DelayedSpectator['after']

  constructor(scene: Scene, after: DelayedSpectator['after']) {
    this.scene = scene
    this.after = after
  }

  enter(comer: Viewer, had?: Had): void {
    const { table, game, request, prepared, clocks } = this.scene
    this.delay = table.delay * 1000
    const viewer = this.placeOf(comer)
    viewer.eyes = eyesFor(table, viewer)
    this.viewers.add(viewer)
    this.sendTable(viewer)
    if (game) this.sendStart(viewer, game, had)
    if (request) viewer.send(JSON.stringify(request))
    if (clocks) viewer.send(JSON.stringify(clocks))
    const held = seatsHeld(table, viewer.player)
    if (prepared.some(({ seat }) => has(held, seat))) this.sendPrepared(viewer)
  }

  /** What has to be spelled for who is about to come, piece by piece. */
  unspelled(comer: Viewer, had: Had): readonly (() => void)[] {
    const { table, game, number } = this.scene
    return game ? unspelled(game, number, eyesFor(table, comer), had) : []
  }

  leave(leaver: Viewer): void {
    const glass = this.glasses.get(leaver)
    glass?.leave()
    this.glasses.delete(leaver)
    this.viewers.remove(glass ?? leaver)
  }

  /** The device has changed hands: other eyes have been told other things. */
  lookAgain(looker: Viewer): void {
    const { table, game } = this.scene
    const viewer = this.glasses.get(looker) ?? looker
    const eyes = eyesFor(table, viewer)
    if (eyes === viewer.eyes) return
    viewer.eyes = eyes
    if (game) this.sendStart(viewer, game, 'nothing')
  }

  tableChanged(): void {
    if (this.delay !== this.scene.table.delay * 1000) this.changeGlasses()
    this.viewers.each((viewer) => this.sendTable(viewer))
  }

  startedAfresh(): void {
    const { game } = this.scene
    if (game) this.viewers.startAfresh((viewer) => this.sendStart(viewer, game))
  }

  stepTaken(recording: Recording, row: Row): void {
    this.viewers.tellStep(recording, this.scene.number, row)
  }

  clocksChanged(): void {
    const { clocks } = this.scene
    if (clocks) this.viewers.tellAll(clocks)
  }

  /** Only who holds one of these seats is told. */
  preparedChanged(seats: Eyes): void {
    this.viewers.each((viewer) => {
      if ((seatsHeld(this.scene.table, viewer.player) & seats) !== 0) this.sendPrepared(viewer)
    })
  }

  /** The viewer itself, or its delayed spectator where the table has a delay. */
  private placeOf(viewer: Viewer): Viewer {
    if (this.delay === 0) return viewer
    const glass = new DelayedSpectator(viewer, this.delay, this.after)
    this.glasses.set(viewer, glass)
    return glass
  }

  private changeGlasses(): void {
    const everybody: Viewer[] = []
    this.viewers.each((place) => everybody.push(place instanceof DelayedSpectator ? place.viewer : place))
    for (const viewer of everybody) this.leave(viewer)
    this.delay = this.scene.table.delay * 1000
    for (const viewer of everybody) this.viewers.add(this.placeOf(viewer))
  }

  private sendTable(viewer: Viewer): void {
    const { table, game } = this.scene
    const { player } = viewer
    const eyes = eyesFor(table, viewer)
    const moved = eyes !== viewer.eyes
    viewer.eyes = eyes
    const message = {
      type: 'table',
      table: publicTable(table),
      yours: seatsHeld(table, player),
      host: player === table.host,
    }
    viewer.send(JSON.stringify(message))
    if (moved && game) this.sendStart(viewer, game, 'nothing')
  }

  private sendStart(viewer: Viewer, game: Recording, had?: Had): void {
    viewer.send(this.viewers.start(game, this.scene.number, viewer.eyes, had))
  }

  private sendPrepared(viewer: Viewer): void {
    const held = seatsHeld(this.scene.table, viewer.player)
    const prepared = this.scene.prepared.filter(({ seat }) => has(held, seat))
    viewer.send(JSON.stringify({ type: 'prepared', prepared }))
  }
}

/** The part of their own seats that they look through. Sworn ghosts see everything anyway. */
function eyesFor(table: Table, { player, looksThrough }: Viewer): Eyes {
  const eyes = eyesOf(table, player)
  return isSworn(table, seatsHeld(table, player)) ? eyes : eyes & looksThrough
}
