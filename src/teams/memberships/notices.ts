import { and, eq, ne } from 'drizzle-orm'
import { displayName } from '../../accounts/users/display-name.ts'
import { notify } from '../../activity/notifications/model.ts'
import type { Services } from '../../composition/services.ts'
import type { Db } from '../../framework/database/client.ts'
import type { Member } from '../../tables/actor.ts'
import { memberships } from '../../tables/memberships.ts'
import type { Organization } from '../../tables/organizations.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import type { MembershipWithUser } from './queries.ts'

export async function notifyMembershipAdded(
  services: Services,
  tx: Db,
  organization: Pick<Organization, 'id' | 'name'>,
  { id, role, user }: MembershipWithUser,
): Promise<void> {
  const admins = await otherAdminIds(tx, organization, user)
  await notify(services, tx, [user.id, ...admins], {
    type: 'MembershipAddedNotifier',
    record_id: id,
    params: {
      ...organizationParams(organization),
      user_id: encodeId('User', user.id),
      user_name: displayName(user),
      role,
    },
  })
}

/** Nobody needs to be told what they did themselves. */
export async function notifyRoleChanged(
  services: Services,
  tx: Db,
  { user: actor, organization }: Member,
  { id, role, user }: MembershipWithUser,
): Promise<void> {
  if (user.id === actor.id) return

  await notify(services, tx, [user.id], {
    type: 'MembershipRoleChangedNotifier',
    record_id: id,
    params: { ...organizationParams(organization), role, changed_by: displayName(actor) },
  })
}

export function organizationParams({ id, name }: Pick<Organization, 'id' | 'name'>) {
  return { organization_id: encodeId('Organization', id), organization_name: name }
}

/** Those who run an organization, without the one who knows already. */
export async function otherAdminIds(
  tx: Db,
  organization: { id: number },
  user: { id: number },
): Promise<number[]> {
  const rows = await tx
    .select({ user_id: memberships.user_id })
    .from(memberships)
    .where(
      and(
        eq(memberships.organization_id, organization.id),
        eq(memberships.role, 'admin'),
        ne(memberships.user_id, user.id),
      ),
    )
  return rows.map(({ user_id }) => user_id)
}
