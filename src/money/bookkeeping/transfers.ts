import { eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { lockAll } from '../../activity/records/lock.ts'
import type { Tx } from '../../framework/database/db.ts'
import { statement } from '../../framework/database/driver/statement.ts'
import { constraintOf } from '../../framework/database/errors.ts'
import { Invalid } from '../../framework/errors.ts'
import { ledgerAccounts, ledgerTransfers, type TransferEvent } from '../../tables/finance/ledger.ts'
import { users } from '../../tables/users/users.ts'
import { type AccountName, isNamed } from './accounts.ts'

/** A movement of money, and the key under which it is made once and no more. */
export type Movement = {
  key: string
  event: TransferEvent
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
export async function moveMoney(tx: Tx, movements: Movement[]): Promise<void> {
  for (const { key, amount } of movements) {
    if (!Number.isSafeInteger(amount) || amount <= 0)
      throw new Error(`${key} is to move ${amount}, which is no amount`)
  }
  await lockPaid(tx, movements)
  if ((await insert(tx, movements)) === movements.length) return

  // Either some were made before, or someone else has just opened an account, which is found now.
  await insert(tx, movements)
  await requireSame(tx, movements)
}

/**
 * Locks the creators who are paid before their accounts. They are told of it afterwards, which is counted
 * with them, and whoever asks for a payout locks them first.
 */
async function lockPaid(tx: Tx, movements: Movement[]): Promise<void> {
  const paid = movements.flatMap(({ to }) => (to.kind === 'creator' ? (to.owner_id ?? []) : []))
  if (paid.length > 0) await lockAll(tx, { table: users }, [...new Set(paid)])
}

/** Makes the transfers that are not made yet, and returns how many these were. */
async function insert(tx: Tx, movements: Movement[]): Promise<number> {
  try {
    return await tx.writePrepared(transferStatement, numberAccounts(movements))
  } catch (error) {
    if (constraintOf(error) === 'ledger_accounts_exact')
      throw new Invalid({ base: ['That is more than one account can hold.'] })
    if (constraintOf(error) !== 'ledger_accounts_not_overdrawn') throw error
    throw new Overdrawn('There is not enough money in the account.', { cause: error })
  }
}

/** The accounts, each once, and the movements between them by their numbers: names take long to compare. */
function numberAccounts(movements: Movement[]): [string, string] {
  const numbers = new Map<string, number>()
  const accounts: (AccountName & { number: number })[] = []
  const numberOf = (account: AccountName) => {
    const { kind, owner_type, owner_id, provider, currency } = account
    const name = JSON.stringify([kind, owner_type, owner_id, provider, currency])
    const known = numbers.get(name)
    if (known !== undefined) return known
    const number = accounts.length
    numbers.set(name, number)
    accounts.push({ ...account, number })
    return number
  }
  const numbered = movements.map(({ from, to, ...movement }) => ({
    ...movement,
    from: numberOf(from),
    to: numberOf(to),
  }))
  return [JSON.stringify(accounts), JSON.stringify(numbered)]
}

/** Opens the accounts that nobody has needed before, and makes the transfers, in one statement. */
const transferStatement = statement(
  'ledger_transfers',
  `
    with named as (
      select * from jsonb_to_recordset($1::jsonb) as named (number integer, kind text, owner_id bigint,
        owner_type text, provider text, currency text)
    ), known as (
      select number, id, currency from named
      join ledger_accounts using (kind, owner_id, owner_type, provider, currency)
    ), opened as (
      insert into ledger_accounts (kind, owner_id, owner_type, provider, currency, balance)
      -- Everybody pays into or out of some, and would wait for their row.
      select kind, owner_id, owner_type, provider, currency,
        case when kind not in ('external', 'fees', 'costs') then 0 end
      from named where number not in (select number from known)
      -- In one order, so that two who open the same accounts do not wait for each other.
      order by kind, owner_id, owner_type, provider, currency
      on conflict do nothing
      returning id, kind, owner_id, owner_type, provider, currency
    ), account as (
      select number, id, currency from known
      union all
      select number, id, currency from named
      join opened using (kind, owner_id, owner_type, provider, currency)
    )
    insert into ledger_transfers
      (idempotency_key, event, debit_account_id, credit_account_id, amount, currency)
    select key, event, debit.id, credit.id, amount, debit.currency
    from jsonb_to_recordset($2::jsonb)
      as movement (key text, event text, amount bigint, "from" integer, "to" integer)
    join account debit on debit.number = "from"
    join account credit on credit.number = "to"
    on conflict (idempotency_key) do nothing`,
)

const debit = alias(ledgerAccounts, 'debit')
const credit = alias(ledgerAccounts, 'credit')

/** A key that stands for another movement than before is a mistake of ours, and must not pass. */
async function requireSame(tx: Tx, movements: Movement[]): Promise<void> {
  const keys = movements.map(({ key }) => key)
  const made = await tx
    .select()
    .from(ledgerTransfers)
    .innerJoin(debit, eq(debit.id, ledgerTransfers.debit_account_id))
    .innerJoin(credit, eq(credit.id, ledgerTransfers.credit_account_id))
    .where(inArray(ledgerTransfers.idempotency_key, keys))
  for (const { key, amount, from, to } of movements) {
    const same = made.find(({ ledger_transfers }) => ledger_transfers.idempotency_key === key)
    const isSame =
      same?.ledger_transfers.amount === amount &&
      isNamed(same.debit, from) &&
      isNamed(same.credit, to)
    if (!isSame) throw new Error(`${key} stands for another transfer already`)
  }
}
