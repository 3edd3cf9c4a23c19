import { type SQL, sql } from 'drizzle-orm'
import { isSeenIn } from '../../creators/profiles/policy.ts'
import { wordsOf } from '../../framework/search-query.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { type CreatorFilters, type CreatorState, programOf } from './filters.ts'

/**
 * Followers of the largest account that is proved to be a user's; null where none is known, or where they are
 * none of the organization's business any more.
 */
export const followersOf = (organizationId: number, userId: SQL) => sql`(
  select max(latest.subscriber_count) from social_accounts account cross join lateral (
    select subscriber_count from social_account_snapshots where social_account_id = account.id
    order by taken_at desc, id desc limit 1) latest
  where account.user_id = ${userId} and account.status = 'verified'
    and ${isSeenIn(sql`${organizationId}`, userId)})`

/** The condition on users that filters leave. */
export function isWanted(organizationId: number, filters: CreatorFilters): SQL {
  const { q, platform_id, program_id, country, min_followers, state, active_days } = filters
  const submitted = (like: SQL) => sql`exists (select from campaign_submissions submitted
    where submitted.organization_id = ${organizationId} and submitted.user_id = users.id and ${like})`
  const conditions = wordsOf(q).map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    return sql`(lower(users.name) like ${pattern} or ${submitted(sql`lower(account_handle) like ${pattern}`)}
      or ${hasProved(organizationId, sql`lower(regexp_replace(account_url, '^.*/', '')) like ${pattern}`)})`
  })
  if (platform_id !== undefined) conditions.push(submitted(sql`platform_id = ${platform_id}`))
  if (program_id !== undefined) conditions.push(tookPart(organizationId, program_id))
  if (country !== undefined) conditions.push(livesIn(organizationId, country))
  if (min_followers !== undefined)
    conditions.push(sql`${followersOf(organizationId, sql`users.id`)} >= ${min_followers}::bigint`)
  if (filters.sort === 'cpm') conditions.push(hasEarned(organizationId))
  if (state !== undefined) conditions.push(stands(organizationId, state))
  for (const id of [filters.label_id, filters.list_id])
    if (id !== undefined) conditions.push(isGrouped(organizationId, id))
  if (active_days !== undefined) conditions.push(wasActive(organizationId, active_days))
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** Accounts that are proved are shown to whom they worked for, also if none of them posted for a campaign. */
const hasProved = (organizationId: number, like: SQL) => sql`exists (
  select from social_accounts account
  where account.user_id = users.id and account.status = 'verified' and ${like}
    and ${isSeenIn(sql`${organizationId}`, sql`users.id`)})`

function tookPart(organizationId: number, publicId: string): SQL {
  const program = programOf(publicId)
  if (program === undefined) return sql`false`
  const table = sql.raw(`${program.kind}_submissions`)
  const column = sql.raw(`${program.kind}_id`)
  return sql`exists (select from ${table} taken where taken.user_id = users.id
    and taken.organization_id = ${organizationId} and taken.${column} = ${program.id})`
}

/** Where someone lives is known of a profile that is published, or that came with an application. */
function livesIn(organizationId: number, country: string): SQL {
  return sql`exists (select from creator_profiles profile
    where profile.user_id = users.id and profile.country = ${country}
    and (profile.published_at is not null or exists (select from collab_submissions applied
      where applied.user_id = users.id and applied.organization_id = ${organizationId}
      and applied.state <> 'withdrawn')))`
}

function stands(organizationId: number, state: CreatorState): SQL {
  const has = (table: 'campaign' | 'collab', states: string) => sql`exists (
    select from ${sql.raw(`${table}_submissions`)} open where open.user_id = users.id
    and open.organization_id = ${organizationId} and open.state in (${sql.raw(states)}))`
  const waits = sql`(${has('campaign', "'pending', 'flagged'")}
    or ${has('collab', "'applied', 'content_submitted', 'posted'")})`
  const works = has(
    'collab',
    "'awaiting_shipment', 'shipped', 'in_progress', 'changes_requested', 'approved'",
  )
  if (state === 'waiting') return waits
  return state === 'working' ? works : sql`not (${waits} or ${works})`
}

/** Views that cost nothing are no cheap views, so who has earned nothing is not compared by them. */
function hasEarned(organizationId: number): SQL {
  return sql`exists (select from campaign_creators worked where worked.user_id = users.id
    and worked.organization_id = ${organizationId} and worked.used_amount > 0)`
}

function isGrouped(organizationId: number, publicId: string): SQL {
  return sql`exists (select from grouped_creators chosen join creator_groups on creator_groups.id = group_id
    where chosen.user_id = users.id and group_id = ${decodeId('CreatorGroup', publicId) ?? 0}
    and creator_groups.organization_id = ${organizationId})`
}

function wasActive(organizationId: number, days: string): SQL {
  const since = sql`troupe_now() - make_interval(days => ${days}::int)`
  return sql`(exists (select from campaign_creators worked where worked.user_id = users.id
      and worked.organization_id = ${organizationId} and worked.last_active_at >= ${since})
    or exists (select from collab_submissions applied where applied.user_id = users.id
      and applied.organization_id = ${organizationId} and applied.created_at >= ${since}))`
}
