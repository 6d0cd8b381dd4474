// How many lines (sockets and streams) each player and each address has open.

import type { Refusal } from '@saloon/kernel'
import { visitorAt } from '../jobs/addresses.ts'
import type { Quota } from './quotas.ts'

export class Lines {
  private readonly open = new Map<string, number>()
  private readonly most: Quota

  constructor(most: Quota = { player: Infinity, address: Infinity }) {
    this.most = most
  }

  whyNotFrom(address: string): Refusal | undefined {
    return this.whyNot(visitorAt(address), 'address')
  }

  /** Call what it gives when the line is gone. */
  from(address: string): () => void {
    return this.add(visitorAt(address))
  }

  whyNotBy(player: string): Refusal | undefined {
    return this.whyNot(player, 'player')
  }

  by(player: string): () => void {
    return this.add(player)
  }

  private whyNot(key: string, whose: keyof Quota): Refusal | undefined {
    const most = this.most[whose]
    return (this.open.get(key) ?? 0) < most ? undefined : { code: 'too-many-sockets', facts: { most, of: whose } }
  }

  private add(key: string): () => void {
    this.open.set(key, (this.open.get(key) ?? 0) + 1)
    return () => {
      const left = this.open.get(key)! - 1
      if (left > 0) this.open.set(key, left)
      else this.open.delete(key)
    }
  }
}
