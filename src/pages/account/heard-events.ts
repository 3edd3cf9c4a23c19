import { asc, eq } from 'drizzle-orm'
import { EventJson } from '../../activity/events/presenter.ts'
import type { Db } from '../../framework/database/db.ts'
import { events } from '../../tables/events.ts'
import { webhooks } from '../../tables/webhooks.ts'
import { WebhookJson } from '../../teams/webhooks/presenter.ts'

/** The events that someone's programs hear of, and where they are sent, for the export of an account. */
export async function readWebhooks(db: Db, user_id: number) {
  const rows = await db.select().from(webhooks).where(eq(webhooks.user_id, user_id))
  return rows.map(WebhookJson.present)
}

export async function readEvents(db: Db, user_id: number) {
  const rows = await db
    .select()
    .from(events)
    .where(eq(events.user_id, user_id))
    .orderBy(asc(events.id))
  return rows.map(EventJson.present)
}
