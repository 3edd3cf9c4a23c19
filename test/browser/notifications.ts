import { and, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { newSignIn } from '../../src/accounts/sign-in/notices.ts'
import type { Notifier } from '../../src/activity/notifications/notifier.ts'
import { nobody, notify } from '../../src/activity/notifications/notify.ts'
import type { Owners } from '../../src/demo/people/organizations.ts'
import { currentTime } from '../../src/framework/database/columns.ts'
import { one } from '../../src/framework/database/rows.ts'
import { campaignPublished } from '../../src/programs/campaigns/notices.ts'
import { type Campaign, campaigns } from '../../src/tables/campaigns/campaigns.ts'
import { memberships } from '../../src/tables/organizations/memberships.ts'
import { notifications } from '../../src/tables/users/notifications.ts'
import type { User } from '../../src/tables/users/users.ts'
import { membershipAdded, membershipRoleChanged } from '../../src/teams/memberships/notices.ts'
import { paramsOf } from '../../src/teams/memberships/organization-side.ts'
import { encodeId } from '../../src/vocabulary/ids.ts'
import { context, db } from '../support/helper.ts'

/** Notifications that someone has received over some days, some of them read. */
export async function createNotifications(
  mara: User,
  teo: User,
  { fernweh, halide }: Owners,
): Promise<void> {
  const inHalide = paramsOf(halide.organization)

  await tell(mara, 96, membershipRoleChanged, {
    record_id: await membershipIdOf(halide, mara),
    params: { ...inHalide, role: 'admin', changed_by: halide.user.name },
  })
  await tell(mara, 71, membershipAdded, {
    record_id: await membershipIdOf(halide, teo),
    params: {
      ...inHalide,
      user_id: encodeId('User', teo.id),
      user_name: teo.name,
      role: 'member',
    },
  })
  await markAsRead(mara)
  const roast = await liveCampaignOf(fernweh)
  await tell(mara, 26, campaignPublished, {
    record_id: roast.id,
    params: { ...paramsOf(fernweh.organization), campaign_name: roast.name },
  })
  await tell(mara, 3, newSignIn, {
    record_id: 0,
    params: { device: 'Safari on iPhone', ip: '203.0.113.24' },
  })
}

async function tell<Params extends z.ZodObject>(
  user: User,
  hoursAgo: number,
  notifier: Notifier<Params>,
  event: { record_id: number; params: z.input<Params> },
): Promise<void> {
  await db.transaction((tx) => notify(tx, context, [user.id], notifier, { ...event, by: nobody }))
  const isNew = and(eq(notifications.user_id, user.id), eq(notifications.type, notifier.type))
  await db
    .update(notifications)
    .set({ created_at: sql`now() - make_interval(hours => ${hoursAgo})` })
    .where(isNew)
}

async function markAsRead({ id }: User): Promise<void> {
  await db
    .update(notifications)
    .set({ seen_at: currentTime, read_at: currentTime })
    .where(and(eq(notifications.user_id, id), isNull(notifications.read_at)))
}

async function membershipIdOf({ organization }: Owners['halide'], user: User): Promise<number> {
  const isTheirs = and(
    eq(memberships.organization_id, organization.id),
    eq(memberships.user_id, user.id),
  )
  return one(await db.select().from(memberships).where(isTheirs)).id
}

async function liveCampaignOf({ organization }: Owners['fernweh']): Promise<Campaign> {
  const isLive = and(eq(campaigns.organization_id, organization.id), eq(campaigns.status, 'active'))
  return one(await db.select().from(campaigns).where(isLive))
}
