import type { Worker } from 'node:cluster'
import { EventEmitter } from 'node:events'
import { Counter, Gauge, Registry } from 'prom-client'
import { expect, test, vi } from 'vitest'
import { openCounting } from './counting.ts'
import { watchHearts } from './heartbeat.ts'
import type { Order, Report } from './messages.ts'

/** Answers as a process does, until it is frozen. */
function processDouble(requests: number) {
  const registry = new Registry()
  new Counter({ name: 'requests_total', help: '-', registers: [registry] }).inc(requests)
  const late = new Gauge({ name: 'payouts_late', help: '-', registers: [registry] })
  const events = new EventEmitter()
  const kill = vi.fn()
  let isFrozen = false
  const answer = async (order: Order): Promise<void> => {
    if (isFrozen) return
    if (order.order === 'answer') tell({ report: 'alive' })
    if (order.order !== 'count') return
    late.remove()
    if (order.whole) late.set(3)
    const metrics = await registry.getMetricsAsJSON()
    tell({ report: 'counted', number: order.number, metrics })
  }
  const tell = (report: Report) => events.emit('message', report)
  const worker = Object.assign(events, {
    isConnected: () => true,
    send: (order: Order) => void answer(order),
    process: { pid: requests, kill },
  }) as unknown as Worker
  return {
    ...{ worker, kill },
    freeze: () => {
      isFrozen = true
    },
  }
}

test('what is the same for all is told by one that answers, and counts never go down', async () => {
  vi.useFakeTimers()
  const frozen = processDouble(10)
  const well = processDouble(5)
  const next = processDouble(1)
  let workers = [frozen.worker, well.worker]
  const counting = openCounting(() => workers)
  const read = async () => {
    const text = counting.read().then((registry) => registry.metrics())
    await vi.advanceTimersByTimeAsync(10_000)
    return text
  }

  expect(await read()).toContain('requests_total 15')
  frozen.freeze()
  const meanwhile = await read()
  expect(meanwhile).toContain('payouts_late 3')
  expect(meanwhile).toContain('requests_total 15')
  expect(meanwhile).toContain('troupe_processes_missing 1')

  counting.died()
  workers = [next.worker, well.worker]
  for (const text of [await read(), await read()]) {
    expect(text).toContain('requests_total 16')
    expect(text).toContain('troupe_processes_missing 0')
    expect(text).toContain('troupe_processes_died_total 1')
  }

  well.freeze()
  next.freeze()
  expect(await read()).not.toMatch(/^payouts_late/m)
  vi.useRealTimers()
})

test('a process that lives and does not answer is ended, one that answers late is not', async () => {
  vi.useFakeTimers()
  const frozen = processDouble(1)
  const well = processDouble(2)
  const error = vi.fn()
  watchHearts(() => [frozen.worker, well.worker], { error })
  await vi.advanceTimersByTimeAsync(60_000)
  frozen.freeze()
  await vi.advanceTimersByTimeAsync(25_000)
  expect(frozen.kill).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(frozen.kill).toHaveBeenCalledExactlyOnceWith('SIGKILL')
  expect(well.kill).not.toHaveBeenCalled()
  expect(error).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
