// Where a message may be sent. Anybody can say that their browser listens at some address, and we send there from within
// our own network: only names of public machines will do, and the address behind a name is looked at when we connect to it.

import { lookup } from 'node:dns'
import { BlockList, type LookupFunction, isIP } from 'node:net'

export const LONGEST_ENDPOINT = 2000
const HERE = ['localhost', '127.0.0.1']

/** `isLocalFine`: for trying it out, somebody on this machine may listen, too. */
export function isEndpoint(text: string, isLocalFine: boolean): boolean {
  if (text.length > LONGEST_ENDPOINT || !URL.canParse(text)) return false
  const { protocol, hostname, port, username, password, hash } = new URL(text)
  if (username !== '' || password !== '' || hash !== '') return false
  if (isLocalFine && protocol === 'http:') return HERE.includes(hostname)
  return protocol === 'https:' && port === '' && isPublicName(hostname)
}

/** Ends that lead to this machine or stay within its network. */
const OUR_OWN = /\.(?:localhost|local|internal|home\.arpa)$/

/** As browsers read it: numbers in any spelling are an address by now. With or without the dot of the root, it is the same name. */
function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '')
  return name.includes('.') && isIP(name) === 0 && !name.startsWith('[') && !name.endsWith('.') && !OUR_OWN.test(name)
}

/** Of IPv4 all that nobody reaches from elsewhere. */
const NOT_PUBLIC = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(net, bits, 'ipv4')
/** Within IPv6's public part, those that lead to IPv4 addresses, and those of examples. */
const GLOBAL = new BlockList()
GLOBAL.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC.addSubnet(net, bits, 'ipv6')

export function isPublic(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !NOT_PUBLIC.check(address, 'ipv4')
  return family === 6 && GLOBAL.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6')
}

/** In the place of the usual look-up: what it finds is what is connected to, so a name can't mean something else by then. */
export const lookUpPublic: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, [])
    const addresses = found.filter(({ address }) => isPublic(address))
    const [first] = addresses
    if (first === undefined) return done(Object.assign(new Error('not a public address'), { code: 'ENOTPUBLIC' }), [])
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}
