import { sql } from 'drizzle-orm'
import type { Db } from '../../src/framework/database/db.ts'
import { encodeId } from '../../src/vocabulary/ids.ts'
import type { Person } from './person.ts'

/** Rows in large numbers, made by the database itself. The newest are a minute apart. */

/** Other users of the service. Without them the database would choose plans for tiny tables. */
export async function insertStrangers(db: Db, number: number): Promise<void> {
  await db.execute(sql`
    with stranger as (
      insert into users (email, name) select 'stranger' || n || '@example.com', 'Stranger ' || n
      from generate_series(1, ${number}::integer) n returning id),
    organization as (
      insert into organizations (name) select 'Elsewhere ' || n
      from generate_series(1, ${number}::integer) n returning id)
    insert into memberships (user_id, organization_id, role, is_owner)
    select s.id, o.id, 'admin', true
    from (select id, row_number() over () n from stranger) s
    join (select id, row_number() over () n from organization) o using (n)`)
}

export async function insertCampaigns(
  db: Db,
  { organizationId }: Person,
  number: number,
): Promise<void> {
  await db.execute(sql`
    insert into campaigns (organization_id, name, currency, countries, website, platform_ids, brief,
      cpm_amount, max_payout_amount, created_at, updated_at)
    select ${organizationId}::bigint, 'Campaign ' || n, 'usd', '{US,DE}', 'https://example.com/' || n,
      '{tiktok,youtube}', '<p>Show how you use it, in your own words.</p>', 250, 100000, at, at
    from generate_series(1, ${number}::integer) n, lateral (select now() - n * interval '1 minute' as at) _`)
}

export async function insertCollabs(
  db: Db,
  { organizationId }: Person,
  number: number,
): Promise<void> {
  await db.execute(sql`
    insert into collabs (organization_id, name, currency, countries, website, brief, created_at, updated_at)
    select ${organizationId}::bigint, 'Collab ' || n, 'usd', '{US,DE}', 'https://example.com/' || n,
      '<p>Show how you use it, in your own words.</p>', at, at
    from generate_series(1, ${number}::integer) n, lateral (select now() - n * interval '1 minute' as at) _`)
}

export async function insertNotifications(
  db: Db,
  { userId, organizationId }: Person,
  number: number,
): Promise<void> {
  const params = {
    campaign_name: 'Campaign',
    organization_id: encodeId('Organization', organizationId),
    organization_name: 'Organization 0',
  }
  await db.execute(sql`
    insert into notifications (user_id, type, params, record_type, record_id, seen_at, created_at)
    select ${userId}::bigint, 'CampaignPublishedNotifier', ${JSON.stringify(params)}::jsonb, 'Campaign', n,
      case when n % 2 = 0 then at end, at
    from generate_series(1, ${number}::integer) n, lateral (select now() - n * interval '1 minute' as at) _`)
}

export async function insertSocialAccounts(
  db: Db,
  { userId }: Person,
  number: number,
): Promise<void> {
  await db.execute(sql`
    with account as (
      insert into social_accounts (user_id, platform_id, account_url, uid, status)
      select ${userId}::bigint, 'instagram', 'https://www.instagram.com/bench' || n, n::text, 'verified'
      from generate_series(1, ${number}::integer) n returning id)
    insert into social_account_snapshots (social_account_id, subscriber_count, view_count, video_count,
      likes_count, engagement_rate, taken_at)
    select id, 1000, 20000, 30, 400, 4.27, now() - n * interval '1 day'
    from account, generate_series(1, 30) n`)
}
