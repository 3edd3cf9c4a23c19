import { and, eq, gte, lte, sql } from 'drizzle-orm'
import { userRecord } from '../../accounts/users/record.ts'
import { audienceName } from '../../activity/events/audience.ts'
import { testType } from '../../activity/events/types-in-words.ts'
import { audit } from '../../activity/records/audit.ts'
import { create } from '../../activity/records/create.ts'
import { destroy } from '../../activity/records/destroy.ts'
import { lock } from '../../activity/records/lock.ts'
import { save } from '../../activity/records/save.ts'
import type { Context, Services } from '../../framework/context.ts'
import { realTime } from '../../framework/database/columns.ts'
import type { Db, Tx } from '../../framework/database/db.ts'
import { insertRow } from '../../framework/database/driver/write-row.ts'
import { one } from '../../framework/database/rows.ts'
import { type AttributeErrors, guard, refuse } from '../../framework/errors.ts'
import { limitRate } from '../../framework/http/load/rate-limit.ts'
import { seal } from '../../framework/secrets.ts'
import {
  type Webhook,
  type WebhookDelivery,
  webhookDeliveries,
  webhookFormerSecrets,
  webhooks,
} from '../../tables/webhooks.ts'
import { limitFor } from '../../vocabulary/rate-limits.ts'
import { organizationRecord } from '../organizations/record.ts'
import { sendToWebhook } from './deliveries/jobs.ts'
import { isReachable } from './deliveries/sending.ts'
import { mostSecrets, mostWebhooks } from './limits.ts'
import { notifyWebhook, webhookCreated } from './notices.ts'
import type { Owner } from './owner.ts'
import { ownerColumns } from './owner.ts'
import { listEarlierSecrets } from './queries.ts'
import { recordOf } from './record.ts'
import type { WebhookChanges, WebhookFields } from './schema.ts'
import { newSecret } from './signatures.ts'
import { overlapLimit } from './time-limits.ts'

/** Includes the secret itself, which is told only now. */
export type NewWebhook = Webhook & { told_secret: string }

export async function createWebhook(
  context: Context,
  owner: Owner,
  fields: WebhookFields,
): Promise<NewWebhook> {
  refuse(addressErrors(context, fields))
  const whose = audienceName(owner)
  // New webhooks are limited, since each sends mails.
  await limitRate(context.db, limitFor('webhooks-for', whose))
  const told_secret = newSecret()
  return context.db.transaction(async (tx) => {
    await lockOwner(tx, owner)
    const number = await tx.$count(webhooks, sql`audience = ${whose}`)
    guard(number < mostWebhooks, 'base', `There can be no more than ${mostWebhooks} webhooks.`)
    const values = {
      ...fields,
      ...ownerColumns(owner),
      secret: seal(context.config.secretKeys, told_secret),
      position: await presentPosition(tx, whose),
    }
    const kind = recordOf(values)
    const webhook = await create(tx, owner.actor, kind, { values, told: fields })
    await notifyWebhook(tx, context, webhookCreated, webhook, owner.actor)
    return { ...webhook, told_secret }
  })
}

export async function updateWebhook(
  context: Context,
  owner: Owner,
  webhook: Webhook,
  changes: WebhookChanges,
): Promise<Webhook> {
  refuse(addressErrors(context, changes))
  return context.db.transaction(async (tx) => {
    const kind = recordOf(webhook)
    const before = await lock(tx, kind, webhook)
    const isOn = changes.is_enabled === true && !before.is_enabled
    // Events from while it was off are not sent unasked.
    const renewed = isOn && { switched_off_at: null, failing_since: null }
    const after = await save(tx, owner.actor, kind, 'update', before, { ...changes, ...renewed })
    if (isOn) {
      const position = await presentPosition(tx, audienceName(owner))
      await tx.update(webhooks).set({ position }).where(eq(webhooks.id, webhook.id))
    }
    return after
  })
}

export async function deleteWebhook(db: Db, owner: Owner, webhook: Webhook): Promise<void> {
  await db.transaction(async (tx) => {
    const kind = recordOf(webhook)
    await destroy(tx, owner.actor, kind, 'destroy', await lock(tx, kind, webhook), {
      address: [webhook.address, null],
    })
  })
}

/** Gives it another secret. Each before it signs too for a while, so that receivers can change over. */
export async function rotateSecret(
  { db, config }: Context,
  owner: Owner,
  webhook: Webhook,
): Promise<NewWebhook> {
  const told_secret = newSecret()
  return db.transaction(async (tx) => {
    const kind = recordOf(webhook)
    const before = await lock(tx, kind, webhook)
    await keepFormerSecret(tx, before)
    const after = await save(tx, owner.actor, kind, 'rotate', before, {
      secret: seal(config.secretKeys, told_secret),
      former_secret: before.secret,
      former_secret_ends_at: sql`now() + ${overlapLimit.interval}::interval`,
    })
    return { ...after, told_secret }
  })
}

/** Makes room in the column of the former secret, whose own day may not be over. */
async function keepFormerSecret(tx: Tx, webhook: Webhook): Promise<void> {
  const { id: webhook_id, former_secret: secret, former_secret_ends_at: ends_at } = webhook
  const hasEnded = lte(webhookFormerSecrets.ends_at, realTime)
  await tx
    .delete(webhookFormerSecrets)
    .where(and(eq(webhookFormerSecrets.webhook_id, webhook_id), hasEnded))
  if (secret === null || ends_at === null || Date.parse(ends_at) <= Date.now()) return
  // The next one and the present one sign, too.
  const number = 3 + (await listEarlierSecrets(tx, webhook)).length
  guard(
    number <= mostSecrets,
    'base',
    `There can be no more than ${mostSecrets} secrets at a time: each ends ${overlapLimit.words} after it was replaced.`,
  )
  await insertRow(tx, webhookFormerSecrets, { webhook_id, secret, ends_at })
}

/** Sends a test, which goes the way of all events. */
export async function sendTest(
  context: Context,
  owner: Owner,
  webhook: Webhook,
): Promise<WebhookDelivery> {
  await limitRate(context.db, limitFor('webhook-tests', webhook.id))
  return context.db.transaction(async (tx) => {
    const kind = recordOf(webhook)
    const locked = await lock(tx, kind, webhook)
    guardEnabled(locked)
    const delivery = await insertRow(tx, webhookDeliveries, {
      webhook_id: webhook.id,
      type: testType,
      record_type: 'Webhook',
      record_id: webhook.id,
    })
    await audit(tx, owner.actor, kind, 'test', locked)
    await context.queue.enqueue(tx, sendToWebhook, { webhook_id: webhook.id })
    return delivery
  })
}

/** Sends one again, whatever came of it before. */
export async function repeatDelivery(
  context: Context,
  owner: Owner,
  webhook: Webhook,
  { id }: WebhookDelivery,
): Promise<WebhookDelivery> {
  return context.db.transaction(async (tx) => {
    await beginRepetition(tx, context, owner, webhook)
    return one(
      await tx.update(webhookDeliveries).set(anew).where(eq(webhookDeliveries.id, id)).returning(),
    )
  })
}

/** Sends all again that failed, since a moment if one is given. Tells how many. */
export async function repeatFailed(
  context: Context,
  owner: Owner,
  webhook: Webhook,
  since: string | null | undefined,
): Promise<number> {
  return context.db.transaction(async (tx) => {
    await beginRepetition(tx, context, owner, webhook)
    const repeated = await tx
      .update(webhookDeliveries)
      .set(anew)
      .where(
        and(
          eq(webhookDeliveries.webhook_id, webhook.id),
          eq(webhookDeliveries.state, sql`'failed'`),
          since ? gte(webhookDeliveries.created_at, since) : undefined,
        ),
      )
      .returning({ id: webhookDeliveries.id })
    return repeated.length
  })
}

const anew = { state: 'waiting', tries_count: 0, try_at: realTime, delivered_at: null } as const

async function beginRepetition(tx: Tx, services: Services, owner: Owner, webhook: Webhook) {
  const kind = recordOf(webhook)
  const locked = await lock(tx, kind, webhook)
  guardEnabled(locked)
  await audit(tx, owner.actor, kind, 'repeat', locked)
  await services.queue.enqueue(tx, sendToWebhook, { webhook_id: webhook.id })
}

function guardEnabled({ is_enabled }: Webhook): void {
  guard(is_enabled, 'base', 'Switch the webhook on first.')
}

/** The refusal of an address, to be told beside those of other fields. */
export function addressErrors(
  { config }: Context,
  { address }: Pick<WebhookChanges, 'address'>,
): AttributeErrors {
  // A browser would leave out a line break, and the log of deliveries would not.
  const url = address === undefined ? undefined : /\s/.test(address) ? null : URL.parse(address)
  const isRight = url === undefined || (url !== null && isReachable(url, config.trial))
  return isRight ? {} : { address: ['must be an https address on the internet'] }
}

/** Nobody creates one too many while another does. */
async function lockOwner(tx: Tx, owner: Owner): Promise<void> {
  if ('user_id' in owner) await lock(tx, userRecord, { id: owner.user_id })
  else await lock(tx, organizationRecord, { id: owner.organization_id })
}

/** A place after all events that there are, and before all that come. */
async function presentPosition(tx: Tx, whose: string): Promise<number> {
  await tx.execute(sql`select place_events(${whose})`)
  const { rows } = await tx.execute<{ position: string }>(
    sql`select nextval('event_positions') as position`,
  )
  return Number(one(rows).position)
}
