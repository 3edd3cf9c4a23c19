import { desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
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
import { users } from '../../tables/users/users.ts'
import { paidOut } from '../totals/paid-out.ts'

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
}

/** Lists payments, the newest first. */
export async function listCreatorPayments(
  db: Reader,
  { organization }: Member,
  page: PageRequest,
): Promise<Page<CreatorPayment>> {
  const paid = paidOut(organization, ['reward_released', 'collab_released'])
  const total = sql<number>`(select count(*) from (${paid}) counted)`.mapWith(Number)
  // A page past the end begins at the last row instead, because one row is needed to carry the total.
  const beginning = sql`least(${page.offset}::bigint, greatest(${total} - 1, 0))`
  const listed = sql`(select id from (${paid}) paid
    order by created_at desc, id desc limit ${page.size} offset ${beginning})`
  const rows = await db
    .select({
      ...getTableColumns(ledgerTransfers),
      submission_id: ledgerAccounts.owner_id,
      campaign_id: campaignSubmissions.campaign_id,
      campaign_name: campaigns.name,
      collab_id: collabSubmissions.collab_id,
      collab_name: collabs.name,
      account_handle: campaignSubmissions.account_handle,
      creator_name: users.name,
      total,
    })
    .from(ledgerTransfers)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerTransfers.debit_account_id))
    // Posts have even ids and applications odd ones, so only one of the two is there.
    .leftJoin(campaignSubmissions, eq(campaignSubmissions.id, ledgerAccounts.owner_id))
    .leftJoin(campaigns, eq(campaigns.id, campaignSubmissions.campaign_id))
    .leftJoin(collabSubmissions, eq(collabSubmissions.id, ledgerAccounts.owner_id))
    .leftJoin(collabs, eq(collabs.id, collabSubmissions.collab_id))
    .leftJoin(users, eq(users.id, collabSubmissions.user_id))
    .where(inArray(ledgerTransfers.id, listed))
    .orderBy(desc(ledgerTransfers.created_at), desc(ledgerTransfers.id))
  return pageOf(
    page,
    rows.map((row) => ({ ...row, organization_id: organization.id })),
  )
}
