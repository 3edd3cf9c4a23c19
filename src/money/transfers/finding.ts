import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PageRequest } from '../../framework/pagination.ts'
import { ledgerAccounts, ledgerTransfers } from '../../tables/finance/ledger.ts'
import { isFiltered, type MoneyFilters, type Program } from './filters.ts'

/** The number of transfers of some accounts that the filters leave. */
export function totalOf(which: SQL | undefined, filters: MoneyFilters) {
  return isFiltered(filters) ? countOf(which, filters) : countOfAll(which)
}

export function newestTransferIds(
  which: SQL | undefined,
  filters: MoneyFilters,
  { size, offset }: PageRequest,
  total: SQL,
): SQL {
  // A page past the end begins at the last row instead, because one row is needed to carry the total.
  const beginning = sql`least(${offset}::bigint, greatest(${total} - 1, 0))`
  const latest = sql`order by created_at desc, id desc limit`
  const found = idsOf(which, filters, sql`${latest} ${offset + size}`)
  return sql`(select id from (${found}) found ${latest} ${size} offset ${beginning})`
}

/** The ids of the next part of all these transfers. */
export function nextAfter(
  last: { id: number; created_at: string } | undefined,
  which: SQL | undefined,
  filters: MoneyFilters,
  most: number,
): SQL {
  const after = last && sql`and (created_at, id) > (${last.created_at}::timestamptz, ${last.id})`
  const earliest = sql`order by created_at, id limit ${most}`
  const found = idsOf(which, filters, sql`${after} ${earliest}`)
  return sql`(select id from (${found}) found ${earliest})`
}

/** A movement between two accounts of one owner is found where it was taken out, and not where it came to. */
function idsOf(which: SQL | undefined, filters: MoneyFilters, ofEach: SQL = sql``): SQL {
  const [taken, given] = [sql`debit_account_id`, sql`credit_account_id`]
  const isAskedFor = (other: SQL) =>
    sql.join(conditionsOf(filters, other).map((condition) => sql` and ${condition}`))
  return sql`
    select moved.id, moved.created_at from ${accountsOf(which)} own, lateral (
      (select id, created_at from ${ledgerTransfers}
        where ${taken} = own.id ${isAskedFor(given)} ${ofEach})
      union all
      (select id, created_at from ${ledgerTransfers}
        where ${given} = own.id and ${taken} not in ${accountsOf(which)} ${isAskedFor(taken)} ${ofEach})
    ) moved`
}

const accountsOf = (which: SQL | undefined) =>
  sql`(select ${ledgerAccounts.id} from ${ledgerAccounts} where ${which})`

function conditionsOf({ event, program, since, before }: MoneyFilters, other: SQL): SQL[] {
  return [
    ...(event === undefined ? [] : [sql`event = ${event}`]),
    ...(since === undefined ? [] : [sql`created_at >= ${since}::timestamptz`]),
    ...(before === undefined ? [] : [sql`created_at < ${before}::timestamptz`]),
    ...(program === undefined ? [] : [sql`${other} in ${accountsOfProgram(program)}`]),
  ]
}

/** Money for a campaign lies in its budget, money for a collab is held for each who works for it. */
function accountsOfProgram({ type, id }: Program): SQL {
  return type === 'Campaign'
    ? sql`(select id from ledger_accounts where kind = 'budget' and owner_id = ${id})`
    : sql`(select id from ledger_accounts where kind = 'held' and owner_type = 'Submission'
        and owner_id in (select id from collab_submissions where collab_id = ${id}))`
}

function countOf(which: SQL | undefined, filters: MoneyFilters) {
  return sql<number>`(select count(*) from (${idsOf(which, filters)}) counted)`.mapWith(Number)
}

/**
 * The number of all transfers of some accounts, from what each account knows. Those between a balance and a
 * debt are known to both, and counted once; debts are few.
 */
function countOfAll(which: SQL | undefined) {
  const debts = accountsOf(and(which, eq(ledgerAccounts.kind, 'debt')))
  return sql<number>`(
    (select coalesce(sum(${ledgerAccounts.transfers_count}), 0) from ${ledgerAccounts} where ${which})
    - (select count(*) from ${debts} debts, lateral (
        select debit_account_id as other from ${ledgerTransfers} where credit_account_id = debts.id
        union all
        select credit_account_id from ${ledgerTransfers} where debit_account_id = debts.id
      ) moved where other in ${accountsOf(which)}))`.mapWith(Number)
}
