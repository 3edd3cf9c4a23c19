import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { StartToken } from '../../demo/people/access-tokens.ts'
import { isUnavailable } from '../../framework/database/errors.ts'
import { hindranceOf } from '../../framework/database/hindrances.ts'
import type { Order, Report } from './messages.ts'

/** Which work a process does. */
export type Role = 'web' | 'jobs'

/** `EX_TEMPFAIL` of sysexits: a process that ends with it would start once the database is back. */
const passingExit = 75

/** The status with which a process ends whose start has failed. */
export function exitOfStart(error: unknown): number {
  const isAway = /^(away|silent|.*_connections)$/.test(hindranceOf(error))
  return isUnavailable(error) && isAway ? passingExit : 1
}

/** The process has said why. */
export class NotStarted extends Error {
  readonly isPassing: boolean

  constructor(code: number | null) {
    super()
    this.isPassing = code === passingExit
  }
}

/** How long a process may take until it is ready, and what is said of one that takes longer. */
type Patience = { ms: number; late: (holder: Worker) => void }

/** A process that is ready. One for which there is no patience left is ended. */
export async function begin(
  role: Role,
  patience?: Patience,
): Promise<{ holder: Worker; tokens: StartToken[] }> {
  const holder = cluster.fork({ ROLE: role, WORKERS: '' })
  const { promise, resolve, reject } = Promise.withResolvers<StartToken[]>()
  const hear = (message: Report): void => {
    if (message.report === 'ready') resolve(message.tokens)
  }
  const fail = (code: number | null): void => reject(new NotStarted(code))
  const giveUp = (): void => {
    patience?.late(holder)
    holder.process.kill('SIGKILL')
  }
  holder.on('message', hear)
  holder.once('exit', fail)
  const late = patience && setTimeout(giveUp, patience.ms)
  try {
    return { holder, tokens: await promise }
  } finally {
    clearTimeout(late)
    holder.off('message', hear)
    holder.off('exit', fail)
  }
}

export function order(worker: Worker, message: Order): void {
  // One that has just died needs no order.
  if (worker.isConnected()) worker.send(message, () => {})
}

export async function endOf(worker: Worker): Promise<number | null> {
  if (!worker.isDead()) await once(worker, 'exit')
  return worker.process.exitCode
}
