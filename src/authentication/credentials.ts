import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { accessTokens } from '../access-tokens/table.ts'
import { prepared } from '../database/prepared.ts'
import { memberships } from '../memberships/table.ts'
import { organizations } from '../organizations/table.ts'
import { sessions } from '../sessions/table.ts'
import { users } from '../users/table.ts'

/** Days without a request after which a session is over. */
export const idleDays = 14

/**
 * Activity is written down at most this often, so that reading costs no write. The window is longer
 * by as much: no session ends early for what was not written.
 */
export const activityGranularitySeconds = 60

/** A session that was active within the window. */
export const isAlive = gt(
  sessions.last_active_at,
  sql`now() - make_interval(days => ${sql.raw(String(idleDays))}, secs => ${sql.raw(String(activityGranularitySeconds))})`,
)

const userColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  two_factor: sql<boolean>`${isNotNull(users.totp_secret)}`,
  push_notifications_enabled: users.push_notifications_enabled,
  notifications_count: users.notifications_count,
  message_notifications_count: users.message_notifications_count,
  unseen_notifications_count: users.unseen_notifications_count,
}

const membershipColumns = {
  id: memberships.id,
  role: memberships.role,
  is_owner: memberships.is_owner,
}

const inOrganization = and(
  eq(memberships.user_id, users.id),
  eq(memberships.organization_id, sql.placeholder('organizationId')),
)

/** The session, its user and, where an organization is asked about, their membership: in one read. */
export const sessionByToken = prepared((db) =>
  db
    .select({
      user: userColumns,
      session: {
        id: sessions.id,
        user_agent: sessions.user_agent,
        isStale: sql<boolean>`${sessions.last_active_at} < now() - make_interval(secs => ${sql.raw(String(activityGranularitySeconds))})`,
      },
      membership: membershipColumns,
      organization: organizations,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(memberships, inOrganization)
    .leftJoin(organizations, eq(organizations.id, memberships.organization_id))
    .where(and(eq(sessions.token_hash, sql.placeholder('tokenHash')), isAlive))
    .prepare('session_by_token'),
)

export const accessTokenByToken = prepared((db) =>
  db
    .select({
      user: userColumns,
      accessToken: {
        id: accessTokens.id,
        description: accessTokens.description,
        permission: accessTokens.permission,
        isStale: sql<boolean>`coalesce(${accessTokens.last_used_at} < now() - make_interval(secs => ${sql.raw(String(activityGranularitySeconds))}), true)`,
      },
      membership: membershipColumns,
      organization: organizations,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.user_id))
    .leftJoin(memberships, inOrganization)
    .leftJoin(organizations, eq(organizations.id, memberships.organization_id))
    .where(eq(accessTokens.token_hash, sql.placeholder('tokenHash')))
    .prepare('access_token_by_token'),
)
