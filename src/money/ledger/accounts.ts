import { and, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { type AccountKind, type LedgerAccount, ledgerAccounts } from '../../tables/ledger.ts'

/** What tells an account from all others. */
export type AccountName = {
  kind: AccountKind
  currency: string
  owner_id: number
  owner_type: string
  provider: string
}

type Whose = { id: number }

/** The money of one kind of owner each. `0` is the installation itself. */
export const external = (provider: string, currency: string) =>
  named('external', currency, 0, { provider })
export const costs = (provider: string, currency: string) =>
  named('costs', currency, 0, { provider })
export const fees = (currency: string) => named('fees', currency, 0)
export const wallet = ({ id }: Whose, currency: string) => named('wallet', currency, id)
export const disputed = ({ id }: Whose, currency: string) => named('disputed', currency, id)
export const debt = ({ id }: Whose, currency: string) => named('debt', currency, id)
export const budget = ({ id, currency }: Whose & { currency: string }) =>
  named('budget', currency, id)
export const creator = ({ id }: Whose, currency: string) => named('creator', currency, id)

/** What is reserved for a submission to a campaign, or to a collab. */
export const held = (owner_type: 'Campaign' | 'Collab', { id }: Whose, currency: string) =>
  named('held', currency, id, { owner_type })

function named(
  kind: AccountKind,
  currency: string,
  owner_id: number,
  { owner_type = '', provider = '' } = {},
): AccountName {
  return { kind, currency, owner_id, owner_type, provider }
}

/** The account of this name, opened if nobody has needed it before. */
export async function openAccount(tx: Tx, name: AccountName): Promise<LedgerAccount> {
  const balance = keepsBalance(name) ? 0 : null
  const found = await findAccount(tx, name)
  if (found !== undefined) return found

  await tx
    .insert(ledgerAccounts)
    .values({ ...name, balance })
    .onConflictDoNothing()
  return one(await tx.select().from(ledgerAccounts).where(is(name)))
}

/** What lies in it now; nothing in one that was never opened. */
export async function readBalance(db: Reader, name: AccountName): Promise<number> {
  return (await findAccount(db, name))?.balance ?? 0
}

async function findAccount(db: Reader, name: AccountName): Promise<LedgerAccount | undefined> {
  const [account] = await db.select().from(ledgerAccounts).where(is(name))
  return account
}

function is({ kind, owner_id, owner_type, provider, currency }: AccountName) {
  return and(
    eq(ledgerAccounts.kind, kind),
    eq(ledgerAccounts.owner_id, owner_id),
    eq(ledgerAccounts.owner_type, owner_type),
    eq(ledgerAccounts.provider, provider),
    eq(ledgerAccounts.currency, currency),
  )
}

/** Everybody pays into or out of the others, and would wait for their row. */
function keepsBalance({ kind }: AccountName): boolean {
  return !['external', 'fees', 'costs'].includes(kind)
}
