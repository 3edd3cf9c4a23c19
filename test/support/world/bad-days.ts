import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { expect, vi } from 'vitest'
import { z } from 'zod'
import { buildApp } from '../../../src/composition/app.ts'
import type { Context } from '../../../src/framework/context.ts'
import { defineJob } from '../../../src/framework/jobs/job.ts'
import { deliverMail } from '../../../src/framework/mail/jobs.ts'
import { context, db } from '../helper.ts'
import { createWaitingPayout } from './earnings.ts'
import { unique } from './factories.ts'

/** Takes back what was done. */
export type Undo = () => unknown

/** How the kinds of waiting jobs begin. */
export const waitingJobs = 'waits'

/** A job that waits, and nobody takes. */
export async function createWaitingJob(ago: string): Promise<Undo> {
  const job = defineJob({
    name: unique(waitingJobs),
    payload: z.object({}),
    perform: async () => {},
  })
  await context.queue.declare([job])
  await db.execute(sql`insert into pgboss.job (name, created_on, start_after)
    values (${job.name}, now() - ${ago}::interval, now() - ${ago}::interval)`)
  return () => db.execute(sql`delete from pgboss.job where name = ${job.name}`)
}

/** A mail that nobody takes until later, which has been waiting for long. */
export async function createLateMail(): Promise<Undo> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into pgboss.job (name, data, created_on, start_after)
    values (${deliverMail.name}, '{}', now() - interval '1 hour', now() + interval '1 hour') returning id`)
  return () => db.execute(sql`delete from pgboss.job where id = ${rows[0]?.id}::uuid`)
}

/** A payout whose promised day is over. */
export async function createLatePayout(): Promise<Undo> {
  const { id } = await createWaitingPayout()
  const dueOn = (days: number) =>
    db.transaction(async (tx) => {
      // What was promised is not changed otherwise.
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(
        sql`update payouts set sends_on = current_date + ${days}::int where id = ${id}`,
      )
    })
  await dueOn(-3)
  return () => dueOn(3)
}

/** Takes so many connections, and so many more ask for one in vain. */
export async function takeConnections(taken: number, waiting: number): Promise<Undo> {
  const clients: pg.PoolClient[] = []
  while (clients.length < taken) clients.push(await context.pool.connect())
  const late = Array.from({ length: waiting }, () => context.pool.connect())
  return async () => {
    for (const client of clients) client.release()
    for (const client of late) (await client).release()
  }
}

/**
 * Two requests at an app with one place: one is worked on, and one waits, or is refused where it waits in
 * vain.
 */
export async function crowd(own: Context, isRefused: boolean): Promise<Undo> {
  const load = { ...own.config.load, working: 1, waitMs: isRefused ? 20 : 60_000 }
  const app = await buildApp({ ...own, config: { ...own.config, load } })
  const held = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  app.get('/held', async () => {
    begun.resolve()
    await held.promise
    return 'done'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const ask = () => fetch(`http://127.0.0.1:${port}/held`)
  const answer = ask()
  await begun.promise
  const other = ask()
  if (isRefused) expect((await other).status).toBe(503)
  else await vi.waitFor(async () => expect(await waitingAt(own)).toBe(1), 10_000)
  return async () => {
    held.resolve()
    await Promise.all([answer, other])
    await app.close()
  }
}

async function waitingAt({ meters }: Context): Promise<number | undefined> {
  const found = await meters?.registry.getSingleMetric('troupe_requests_waiting')?.get()
  return found?.values[0]?.value
}
