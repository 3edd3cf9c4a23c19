import { and, asc, eq, gt } from 'drizzle-orm'
import type { Context } from '../../framework/context.ts'
import { inPages } from '../../framework/database/batches.ts'
import { csvLine } from '../../framework/formats/csv.ts'
import type { SecretKeys } from '../../framework/secrets.ts'
import { type Payout, type PayoutBatch, payouts } from '../../tables/finance/payouts.ts'
import { toDecimal } from '../../vocabulary/amounts/money.ts'
import { openBankAccount, openPayPal } from '../payout-methods/details.ts'

const atOnce = 500

export const bankTitles = [
  'Reference',
  'Account holder',
  'IBAN',
  'Account number',
  'Bank code',
  'BIC',
  'Bank country',
  'Account currency',
  'Amount',
  'Currency',
]

const payPalTitles = ['Reference', 'E-mail address', 'Amount', 'Currency']

/**
 * The one place where bank accounts and addresses at PayPal leave the service in the clear. What is marked
 * already is left out, so that a file that is sent once more pays nobody twice.
 */
export async function* batchLines(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { id, provider }: PayoutBatch,
): AsyncGenerator<string> {
  yield csvLine(provider === 'paypal' ? payPalTitles : bankTitles)
  const isIncluded = and(eq(payouts.batch_id, id), eq(payouts.status, 'processing'))
  const unmarked = inPages<Payout>(atOnce, (last) =>
    db
      .select()
      .from(payouts)
      .where(and(isIncluded, gt(payouts.id, last?.id ?? 0)))
      .orderBy(asc(payouts.id))
      .limit(atOnce),
  )
  for await (const payout of unmarked) yield lineOf(config.secretKeys, payout)
}

function lineOf(keys: SecretKeys, payout: Payout): string {
  const { reference, amount, currency } = payout
  const sum = [toDecimal(amount, currency), currency.toUpperCase()]
  if (payout.provider === 'paypal')
    return csvLine([reference, openPayPal(keys, payout.destination).paypal_email, ...sum])
  const account = openBankAccount(keys, payout.destination)
  return csvLine([
    reference,
    account.account_holder,
    account.iban,
    account.account_number,
    account.bank_code,
    account.bic,
    account.bank_country,
    account.account_currency?.toUpperCase() ?? null,
    ...sum,
  ])
}
