const size = 8_000
const attempts = 4

/**
 * How many times longer something takes with four times the input: 4 where it is linear, 16 where it
 * takes the square. The least of several, since whatever disturbs a measurement only adds to it.
 */
export function growthOf(act: (input: string) => unknown, shape: (size: number) => string): number {
  const few = shape(size)
  const many = shape(4 * size)
  let growth = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < attempts && growth > 5; attempt += 1) {
    growth = Math.min(growth, secondsOf(() => act(many)) / secondsOf(() => act(few)))
  }
  return growth
}

/** Of this thread alone, whatever else the machine does; its clock ticks in milliseconds. */
function secondsOf(act: () => unknown): number {
  act()
  const start = processorSeconds()
  let rounds = 0
  let spent = 0
  do {
    act()
    rounds += 1
    spent = processorSeconds() - start
  } while (spent < 0.025 && rounds < 300)
  return Math.max(spent / rounds, 0.0001)
}

function processorSeconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000_000
}
