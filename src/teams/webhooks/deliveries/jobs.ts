import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { EventJson } from '../../../activity/events/presenter.ts'
import { lock } from '../../../activity/records/lock.ts'
import { save } from '../../../activity/records/save.ts'
import type { Context } from '../../../framework/context.ts'
import { currentTime, realTime } from '../../../framework/database/columns.ts'
import { defineJob } from '../../../framework/jobs/job.ts'
import { system } from '../../../tables/actor.ts'
import { type Webhook, webhookDeliveries, webhooks } from '../../../tables/webhooks.ts'
import { webhookUrl } from '../../../vocabulary/addresses/webhook-urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { notifyWebhook, webhookSwitchedOff } from '../notices.ts'
import { listEarlierSecrets } from '../queries.ts'
import { recordOf } from '../record.ts'
import { type FormerSecret, signedHeaders, signingSecrets } from '../signatures.ts'
import { failingLimit, turnLimit } from '../time-limits.ts'
import {
  collectEvents,
  type Due,
  dueDeliveries,
  leaveWebhook,
  settleTry,
  takeWebhook,
  webhooksDue,
} from './deliveries.ts'
import { isDelivered, sendTo } from './sending.ts'

/** How many are on their way to one address at the same time, each of another record. */
const atOnce = 10

/**
 * Sends to one address what is due there. Each address has a job of its own, and leaves its place to others
 * after a while, so that one that answers slowly delays nobody else.
 */
export const sendToWebhook = defineJob({
  name: 'send-to-webhook',
  slots: 40,
  longest: 60,
  payload: z.object({ webhook_id: z.number() }),
  perform: async (context: Context, { webhook_id }, stopping?: AbortSignal) => {
    const webhook = await takeWebhook(context.db, webhook_id)
    if (webhook === undefined) return
    try {
      await collectEvents(context.db, webhook)
      await sendDue(context, webhook, stopping)
    } finally {
      await leaveWebhook(context.db, webhook)
    }
    // Something may have become due meanwhile, for whose sake another job came and found the address taken.
    await enqueueWebhooks(context, await webhooksDue(context.db, webhook_id))
  },
})

/** Looks for what is due again, and for what nobody was told of. */
export const sendWebhooks = defineJob({
  name: 'send-webhooks',
  schedule: '* * * * *',
  payload: z.object({}),
  perform: async (context: Context) => enqueueWebhooks(context, await webhooksDue(context.db)),
})

export async function enqueueWebhooks({ db, queue }: Pick<Context, 'db' | 'queue'>, ids: number[]) {
  if (ids.length === 0) return
  await db.transaction(async (tx) => {
    for (const webhook_id of ids) await queue.enqueue(tx, sendToWebhook, { webhook_id })
  })
}

async function sendDue(context: Context, webhook: Webhook, stopping?: AbortSignal): Promise<void> {
  const earlier = await listEarlierSecrets(context.db, webhook)
  const end = Date.now() + turnLimit.seconds * 1000
  while (Date.now() < end && !stopping?.aborted) {
    const due = await dueDeliveries(context.db, webhook, atOnce)
    if (due.length === 0) return
    const arrived = await Promise.all(due.map((one) => deliver(context, webhook, earlier, one)))
    const isOff = await keepHealth(context, webhook, arrived.includes(true))
    if (isOff) return
  }
}

async function deliver(
  { db, config, meters }: Context,
  webhook: Webhook,
  earlier: FormerSecret[],
  due: Due,
): Promise<boolean> {
  const now = Date.now()
  const { id, body } = messageOf(webhook, due)
  const secrets = signingSecrets(config.secretKeys, webhook, earlier, now)
  const request_headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Troupe webhooks',
    ...signedHeaders(secrets, { id, seconds: Math.floor(now / 1000), body }),
  }
  const outcome = await sendTo(webhook.address, request_headers, body, config.trial)
  await settleTry(db, due, { ...outcome, request_headers, request_body: body })
  const isThere = isDelivered(outcome)
  meters?.delivery('webhook', isThere ? 'delivered' : 'refused')
  return isThere
}

/**
 * The id and the body that a receiver is sent. A test is no event, so it has an id of its own; else it looks
 * like one.
 */
function messageOf(webhook: Webhook, { delivery, event }: Due): { id: string; body: string } {
  if (event !== null)
    return { id: encodeId('Event', event.id), body: JSON.stringify(EventJson.present(event)) }
  const id = encodeId('Delivery', delivery.id)
  const webhook_id = encodeId('Webhook', webhook.id)
  const test = {
    id,
    type: delivery.type,
    organization_id: idOrNull('Organization', webhook.organization_id),
    user_id: idOrNull('User', webhook.user_id),
    program: null,
    record: { id: webhook_id, type: 'Webhook', url: webhookUrl(webhook) },
    data: { webhook_id, description: webhook.description },
    created_at: delivery.created_at,
  } satisfies z.output<typeof EventJson>
  return { id, body: JSON.stringify(test) }
}

const idOrNull = (type: 'Organization' | 'User', id: number | null) =>
  id === null ? null : encodeId(type, id)

/** Notes whether anything arrives, and tells whether the address was switched off because nothing does. */
async function keepHealth(
  context: Context,
  { id }: Webhook,
  hasArrived: boolean,
): Promise<boolean> {
  const since = hasArrived ? null : sql`coalesce(${webhooks.failing_since}, now())`
  const [seen] = await context.db
    .update(webhooks)
    .set({ failing_since: since })
    .where(eq(webhooks.id, id))
    .returning({
      isOver: sql<boolean>`coalesce(${webhooks.failing_since}
        < now() - ${failingLimit.interval}::interval, false)`,
      isEnabled: webhooks.is_enabled,
    })
  if (seen?.isOver) await switchOff(context, id)
  return seen === undefined || seen.isOver || !seen.isEnabled
}

async function switchOff(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [found] = await tx.select().from(webhooks).where(eq(webhooks.id, id))
    if (found === undefined) return
    const author = system('Webhooks')
    const before = await lock(tx, recordOf(found), { id })
    if (!before.is_enabled) return
    const after = await save(tx, author, recordOf(found), 'switch_off', before, {
      is_enabled: false,
      switched_off_at: currentTime,
    })
    await tx
      .update(webhookDeliveries)
      .set({ state: 'failed', try_at: realTime })
      .where(
        sql`${webhookDeliveries.webhook_id} = ${id} and ${webhookDeliveries.state} = 'waiting'`,
      )
    await notifyWebhook(tx, context, webhookSwitchedOff, after, author)
  })
}
