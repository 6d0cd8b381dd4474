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

/** Who comes from there counts as one visitor. A household has 2^64 addresses of the new kind: those count together. */
export function visitorAt(address: string): string {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('%')[0]!.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const between = Array.from({ length: tail === undefined ? 0 : GROUPS - front.length - back.length }, () => '0')
  const groups = [...front, ...between, ...back].slice(0, GROUPS_OF_A_NETWORK)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
