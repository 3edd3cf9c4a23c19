import { type SQL, sql } from 'drizzle-orm'
import { lock } from '../../activity/records/lock.ts'
import type { Context } from '../../framework/context.ts'
import { organizationRecord } from '../../teams/organizations/record.ts'
import { listFees, listMonthsToInvoice, type MonthOfFees } from './fees.ts'
import { issuePaper } from './issue.ts'
import { feeInWords, untaxed } from './words.ts'

type Invoicing = Pick<Context, 'db' | 'config'>

const thisMonth = sql`date_trunc('month', troupe_now(), 'UTC')`

/** Invoices the fees of every month that is over, each once, whoever else does so at the same moment. */
export async function invoiceFees(context: Invoicing, before: SQL = thisMonth): Promise<void> {
  for (const fees of await listMonthsToInvoice(context.db, before)) await invoice(context, fees)
}

async function invoice({ db, config }: Invoicing, fees: MonthOfFees): Promise<void> {
  const { organization_id, currency, month } = fees
  await db.transaction(async (tx) => {
    const organization = await lock(tx, organizationRecord, { id: organization_id })
    const lines = (await listFees(tx, fees)).map(({ program_name, amount }) => ({
      text: feeInWords(program_name),
      amount,
    }))
    const tax_note = config.company.taxNote ?? untaxed
    const content = {
      kind: 'fee_invoice',
      currency,
      month,
      lines,
      tax_note,
      is_test: false,
    } as const
    await issuePaper(tx, { config }, organization, content)
  })
}
