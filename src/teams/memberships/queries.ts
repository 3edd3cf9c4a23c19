import { and, asc, eq, getTableColumns, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { listReadAhead } from '../../activity/lists/read-ahead.ts'
import { isExpired } from '../../framework/database/columns.ts'
import type { Db, Reader } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { beginningIn, pageOf, total } from '../../framework/database/driver/totals.ts'
import { NotFound } from '../../framework/errors.ts'
import { hasWords, isIn } from '../../framework/http/lists/filters.ts'
import { defineListing } from '../../framework/http/lists/listing.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import { hashToken } from '../../framework/secrets.ts'
import type { Actor, Member } from '../../tables/actor.ts'
import { auditEvents } from '../../tables/audit-events.ts'
import { type Membership, memberships } from '../../tables/organizations/memberships.ts'
import { accessTokens } from '../../tables/users/credentials/access-tokens.ts'
import { type User, users } from '../../tables/users/users.ts'
import { webhooks } from '../../tables/webhooks.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { roles } from '../../vocabulary/people/roles.ts'
import { type InvitationWithInviter, invitationsAsJson } from '../invitations/queries.ts'

export type MembershipWithUser = Membership & { user: Pick<User, 'id' | 'name' | 'email'> }

export type MembersAndInvitations = Page<MembershipWithUser> & {
  invitations: InvitationWithInviter[]
}

const withUser = {
  ...getTableColumns(memberships),
  user: { id: users.id, name: users.name, email: users.email },
}

const adminsFirst = [
  sql`${memberships.role} = 'admin' desc`,
  sql`lower(coalesce(nullif(${users.name}, ''), ${users.email}))`,
  asc(users.email),
  asc(memberships.id),
]

const named = hasWords(
  [users.name, users.email],
  'Only those whose name or e-mail address has these words',
  'ida',
)

/** The filters and orders that programs can ask for. */
export const membershipsListing = defineListing('Membership', memberships, {
  q: {
    ...named,
    where: (value) =>
      sql`exists (select from ${users} where ${users.id} = ${memberships.user_id} and ${named.where(value) ?? sql`true`})`,
  },
  role: isIn(memberships.role, roles, 'Only those with this role'),
})

const ofOrganization = eq(memberships.organization_id, sql.placeholder('organizationId'))

const membersOfOrganization = prepared('members_of_organization', selectMembers({}))

const teamOfOrganization = prepared(
  'team_of_organization',
  selectMembers({ invitations: invitationsAsJson }),
)

export const membershipsListed = listReadAhead<MembershipWithUser & { total: number }>(
  (db, { organizationId }, page) => membersOfOrganization(db, { organizationId, ...page }),
  pageOf,
  {
    askedOf: membershipsListing.askedOf,
    read: (db, { organizationId }, asked) => {
      const isListed = eq(memberships.organization_id, organizationId)
      return membershipsListing.pageAsked(asked, isListed, adminsFirst, (parts) =>
        db
          .select({ ...withUser, total: parts.total })
          .from(memberships)
          .innerJoin(users, eq(users.id, memberships.user_id))
          .where(parts.where)
          .orderBy(...parts.order)
          .limit(parts.limit)
          .offset(parts.offset),
      )
    },
  },
)

/** The members and the invitations in one read. */
export async function listMembersAndInvitations(
  db: Db,
  { organization }: Member,
  page: PageRequest,
): Promise<MembersAndInvitations> {
  const rows = await teamOfOrganization(db, { organizationId: organization.id, ...page })
  return { ...pageOf(page, rows), invitations: rows[0]?.invitations ?? [] }
}

/** The organization that someone joined with this link. */
export async function findJoined(
  db: Reader,
  { user }: Actor,
  token: string,
): Promise<{ id: number } | undefined> {
  const [joined] = await db
    .select({ id: memberships.organization_id })
    .from(memberships)
    .where(
      and(
        eq(memberships.invitation_token_hash, hashToken(token)),
        eq(memberships.user_id, user.id),
      ),
    )
  return joined
}

export async function findMembership(
  db: Db,
  { organization }: Member,
  publicId: string,
): Promise<MembershipWithUser> {
  return findMembershipById(db, organization, decodeId('Membership', publicId) ?? 0)
}

export async function findMembershipById(
  db: Reader,
  organization: { id: number },
  id: number,
): Promise<MembershipWithUser> {
  const [membership] = await db
    .select(withUser)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(and(eq(memberships.id, id), eq(memberships.organization_id, organization.id)))

  if (membership === undefined) throw new NotFound('Member not found.')
  return membership
}

function selectMembers<More extends Record<string, SQL>>(more: More) {
  return query
    .select({ ...withUser, total, ...more })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(ofOrganization)
    .orderBy(...adminsFirst)
    .limit(sql.placeholder('size'))
    .offset(beginningIn(memberships, ofOrganization))
}

/**
 * The access tokens and webhooks of an organization that work and that one of its people made: they have seen
 * the tokens, and chosen where the webhooks lead.
 */
export async function countMadeBy(
  db: Reader,
  { organization_id, user_id }: Pick<Membership, 'organization_id' | 'user_id'>,
) {
  const isMade = and(
    eq(accessTokens.organization_id, organization_id),
    eq(accessTokens.created_by_id, user_id),
    or(isNull(accessTokens.expires_at), not(isExpired(accessTokens.expires_at))),
  )
  const isChosen = and(
    eq(webhooks.organization_id, organization_id),
    webhooks.is_enabled,
    sql`exists (select from ${auditEvents} where ${and(
      eq(auditEvents.user_id, user_id),
      eq(auditEvents.organization_id, organization_id),
      eq(auditEvents.record_type, 'Webhook'),
      eq(auditEvents.record_id, webhooks.id),
      inArray(auditEvents.action, ['create', 'update', 'rotate']),
    )})`,
  )
  return {
    tokens_count: await db.$count(accessTokens, isMade),
    webhooks_count: await db.$count(webhooks, isChosen),
  }
}
