import { and, eq, ne } from 'drizzle-orm'
import { displayName } from '../../accounts/users/display-name.ts'
import { notify } from '../../activity/notifications/model.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import type { Member } from '../../tables/actor.ts'
import { memberships } from '../../tables/memberships.ts'
import type { Organization } from '../../tables/organizations.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import type { MembershipWithUser } from './queries.ts'

export async function notifyMembershipAdded(
  tx: Tx,
  services: Services,
  organization: Pick<Organization, 'id' | 'name'>,
  { id, role, user }: MembershipWithUser,
): Promise<void> {
  const admins = await otherAdminIds(tx, organization, user)
  await notify(tx, services, [user.id, ...admins], {
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
  tx: Tx,
  services: Services,
  { user: actor, organization }: Member,
  { id, role, user }: MembershipWithUser,
): Promise<void> {
  if (user.id === actor.id) return

  await notify(tx, services, [user.id], {
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
  tx: Tx,
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
