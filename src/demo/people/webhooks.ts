import { desc, eq } from 'drizzle-orm'
import { EventJson } from '../../activity/events/presenter.ts'
import { one } from '../../framework/database/rows.ts'
import { type Event, events } from '../../tables/events.ts'
import { webhookDeliveries, webhooks, webhookTries } from '../../tables/webhooks.ts'
import { createWebhook } from '../../teams/webhooks/model.ts'
import { signedHeaders } from '../../teams/webhooks/signatures.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import type { World } from '../world.ts'
import type { Owners } from './organizations.ts'

const shown = 14

/** A try of the shop: what it answered, or why it did not. */
type Try = { status: number | null; answer: string | null; failure: string | null; ms: number }

const taken: Try = { status: 200, answer: '{"ok":true}', failure: null, ms: 142 }
const down: Try = { status: 503, answer: 'The shop is being updated.', failure: null, ms: 61 }
const silent: Try = { status: null, answer: null, failure: 'No answer within 5 seconds', ms: 5001 }

/** The tries of the newest events, by how many came after each. The others were taken at once. */
const troubles: Record<number, Try[]> = {
  3: [down, taken],
  4: [silent, down, taken],
  9: [down, taken],
}

/**
 * A webhook of the coffee brand with what became of the latest events. It is switched off by hand, as while
 * the shop is being moved: nothing of a trial is sent to anyone.
 */
export async function createDemoWebhook(world: World, { fernweh }: Pick<Owners, 'fernweh'>) {
  const { db } = world
  const organization_id = fernweh.organization.id
  const owner = { organization_id, actor: fernweh, mayManage: true }
  const { id, told_secret } = await createWebhook(world, owner, {
    address: 'https://shop.fernweh-coffee.example/hooks/troupe',
    description: 'Sync with the shop (off while it moves)',
    types: [],
  })
  await db.update(webhooks).set({ is_enabled: false }).where(eq(webhooks.id, id))
  const latest = await db
    .select()
    .from(events)
    .where(eq(events.organization_id, organization_id))
    .orderBy(desc(events.id))
    .limit(shown)
  for (const [place, event] of latest.entries().toArray().reverse())
    await writeDelivery(world, id, told_secret, event, troubles[place] ?? [taken])
}

async function writeDelivery(
  { db }: World,
  webhook_id: number,
  secret: string,
  event: Event,
  tries: Try[],
): Promise<void> {
  const { id: event_id, type, record_type, record_id, created_at } = event
  const after = (seconds: number) => new Date(Date.parse(created_at) + seconds * 1000).toISOString()
  const deliveries = await db
    .insert(webhookDeliveries)
    .values({
      webhook_id,
      event_id,
      type,
      record_type,
      record_id,
      state: 'delivered',
      tries_count: tries.length,
      created_at,
      delivered_at: after(tries.length * 61),
    })
    .returning({ id: webhookDeliveries.id })
  const body = JSON.stringify(EventJson.present(event))
  const id = encodeId('Event', event_id)
  const rows = tries.map((came, place) => {
    const at = after(1 + place * 61)
    const seconds = Math.floor(Date.parse(at) / 1000)
    return {
      ...came,
      delivery_id: one(deliveries).id,
      created_at: at,
      request_headers: {
        'Content-Type': 'application/json',
        ...signedHeaders([secret], { id, seconds, body }),
      },
      request_body: body,
    }
  })
  await db.insert(webhookTries).values(rows)
}
