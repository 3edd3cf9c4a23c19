import { inArray } from 'drizzle-orm'
import type { Tx } from '../../framework/database/db.ts'
import { constraintOf } from '../../framework/database/errors.ts'
import { type LedgerAccount, type LedgerTransfer, ledgerTransfers } from '../../tables/ledger.ts'
import { type AccountName, openAccounts } from './accounts.ts'

/** A movement of money, and the key under which it is made once and no more. */
export type Movement = {
  key: string
  event: string
  from: AccountName
  to: AccountName
  amount: number
}

/** The account has less than was to be taken out of it. Nothing was moved. */
export class Overdrawn extends Error {}

/**
 * Moves money, all of it or nothing. What was moved under its key before is not moved again, so that
 * whoever cannot know whether it was may simply ask for it once more.
 */
export async function moveMoney(tx: Tx, movements: Movement[]): Promise<LedgerTransfer[]> {
  const names = movements.flatMap(({ from, to }) => [from, to])
  const accounts = await openAccounts(tx, names)
  const rows = movements.map(({ key, event, from, amount }, index): Row => {
    if (!Number.isSafeInteger(amount) || amount <= 0)
      throw new Error(`${key} is to move ${amount}, which is no amount`)
    const [debit, credit] = accounts.slice(2 * index) as [LedgerAccount, LedgerAccount]
    return {
      idempotency_key: key,
      event,
      debit_account_id: debit.id,
      credit_account_id: credit.id,
      amount,
      currency: from.currency,
    }
  })
  const made = await insert(tx, rows)
  return made.length === rows.length ? made : findSame(tx, rows)
}

type Row = typeof ledgerTransfers.$inferInsert

/** Gives those that were made now, and not before. */
async function insert(tx: Tx, rows: Row[]): Promise<LedgerTransfer[]> {
  try {
    return await tx
      .insert(ledgerTransfers)
      .values(rows)
      .onConflictDoNothing({ target: ledgerTransfers.idempotency_key })
      .returning()
  } catch (error) {
    if (constraintOf(error) !== 'ledger_accounts_not_overdrawn') throw error
    throw new Overdrawn('There is not enough money in the account.', { cause: error })
  }
}

/** A key that stands for another movement than before is a mistake of ours, and must not pass. */
async function findSame(tx: Tx, rows: Row[]): Promise<LedgerTransfer[]> {
  const keys = rows.map(({ idempotency_key }) => idempotency_key)
  const made = await tx
    .select()
    .from(ledgerTransfers)
    .where(inArray(ledgerTransfers.idempotency_key, keys))
  for (const row of rows) {
    const same = made.find(({ idempotency_key }) => idempotency_key === row.idempotency_key)
    const isSame =
      same?.amount === row.amount &&
      same.debit_account_id === row.debit_account_id &&
      same.credit_account_id === row.credit_account_id
    if (!isSame) throw new Error(`${row.idempotency_key} stands for another transfer already`)
  }
  return made
}
