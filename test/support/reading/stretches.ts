/**
 * For how many milliseconds of its own this thread works at most without letting anyone else have a turn.
 * What takes longer than `most` is tried twice more, and the best counts: memory that is cleared meanwhile,
 * or a core that others use, makes a stretch longer now and then, and code that stalls does so each time.
 */
export async function longestStretch(
  most: number,
  act: () => Promise<unknown>,
  tries = 3,
): Promise<number> {
  const longest = await tryOnce(act)
  if (longest < most || tries === 1) return longest
  return Math.min(longest, await longestStretch(most, act, tries - 1))
}

async function tryOnce(act: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isOver = false
  let last = process.threadCpuUsage()
  const turn = () => {
    const { user, system } = process.threadCpuUsage(last)
    last = process.threadCpuUsage()
    longest = Math.max(longest, (user + system) / 1000)
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  await act()
  isOver = true
  turn()
  return longest
}
