import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  defineNotifier,
  organizationOf,
  organizationParams,
} from '../../activity/notifications/notifier.ts'
import { nobody, notify } from '../../activity/notifications/notify.ts'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { sqid } from '../../framework/http/fields/json-fields.ts'
import type { Actor, Member } from '../../tables/actor.ts'
import { type Membership, memberships } from '../../tables/organizations/memberships.ts'
import type { Organization } from '../../tables/organizations/organizations.ts'
import { displayName, type User } from '../../tables/users/users.ts'
import { organizationTokensPath } from '../../vocabulary/addresses/token-urls.ts'
import { membersPath, organizationPath } from '../../vocabulary/addresses/urls.ts'
import { webhooksPath } from '../../vocabulary/addresses/webhook-urls.ts'
import { counted } from '../../vocabulary/amounts/counts.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { roleInWords, roles } from '../../vocabulary/people/roles.ts'
import { adminsOf, paramsOf } from './organization-side.ts'
import { countMadeBy, type MembershipWithUser } from './queries.ts'

const role = z.enum(roles)

export const membershipAdded = defineNotifier({
  type: 'MembershipAddedNotifier',
  record_type: 'Membership',
  when: 'Someone joined an organization. To them, and to its other admins.',
  params: z.object({ ...organizationParams, user_id: sqid, user_name: z.string(), role }),
  icon: 'users',
  topic: 'account',
  title: ({ organization_name, user_id, user_name }, recipient) =>
    `${user_id === recipient.id ? 'You' : user_name} joined ${organization_name}`,
  body: ({ role }) => `As ${roleInWords[role]}.`,
  path: (params) => membersPath(organizationOf(params)),
})

export const membershipRoleChanged = defineNotifier({
  type: 'MembershipRoleChangedNotifier',
  record_type: 'Membership',
  when: 'Your role in an organization was changed by someone else. To you.',
  params: z.object({ ...organizationParams, role, changed_by: z.string() }),
  icon: 'shield',
  topic: 'account',
  title: ({ organization_name, role }) =>
    `You are now ${roleInWords[role]} of ${organization_name}`,
  body: ({ changed_by }) => `${changed_by} changed your role.`,
  path: (params) => organizationPath(organizationOf(params)),
})

export const ownershipReceived = defineNotifier({
  type: 'OwnershipReceivedNotifier',
  record_type: 'Membership',
  when: 'You were made the owner of an organization; `changed_by` is empty where that was because its owner had deleted their account. To you.',
  params: z.object({ ...organizationParams, changed_by: z.string() }),
  icon: 'shield',
  topic: 'account',
  mail: 'always',
  title: ({ organization_name }) => `You now own ${organization_name}`,
  body: ({ changed_by }) =>
    changed_by === ''
      ? 'Its owner deleted their account, and of those who run it you have been there longest. You can hand it over to someone else.'
      : `${changed_by} made you the owner.`,
  path: (params) => organizationPath(organizationOf(params)),
})

export const credentialsLeft = defineNotifier({
  type: 'CredentialsLeftNotifier',
  record_type: 'Organization',
  when: 'Someone is no admin of an organization any more who made access tokens or webhooks of it that still work. To its admins.',
  params: z.object({
    ...organizationParams,
    user_name: z.string(),
    tokens_count: z.number(),
    webhooks_count: z.number(),
  }),
  icon: 'key',
  topic: 'account',
  mail: 'always',
  title: ({ user_name, organization_name }) =>
    `What ${user_name} made for ${organization_name} still works`,
  body: ({ user_name, tokens_count, webhooks_count }) => {
    const made = [
      ...(tokens_count > 0 ? [counted(tokens_count, 'access token')] : []),
      ...(webhooks_count > 0 ? [counted(webhooks_count, 'webhook')] : []),
    ]
    return `${user_name} is no admin any more, and made ${made.join(' and ')}. Whoever knows a token can use it: revoke what should not be used any longer, and look where webhooks lead.`
  },
  path: (params) =>
    params.tokens_count > 0
      ? organizationTokensPath(organizationOf(params))
      : webhooksPath({ organization_id: organizationOf(params).id }),
})

export async function notifyMembershipAdded(
  tx: Tx,
  services: Services,
  organization: Pick<Organization, 'id' | 'name'>,
  { id, role, user }: MembershipWithUser,
): Promise<void> {
  const admins = await otherAdminIds(tx, organization, user)
  await notify(tx, services, [user.id, ...admins], membershipAdded, {
    record_id: id,
    params: {
      ...paramsOf(organization),
      user_id: encodeId('User', user.id),
      user_name: displayName(user),
      role,
    },
    by: { user },
  })
}

/** Tells a member of their new role, unless they changed it themselves. */
export async function notifyRoleChanged(
  tx: Tx,
  services: Services,
  actor: Member,
  { id, role, user }: MembershipWithUser,
): Promise<void> {
  if (user.id === actor.user.id) return

  await notify(tx, services, [user.id], membershipRoleChanged, {
    record_id: id,
    params: { ...paramsOf(actor.organization), role, changed_by: displayName(actor.user) },
    by: actor,
  })
}

export async function notifyOwnershipReceived(
  tx: Tx,
  services: Services,
  actor: Member,
  { id, user }: MembershipWithUser,
): Promise<void> {
  await notify(tx, services, [user.id], ownershipReceived, {
    record_id: id,
    params: { ...paramsOf(actor.organization), changed_by: displayName(actor.user) },
    by: actor,
  })
}

/** Tells the admins what somebody left behind who is none of them any more, if there is anything. */
export async function notifyCredentialsLeft(
  tx: Tx,
  services: Services,
  actor: Pick<Actor, 'user'>,
  { organization_id, user_id }: Pick<Membership, 'organization_id' | 'user_id'>,
  user: Pick<User, 'name'>,
): Promise<void> {
  const made = await countMadeBy(tx, { organization_id, user_id })
  if (made.tokens_count + made.webhooks_count === 0) return
  const { admins, params } = await adminsOf(tx, { organization_id })
  await notify(tx, services, admins, credentialsLeft, {
    record_id: organization_id,
    params: { ...params, user_name: displayName(user), ...made },
    by: actor,
  })
}

/** Told to whoever owns an organization now because its owner is gone. */
export async function notifyOwnerAppointed(
  tx: Tx,
  services: Services,
  organization: Pick<Organization, 'id' | 'name'>,
  { id, user_id }: Membership,
): Promise<void> {
  await notify(tx, services, [user_id], ownershipReceived, {
    record_id: id,
    params: { ...paramsOf(organization), changed_by: '' },
    by: nobody,
  })
}

/** The admins of an organization, without the user who knows already. */
export async function otherAdminIds(
  tx: Tx,
  organization: { id: number },
  user: { id: number },
): Promise<number[]> {
  const admins = await adminIds(tx, organization)
  return admins.filter((id) => id !== user.id)
}

const adminsOfOrganization = prepared(
  'admins_of_organization',
  query
    .select({ user_id: memberships.user_id })
    .from(memberships)
    .where(
      and(
        eq(memberships.organization_id, sql.placeholder('organization_id')),
        eq(memberships.role, 'admin'),
      ),
    ),
)

export async function adminIds(tx: Tx, organization: { id: number }): Promise<number[]> {
  const rows = await adminsOfOrganization(tx, { organization_id: organization.id })
  return rows.map(({ user_id }) => user_id)
}
