import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { unsubscriptionToken } from '../../../src/accounts/digests/unsubscription.ts'
import { one } from '../../../src/framework/database/rows.ts'
import { notifications } from '../../../src/tables/users/notifications.ts'
import { pushSubscriptions } from '../../../src/tables/users/push-subscriptions.ts'
import { encodeId } from '../../../src/vocabulary/ids.ts'
import { context, db } from '../../support/helper.ts'
import { createCampaign, unique } from '../../support/world/factories.ts'
import { forEveryone, forItsUser, forUsers, pages, type Row, writes } from '../support/row.ts'
import type { World } from '../support/world.ts'

async function notified({ owner, organization_id }: World) {
  const campaign = await createCampaign(db, { organization_id })
  const values = {
    user_id: owner.user.id,
    type: 'CampaignPublishedNotifier',
    params: {
      campaign_id: encodeId('Campaign', campaign.id),
      campaign_name: campaign.name,
      organization_id: encodeId('Organization', organization_id),
    },
    record_type: 'Campaign' as const,
    record_id: campaign.id,
  }
  const { id } = one(await db.insert(notifications).values(values).returning())
  return { id: encodeId('Notification', id) }
}

const subscriptionFields = () => {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return {
    endpoint: `https://push.example.com/${unique('device')}`,
    p256dh: Buffer.concat(point).toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
}

async function subscribed({ owner }: World) {
  const values = { user_id: owner.user.id, ...subscriptionFields() }
  const { id } = one(await db.insert(pushSubscriptions).values(values).returning())
  return { id: encodeId('PushSubscription', id) }
}

async function mailedDaily({ owner }: World) {
  return { token: unsubscriptionToken(context.config.secretKeys, owner.user) }
}

export const rows: Row[] = [
  {
    route: 'GET /me/notifications',
    answers: forUsers(200),
    given: notified,
    list: true,
  },
  { route: 'GET /me/notification_settings', answers: forUsers(200) },
  {
    route: 'PATCH /me/notification_settings',
    answers: writes(forUsers(200)),
    body: () => ({ push_notifications_enabled: false }),
  },
  { route: 'GET /me/notification_choices', answers: forUsers(200), page: 303 },
  {
    route: 'PATCH /me/notification_choices',
    answers: writes(forUsers(200)),
    body: () => ({ notification_choices: { messages_mail: 'daily', time_zone: 'Europe/Berlin' } }),
  },
  {
    route: 'GET /digest_unsubscriptions/:token',
    answers: forEveryone(200),
    given: mailedDaily,
    pageOnly: true,
  },
  {
    route: 'POST /digest_unsubscriptions/:token',
    answers: forEveryone(202),
    given: mailedDaily,
    pageOnly: true,
  },
  {
    route: 'POST /me/push_subscriptions',
    answers: writes(forUsers(201)),
    body: () => ({ push_subscription: subscriptionFields() }),
  },
  {
    route: 'GET /me/push_subscriptions/:id',
    answers: forItsUser(200),
    given: subscribed,
    page: 303,
  },
  {
    route: 'DELETE /me/push_subscriptions/:id',
    answers: writes(forItsUser(204)),
    given: subscribed,
  },

  {
    route: 'POST /me/notifications/:id/reading',
    answers: pages(forItsUser(303)),
    given: notified,
    body: () => '',
    pageOnly: true,
  },
  {
    route: 'POST /me/notifications/reading',
    answers: pages(forUsers(303)),
    body: () => '',
    pageOnly: true,
  },
]
