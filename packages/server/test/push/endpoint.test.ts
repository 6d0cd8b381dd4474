import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { isEndpoint, isPublic, lookUpPublic } from '../../src/push/endpoint.ts'

describe('a message may be sent to', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGu?x=1',
    'https://web.push.apple.com./QGu?x=1',
    'https://wns2-par02p.notify.windows.com:443/w/?token=abc',
  ])('%s', (endpoint) => {
    expect(isEndpoint(endpoint, false)).toBe(true)
  })

  test.each([
    '',
    'nonsense',
    'http://push.example/x',
    'ftp://push.example/x',
    'file:///etc/passwd',
    'https://localhost/x',
    'https://db.localhost/x',
    'https://intranet/x',
    'https://printer.local/x',
    'https://metadata.google.internal/x',
    'https://localhost./x',
    'https://LOCALHOST./x',
    'https://db.localhost./x',
    'https://intranet./x',
    'https://printer.local./x',
    'https://nas.home.arpa/x',
    'https://push.example../x',
    'https://127.0.0.1/x',
    'https://127.0.0.1./x',
    'https://0177.0.0.1/x',
    'https://8.8.8.8./x',
    'https://[::ffff:127.0.0.1]/x',
    'https://１２７.0.0.1/x',
    'https://0x7f.1/x',
    'https://2130706433/x',
    'https://8.8.8.8/x',
    'https://[::1]/x',
    'https://[2606:4700::1111]/x',
    'https://push.example:8443/x',
    'https://me:secret@push.example/x',
    'https://push.example/x#y',
    `https://push.example/${'x'.repeat(2000)}`,
    'http://localhost:9/x',
  ])('but not %s', (endpoint) => {
    expect(isEndpoint(endpoint, false)).toBe(false)
  })

  test('this machine, when it is being tried out, and nothing else without TLS', () => {
    for (const fine of ['http://localhost:9/x', 'http://127.0.0.1:9/x', 'https://push.example/x'])
      expect(isEndpoint(fine, true)).toBe(true)
    for (const wrong of ['http://push.example/x', 'http://10.0.0.1/x', 'https://localhost/x', 'http://127.0.0.2/x'])
      expect(isEndpoint(wrong, true)).toBe(false)
  })
})

describe('of addresses', () => {
  test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '223.255.255.254', '2606:4700::1111', '2a00:1450::1'])(
    '%s is public',
    (address) => {
      expect(isPublic(address)).toBe(true)
    },
  )

  test.each(
    (
      '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.255.255.255 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1 192.168.1.1 ' +
      '198.18.0.1 198.19.255.255 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255 :: ::1 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ' +
      '64:ff9b::7f00:1 fe80::1 fc00::1 fd12::1 ff02::1 2001::1 2001:db8::1 2002:7f00:1::1 3fff::1 nonsense'
    ).split(' '),
  )('%s is not', (address) => {
    expect(isPublic(address)).toBe(false)
  })

  test('a name that leads to this machine leads nowhere', async () => {
    const look = promisify(lookUpPublic as (name: string, options: object, done: (error: Error | null) => void) => void)
    for (const options of [{}, { all: true }, { family: 4 }])
      await expect(look('localhost', options)).rejects.toMatchObject({ code: 'ENOTPUBLIC' })
  })
})
