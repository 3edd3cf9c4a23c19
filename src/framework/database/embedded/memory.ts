import { totalmem } from 'node:os'
import { setFlagsFromString } from 'node:v8'

/** Enough for optimizing it, which takes a moment, and for the process beside it. */
const roomToOptimize = 2 * 1024 ** 3

/**
 * The first seconds of use have the embedded database optimized, which takes up to a gigabyte beside what it
 * needs. Where there is no room for that the process would be killed, so it stays as it is: the same, and
 * slower.
 */
export function saveMemory(): void {
  if (canOptimize(totalmem(), process.constrainedMemory())) return
  // One flag stands for both on the command line, but not once a process runs.
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
}

/**
 * Whether a machine has room for it, and the container too if there is one: without a limit that is 0, or
 * more than there is.
 */
export function canOptimize(machine: number, container: number): boolean {
  return Math.min(machine, container || machine) >= roomToOptimize
}
