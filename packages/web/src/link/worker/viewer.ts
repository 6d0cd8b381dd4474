// The page as the only viewer of a local table: sends it the table, the game through the eyes that look, and each step.

import { type Eyes, type Patch, type Recording, type Row, type View, type Base, difference } from '@saloon/kernel'
import type { Down } from '@saloon/server/protocol'
import type { Premoves } from './premoves.ts'
import { publicTable } from './public-table.ts'
import type { KeptTable } from './local-store.ts'
import { dealFor, liveMomentFor, momentFor } from './moments.ts'

/** What can be shown of the table. */
export interface Scene {
  readonly kept: KeptTable
  readonly recording: Recording | undefined
  readonly yours: Eyes
}

export class Viewer {
  private looksThrough: Eyes = -1
  private shown: View<Base> | undefined // what the page has
  private readonly scene: Scene
  readonly tell: (message: Down) => void

  constructor(scene: Scene, tell: (message: Down) => void) {
    this.scene = scene
    this.tell = tell
  }

  private get eyes(): Eyes {
    return this.scene.yours & this.looksThrough
  }

  /** The device has changed hands. */
  look(seats: Eyes): void {
    this.looksThrough = seats
    this.sendStart()
  }

  sendTable(hurried: boolean): void {
    const { kept, yours } = this.scene
    this.tell({ type: 'table', table: { ...publicTable(kept), hurried }, yours, host: true })
  }

  sendPremoves({ list }: Premoves): void {
    this.tell({ type: 'prepared', prepared: list })
  }

  sendStart(): void {
    const { kept, recording } = this.scene
    if (recording === undefined) return
    const { game, rows, state } = recording
    const { eyes } = this
    this.shown = game.view(state, eyes)
    const missed = [dealFor(recording, eyes), ...rows.slice().map((row) => momentFor(game, row, eyes))]
    this.tell({ type: 'start', game: kept.games, seq: rows.length, view: this.shown, missed })
  }

  sendStep(row: Row): void {
    if (this.shown === undefined) return // nobody has come yet: who comes is told everything
    const { kept, recording } = this.scene
    const { game, state } = recording!
    const view = game.view(state, this.eyes)
    const change = difference(this.shown, view)
    this.shown = view
    this.tell({
      type: 'step',
      game: kept.games,
      ...liveMomentFor(game, row, this.eyes),
      ...(change !== '' && { patch: JSON.parse(change) as Patch }),
    })
  }
}
