import { and, asc, desc, eq, exists, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
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

/** The accounts of what an organization has outside of its campaigns. */
export function balanceAccounts({ id }: Organization): SQL | undefined {
  const kinds: AccountKind[] = ['wallet', 'debt']
  return and(eq(ledgerAccounts.owner_id, id), inArray(ledgerAccounts.kind, kinds))
}

/** The account of the budget of a campaign. */
export function budgetAccount(
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

/** Newest first. They are found by each account's own index: nothing else is read or counted. */
export async function listTransfers(
  db: Reader,
  page: PageRequest,
  which: SQL | undefined,
): Promise<Page<TransferInList>> {
  const total = sql<number>`(select coalesce(sum(${ledgerAccounts.transfers_count}), 0)
    from ${ledgerAccounts} where ${which})`.mapWith(Number)
  const rows = await transfersWith(db, { total })
    .where(inArray(ledgerTransfers.id, newest(which, page, total)))
    .orderBy(desc(ledgerTransfers.id))
  return pageOf(page, rows)
}

const atOnce = 1000

/** All, oldest first, read in parts. */
export async function* readTransfers(
  db: Reader,
  which: SQL | undefined,
): AsyncGenerator<TransferInList> {
  let last = 0
  for (;;) {
    const some = await transfersWith(db, {})
      .where(inArray(ledgerTransfers.id, nextAfter(last, which)))
      .orderBy(asc(ledgerTransfers.id))
    yield* some
    if (some.length < atOnce) return
    last = some.at(-1)?.id ?? 0
  }
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
      ...more,
    })
    .from(ledgerTransfers)
    .innerJoin(debit, eq(debit.id, ledgerTransfers.debit_account_id))
    .innerJoin(credit, eq(credit.id, ledgerTransfers.credit_account_id))
    .leftJoin(campaigns, eq(campaigns.id, budgetOwner))
}

function newest(which: SQL | undefined, { size, offset }: PageRequest, total: SQL): SQL {
  // A page past the end begins at the last row instead, because one row is needed to carry the total.
  const beginning = sql`least(${offset}::bigint, greatest(${total} - 1, 0))`
  const ofEach = sql`order by id desc limit ${offset + size}`
  return sql`(${idsOf(which, ofEach)} order by moved.id desc limit ${size} offset ${beginning})`
}

/** What moved between two accounts of one owner is found once in each of them, and is one. */
function nextAfter(last: number, which: SQL | undefined): SQL {
  const ofEach = sql`and id > ${last} order by id limit ${atOnce}`
  return sql`(select distinct id from (${idsOf(which, ofEach)}) found order by id limit ${atOnce})`
}

function idsOf(which: SQL | undefined, ofEach: SQL): SQL {
  return sql`
    select moved.id
    from (select id from ${ledgerAccounts} where ${which}) own, lateral (
      (select id from ${ledgerTransfers} where debit_account_id = own.id ${ofEach})
      union all
      (select id from ${ledgerTransfers} where credit_account_id = own.id ${ofEach})
    ) moved`
}
