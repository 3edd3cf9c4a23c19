import { and, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { newSignIn } from '../accounts/sign-in/notices.ts'
import type { Notifier } from '../activity/notifications/notifier.ts'
import { notify } from '../activity/notifications/notify.ts'
import { currentTime } from '../framework/database/columns.ts'
import { one } from '../framework/database/rows.ts'
import { campaignPublished } from '../programs/campaigns/notices.ts'
import { type Campaign, campaigns } from '../tables/campaigns.ts'
import { memberships } from '../tables/memberships.ts'
import { notifications } from '../tables/notifications.ts'
import type { User } from '../tables/users.ts'
import { membershipAdded, membershipRoleChanged, paramsOf } from '../teams/memberships/notices.ts'
import { encodeId } from '../vocabulary/ids.ts'
import type { Owners } from './organizations.ts'
import type { People } from './users.ts'
import type { World } from './world.ts'

/** Notifications that Mara would have received while the demo world was made, some of them read. */
export async function createDemoNotifications(
  world: World,
  { mara, priya, teo }: People,
  { fernweh, halide }: Owners,
): Promise<void> {
  const inHalide = paramsOf(halide.organization)

  await tell(world, mara, 96, membershipRoleChanged, {
    record_id: await membershipIdOf(world, halide, mara),
    params: { ...inHalide, role: 'admin', changed_by: priya.name },
  })
  await tell(world, mara, 71, membershipAdded, {
    record_id: await membershipIdOf(world, halide, teo),
    params: {
      ...inHalide,
      user_id: encodeId('User', teo.id),
      user_name: teo.name,
      role: 'member',
    },
  })
  await markAsRead(world, mara)
  const roast = await liveCampaignOf(world, fernweh)
  await tell(world, mara, 26, campaignPublished, {
    record_id: roast.id,
    params: { ...paramsOf(fernweh.organization), campaign_name: roast.name },
  })
  await tell(world, mara, 3, newSignIn, {
    record_id: 0,
    params: { device: 'Safari on iPhone', ip: '203.0.113.24' },
  })
}

async function tell<Params extends z.ZodObject>(
  world: World,
  user: User,
  hoursAgo: number,
  notifier: Notifier<Params>,
  event: { record_id: number; params: z.input<Params> },
): Promise<void> {
  await world.db.transaction((tx) => notify(tx, world, [user.id], notifier, event))
  const isNew = and(eq(notifications.user_id, user.id), eq(notifications.type, notifier.type))
  await world.db
    .update(notifications)
    .set({ created_at: sql`now() - make_interval(hours => ${hoursAgo})` })
    .where(isNew)
}

async function markAsRead({ db }: World, { id }: User): Promise<void> {
  await db
    .update(notifications)
    .set({ seen_at: currentTime, read_at: currentTime })
    .where(and(eq(notifications.user_id, id), isNull(notifications.read_at)))
}

async function membershipIdOf(
  { db }: World,
  { organization }: Owners['halide'],
  user: User,
): Promise<number> {
  const isTheirs = and(
    eq(memberships.organization_id, organization.id),
    eq(memberships.user_id, user.id),
  )
  return one(await db.select().from(memberships).where(isTheirs)).id
}

async function liveCampaignOf(
  { db }: World,
  { organization }: Owners['fernweh'],
): Promise<Campaign> {
  const isLive = and(eq(campaigns.organization_id, organization.id), eq(campaigns.status, 'active'))
  return one(await db.select().from(campaigns).where(isLive))
}
