import type { Worker } from 'node:cluster'
import type { FastifyBaseLogger } from 'fastify'
import type { Order, Report } from './messages.ts'

const beatMs = 5000

/**
 * A process that leaves so many beats unanswered is not only busy. Beats, not seconds: a machine may sleep.
 */
const mostUnanswered = 6

/** Ends processes that live but do nothing any more, so that they are replaced like those that died. */
export function watchHearts(holders: () => Worker[], log: Pick<FastifyBaseLogger, 'error'>): void {
  const unanswered = new WeakMap<Worker, number>()
  const beat = (worker: Worker): void => {
    const missed = unanswered.get(worker)
    if (missed === undefined)
      worker.on('message', ({ report }: Report) => {
        if (report === 'alive') unanswered.set(worker, 0)
      })
    if (missed === mostUnanswered) {
      log.error({ process: worker.process.pid }, 'process does not answer, so it is ended')
      worker.process.kill('SIGKILL')
    }
    unanswered.set(worker, (missed ?? 0) + 1)
    const order: Order = { order: 'answer' }
    worker.send(order, () => {})
  }
  setInterval(() => {
    for (const worker of holders()) if (worker.isConnected()) beat(worker)
  }, beatMs).unref()
}
