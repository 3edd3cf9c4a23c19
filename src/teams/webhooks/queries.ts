import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm'
import { type Audience, audienceName } from '../../activity/events/audience.ts'
import { sentTypes } from '../../activity/events/types-in-words.ts'
import type { Db, Tx } from '../../framework/database/db.ts'
import { beginningIn, pageOf, total } from '../../framework/database/driver/totals.ts'
import { NotFound } from '../../framework/errors.ts'
import { createdBetween, isIn } from '../../framework/http/lists/filters.ts'
import { defineListing, type ListRequest } from '../../framework/http/lists/listing.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import {
  deliveryStates,
  type Webhook,
  type WebhookDelivery,
  type WebhookTry,
  webhookDeliveries,
  webhookFormerSecrets,
  webhooks,
  webhookTries,
} from '../../tables/webhooks.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import type { FormerSecret } from './signatures.ts'

const isOf = (audience: Audience) => eq(webhooks.audience, audienceName(audience))

export async function listWebhooks(
  db: Db,
  audience: Audience,
  page: PageRequest,
): Promise<Page<Webhook>> {
  const rows = await db
    .select({ ...getTableColumns(webhooks), total })
    .from(webhooks)
    .where(isOf(audience))
    .orderBy(desc(webhooks.id))
    .limit(page.size)
    .offset(beginningIn(webhooks, isOf(audience), page.offset))
  return pageOf(page, rows)
}

export async function findWebhook(db: Db, audience: Audience, publicId: string): Promise<Webhook> {
  const id = decodeId('Webhook', publicId)
  const [webhook] =
    id === undefined
      ? []
      : await db
          .select()
          .from(webhooks)
          .where(and(eq(webhooks.id, id), isOf(audience)))
  if (webhook === undefined)
    throw new NotFound('user_id' in audience ? undefined : 'Webhook not found.')
  return webhook
}

/** Secrets from before the former one, the latest first, also those that have ended. */
export async function listEarlierSecrets(
  db: Db | Tx,
  { id, former_secret }: Webhook,
): Promise<FormerSecret[]> {
  if (former_secret === null) return []
  return db
    .select({ secret: webhookFormerSecrets.secret, ends_at: webhookFormerSecrets.ends_at })
    .from(webhookFormerSecrets)
    .where(eq(webhookFormerSecrets.webhook_id, id))
    .orderBy(desc(webhookFormerSecrets.id))
}

/** A delivery with the webhook it belongs to, from which its address is made. */
export type OwnDelivery = WebhookDelivery & { webhook: Webhook }

/** The filters and orders that programs can ask for. */
export const deliveriesListing = defineListing('Delivery', webhookDeliveries, {
  state: isIn(webhookDeliveries.state, deliveryStates, 'Only those that stand like this'),
  type: isIn(webhookDeliveries.type, sentTypes, 'Only those of events of this type'),
  ...createdBetween(webhookDeliveries.created_at),
})

export async function listDeliveries(
  db: Db,
  webhook: Webhook,
  asked: ListRequest,
): Promise<Page<OwnDelivery>> {
  const isIts = eq(webhookDeliveries.webhook_id, webhook.id)
  const newestFirst = [desc(webhookDeliveries.id)]
  const page = await deliveriesListing.pageAsked(asked, isIts, newestFirst, (parts) =>
    db
      .select({ ...getTableColumns(webhookDeliveries), total: parts.total })
      .from(webhookDeliveries)
      .where(parts.where)
      .orderBy(...parts.order)
      .limit(parts.limit)
      .offset(parts.offset),
  )
  return { ...page, rows: page.rows.map((row) => ({ ...row, webhook })) }
}

export async function findDelivery(
  db: Db,
  webhook: Webhook,
  publicId: string,
): Promise<OwnDelivery> {
  const [delivery] = await db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.id, decodeId('Delivery', publicId) ?? 0),
        eq(webhookDeliveries.webhook_id, webhook.id),
      ),
    )
  if (delivery === undefined)
    throw new NotFound(webhook.organization_id === null ? undefined : 'Delivery not found.')
  return { ...delivery, webhook }
}

export function listTries(db: Db, { id }: WebhookDelivery): Promise<WebhookTry[]> {
  return db
    .select()
    .from(webhookTries)
    .where(eq(webhookTries.delivery_id, id))
    .orderBy(asc(webhookTries.id))
    .limit(50)
}
