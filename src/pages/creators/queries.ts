import { sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { pageCountedTo } from '../../framework/database/driver/totals.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import type { CreatorGroup } from '../../tables/organizations/creator-groups.ts'
import { displayName } from '../../tables/users/users.ts'
import { decodeId, encodeId } from '../../vocabulary/ids.ts'
import type { PlatformId } from '../../vocabulary/platforms.ts'
import { isoTime } from '../../vocabulary/time/time.ts'
import { followersOf, isWanted } from './conditions.ts'
import { cursorOf } from './cursor.ts'
import { type CreatorFilters, creatorOrders } from './filters.ts'
import { type Result, resultsOf } from './results.ts'

/** Amounts of someone's work in one currency. */
export type CreatorAmounts = Pick<
  Result,
  'currency' | 'used_amount' | 'effective_cpm_amount' | 'collab_amount'
>

/** Someone who worked with an organization: one, in however many currencies. */
export type Creator = Omit<Result, keyof CreatorAmounts> & {
  name: string
  amounts: CreatorAmounts[]
  /** Of the largest account that is proved to be theirs. */
  follower_count: number | null
  groups: (Pick<CreatorGroup, 'id' | 'name'> & { kind: 'label' | 'list' })[]
}

type Found = Record<Exclude<keyof Creator, 'amounts' | 'groups'>, string | null> & {
  amounts: CreatorAmounts[]
  groups: Creator['groups']
  total: string
}

/** Labels that someone bears and lists they are on. */
export const groupsOf = (organizationId: number, userId = sql`shown.user_id`) => sql`(
  select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'name', name) order by kind, lower(name)), '[]')
  from creator_groups join grouped_creators on group_id = id
  where grouped_creators.user_id = ${userId} and organization_id = ${organizationId})`

/** The amounts that came of someone's work, in each currency. */
const amountsOf = (organizationId: number) => sql`(
  select json_agg(json_build_object('currency', currency, 'used_amount', used_amount,
    'effective_cpm_amount', effective_cpm_amount, 'collab_amount', collab_amount)
    order by view_count desc, currency)
  from (${resultsOf(organizationId, sql`shown.user_id`)}) results)`

/** All that is told of someone. */
const shownOf = (
  organizationId: number,
) => sql`shown.*, users.name, ${amountsOf(organizationId)} as amounts,
  ${followersOf(organizationId, sql`shown.user_id`)} as follower_count, ${groupsOf(organizationId)} as groups`

/** Of longer lists it is only said that they are longer, so that they take no longer to read. */
const mostCounted = 1000

export async function listCreators(
  db: Db,
  { organization: { id } }: Member,
  page: PageRequest,
  filters: CreatorFilters,
): Promise<Page<Creator>> {
  const order = sql`${creatorOrders[filters.sort]}, user_id`
  const counted = Math.max(mostCounted, page.offset + page.size)
  const { rows } = await db.execute<Found>(sql`
    with wanted as materialized (
      select creators.user_id, row_number() over (order by ${order}) as place
      from organization_creators creators left join users on users.id = creators.user_id
      where creators.organization_id = ${id} and ${isWanted(id, filters)}
      order by ${order} limit ${counted + 1}), page as (
      select user_id, place, (select count(*) from wanted) as total from wanted order by place
      limit ${page.size} offset least(${page.offset}, greatest((select count(*) from wanted) - 1, 0)))
    select total, ${shownOf(id)}
    from page join organization_creators shown on shown.organization_id = ${id} and shown.user_id = page.user_id
    join users on users.id = shown.user_id order by place`)
  return pageCountedTo(counted, page, rows.map(readCreator))
}

/** The public ids of the first of those whom filters leave, in the order of the list. */
export async function listCreatorIds(
  db: Db,
  { organization: { id } }: Member,
  filters: CreatorFilters,
  most: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select user_id from organization_creators creators join users on users.id = creators.user_id
    where creators.organization_id = ${id} and ${isWanted(id, filters)}
    order by ${creatorOrders[filters.sort]}, user_id limit ${most}`)
  return rows.map(({ user_id }) => encodeId('User', Number(user_id)))
}

/** The names of those of them who have worked with the organization, those with most views first. */
export async function namesOfCreators(
  db: Db,
  { organization: { id } }: Member,
  publicIds: string[],
): Promise<string[]> {
  const ids = publicIds.map((publicId) => decodeId('User', publicId) ?? 0)
  const { rows } = await db.execute<{ name: string }>(sql`
    select users.name from organization_creators creators join users on users.id = creators.user_id
    where creators.organization_id = ${id} and creators.user_id = any(${sql.param(ids)}::bigint[])
    order by view_count desc, creators.user_id`)
  return rows.map(displayName)
}

/** Reads those who come after someone, in an order that never changes. */
export async function listCreatorsAfter(
  db: Db,
  { organization: { id } }: Member,
  page: PageRequest,
  filters: CreatorFilters,
  start: number,
): Promise<Page<Creator>> {
  const { rows } = await db.execute<Found>(sql`
    with page as (
      select creators.user_id from organization_creators creators
      left join users on users.id = creators.user_id
      where creators.organization_id = ${id} and creators.user_id > ${start} and ${isWanted(id, filters)}
      order by creators.user_id limit ${page.size + 1})
    select 0 as total, ${shownOf(id)}
    from page join organization_creators shown on shown.organization_id = ${id} and shown.user_id = page.user_id
    join users on users.id = shown.user_id order by shown.user_id`)
  const found = rows.map(readCreator)
  const shown = found.slice(0, page.size)
  const last = shown.at(-1)
  const next = last && found.length > page.size ? cursorOf(last) : null
  return { ...page, number: 1, offset: 0, rows: shown, total: 0, next }
}

function readCreator(found: Found): Creator & { total: number } {
  return {
    user_id: Number(found.user_id),
    name: String(found.name),
    submissions_count: Number(found.submissions_count),
    approved_count: Number(found.approved_count),
    rejected_count: Number(found.rejected_count),
    approved_percent: found.approved_percent === null ? null : Number(found.approved_percent),
    view_count: Number(found.view_count),
    collabs_count: Number(found.collabs_count),
    completed_count: Number(found.completed_count),
    last_active_at: isoTime(String(found.last_active_at)),
    amounts: found.amounts,
    follower_count: found.follower_count === null ? null : Number(found.follower_count),
    groups: found.groups,
    total: Number(found.total),
  }
}

const atOnce = 500

/** Someone's results in one currency, with what else a file for spreadsheets tells of them. */
export type CreatorLine = Result &
  Pick<Creator, 'name' | 'follower_count' | 'groups'> & {
    accounts: { platform_id: PlatformId; account_handle: string }[]
  }

/** Accounts that someone submitted posts of to the organization. */
const accountsOf = (organizationId: number) => sql`(
  select coalesce(json_agg(distinct jsonb_build_object('platform_id', platform_id, 'account_handle', account_handle)), '[]')
  from campaign_submissions submitted
  where submitted.organization_id = ${organizationId} and submitted.user_id = shown.user_id)`

/**
 * All that filters leave, once for each currency, in the order of the list. The order is read once and then
 * so many people at a time, so that nobody is left out who changes places meanwhile.
 */
export async function* readResults(
  db: Db,
  { organization: { id } }: Member,
  filters: CreatorFilters,
): AsyncGenerator<CreatorLine, void> {
  const { rows: wanted } = await db.execute<{ user_id: string }>(sql`
    select user_id from organization_creators creators join users on users.id = creators.user_id
    where creators.organization_id = ${id} and ${isWanted(id, filters)}
    order by ${creatorOrders[filters.sort]}, user_id`)
  for (let from = 0; from < wanted.length; from += atOnce) {
    const ids = wanted.slice(from, from + atOnce).map(({ user_id }) => user_id)
    const { rows } = await db.execute<CreatorLine>(sql`
      select results.*, users.name, ${followersOf(id, sql`shown.user_id`)} as follower_count,
        ${groupsOf(id)} as groups, ${accountsOf(id)} as accounts
      from unnest(${`{${ids}}`}::bigint[]) with ordinality shown (user_id, place)
      join users on users.id = shown.user_id
      cross join lateral (${resultsOf(id, sql`shown.user_id`)}) results
      order by place, results.view_count desc, currency`)
    yield* rows
  }
}
