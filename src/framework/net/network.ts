import { isIPv6 } from 'node:net'

/**
 * The network that is counted as one caller: an IPv4 address, or the /64 network of an IPv6 address, since
 * whoever has one address in such a network has all of them.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const address = ip.split('%', 1)[0] as string
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  return mapped?.[1] ?? `${groupsOf(address).slice(0, 4).join(':')}::/64`
}

/** All eight groups of an IPv6 address, the ones that `::` leaves out included. */
function groupsOf(address: string): string[] {
  // Node writes an address in its one short form, whatever it was given.
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [left = '', right = ''] = short.split('::')
  const before = left === '' ? [] : left.split(':')
  const after = right === '' ? [] : right.split(':')
  const missing = short.includes('::') ? 8 - before.length - after.length : 0
  return [...before, ...Array<string>(missing).fill('0'), ...after]
}
