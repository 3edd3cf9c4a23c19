import { and, eq, isNull, not, or, sql } from 'drizzle-orm'
import { audienceName } from '../../../activity/events/audience.ts'
import { realTime } from '../../../framework/database/columns.ts'
import type { Db } from '../../../framework/database/db.ts'
import { events } from '../../../tables/events.ts'
import {
  type Webhook,
  webhookDeliveries,
  webhooks,
  webhookTries,
} from '../../../tables/webhooks.ts'
import { leaseLimit, mostTries, pauses } from '../time-limits.ts'
import { isDelivered, type TryOutcome } from './sending.ts'

/** Takes an address to work on, unless another process has it. */
export async function takeWebhook(db: Db, id: number): Promise<Webhook | undefined> {
  const [webhook] = await db
    .update(webhooks)
    .set({ worked_on_until: sql`now() + ${leaseLimit.interval}::interval` })
    .where(
      and(
        eq(webhooks.id, id),
        webhooks.is_enabled,
        sql`coalesce(${webhooks.worked_on_until}, now()) <= now()`,
      ),
    )
    .returning()
  return webhook
}

export async function leaveWebhook(db: Db, { id }: Webhook): Promise<void> {
  await db.update(webhooks).set({ worked_on_until: null }).where(eq(webhooks.id, id))
}

/** Makes a delivery of each event that is new since the last look, each once. */
export async function collectEvents(db: Db, webhook: Webhook): Promise<void> {
  const whose = audienceOf(webhook)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select place_events(${whose})`)
    await tx.execute(sql`
      with new_events as (
        select id, type, record_type, record_id, position from events
        where audience = ${whose} and position > ${webhook.position}
      ), made as (
        insert into webhook_deliveries (webhook_id, event_id, type, record_type, record_id)
        select ${webhook.id}, id, type, record_type, record_id from new_events
        where ${sql.param(webhook.types)}::text[] = '{}' or type = any(${sql.param(webhook.types)}::text[])
        order by position
        on conflict do nothing
      )
      update webhooks set position = greatest(position, (select max(position) from new_events))
      where id = ${webhook.id}`)
  })
}

/** Whose webhooks they are, as events know them. */
function audienceOf({ organization_id, user_id }: Webhook): string {
  return organization_id === null
    ? audienceName({ user_id: user_id ?? 0 })
    : audienceName({ organization_id })
}

/**
 * The next that are due, only the first of each record, with the events that they are of. Tests wait for
 * none: whoever mended a receiver sends another, and would see nothing arrive while the one before it waits.
 */
export function dueDeliveries(db: Db, { id }: Webhook, most: number) {
  const hasEarlier = sql`exists (select from webhook_deliveries earlier
    where earlier.webhook_id = ${webhookDeliveries.webhook_id} and earlier.state = 'waiting'
    and earlier.record_type = ${webhookDeliveries.record_type}
    and earlier.record_id = ${webhookDeliveries.record_id} and earlier.id < ${webhookDeliveries.id})`
  return db
    .select({ delivery: webhookDeliveries, event: events })
    .from(webhookDeliveries)
    .leftJoin(events, eq(events.id, webhookDeliveries.event_id))
    .where(
      and(
        eq(webhookDeliveries.webhook_id, id),
        eq(webhookDeliveries.state, sql`'waiting'`),
        sql`${webhookDeliveries.try_at} <= now()`,
        or(isNull(webhookDeliveries.event_id), not(hasEarlier)),
      ),
    )
    .orderBy(webhookDeliveries.id)
    .limit(most)
}

export type Due = Awaited<ReturnType<typeof dueDeliveries>>[number]

type Sent = TryOutcome & { request_headers: Record<string, string>; request_body: string }

/** Writes down what came of a try, and when there is another. */
export async function settleTry(db: Db, { delivery }: Due, sent: Sent): Promise<void> {
  const tries = delivery.tries_count + 1
  await db.transaction(async (tx) => {
    await tx.insert(webhookTries).values({ ...sent, delivery_id: delivery.id })
    await tx
      .update(webhookDeliveries)
      .set({ tries_count: tries, ...afterTry(sent, tries) })
      .where(eq(webhookDeliveries.id, delivery.id))
  })
}

function afterTry(sent: TryOutcome, tries: number) {
  if (isDelivered(sent)) return { state: 'delivered' as const, delivered_at: realTime }
  const pause = pauses[tries - 1]
  if (tries >= mostTries || pause === undefined) return { state: 'failed' as const }
  return { try_at: sql`now() + ${pause.interval}::interval` }
}

/** Addresses with something to send, of all or of one. */
export async function webhooksDue(db: Db, id?: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from webhooks
    where is_enabled and ${id === undefined ? sql`true` : eq(webhooks.id, id)} and (
      exists (select from webhook_deliveries where webhook_id = webhooks.id and state = 'waiting'
        and try_at <= now())
      or exists (select from events where events.audience = webhooks.audience and events.position is null)
      or exists (select from events where events.audience = webhooks.audience
        and events.position > webhooks.position))`)
  return rows.map(({ id }) => Number(id))
}

/** Addresses that hear of what an organization or a user hears of. */
export async function webhooksOf(db: Db, audience: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from webhooks where audience = ${audience} and is_enabled`,
  )
  return rows.map(({ id }) => Number(id))
}
