import { and, asc, desc, eq, exists, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { inPages } from '../../framework/database/batches.ts'
import type { Db, Reader } from '../../framework/database/db.ts'
import { pageOf } from '../../framework/database/driver/totals.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import { campaigns } from '../../tables/campaigns/campaigns.ts'
import {
  type AccountKind,
  type LedgerTransfer,
  ledgerAccounts,
  ledgerTransfers,
} from '../../tables/finance/ledger.ts'
import type { Organization } from '../../tables/organizations/organizations.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import type { MoneyFilters, NamedProgram } from './filters.ts'
import { newestTransferIds, nextAfter, totalOf } from './finding.ts'

/** A transfer as those see it whose account it touches. */
export type TransferInList = LedgerTransfer & {
  from_kind: AccountKind
  to_kind: AccountKind
  campaign_id: number | null
  campaign_name: string | null
  /** The post or the application that it was set aside for, and who made it. */
  submission: Work | null
  /** The funding that brought the money, or that it goes back of. */
  funding_id: number | null
}

export type Work = {
  id: number
  organization_id: number
  campaign_id?: number
  account_handle?: string
  collab_id?: number
  collab_name?: string
  /** The name of the creator; there is none once they have left. */
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

/** Found by the key that it was booked under once. */
const fundingId = sql<number | null>`case split_part(${ledgerTransfers.idempotency_key}, ':', 1)
  when 'funding' then split_part(${ledgerTransfers.idempotency_key}, ':', 2)::bigint
  when 'refund' then (select funding_id from refunds
    where id = split_part(${ledgerTransfers.idempotency_key}, ':', 2)::bigint) end`

/** The accounts of what an organization has outside of its campaigns. */
export function balanceAccounts({ id }: Pick<Organization, 'id'>): SQL | undefined {
  const kinds: AccountKind[] = ['wallet', 'debt']
  return and(eq(ledgerAccounts.owner_id, id), inArray(ledgerAccounts.kind, kinds))
}

export function isBudgetOf(
  db: Reader,
  { organization }: Member,
  campaignId: string,
): SQL | undefined {
  const isOwn = and(
    eq(campaigns.id, ledgerAccounts.owner_id),
    eq(campaigns.organization_id, organization.id),
  )
  return and(
    eq(ledgerAccounts.owner_id, decodeId('Campaign', campaignId) ?? 0),
    eq(ledgerAccounts.kind, 'budget'),
    exists(db.select({ id: campaigns.id }).from(campaigns).where(isOwn)),
  )
}

/**
 * Lists transfers, the newest first. They are found by each account's own index: nothing else is read, and
 * only what is left out by a filter has to be counted.
 */
export async function listTransfers(
  db: Reader,
  page: PageRequest,
  which: SQL | undefined,
  filters: MoneyFilters,
): Promise<Page<TransferInList>> {
  const total = totalOf(which, filters)
  const rows = await transfersWith(db, { total })
    .where(inArray(ledgerTransfers.id, newestTransferIds(which, filters, page, total)))
    .orderBy(desc(ledgerTransfers.created_at), desc(ledgerTransfers.id))
  return pageOf(page, rows)
}

const atOnce = 1000

/** Reads all transfers, the oldest first, in parts that fit into memory. */
export function readTransfers(
  db: Reader,
  which: SQL | undefined,
  filters: MoneyFilters,
): AsyncGenerator<TransferInList> {
  return inPages(atOnce, (last) =>
    transfersWith(db, {})
      .where(inArray(ledgerTransfers.id, nextAfter(last, which, filters, atOnce)))
      .orderBy(asc(ledgerTransfers.created_at), asc(ledgerTransfers.id)),
  )
}

export async function listProgramsOf(
  db: Db,
  { organization: { id } }: Member,
): Promise<NamedProgram[]> {
  const { rows } = await db.execute<NamedProgram>(sql`
    select 'Campaign' as type, id, name from campaigns where organization_id = ${id}
    union all
    select 'Collab', id, name from collabs where organization_id = ${id}
    order by name, id limit 500`)
  return rows
}

function transfersWith<More extends Record<string, SQL>>(db: Reader, more: More) {
  const budgetOwner = sql`case 'budget' when ${debit.kind} then ${debit.owner_id}
    when ${credit.kind} then ${credit.owner_id} end`
  return db
    .select({
      ...getTableColumns(ledgerTransfers),
      from_kind: debit.kind,
      to_kind: credit.kind,
      campaign_id: campaigns.id,
      campaign_name: campaigns.name,
      submission,
      funding_id: fundingId.mapWith(Number),
      ...more,
    })
    .from(ledgerTransfers)
    .innerJoin(debit, eq(debit.id, ledgerTransfers.debit_account_id))
    .innerJoin(credit, eq(credit.id, ledgerTransfers.credit_account_id))
    .leftJoin(campaigns, eq(campaigns.id, budgetOwner))
}
