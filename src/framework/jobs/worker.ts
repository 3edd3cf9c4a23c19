import type { FastifyBaseLogger } from 'fastify'
import type { PgBoss, Job as Taken } from 'pg-boss'
import type { JobOutcome, Meters } from '../metrics/meters.ts'
import { ownTrace, withinTrace } from '../traces/current.ts'
import type { Tracer } from '../traces/tracer.ts'
import { type Attempt, settle, tryJob } from './attempts.ts'
import { makeBell } from './bell.ts'
import type { AnyJob } from './job.ts'
import { heartbeatMs } from './queue-options.ts'
import { openSlots } from './slots.ts'
import type { IsWaiting } from './waiting.ts'

export type Worker = ReturnType<typeof startWorker>

/**
 * Works on jobs of one kind, each in a slot of its own: one that takes long holds up no other. pg-boss's
 * own workers either wait for a whole batch or ask the database once for each slot, even with nothing
 * to do.
 */
export function startWorker<Context>(
  boss: PgBoss,
  context: Context,
  log: FastifyBaseLogger,
  job: AnyJob<Context>,
  isWaiting: IsWaiting,
  { meters, tracer }: { meters?: Meters | undefined; tracer?: Tracer | undefined } = {},
) {
  const { name, slots = 20, every = 2 } = job
  const bell = makeBell()
  const stopping = new AbortController()

  const attempt = async (taken: Taken<unknown>): Promise<Attempt> => {
    const began = performance.now()
    const act = () => tryJob(context, log, job, taken, stopping.signal)
    const stretch = tracer?.job(name)
    const made = await (stretch?.run(act) ?? withinTrace(ownTrace(), act))
    stretch?.end({ failure: made.failure?.reason })
    meters?.job(name, outcomeOf(made), (performance.now() - began) / 1000)
    return made
  }

  const report = (what: string) => (error: unknown) => {
    log.error({ err: error, job: name }, what)
  }

  const held = openSlots(slots, {
    attempt,
    ended: bell.ring,
    settle: (attempts) => settle(boss, name, attempts).catch(report('jobs not settled')),
  })

  const fill = async (): Promise<void> => {
    const batchSize = held.free()
    if (batchSize === 0) return
    const taken = await boss.fetch<unknown>(name, { batchSize }).catch(report('no jobs fetched'))
    for (const one of taken ?? []) void held.hold(one)
  }

  const loop = async (): Promise<void> => {
    let isDue = true
    while (!stopping.signal.aborted) {
      await held.clear()
      if (isDue) await fill()
      if (stopping.signal.aborted) return
      isDue =
        (await bell.sleep(every * 1000)) ||
        (await isWaiting(name).catch(report('no look at jobs'))) === true
    }
  }

  const beat = async (): Promise<void> => {
    if (!held.isEmpty()) await boss.touch(name, held.taken()).catch(report('no heartbeat'))
  }

  const beating = setInterval(beat, heartbeatMs)
  const looping = loop()

  return {
    hurry: bell.ring,
    /** Waits for what is under way. What is not done by then is handed back, to be retried soon. */
    stop: async (patienceMs: number): Promise<void> => {
      stopping.abort()
      bell.ring()
      await looping
      const end = Date.now() + patienceMs
      while (!held.isEmpty() && Date.now() < end) {
        await held.clear()
        if (!held.isEmpty()) await bell.sleep(end - Date.now())
      }
      clearInterval(beating)
      if (!held.isEmpty()) await boss.fail(name, held.taken(), { reason: 'The process stopped.' })
    },
  }
}

function outcomeOf({ failure }: Attempt): JobOutcome {
  if (failure === undefined) return 'done'
  return failure.isLast ? 'failed' : 'tried_again'
}
