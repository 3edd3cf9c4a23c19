import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../framework/database/db.ts'
import { one } from '../../../framework/database/rows.ts'
import type { CollabSubmission } from '../../../tables/collabs/collab-submissions.ts'
import type { PlatformId } from '../../../vocabulary/platforms.ts'

/** All that helps to answer someone who applies: whom they reach, and what they did for this organization before. */
export type ApplicantFacts = {
  accounts: {
    platform_id: PlatformId
    account_url: string
    subscriber_count: number | null
    /** The median of those of their posts that counted; null if none did. */
    median_view_count: number | null
  }[]
  submissions_count: number
  approved_count: number
  rejected_count: number
  view_count: number
  completed_count: number
}

const mostAccounts = 6

const accountsOf = (user: SQL) => sql`(
  select coalesce(json_agg(account order by account.subscriber_count desc nulls last), '[]') from (
    select platform_id, account_url,
      (select subscriber_count from social_account_snapshots
        where social_account_id = social_accounts.id order by taken_at desc, id desc limit 1),
      (select percentile_disc(0.5) within group (order by posts.view_count)
        from campaign_submissions posts where posts.social_account_id = social_accounts.id
          and posts.state in ('approved', 'finalized', 'paid')) as median_view_count
    from social_accounts where user_id = ${user} and status = 'verified' limit ${mostAccounts}
  ) account)`

/** One row, to be joined to those it is about. */
export function applicantFacts(organizationId: number, user: SQL): SQL {
  return sql`(
    select ${accountsOf(user)} as accounts,
      coalesce(sum(submissions_count), 0)::int as submissions_count,
      coalesce(sum(approved_count), 0)::int as approved_count,
      coalesce(sum(rejected_count), 0)::int as rejected_count,
      coalesce(sum(view_count), 0)::bigint as view_count,
      (select count(*)::int from collab_submissions earlier
        where earlier.organization_id = ${organizationId} and earlier.user_id = ${user}
          and earlier.state = 'completed') as completed_count
    from campaign_creators
    where organization_id = ${organizationId} and user_id = ${user})`
}

export async function readApplicantFacts(
  db: Db,
  { organization_id, user_id }: Pick<CollabSubmission, 'organization_id' | 'user_id'>,
): Promise<ApplicantFacts | undefined> {
  if (user_id === null) return undefined
  const facts = applicantFacts(organization_id, sql`${user_id}::bigint`)
  const { rows } = await db.execute<{ facts: ApplicantFacts }>(
    sql`select to_json(facts) as facts from ${facts} facts`,
  )
  return one(rows).facts
}
