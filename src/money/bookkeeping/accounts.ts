import { and, eq, type Placeholder, sql } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import {
  type AccountKind,
  type LedgerAccount,
  ledgerAccounts,
} from '../../tables/finance/ledger.ts'

/** The name that tells an account from all others. */
export type AccountName = {
  kind: AccountKind
  currency: string
  /** The id of the owner; `0` is the installation itself. */
  owner_id: number
  owner_type: string
  provider: string
}

type Whose = { id: number }
type WithCurrency = Whose & { currency: string }

/** The account outside through which money enters and leaves. */
export const externalAccount = (provider: string, currency: string) =>
  named('external', currency, 0, { provider })
export const feesAccount = (currency: string) => named('fees', currency, 0)
/** Money that providers charge us. */
export const costsAccount = (provider: string, currency: string) =>
  named('costs', currency, 0, { provider })
/** The balance of an organization. */
export const walletAccount = ({ id }: Whose, currency: string) => named('wallet', currency, id)
/** The debt of an organization, because money that was spent already was taken back. */
export const debtAccount = ({ id }: Whose, currency: string) => named('debt', currency, id)
export const budgetAccount = ({ id, currency }: WithCurrency) => named('budget', currency, id)
/** Money that a submission was granted and its creator cannot withdraw yet. */
export const heldAccount = ({ id, currency }: WithCurrency) =>
  named('held', currency, id, { owner_type: 'Submission' })
/** Money that a creator can withdraw. */
export const creatorAccount = ({ id }: Whose, currency: string) => named('creator', currency, id)
/** Money on its way to a creator. */
export const payoutAccount = ({ id, currency }: WithCurrency) => named('payout', currency, id)
/** Money on its way back to where it came from. */
export const refundAccount = ({ id, currency }: WithCurrency) => named('refund', currency, id)
/** Money that nobody may spend until a dispute is over. */
export const disputedAccount = ({ id, currency }: WithCurrency) => named('disputed', currency, id)

function named(
  kind: AccountKind,
  currency: string,
  owner_id: number,
  { owner_type = '', provider = '' } = {},
): AccountName {
  return { kind, currency, owner_id, owner_type, provider }
}

const balanceOf = prepared(
  'balance_of_account',
  query
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.kind, sql.placeholder('kind')),
        eq(ledgerAccounts.owner_id, sql.placeholder('owner_id')),
        eq(ledgerAccounts.owner_type, sql.placeholder('owner_type')),
        eq(ledgerAccounts.provider, sql.placeholder('provider')),
        eq(ledgerAccounts.currency, sql.placeholder('currency')),
      ),
    ),
)

/** Reads the balance as it is now; nothing in an account that was never opened. */
export async function readBalance(db: Reader, name: AccountName): Promise<number> {
  const [account] = await balanceOf(db, name)
  return account?.balance ?? 0
}

/** The balance of such an account of an organization, as a column of a larger read. */
export const balanceIn = (
  kind: 'wallet' | 'debt',
  organizationId: Placeholder,
  currency: Placeholder,
) =>
  sql<number>`coalesce((select balance from ledger_accounts where kind = ${kind}
    and owner_id = ${organizationId} and owner_type = '' and provider = ''
    and currency = ${currency}), 0)`.mapWith(Number)

export function isNamed(account: LedgerAccount, name: AccountName): boolean {
  return (Object.keys(name) as (keyof AccountName)[]).every((key) => account[key] === name[key])
}
