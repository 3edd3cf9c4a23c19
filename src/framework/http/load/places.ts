/** Gives a place back. May be called more than once. */
export type Leave = () => void

/** Counts places, in all and for each network. Whoever gets none is told at once. */
export function openPlaces(total: number, perNetwork = total) {
  const networks = new Map<string, number>()
  let taken = 0

  const add = (network: string, size: number) => {
    const fromHere = (networks.get(network) ?? 0) + size
    if (fromHere === 0) networks.delete(network)
    else networks.set(network, fromHere)
    taken += size
  }

  /** A larger thing takes several places, but never more than there are. */
  return (network = '', wanted = 1): Leave | undefined => {
    const size = Math.min(wanted, total, perNetwork)
    const fromHere = networks.get(network) ?? 0
    if (taken + size > total || fromHere + size > perNetwork) return undefined

    add(network, size)
    let isIn = true
    return () => {
      if (isIn) add(network, -size)
      isIn = false
    }
  }
}
