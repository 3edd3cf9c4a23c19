import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Ranges that belong to networks of their own, as the registries of special addresses list. */
const special = new BlockList()
const specialIpv4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // The registries do not have this address: in one large cloud it reaches the agent of each machine.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
const specialIpv6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]
for (const [network, prefix] of specialIpv4) special.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of specialIpv6) special.addSubnet(network, prefix, 'ipv6')

/** The only part of IPv6 in public use. What maps or tunnels IPv4 is outside of it or special. */
const globalIpv6 = new BlockList()
globalIpv6.addSubnet('2000::', 3, 'ipv6')

export type AddressCheck = (address: string) => boolean

/** An address or a name leads into some network of its own. */
export class NotPublic extends Error {}

/** Whether an IP address is one that anybody on the internet can reach. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !special.check(address, 'ipv4')
  if (version !== 6 || address.includes('%')) return false
  return globalIpv6.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/**
 * Looks a host up for a socket and refuses it unless every address found is allowed. The socket
 * connects to the very addresses that were checked, so a name that resolves differently the next
 * time cannot get around the check.
 */
export function checkedLookup(isAllowed: AddressCheck): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || first === undefined) {
        callback(error ?? new Error(`${hostname} has no address`), [])
      } else if (!addresses.every(({ address }) => isAllowed(address))) {
        callback(new NotPublic(`${hostname} is not a public host`), [])
      } else if (options.all) {
        callback(null, addresses)
      } else {
        callback(null, first.address, first.family)
      }
    })
  }
}
