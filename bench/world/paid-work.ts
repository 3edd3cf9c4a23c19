import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../src/framework/database/db.ts'

/** An organization with five campaigns, and the creator who made all posts for them. */
export type Owner = { organization_id: number; user_id: number; campaign_id: number }

const campaignsOfEach = 5

export async function insertOwners(db: Db, number: number): Promise<Owner[]> {
  const { rows } = await db.execute<Owner>(sql`
    with organization as (
      insert into organizations (name) select 'Owner ' || n from generate_series(1, ${number}::int) n
      returning id
    ), creator as (
      insert into users (email, name)
      select 'bench-' || gen_random_uuid() || '@example.com', 'Creator ' || n
      from generate_series(1, ${number}::int) n returning id
    ), campaign as (
      insert into campaigns
        (organization_id, name, currency, status, published_at, fee_bps, least_budget_amount, cpm_amount)
      select organization.id, 'Campaign ' || n, 'usd', 'active', now() - interval '100 days', 500, 1, 100
      from organization, generate_series(1, ${campaignsOfEach}::int) n
      -- So that those of one organization have one number after another.
      order by organization.id, n returning id, organization_id
    )
    select organization.id::float8 as organization_id, creator.id::float8 as user_id,
      (select min(id) from campaign where organization_id = organization.id)::float8 as campaign_id
    from (select id, row_number() over (order by id) as place from organization) organization
    join (select id, row_number() over (order by id) as place from creator) creator using (place)`)
  return rows
}

/**
 * Posts of the last 90 days for each of the owners, with what triggers would have kept of them, which are
 * left out: every tenth waits for a decision, the others count or have counted and were granted something, of
 * which all but the last week is the creator's. Each has a payment into the balance of its organization.
 */
export async function enterPaidWork(db: Db, owners: Owner[], each: number): Promise<void> {
  const atOnce = Math.max(1, Math.floor(100_000 / each))
  for (let from = 0; from < owners.length; from += atOnce)
    await db.transaction((tx) => enterPart(tx, owners.slice(from, from + atOnce), each))
  await db.execute(sql`vacuum analyze`)
}

async function enterPart(tx: Tx, owners: Owner[], each: number): Promise<void> {
  await tx.execute(sql`set local session_replication_role = replica`)
  await tx.execute(sql`
    create temp table entered on commit drop as
    select nextval('submission_ids') * 2 as id, owner.*, campaign_id + n % ${campaignsOfEach} as campaign,
      now() - (n + 0.5) * interval '90 days' / ${each}::int as at, n, n % 10 = 0 as waits,
      n::bigint * 7919 % 100000 as views, 100 + n::bigint * 7919 % 5000 as amount
    from jsonb_to_recordset(${JSON.stringify(owners)}::jsonb)
      as owner (organization_id bigint, user_id bigint, campaign_id bigint), generate_series(0, ${each - 1}::int) n`)
  await tx.execute(sql`analyze entered`)
  await tx.execute(sql`
    insert into campaign_submissions (id, organization_id, campaign_id, user_id, platform_id, account_handle,
      post_url, post_uid, state, decided_at, approved_at, approved_by, posted_at, verified_views, earned_amount,
      granted_amount, grants_count, frozen_at, frozen_because, finalized_at, paid_at, created_at, updated_at)
    select id, organization_id, campaign, user_id, 'youtube', 'bench', 'https://youtu.be/' || id, id,
      case when waits then 'pending' when is_over then 'paid' else 'approved' end, decided, decided,
      case when not waits then 'organization' end, at, case when waits then 0 else views end,
      case when waits then 0 else amount end, case when waits then 0 else amount end,
      case when waits then 0 else 1 end, over_at, case when over_at is not null then 'window' end, over_at,
      over_at, at, coalesce(over_at, at)
    from entered, lateral (select case when not waits then at end as decided,
      not waits and at < now() - interval '30 days' as is_over) _,
      lateral (select case when is_over then at + interval '30 days' end as over_at) _over`)
  await tx.execute(sql`
    insert into posts (submission_id, platform_id, uid, views) select id, 'youtube', id, views from entered`)
  await tx.execute(sql`
    insert into deadlines (kind, record_id, due_at)
    select 'submission_decision', id, at + interval '120 days' from entered where waits`)
  await tx.execute(sql`
    insert into campaign_platform_days (campaign_id, organization_id, platform_id, day, submissions_count,
      posts_count, view_count, used_amount)
    select campaign, organization_id, 'youtube', (at at time zone 'UTC')::date, count(*),
      count(*) filter (where not waits), sum(views), coalesce(sum(amount) filter (where not waits), 0)
    from entered group by 1, 2, 4`)
  await tx.execute(sql`
    insert into campaign_days (campaign_id, day, used_amount)
    select campaign, (at at time zone 'UTC')::date, sum(amount) from entered where not waits group by 1, 2`)
  await enterMoney(tx)
}

/** The books of what was entered: into the balance, out of the budget, and to the creator. */
async function enterMoney(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into grants (campaign_id, submission_id, number, user_id, currency, reward_amount, fee_amount,
      release_at, released_at, created_at)
    select campaign, id, 1, user_id, 'usd', amount, 0, at + interval '7 days',
      case when at < now() - interval '7 days' then at + interval '7 days' end, at
    from entered where not waits`)
  await tx.execute(sql`
    insert into ledger_accounts (kind, owner_id, owner_type, provider, currency, balance)
    select 'external', 0, '', 'bench', 'usd', null
    union all select distinct 'wallet', organization_id, '', '', 'usd', 0::bigint from entered
    union all select distinct 'budget', campaign, '', '', 'usd', 0::bigint from entered
    union all select distinct 'creator', user_id, '', '', 'usd', 0::bigint from entered
    union all select 'held', id, 'Submission', '', 'usd', 0::bigint from entered where not waits
    on conflict do nothing`)
  await tx.execute(sql`
    create temp table account on commit drop as select id, kind, owner_id from ledger_accounts`)
  await tx.execute(sql`analyze account`)
  await tx.execute(sql`
    with movement as (
      select id, 'bench:' || id as key, 'funding_succeeded' as event, 'external' as taken, 0 as taker,
        'wallet' as given, organization_id as giver, amount, at from entered
      union all
      select id, 'grant:' || id || ':1:reward:granted', 'reward_granted', 'budget', campaign, 'held', id,
        amount, at from entered where not waits
      union all
      select id, 'grant:' || id || ':1:reward:released', 'reward_released', 'held', id, 'creator', user_id,
        amount, at + interval '7 days' from entered where not waits and at < now() - interval '7 days'
    )
    insert into ledger_transfers
      (idempotency_key, event, debit_account_id, credit_account_id, amount, currency, created_at)
    select key, event, debit.id, credit.id, amount, 'usd', at from movement
    join account debit on debit.kind = taken and debit.owner_id = taker
    join account credit on credit.kind = given and credit.owner_id = giver
    order by at`)
  await tx.execute(sql`
    with counted as (
      select account_id, count(*) as number, sum(change) as change from (
        select debit_account_id as account_id, -amount as change from ledger_transfers
        where transaction_id = pg_current_xact_id()::text::bigint
        union all
        select credit_account_id, amount from ledger_transfers
        where transaction_id = pg_current_xact_id()::text::bigint) moved
      group by 1)
    update ledger_accounts set transfers_count = transfers_count + number,
      -- Budgets were never paid into, and are not read by any of the questions.
      balance = case when balance is not null then greatest(0, balance + change) end
    from counted where id = account_id`)
}

/** Campaigns that creators find, of some organizations. */
export async function enterListed(
  db: Db,
  owners: Owner[],
  from: number,
  to: number,
): Promise<void> {
  const atOnce = 50_000
  const ids = owners.map(({ organization_id }) => organization_id)
  for (let first = from; first <= to; first += atOnce)
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`
        with made as (
          insert into campaigns (organization_id, name, currency, status, published_at, fee_bps,
            least_budget_amount, cpm_amount, platform_ids, total_budget_amount)
          select (${sql.param(ids)}::bigint[])[1 + n % ${ids.length}::int], 'Listed ' || n, 'usd', 'active',
            now() - n * interval '1 second', 500, 1, 100 + n % 1009, '{youtube}', 100000 + n
          from generate_series(${first}::int, ${Math.min(to, first + atOnce - 1)}::int) n
          returning id, organization_id, name, published_at, cpm_amount, total_budget_amount
        )
        insert into listings (kind, program_id, organization_id, privacy_setting, is_shown, currency, pay_amount,
          reference_amount, unused_amount, unused_reference_amount, published_at, search)
        select 'Campaign', id, organization_id, 'public', true, 'usd', cpm_amount, cpm_amount * 900000,
          total_budget_amount, total_budget_amount * 900000, published_at,
          array_to_tsvector(array['listed', 'word' || id % 100, 'rare' || id % ${to / 10}, 'currency:usd', 'category:other',
            'content_type:ugc', 'platform:' || (array['youtube', 'tiktok', 'instagram'])[1 + id % 3]])
        from made`)
    })
  await db.execute(sql`vacuum analyze`)
}
