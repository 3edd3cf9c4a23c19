import { and, eq } from 'drizzle-orm'
import type { Config } from '../../framework/config/config.ts'
import type { Reader } from '../../framework/database/db.ts'
import { StartRefused } from '../../framework/start-refused.ts'
import { ledgerAccounts } from '../../tables/finance/ledger.ts'

/** Money that a trial has made up must never be paid out. */
export async function refuseTestMoney(
  db: Reader,
  { production }: Pick<Config, 'production'>,
): Promise<void> {
  if (!production) return
  const isTest = and(eq(ledgerAccounts.kind, 'external'), eq(ledgerAccounts.provider, 'test'))
  if ((await db.$count(ledgerAccounts, isTest)) > 0)
    throw new StartRefused(
      'This database holds test money from a local trial, so it cannot be used in production. Start with a new DATABASE_URL, or a new DATA_DIR.',
    )
}
