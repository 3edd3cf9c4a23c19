import { type SQL, sql } from 'drizzle-orm'

/**
 * Every transfer that touches a creator's money, with what it changed: what is held for them, what they can
 * withdraw, what is on its way. Fees are moved with rewards and are not theirs. A transfer's key says which
 * grant, work for a collab or payout it is of.
 */
export function linesOf(userId: number): SQL {
  return sql`
    with own as (
      select id, kind from ledger_accounts where kind = 'creator' and owner_id = ${userId}
      union all
      select id, kind from ledger_accounts where kind = 'held' and owner_type = 'Submission'
        and owner_id in (select submission_id from grants where user_id = ${userId}
          union all select id from collab_submissions where user_id = ${userId})
      union all
      select id, kind from ledger_accounts where kind = 'payout'
        and owner_id in (select id from payouts where user_id = ${userId})
    ), entries as (
      select transfer.*, own.kind
      -- One after the other: how many transfers an account has cannot be guessed, and to read all there are takes longer.
      from own cross join lateral (
        select id, event, amount, currency, created_at, idempotency_key, amount as change
        from ledger_transfers where credit_account_id = own.id
        union all
        select id, event, amount, currency, created_at, idempotency_key, -amount
        from ledger_transfers where debit_account_id = own.id
      ) transfer
      where transfer.event not like 'fee\\_%'
    )
    select id, event, amount, currency, created_at,
      coalesce(sum(change) filter (where kind = 'held'), 0) as held_change,
      coalesce(sum(change) filter (where kind = 'creator'), 0) as available_change,
      coalesce(sum(change) filter (where kind = 'payout'), 0) as on_the_way_change,
      case when event like 'reward\\_%' then ${keyPart(2)}::bigint end as post_id,
      case when event like 'reward\\_%' then ${keyPart(3)}::int end as grant_number,
      case when event like 'collab\\_%' then ${keyPart(2)}::bigint end as work_id,
      case when event like 'payout\\_%' then ${keyPart(2)}::bigint end as payout_id
    from entries
    group by id, event, amount, currency, created_at, idempotency_key`
}

const keyPart = (part: number): SQL =>
  sql`split_part(idempotency_key, ':', ${sql.raw(String(part))})`

/**
 * The lines of `linesOf`, but one for each day and post: it earns a little every day, and what it was granted
 * a week ago comes into the balance on the same day. All other lines stay as they are.
 */
export function foldedLines(lines: SQL): SQL {
  return sql`
    select max(id) as id, sum(held_change) as held_change, sum(available_change) as available_change,
      sum(on_the_way_change) as on_the_way_change,
      case when count(*) = 1 then max(event) else 'post_day' end as event, sum(amount) as amount, currency,
      max(created_at) as created_at, max(post_id) as post_id, max(grant_number) as grant_number,
      max(work_id) as work_id, max(payout_id) as payout_id
    from (${lines}) lines
    group by currency, coalesce(-post_id, id), (created_at at time zone 'UTC')::date`
}

/**
 * The lines with the program, post and payout that they are of. Only what is shown should come here: to look
 * all this up takes far longer than to find the lines.
 */
export function explainedLines(lines: SQL, userId: number): SQL {
  return sql`
    select lines.*, campaigns.id as campaign_id, campaigns.name as campaign_name, collabs.id as collab_id,
      collabs.name as collab_name, grants.release_at, coalesce(post.id, work.id) as submission_id,
      post.platform_id, post.account_handle, payouts.reference, payouts.label, payouts.failure_reason,
      organizations.name as organization_name, ${isSeen(userId)} as is_program_seen
    from (${lines}) lines
    left join payouts on payouts.id = lines.payout_id
    left join grants on grants.submission_id = lines.post_id and grants.number = lines.grant_number
    left join campaigns on campaigns.id = grants.campaign_id
    left join campaign_submissions post on post.id = grants.submission_id
    left join collab_submissions work on work.id = lines.work_id
    left join collabs on collabs.id = work.collab_id
    left join organizations on organizations.id = coalesce(campaigns.organization_id, collabs.organization_id)`
}

/** Whether a program that paid someone shows itself to them still, as discover would say. */
const isSeen = (userId: number): SQL => sql`
  organizations.id is not null and (collabs.id is null or collabs.state in ('published', 'paused'))
    and (organizations.privacy_setting <> 'private'
      or organizations.id in (select organization_id from memberships where user_id = ${userId})
      or organizations.id in (select organization_id from creator_invitations where user_id = ${userId}
        union all select organization_id from creator_invitations invitation
          join users on users.email = invitation.email where users.id = ${userId}))`
