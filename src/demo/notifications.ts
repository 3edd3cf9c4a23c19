import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Notice } from '../activity/notifications/catalogue.ts'
import { notify } from '../activity/notifications/model.ts'
import { currentTime } from '../framework/database/columns.ts'
import { one } from '../framework/database/rows.ts'
import { campaigns } from '../tables/campaigns.ts'
import { memberships } from '../tables/memberships.ts'
import { notifications } from '../tables/notifications.ts'
import type { User } from '../tables/users.ts'
import { organizationParams } from '../teams/memberships/notices.ts'
import { encodeId } from '../vocabulary/ids.ts'
import type { Owners } from './organizations.ts'
import type { People } from './users.ts'
import type { World } from './world.ts'

/** What Mara would have been told while the demo world came to be, some of it read already. */
export async function createDemoNotifications(
  world: World,
  { mara, priya, teo }: People,
  { fernweh, halide }: Owners,
): Promise<void> {
  const inHalide = organizationParams(halide.organization)

  await tell(world, mara, 96, {
    type: 'MembershipRoleChangedNotifier',
    record_id: await membershipIdOf(world, halide, mara),
    params: { ...inHalide, role: 'admin', changed_by: priya.name },
  })
  await tell(world, mara, 71, {
    type: 'MembershipAddedNotifier',
    record_id: await membershipIdOf(world, halide, teo),
    params: {
      ...inHalide,
      user_id: encodeId('User', teo.id),
      user_name: teo.name,
      role: 'member',
    },
  })
  await markAsRead(world, mara)
  await tell(world, mara, 26, await fundingNotice(world, fernweh))
  await tell(world, mara, 3, {
    type: 'NewSignInNotifier',
    record_id: 0,
    params: { device: 'Safari on iPhone', ip: '203.0.113.24' },
  })
}

async function tell(world: World, user: User, hoursAgo: number, notice: Notice): Promise<void> {
  await world.db.transaction((tx) => notify(tx, world, [user.id], notice))
  const isNew = and(eq(notifications.user_id, user.id), eq(notifications.type, notice.type))
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

async function fundingNotice({ db }: World, { organization }: Owners['fernweh']): Promise<Notice> {
  const isLive = and(eq(campaigns.organization_id, organization.id), eq(campaigns.status, 'active'))
  const campaign = one(await db.select().from(campaigns).where(isLive))

  return {
    type: 'FundingSucceededNotifier',
    record_id: campaign.id,
    params: {
      ...organizationParams(organization),
      campaign_name: campaign.name,
      currency: campaign.currency,
      amount: campaign.total_budget_amount,
    },
  }
}
