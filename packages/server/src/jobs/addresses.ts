// Where players last came from: fairness counts addresses, because anybody can be as many guests as they like. Kept in memory
// only, and told to nobody.

import { isIPv6 } from 'node:net'

const MOST = 20_000
/** Of an IPv6 address, what a provider gives to one household: the rest is theirs to choose. */
const GROUPS_OF_A_NETWORK = 4
const GROUPS = 8

export class Addresses {
  private readonly known = new Map<string, string>()

  note(player: string, address: string): void {
    const visitor = visitorAt(address)
    if (this.known.get(player) === visitor) return
    this.known.delete(player)
    this.known.set(player, visitor)
    if (this.known.size > MOST) this.known.delete(this.known.keys().next().value!)
  }

  /** A player who hasn't been seen is a visitor of their own. */
  of(player: string): string {
    return this.known.get(player) ?? `player ${player}`
  }
}

/** Who comes from there counts as one visitor. */
export function visitorAt(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address // also an IPv4 address in the clothes of the other
  const [head = '', tail] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups = [...first, ...Array.from({ length: GROUPS - first.length - last.length }, () => '0'), ...last]
  return groups.slice(0, GROUPS_OF_A_NETWORK).join(':')
}
