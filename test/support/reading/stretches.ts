/** For how many milliseconds of its own this thread works at most without letting anyone else have a turn. */
export async function longestStretch(act: () => Promise<unknown>): Promise<number> {
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
