import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkedLookup, isPublicAddress } from './public-address.ts'

describe('isPublicAddress', () => {
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '127.255.255.254',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    'example.com',
    '',
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  test.each([
    '8.8.8.8',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.0.1',
    '100.128.0.1',
    '2606:4700::1111',
  ])('allows %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  test('refuses everything that IPv6 can say about an IPv4 address', () => {
    fc.assert(fc.property(fc.ipV4(), (address) => !isPublicAddress(`::ffff:${address}`)))
  })

  test('refuses a private address however the host of a URL spells it', () => {
    const octets = fc.tuple(fc.constantFrom(10, 127), fc.nat(255), fc.nat(255), fc.nat(255))

    fc.assert(
      fc.property(octets, ([a, b, c, d]) => {
        const number = ((a * 256 + b) * 256 + c) * 256 + d
        const spellings = [
          `${a}.${b}.${c}.${d}`,
          String(number),
          `0x${number.toString(16)}`,
          `0${number.toString(8)}`,
          `0${a.toString(8)}.${b}.0x${c.toString(16)}.${d}`,
          `${a}.${b}.${c * 256 + d}`,
          `[::ffff:${a}.${b}.${c}.${d}]`,
        ]
        return spellings.every((spelling) => {
          const { hostname } = new URL(`http://${spelling}/`)
          return !isPublicAddress(hostname.replace(/^\[|\]$/g, ''))
        })
      }),
    )
  })
})

describe('checkedLookup', () => {
  const lookUp = (all: boolean, isAllowed: (address: string) => boolean) =>
    new Promise((resolve) => {
      checkedLookup(isAllowed)('localhost', { all }, (error, address) => resolve(error ?? address))
    })

  test('gives a socket nothing to connect to when a name leads to a private address', async () => {
    expect(await lookUp(true, isPublicAddress)).toBeInstanceOf(Error)
    expect(await lookUp(false, isPublicAddress)).toBeInstanceOf(Error)
  })

  test('gives one address or all of them, as the socket asks', async () => {
    expect(await lookUp(false, () => true)).toMatch(/^127\.|^::1$/)
    expect(await lookUp(true, () => true)).toContainEqual(
      expect.objectContaining({ address: expect.any(String) }),
    )
  })
})
