// What whoever runs the server can switch off while it is open.

import type { Refusal } from '@saloon/kernel'
import type { Bus } from '../cluster/bus/bus.ts'
import { type Failed, parsedOr } from '../store/legible.ts'
import type { Store } from '../store/store.ts'

export const FEATURES = ['public-lobby', 'free-chat', 'new-tables', 'new-guests'] as const
export type Feature = (typeof FEATURES)[number]
export type Settings = Readonly<Record<Feature, boolean>>

const KIND = 'house'
const ID = 'switches'
const TOPIC = 'switches'
const ALL_ON = Object.fromEntries(FEATURES.map((feature) => [feature, true])) as Settings

export class Switches {
  private readonly store: Store
  private readonly bus: Bus
  private readonly failed: Failed
  private settings: Settings = ALL_ON

  private constructor(store: Store, bus: Bus, failed: Failed) {
    this.store = store
    this.bus = bus
    this.failed = failed
  }

  static async open(store: Store, bus: Bus, failed: (error: unknown) => void): Promise<Switches> {
    const switches = new Switches(store, bus, failed)
    bus.listen(TOPIC, () => void switches.read().catch(failed))
    await switches.read()
    return switches
  }

  get all(): Settings {
    return this.settings
  }

  whyOff(feature: Feature): Refusal | undefined {
    return this.settings[feature] ? undefined : { code: 'switched-off', facts: { feature } }
  }

  async set(feature: Feature, on: boolean): Promise<Settings | Refusal> {
    const stored = await this.read()
    const text = JSON.stringify({ ...this.settings, [feature]: on })
    if (!(await this.store.put(KIND, ID, stored, text))) return { code: 'busy' }
    await this.read()
    this.bus.publish(TOPIC, feature)
    return this.settings
  }

  /** Gives the version that it has now. */
  async read(): Promise<number> {
    const stored = await this.store.get(KIND, ID)
    if (stored) this.settings = { ...ALL_ON, ...parsedOr<Partial<Settings>>(stored, {}, this.failed) }
    return stored?.version ?? 0
  }
}
