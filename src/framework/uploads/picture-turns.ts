import { takeTurns } from '../fair-queue.ts'

/** How many threads Node has for files, host names, compression and pictures together. */
const poolThreads = Number(process.env.UV_THREADPOOL_SIZE) || 4

/**
 * Pictures are worked on in Node's pool of threads, a thread for each. They never take more than half of it,
 * because with all of it nobody could read a file or look up a host name meanwhile. Each holds its bytes in
 * memory while it waits.
 */
export const inPictureTurn = takeTurns({
  atOnce: Math.max(1, Math.min(2, Math.floor(poolThreads / 2))),
  waiting: 12,
  each: { atOnce: 1, waiting: 4 },
})
