import { desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { inPages } from '../../framework/database/batches.ts'
import type { Db, Reader } from '../../framework/database/db.ts'
import { pageOf } from '../../framework/database/driver/totals.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import { campaignSubmissions } from '../../tables/campaigns/campaign-submissions.ts'
import { campaigns } from '../../tables/campaigns/campaigns.ts'
import { collabSubmissions } from '../../tables/collabs/collab-submissions.ts'
import { collabs } from '../../tables/collabs/collabs.ts'
import {
  type LedgerTransfer,
  ledgerAccounts,
  ledgerTransfers,
} from '../../tables/finance/ledger.ts'
import type { Organization } from '../../tables/organizations/organizations.ts'
import { users } from '../../tables/users/users.ts'
import { paidOut } from '../totals/paid-out.ts'
import type { Program } from '../transfers/filters.ts'
import type { PaymentFilters } from './filters.ts'

/** Money that came into the balance of a creator, and the work that it was for. */
export type CreatorPayment = LedgerTransfer & {
  organization_id: number
  submission_id: number
  campaign_id: number | null
  campaign_name: string | null
  collab_id: number | null
  collab_name: string | null
  account_handle: string | null
  creator_name: string | null
  /** The post, and its views that are paid; null for a collab whose work was not posted. */
  post_url: string | null
  view_count: number | null
}

/** All that one creator was paid in a currency. */
export type CreatorTotal = Pick<
  CreatorPayment,
  'organization_id' | 'submission_id' | 'account_handle' | 'creator_name' | 'currency' | 'amount'
> & { payments_count: number }

/** Lists payments, the newest first. */
export async function listCreatorPayments(
  db: Reader,
  { organization }: Member,
  page: PageRequest,
  filters: PaymentFilters,
): Promise<Page<CreatorPayment>> {
  const paid = paymentsOf(organization, filters)
  const total = sql<number>`(select count(*) from (${paid}) counted)`.mapWith(Number)
  // A page past the end begins at the last row instead, because one row is needed to carry the total.
  const beginning = sql`least(${page.offset}::bigint, greatest(${total} - 1, 0))`
  const listed = sql`(select id from (${paid}) paid
    order by created_at desc, id desc limit ${page.size} offset ${beginning})`
  const rows = await paymentsWith(db, organization, { total })
    .where(inArray(ledgerTransfers.id, listed))
    .orderBy(desc(ledgerTransfers.created_at), desc(ledgerTransfers.id))
  return pageOf(page, rows)
}

const atOnce = 1000

/** Reads all payments, the newest first, in parts that fit into memory. */
export function readCreatorPayments(
  db: Reader,
  { organization }: Member,
  filters: PaymentFilters,
): AsyncGenerator<CreatorPayment> {
  return inPages(atOnce, (last: CreatorPayment | undefined) => {
    const after =
      last && sql`where (created_at, id) < (${last.created_at}::timestamptz, ${last.id})`
    const listed = sql`(select id from (${paymentsOf(organization, filters)}) paid
      ${after} order by created_at desc, id desc limit ${atOnce})`
    return paymentsWith(db, organization, {})
      .where(inArray(ledgerTransfers.id, listed))
      .orderBy(desc(ledgerTransfers.created_at), desc(ledgerTransfers.id))
  })
}

export async function sumCreatorPayments(
  db: Db,
  { organization }: Member,
  filters: PaymentFilters,
): Promise<{ currency: string; amount: number }[]> {
  const { rows } = await db.execute<{ currency: string; amount: number }>(sql`
    select currency, sum(amount)::bigint as amount from (${paymentsOf(organization, filters)}) paid
    group by currency order by currency`)
  return rows
}

/** The sums of the payments that the filters leave, for each creator and currency, the highest first. */
export async function listCreatorTotals(
  db: Db,
  { organization }: Member,
  filters: PaymentFilters,
): Promise<CreatorTotal[]> {
  const { rows } = await db.execute<CreatorTotal>(sql`
    select ${organization.id}::bigint as organization_id, min(submission_id) as submission_id,
      max(post.account_handle) as account_handle, max(users.name) as creator_name, paid.currency,
      sum(paid.amount)::bigint as amount, count(*)::int as payments_count
    from (${paymentsOf(organization, filters)}) paid
    left join campaign_submissions post on post.id = submission_id
    left join collab_submissions work on work.id = submission_id
    left join users on users.id = work.user_id
    -- One who has left is told apart by what they were paid for.
    group by coalesce(post.user_id, work.user_id, -submission_id), post.account_handle, paid.currency
    order by amount desc, submission_id`)
  return rows
}

function paymentsOf(organization: Pick<Organization, 'id'>, filters: PaymentFilters): SQL {
  const { program, creator, since, before } = filters
  const conditions = [
    sql`true`,
    ...(since === undefined ? [] : [sql`created_at >= ${since}::timestamptz`]),
    ...(before === undefined ? [] : [sql`created_at < ${before}::timestamptz`]),
    ...(program === undefined ? [] : [sql`submission_id in ${workFor(program)}`]),
    ...(creator === undefined ? [] : [sql`submission_id in ${workBy(organization, creator)}`]),
  ]
  const paid = paidOut(organization, ['reward_released', 'collab_released'])
  return sql`select * from (${paid}) every where ${sql.join(conditions, sql` and `)}`
}

const workFor = ({ type, id }: Program): SQL =>
  type === 'Campaign'
    ? sql`(select id from campaign_submissions where campaign_id = ${id})`
    : sql`(select id from collab_submissions where collab_id = ${id})`

/** By the name that is listed: the account of a post, the person who worked for a collab. */
const workBy = ({ id }: Pick<Organization, 'id'>, creator: string): SQL => sql`(
  select id from campaign_submissions
  where organization_id = ${id} and strpos(lower(account_handle), lower(${creator})) > 0
  union all
  select work.id from collab_submissions work join users on users.id = work.user_id
  where organization_id = ${id} and strpos(lower(users.name), lower(${creator})) > 0)`

function paymentsWith<Total extends Record<string, SQL<number>>>(
  db: Reader,
  { id }: Pick<Organization, 'id'>,
  total: Total,
) {
  return (
    db
      .select({
        ...getTableColumns(ledgerTransfers),
        organization_id: sql<number>`${id}::bigint`.mapWith(Number),
        submission_id: ledgerAccounts.owner_id,
        campaign_id: campaignSubmissions.campaign_id,
        campaign_name: campaigns.name,
        collab_id: collabSubmissions.collab_id,
        collab_name: collabs.name,
        account_handle: campaignSubmissions.account_handle,
        creator_name: users.name,
        post_url: sql<
          string | null
        >`coalesce(${campaignSubmissions.post_url}, ${collabSubmissions.post_url})`,
        view_count: campaignSubmissions.view_count,
        ...total,
      })
      .from(ledgerTransfers)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerTransfers.debit_account_id))
      // Posts have even ids and applications odd ones, so only one of the two is there.
      .leftJoin(campaignSubmissions, eq(campaignSubmissions.id, ledgerAccounts.owner_id))
      .leftJoin(campaigns, eq(campaigns.id, campaignSubmissions.campaign_id))
      .leftJoin(collabSubmissions, eq(collabSubmissions.id, ledgerAccounts.owner_id))
      .leftJoin(collabs, eq(collabs.id, collabSubmissions.collab_id))
      .leftJoin(users, eq(users.id, collabSubmissions.user_id))
  )
}
