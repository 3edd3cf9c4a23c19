/** `host:port/database`: an address has a password too, before the host or behind the question mark. */
export function placeOf(address: string): string {
  const { host, pathname, searchParams } = new URL(address)
  return `${host || searchParams.get('host') || 'localhost'}${pathname}`
}
