import { type SQL, sql } from 'drizzle-orm'

/**
 * Every transfer that touches a creator's money, with what it changed: what is held for them, what they can
 * withdraw, what is on its way. Fees are moved with rewards and are not theirs. A transfer's key says which
 * grant or payout it is of.
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
      select transfer.id, own.kind, transfer.amount as change
      from own join ledger_transfers transfer on transfer.credit_account_id = own.id
      where transfer.event not like 'fee\\_%'
      union all
      select transfer.id, own.kind, -transfer.amount
      from own join ledger_transfers transfer on transfer.debit_account_id = own.id
      where transfer.event not like 'fee\\_%'
    ), changes as (
      select id,
        coalesce(sum(change) filter (where kind = 'held'), 0) as held_change,
        coalesce(sum(change) filter (where kind = 'creator'), 0) as available_change,
        coalesce(sum(change) filter (where kind = 'payout'), 0) as on_the_way_change
      from entries group by id
    )
    select changes.*, transfer.event, transfer.amount, transfer.currency, transfer.created_at,
      campaigns.id as campaign_id, campaigns.name as campaign_name, collabs.id as collab_id, collabs.name as collab_name, grants.release_at,
      coalesce(post.id, work.id) as submission_id, post.platform_id, post.account_handle, payouts.id as payout_id, payouts.reference,
      payouts.label, payouts.failure_reason, organizations.name as organization_name,
      ${isSeen(userId)} as is_program_seen
    from changes
    join ledger_transfers transfer on transfer.id = changes.id
    left join payouts on payouts.id = case when transfer.event like 'payout\\_%'
      then split_part(transfer.idempotency_key, ':', 2)::bigint end
    left join grants on transfer.event like 'reward\\_%'
      and grants.submission_id = case when transfer.event like 'reward\\_%'
        then split_part(transfer.idempotency_key, ':', 2)::bigint end
      and grants.number = case when transfer.event like 'reward\\_%'
        then split_part(transfer.idempotency_key, ':', 3)::int end
    left join campaigns on campaigns.id = grants.campaign_id
    left join campaign_submissions post on post.id = grants.submission_id
    left join collab_submissions work on work.id = case when transfer.event like 'collab\\_%'
      then split_part(transfer.idempotency_key, ':', 2)::bigint end
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

/**
 * The lines of `linesOf`, but one for each day and post: it earns a little every day, and what it was granted
 * a week ago comes into the balance on the same day. All other lines stay as they are.
 */
export function foldedLines(lines: SQL): SQL {
  return sql`
    select max(id) as id, case when count(*) = 1 then max(event) else 'post_day' end as event,
      sum(amount) as amount, currency, sum(held_change) as held_change,
      sum(available_change) as available_change, sum(on_the_way_change) as on_the_way_change,
      max(campaign_id) as campaign_id, max(campaign_name) as campaign_name, max(collab_id) as collab_id,
      max(collab_name) as collab_name, max(submission_id) as submission_id, max(platform_id) as platform_id,
      max(account_handle) as account_handle, max(release_at) as release_at, max(payout_id) as payout_id,
      max(reference) as reference, max(label) as label, max(failure_reason) as failure_reason, max(organization_name) as organization_name,
      bool_and(is_program_seen) as is_program_seen,
      max(created_at) as created_at
    from (${lines}) lines
    group by currency, case when account_handle is null then id else -submission_id end,
      (created_at at time zone 'UTC')::date`
}
