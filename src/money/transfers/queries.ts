import { and, desc, eq, exists, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader } from '../../framework/database/db.ts'
import { pageOf } from '../../framework/database/driver/totals.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import { campaigns } from '../../tables/campaigns.ts'
import {
  type AccountKind,
  type LedgerTransfer,
  ledgerAccounts,
  ledgerTransfers,
} from '../../tables/ledger.ts'
import type { Organization } from '../../tables/organizations.ts'
import { decodeId } from '../../vocabulary/ids.ts'

/** A transfer as those see it whose account it touches. */
export type TransferInList = LedgerTransfer & {
  from_kind: AccountKind
  to_kind: AccountKind
  campaign_id: number | null
  campaign_name: string | null
  /** For whom it was set aside: the post or the application, and who made it. */
  submission: Work | null
}

export type Work = {
  id: number
  organization_id: number
  campaign_id?: number
  account_handle?: string
  collab_id?: number
  collab_name?: string
  /** None of one who has left. */
  creator_name?: string | null
}

const debit = alias(ledgerAccounts, 'debit')
const credit = alias(ledgerAccounts, 'credit')

const heldFor = sql`case 'held' when ${debit.kind} then ${debit.owner_id}
  when ${credit.kind} then ${credit.owner_id} end`

/** Posts have even ids and applications odd ones, so at most one of the two is there. */
const submission = sql<Work | null>`(
  select json_build_object('id', id, 'organization_id', organization_id, 'campaign_id', campaign_id,
    'account_handle', account_handle)
  from campaign_submissions where id = ${heldFor}
  union all
  select json_build_object('id', work.id, 'organization_id', work.organization_id, 'collab_id', collab_id,
    'collab_name', collabs.name, 'creator_name', users.name)
  from collab_submissions work join collabs on collabs.id = collab_id left join users on users.id = work.user_id
  where work.id = ${heldFor})`

/** Every movement of what an organization has outside of its campaigns, newest first. */
export function listTransfers(
  db: Reader,
  { id }: Organization,
  page: PageRequest,
): Promise<Page<TransferInList>> {
  const kinds: AccountKind[] = ['wallet', 'debt']
  return listOf(db, page, and(eq(ledgerAccounts.owner_id, id), inArray(ledgerAccounts.kind, kinds)))
}

/** Every movement of the budget of a campaign, newest first. */
export function listBudgetTransfers(
  db: Reader,
  { organization }: Member,
  campaignId: string,
  page: PageRequest,
): Promise<Page<TransferInList>> {
  const isOwn = and(
    eq(campaigns.id, ledgerAccounts.owner_id),
    eq(campaigns.organization_id, organization.id),
  )
  return listOf(
    db,
    page,
    and(
      eq(ledgerAccounts.owner_id, decodeId('Campaign', campaignId) ?? 0),
      eq(ledgerAccounts.kind, 'budget'),
      exists(db.select({ id: campaigns.id }).from(campaigns).where(isOwn)),
    ),
  )
}

/** The newest are found by each account's own index: nothing else is read or counted. */
async function listOf(
  db: Reader,
  page: PageRequest,
  which: SQL | undefined,
): Promise<Page<TransferInList>> {
  const total = sql<number>`(select coalesce(sum(${ledgerAccounts.transfers_count}), 0)
    from ${ledgerAccounts} where ${which})`.mapWith(Number)
  const budgetOwner = sql`case 'budget' when ${debit.kind} then ${debit.owner_id}
    when ${credit.kind} then ${credit.owner_id} end`
  const rows = await db
    .select({
      ...getTableColumns(ledgerTransfers),
      from_kind: debit.kind,
      to_kind: credit.kind,
      campaign_id: campaigns.id,
      campaign_name: campaigns.name,
      submission,
      total,
    })
    .from(ledgerTransfers)
    .innerJoin(debit, eq(debit.id, ledgerTransfers.debit_account_id))
    .innerJoin(credit, eq(credit.id, ledgerTransfers.credit_account_id))
    .leftJoin(campaigns, eq(campaigns.id, budgetOwner))
    .where(inArray(ledgerTransfers.id, newest(which, page, total)))
    .orderBy(desc(ledgerTransfers.id))
  return pageOf(page, rows)
}

function newest(which: SQL | undefined, { size, offset }: PageRequest, total: SQL): SQL {
  // A page past the end begins at the last row instead, because one row is needed to carry the total.
  const beginning = sql`least(${offset}::bigint, greatest(${total} - 1, 0))`
  const upTo = sql`limit ${offset + size}`
  return sql`(
    select moved.id
    from (select id from ${ledgerAccounts} where ${which}) own, lateral (
      (select id from ${ledgerTransfers} where debit_account_id = own.id order by id desc ${upTo})
      union all
      (select id from ${ledgerTransfers} where credit_account_id = own.id order by id desc ${upTo})
    ) moved
    order by moved.id desc limit ${size} offset ${beginning})`
}
