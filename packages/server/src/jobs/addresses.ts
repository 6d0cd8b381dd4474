// The address each player last came from. Work is shared out by address, because anybody can be as many guests as they like. Only
// in memory, and never shown.

import { isIPv6 } from 'node:net'

const MOST = 20_000
/** The part of an IPv6 address that a provider assigns to one household. */
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

/** All from one address count as one visitor; of IPv6, all from one household's 2^64 addresses. */
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
