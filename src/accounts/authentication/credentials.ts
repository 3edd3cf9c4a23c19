import { and, eq, getTableColumns, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core'
import { realTime } from '../../framework/database/columns.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { memberships } from '../../tables/organizations/memberships.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { accessTokens } from '../../tables/users/credentials/access-tokens.ts'
import { sessions } from '../../tables/users/credentials/sessions.ts'
import { users } from '../../tables/users/users.ts'
import { sessionIdle } from '../../vocabulary/time/lifetimes.ts'
import { minutes } from '../../vocabulary/time/time-limits.ts'

/**
 * The last activity is written at most this often, so that most reads cost no write. The idle
 * window is longer by the same time, so that no session ends early because of an activity that was
 * not written.
 */
const activityGranularitySeconds = 60

/**
 * The condition that a session was not ended together with all others of its user, for selects that have
 * joined the user.
 */
export const isOfGeneration = eq(sessions.generation, users.session_generation)

const granularity = sql`make_interval(secs => ${sql.raw(String(activityGranularitySeconds))})`

/** A session that was active within the window. */
export const isAlive = and(
  gt(
    sessions.last_active_at,
    sql`now() - interval '${sql.raw(sessionIdle.interval)}' - ${granularity}`,
  ),
  or(isNull(sessions.expires_at), gt(sessions.expires_at, realTime)),
) as SQL

/** The condition that the day of a token has not come, if it has one. */
export const isRunning = or(
  isNull(accessTokens.expires_at),
  gt(accessTokens.expires_at, realTime),
) as SQL

/** How long a proof that the account is one's own is good. Signing in is such a proof. */
export const proofLimit = minutes(15)

export const isProved = gt(
  sessions.proved_at,
  sql`now() - interval '${sql.raw(proofLimit.interval)}'`,
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

/** The caller's membership, for requests that are about an organization. */
const memberColumns = {
  membership: { id: memberships.id, role: memberships.role, is_owner: memberships.is_owner },
  organization: getTableColumns(organizations),
}

const inOrganization = and(
  eq(memberships.user_id, users.id),
  eq(memberships.organization_id, sql.placeholder('organizationId')),
)
const ofMembership = eq(organizations.id, memberships.organization_id)
/** The organization of a member, or the one that a token belongs to. */
const ofMembershipOrToken = and(
  eq(organizations.id, sql.placeholder('organizationId')),
  or(isNotNull(memberships.id), eq(accessTokens.organization_id, organizations.id)),
)

/**
 * Reads that recognise a caller, by session or by access token, together with what the request is about: its
 * user alone, the membership too, or also a record of the organization that is to be shown.
 */
export type Recognition =
  | typeof recogniseUser
  | typeof recogniseMember
  | ReturnType<typeof recogniseWith>

export const recogniseUser = {
  session: prepared('session_by_token', selectSession({})),
  accessToken: prepared('access_token_by_token', selectAccessToken({})),
}

export const recogniseMember = {
  session: prepared(
    'session_in_organization',
    selectSession(memberColumns)
      .leftJoin(memberships, inOrganization)
      .leftJoin(organizations, ofMembership),
  ),
  accessToken: prepared(
    'access_token_in_organization',
    selectAccessToken(memberColumns)
      .leftJoin(memberships, inOrganization)
      .leftJoin(organizations, ofMembershipOrToken),
  ),
}

export function recogniseWith(name: string, table: PgTable & { id: PgColumn }, isVisible: SQL) {
  const columns = { ...memberColumns, record: getTableColumns(table) }
  const isRecord = and(eq(table.id, sql.placeholder('recordId')), isVisible)
  return {
    session: prepared(
      `session_and_${name}`,
      selectSession(columns)
        .leftJoin(memberships, inOrganization)
        .leftJoin(organizations, ofMembership)
        .leftJoin(table, isRecord),
    ),
    accessToken: prepared(
      `access_token_and_${name}`,
      selectAccessToken(columns)
        .leftJoin(memberships, inOrganization)
        .leftJoin(organizations, ofMembershipOrToken)
        .leftJoin(table, isRecord),
    ),
  }
}

function selectSession<More extends SelectedFields>(more: More) {
  return query
    .select({
      user: userColumns,
      session: {
        id: sessions.id,
        user_agent: sessions.user_agent,
        isStale: sql<boolean>`${sessions.last_active_at} < now() - ${granularity}`,
        isProved: sql<boolean>`${isProved}`,
      },
      ...more,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.token_hash, sql.placeholder('tokenHash')), isOfGeneration, isAlive))
}

function selectAccessToken<More extends SelectedFields>(more: More) {
  return query
    .select({
      user: userColumns,
      accessToken: {
        id: accessTokens.id,
        description: accessTokens.description,
        permission: accessTokens.permission,
        organization_id: accessTokens.organization_id,
        areas: accessTokens.areas,
        organization_ids: accessTokens.organization_ids,
        daily_limit_amount: accessTokens.daily_limit_amount,
        daily_limit_currency: accessTokens.daily_limit_currency,
        isStale: sql<boolean>`coalesce(${accessTokens.last_used_at} < now() - ${granularity}, true)`,
      },
      ...more,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.user_id))
    .where(and(eq(accessTokens.token_hash, sql.placeholder('tokenHash')), isRunning))
}
